<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tourney</source>
        <translation>关于 Tourney</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由软件，以 MIT 许可证发布。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>所用软件与字体</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>打开日志文件夹</translation>
    </message>
    <message>
        <source>The desk of your club. It knows how sure it is.</source>
        <translation>俱乐部的比赛台。知道自己有多确定。</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>Choose a round to come of somebody who is entered.</source>
        <translation>选择已报名选手的后续轮次。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>选手与轮次</translation>
    </message>
    <message>
        <source>Space: here or not, plays or not. H half a point, Z no point, F a full point, P plays. E enters somebody of the club, W withdraws.</source>
        <translation>空格：到场与否、参赛与否。H 半分，Z 零分，F 全分，P 参赛。E 为俱乐部成员报名，W 退赛。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Who plays in which round?</source>
        <translation>谁参加哪一轮？</translation>
    </message>
    <message>
        <source>Whole club</source>
        <translation>整个俱乐部</translation>
    </message>
</context>
<context>
    <name>AbsenceModel</name>
    <message>
        <source>Here</source>
        <translation>到场</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>第 {0} 轮</translation>
    </message>
    <message>
        <source>left</source>
        <translation>已退赛</translation>
    </message>
    <message>
        <source>{0}, here</source>
        <translation>{0}，已到场</translation>
    </message>
    <message>
        <source>{0}, not entered</source>
        <translation>{0}，未报名</translation>
    </message>
    <message>
        <source>{0}, not here</source>
        <translation>{0}，未到场</translation>
    </message>
    <message>
        <source>{0}, round {1}: board {2}</source>
        <translation>{0}，第 {1} 轮：{2} 号台</translation>
    </message>
    <message>
        <source>{0}, round {1}: bye</source>
        <translation>{0}，第 {1} 轮：轮空</translation>
    </message>
    <message>
        <source>{0}, round {1}: out for a full point</source>
        <translation>{0}，第 {1} 轮：缺席计全分</translation>
    </message>
    <message>
        <source>{0}, round {1}: out for half a point</source>
        <translation>{0}，第 {1} 轮：缺席计半分</translation>
    </message>
    <message>
        <source>{0}, round {1}: out for no point</source>
        <translation>{0}，第 {1} 轮：缺席不计分</translation>
    </message>
    <message>
        <source>{0}, round {1}: plays</source>
        <translation>{0}，第 {1} 轮：参赛</translation>
    </message>
    <message>
        <source>{0}, withdrawn from the event</source>
        <translation>{0}，已退出赛事</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>About Tourney</source>
        <translation>关于 Tourney</translation>
    </message>
    <message>
        <source>Add a late pair to the round</source>
        <translation>为本轮补加一台</translation>
    </message>
    <message>
        <source>Announce something in the hall</source>
        <translation>发布大厅公告</translation>
    </message>
    <message>
        <source>Anonymise the chosen player</source>
        <translation>将所选选手匿名化</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>Blind vote</source>
        <translation>盲评</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Check people in</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Check results: type each again</source>
        <translation>核对结果：逐个再键入一次</translation>
    </message>
    <message>
        <source>Check the chosen player in or out</source>
        <translation>为所选选手签到或签退</translation>
    </message>
    <message>
        <source>Check-in and absence grid</source>
        <translation>签到与缺席表</translation>
    </message>
    <message>
        <source>Close this club</source>
        <translation>关闭此俱乐部</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>俱乐部之夜</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Delete the event of the chosen game</source>
        <translation>删除所选对局的赛事</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>比赛台</translation>
    </message>
    <message>
        <source>Edit what is chosen</source>
        <translation>编辑所选内容</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine lab: which engine predicts best</source>
        <translation>引擎实验室：哪个引擎预测最好</translation>
    </message>
    <message>
        <source>Enter a game in a form</source>
        <translation>用表单录入对局</translation>
    </message>
    <message>
        <source>Explain the chosen game or rating</source>
        <translation>解释所选对局或等级分</translation>
    </message>
    <message>
        <source>Explore the demo club</source>
        <translation>看看示例俱乐部</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export lists, reports or the club</source>
        <translation>导出名单、报告或俱乐部</translation>
    </message>
    <message>
        <source>Find a player, game or action</source>
        <translation>查找选手、对局或操作</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Give the chosen games to somebody else</source>
        <translation>将所选对局转给他人</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Hall display</source>
        <translation>大屏</translation>
    </message>
    <message>
        <source>Help: the first night</source>
        <translation>帮助：第一个比赛夜</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Import what was copied</source>
        <translation>导入剪贴板内容</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Leave a field, close a bar</source>
        <translation>离开输入框，关闭提示条</translation>
    </message>
    <message>
        <source>Merge the chosen player with another</source>
        <translation>将所选选手与另一条记录合并</translation>
    </message>
    <message>
        <source>Move the chosen games</source>
        <translation>移动所选对局</translation>
    </message>
    <message>
        <source>Name and logo of the club</source>
        <translation>俱乐部名称与徽标</translation>
    </message>
    <message>
        <source>New club</source>
        <translation>新建俱乐部</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新建赛事</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新选手</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>正常文字大小</translation>
    </message>
    <message>
        <source>On a board or in a list</source>
        <translation>在台次或列表中</translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation>打开俱乐部</translation>
    </message>
    <message>
        <source>Open a rating period or publish its list</source>
        <translation>开启等级分周期或发布其榜单</translation>
    </message>
    <message>
        <source>Open or record what is chosen</source>
        <translation>打开或记录所选项</translation>
    </message>
    <message>
        <source>Pairing report</source>
        <translation>配对报告</translation>
    </message>
    <message>
        <source>Paper and files</source>
        <translation>纸张与文件</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>上一个面板</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Publish the round: paper and hall</source>
        <translation>公布本轮：打印与大屏</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Rate with the engine tried out</source>
        <translation>采用试用的引擎</translation>
    </message>
    <message>
        <source>Rating periods and published lists</source>
        <translation>等级分周期与已发布的榜单</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Saved teams</source>
        <translation>队伍名单</translation>
    </message>
    <message>
        <source>Set the event up</source>
        <translation>设置赛事</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Side A won, draw, side B won</source>
        <translation>A 方胜、平局、B 方胜</translation>
    </message>
    <message>
        <source>Side A won, side B won by forfeit</source>
        <translation>A 方、B 方因弃权获胜</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Suggest another round</source>
        <translation>另行建议一轮</translation>
    </message>
    <message>
        <source>Suggest or use the next round</source>
        <translation>建议或采用下一轮</translation>
    </message>
    <message>
        <source>Swap the sides of the chosen game</source>
        <translation>对调所选对局的双方</translation>
    </message>
    <message>
        <source>Type a result</source>
        <translation>输入结果</translation>
    </message>
    <message>
        <source>Typed results: this event or open play</source>
        <translation>键入的结果：本赛事或自由对局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo everything back to the chosen change</source>
        <translation>撤销所选更改及其后的一切</translation>
    </message>
    <message>
        <source>Undo or redo the chosen change</source>
        <translation>撤销或重做所选更改</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>{0}  {1}</source>
        <comment>an action and its key</comment>
        <translation>{0}  {1}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>All {games} games carry one date: their order tells nothing, and one fit uses them all at once.</source>
        <translation>全部 {games} 局都是同一日期：先后次序不说明任何问题，一次拟合可同时使用全部对局。</translation>
    </message>
    <message>
        <source>Before the first games, one that says how unsure it is.</source>
        <translation>在最初的对局之前，宜用能说明不确定程度的引擎。</translation>
    </message>
    <message>
        <source>Games reach over {days} days, and half of the players have {games} or more: enough to see whose form changes.</source>
        <translation>对局跨越 {days} 天，半数选手至少有 {games} 局：足以看出谁的状态在变化。</translation>
    </message>
    <message>
        <source>Half of the players have {games} games or fewer: how sure a rating is matters as much as the rating.</source>
        <translation>半数选手不超过 {games} 局：等级分有多可信与等级分本身同样重要。</translation>
    </message>
    <message>
        <source>It knows that somebody took part in a share of a game only.</source>
        <translation>它能计入只参加了一局中一部分的人。</translation>
    </message>
    <message>
        <source>Its standard errors say which scores are really told apart.</source>
        <translation>它的标准误说明哪些得分真正分得出高下。</translation>
    </message>
    <message>
        <source>Look at hasty judges and at the side shown before the scores are believed: see the arena board.</source>
        <translation>在采信得分之前，先查看草率的评委与展示位置：见竞技榜。</translation>
    </message>
    <message>
        <source>Nearly everybody plays one against one, often and without long breaks: one number a player is enough, and everybody can follow the sum.</source>
        <translation>几乎人人都打单打，频繁而少有长时间中断：每人一个数字就够了，而且人人都能看懂算法。</translation>
    </message>
    <message>
        <source>On your games {engine} predicts better, and that is hardly chance: what is measured counts more.</source>
        <translation>在这些对局上 {engine} 预测得更好，而且几乎不是偶然：应以实测为准。</translation>
    </message>
    <message>
        <source>Sides of different size are no trouble to it ({share} % of the games).</source>
        <translation>人数不等的双方对它不成问题（{share} % 的对局）。</translation>
    </message>
    <message>
        <source>The backtest agrees: nothing predicts your games better.</source>
        <translation>回测结果一致：没有引擎对这些对局预测得更好。</translation>
    </message>
    <message>
        <source>The backtest does not contradict: it is not told apart from the best.</source>
        <translation>回测并不矛盾：它与最佳者不分高下。</translation>
    </message>
    <message>
        <source>The backtest has not measured it yet.</source>
        <translation>回测尚未测到它。</translation>
    </message>
    <message>
        <source>The players fall into {groups} groups that never met: no engine can compare ratings across them. Let them play each other.</source>
        <translation>选手分成 {groups} 组，彼此从未交手：没有引擎能跨组比较等级分。宜安排他们互相对局。</translation>
    </message>
    <message>
        <source>There are too few games of each player to learn a volatility as well.</source>
        <translation>每位选手的对局太少，还不足以同时估计波动率。</translation>
    </message>
    <message>
        <source>With {games} games the backtest can hardly tell engines apart; choose by these reasons.</source>
        <translation>只有 {games} 局，回测几乎分不出引擎的高下；可按这些理由选择。</translation>
    </message>
    <message>
        <source>for long histories in which form changes</source>
        <translation>适合历史长、状态有变化的情形</translation>
    </message>
    <message>
        <source>for many sides, where the order of finish is all and simple counts</source>
        <translation>适合多方对局、只看名次、求简单的情形</translation>
    </message>
    <message>
        <source>for newcomers, long breaks and few games</source>
        <translation>适合新人多、中断长、对局少的情形</translation>
    </message>
    <message>
        <source>for teams, many sides and shares of a game</source>
        <translation>适合团队、多方以及部分参与的对局</translation>
    </message>
    <message>
        <source>for votes and for leagues whose order of games does not matter</source>
        <translation>适合投票以及对局次序无关紧要的联赛</translation>
    </message>
    <message>
        <source>where everybody plays often and the sum should be simple</source>
        <translation>适合人人常打、算法应当简单的情形</translation>
    </message>
    <message>
        <source>{share} % of all appearances are among the first {games} of a player: newcomers should move fast and well-known players slowly.</source>
        <translation>{share} % 的出场属于选手的前 {games} 局：新人应当变动快，老将应当变动慢。</translation>
    </message>
    <message>
        <source>{share} % of the games are played in teams; it reads them as they are and tells the partners apart.</source>
        <translation>{share} % 的对局以团队进行；它按原样读取，并能区分搭档。</translation>
    </message>
    <message>
        <source>{share} % of the games are votes: what is judged does not change, so that all votes count at once and their order must not matter.</source>
        <translation>{share} % 的对局是投票：被评的对象不会变化，所有投票应同时计入，先后次序不应有影响。</translation>
    </message>
    <message>
        <source>{share} % of the games have more than two sides; it reads a whole order of finish.</source>
        <translation>{share} % 的对局多于两方；它读取完整的名次。</translation>
    </message>
    <message>
        <source>{share} % of the games of two sides are drawn; every engine here foresees draws from that share.</source>
        <translation>{share} % 的两方对局是和局；这里的每个引擎都据此预测和局。</translation>
    </message>
    <message>
        <source>{share} % of the players were once away for four months or longer; their ratings grow unsure.</source>
        <translation>{share} % 的选手曾离开四个月以上；他们的等级分会变得不确定。</translation>
    </message>
</context>
<context>
    <name>AdviceBox</name>
    <message>
        <source>By the shape of your games: {0}</source>
        <translation>按对局的特点：{0}</translation>
    </message>
    <message>
        <source>Other engines</source>
        <translation>其他引擎</translation>
    </message>
    <message>
        <source>When another engine would fit better</source>
        <translation>何时其他引擎更合适</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>将副本存到别处…</translation>
    </message>
    <message>
        <source>The club can only be read here</source>
        <translation>此处只能读取该俱乐部</translation>
    </message>
    <message>
        <source>The club file cannot be reached</source>
        <translation>无法访问俱乐部文件</translation>
    </message>
    <message>
        <source>The club file is damaged</source>
        <translation>俱乐部文件已损坏</translation>
    </message>
    <message>
        <source>The club file is not there any more</source>
        <translation>俱乐部文件已不在原处</translation>
    </message>
    <message>
        <source>The club is busy elsewhere</source>
        <translation>俱乐部正被别处占用</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>Announce</source>
        <translation>发布公告</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>公告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It stands large on the hall display until it is taken away.</source>
        <translation>公告以大字显示在大厅屏幕上，直到撤下。</translation>
    </message>
    <message>
        <source>Round 4 begins at 20:15</source>
        <translation>第 4 轮 20:15 开始</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>撤下</translation>
    </message>
    <message>
        <source>What shall the hall read?</source>
        <translation>大厅显示什么公告？</translation>
    </message>
</context>
<context>
    <name>Anonymise</name>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队伍</translation>
    </message>
</context>
<context>
    <name>AnonymiseDialog</name>
    <message>
        <source>Anonymise</source>
        <translation>匿名化</translation>
    </message>
    <message>
        <source>Backups that hold the name</source>
        <translation>含有该名字的备份</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>In its place stands “{0}”. Number, year of birth, notes and all else that is known go too, also from the history of changes. The games stay, and everybody’s ratings.</source>
        <translation>原处改为“{0}”。编号、出生年份、备注及其他资料一并清除，更改历史中也清除。对局和所有人的等级分保留。</translation>
    </message>
    <message>
        <source>It is the one thing in this program without a way back.</source>
        <translation>这是本程序中唯一无法恢复的操作。</translation>
    </message>
    <message>
        <source>Looking through the backups …</source>
        <translation>正在检查备份……</translation>
    </message>
    <message>
        <source>No backup of this club on this computer holds the name.</source>
        <translation>此电脑上没有含该名字的俱乐部备份。</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>选手 {0}</translation>
    </message>
    <message>
        <source>Take the name {0} out of the club for good?</source>
        <translation>将名字{0}永久移出俱乐部？</translation>
    </message>
    <message>
        <source>The name stands in these names too; those ticked change with it:</source>
        <translation>这些名称中也含有该姓名；勾选的名称会一并更改：</translation>
    </message>
    <message>
        <source>These copies still hold the name; delete them if it must go from there too:</source>
        <translation>以下副本仍含有该名字；若也需清除，应删除这些文件：</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>Type the name to confirm</source>
        <translation>输入名字以确认</translation>
    </message>
    <message>
        <source>{0} “{1}” becomes “{2}”</source>
        <translation>{0}“{1}”改为“{2}”</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>400 points are odds of 10 to 1, or one natural unit.</source>
        <translation>400 分对应 10 比 1 的胜负比，或一个自然单位。</translation>
    </message>
    <message>
        <source>A judge’s votes for one side, or for a tie, so often in a row are left out; 0 for none.</source>
        <translation>评委连续这么多次选同一边或选平时，这些票不计入；0 表示不筛选。</translation>
    </message>
    <message>
        <source>Against each other {0} takes {1} of the votes (95 %: {2} to {3}).</source>
        <translation>两者相对时，{0} 得票 {1}（95 %：{2} 至 {3}）。</translation>
    </message>
    <message>
        <source>Against the majority</source>
        <translation>违背多数</translation>
    </message>
    <message>
        <source>Against the majority: {0}, {1}</source>
        <translation>违背多数：{0}，{1}</translation>
    </message>
    <message>
        <source>All votes of a judge who mostly votes too fast, or has such a row, and not only those.</source>
        <translation>评委大多投得过快或有这样的连选时，其全部票都不计入，而不只是那几票。</translation>
    </message>
    <message>
        <source>Arena (base 10)</source>
        <translation>竞技榜（以 10 为底）</translation>
    </message>
    <message>
        <source>Cannot be told apart from what was chosen before it: {names}.</source>
        <translation>与先选的项目无法区分：{names}。</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Cycles are looked for among the {most} with most games.</source>
        <translation>循环只在对局最多的 {most} 名中查找。</translation>
    </message>
    <message>
        <source>Effects are worked out for up to {most} players.</source>
        <translation>最多对 {most} 名选手估计影响。</translation>
    </message>
    <message>
        <source>Few votes</source>
        <translation>票少</translation>
    </message>
    <message>
        <source>First side where {column} is {value}</source>
        <translation>{column} 为 {value} 时的先示一方</translation>
    </message>
    <message>
        <source>Home, unless on neutral ground</source>
        <translation>主场（中立场地除外）</translation>
    </message>
    <message>
        <source>If one score said everything, chance alone would make about {0}.</source>
        <translation>若一个分数就说明一切，仅凭偶然约有 {0} 个。</translation>
    </message>
    <message>
        <source>In rows of one choice: {0}, {1}</source>
        <translation>连选同一项：{0}，{1}</translation>
    </message>
    <message>
        <source>It may be chance: {0} is better with {1} certainty.</source>
        <translation>可能出于偶然：{0} 更强的把握为 {1}。</translation>
    </message>
    <message>
        <source>Joined to the main group by no result: {0}.</source>
        <translation>没有任何结果与主组相连：{0}。</translation>
    </message>
    <message>
        <source>Judges who vote against the majority of the other judges more often than this are left out; 0 for none.</source>
        <translation>违背其他评委多数的比例高于此值的评委不计入；0 表示不筛选。</translation>
    </message>
    <message>
        <source>Least response time</source>
        <translation>最短用时</translation>
    </message>
    <message>
        <source>Leave such judges out altogether</source>
        <translation>整个排除这样的评委</translation>
    </message>
    <message>
        <source>Left out in all: {0} of {1} votes ({2})</source>
        <translation>共不计入：{1} 票中的 {0} 票（{2}）</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Natural (base e)</source>
        <translation>自然（以 e 为底）</translation>
    </message>
    <message>
        <source>Never ahead of the main group, so without a lower bound: {0}.</source>
        <translation>从未胜过主组，因此没有下界：{0}。</translation>
    </message>
    <message>
        <source>Never beat the main group: no finite score</source>
        <translation>从未胜过主组：没有有限分数</translation>
    </message>
    <message>
        <source>Never beaten by the main group, so without an upper bound: {0}.</source>
        <translation>从未负于主组，因此没有上界：{0}。</translation>
    </message>
    <message>
        <source>Never lost to the main group: no finite score</source>
        <translation>从未负于主组：没有有限分数</translation>
    </message>
    <message>
        <source>No game of two sides.</source>
        <translation>没有双方对局。</translation>
    </message>
    <message>
        <source>No result joins them to the main group</source>
        <translation>没有任何结果与主组相连</translation>
    </message>
    <message>
        <source>No three of them have all met with one ahead in each pair.</source>
        <translation>没有三者两两交手且每对都分出高下。</translation>
    </message>
    <message>
        <source>No vote meets these conditions. Choose others, or leave fewer votes out.</source>
        <translation>没有符合这些条件的票。可更换条件，或少排除一些票。</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>已排名</translation>
    </message>
    <message>
        <source>Same choice in a row</source>
        <translation>连续相同选择</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>Scores that rest on fewer votes than this are marked.</source>
        <translation>票数少于此值的分数会加标记。</translation>
    </message>
    <message>
        <source>Side shown first</source>
        <translation>先示一方</translation>
    </message>
    <message>
        <source>That is more than chance makes.</source>
        <translation>这超出了偶然的范围。</translation>
    </message>
    <message>
        <source>The first side took {0} of {1} (95 %: {2} to {3}): {4} won, {5} lost, {6} tied.</source>
        <translation>先示一方在 {1}中得 {0}（95 %：{2} 至 {3}）：胜 {4}，负 {5}，平 {6}。</translation>
    </message>
    <message>
        <source>The players fall into {0} groups that never met each other.</source>
        <translation>选手分成 {0} 个从未交手的组。</translation>
    </message>
    <message>
        <source>These effects cannot be told apart from the strengths, and were left out: {names}.</source>
        <translation>这些影响与实力无法区分，已略去：{names}。</translation>
    </message>
    <message>
        <source>These games allow no board: no two players can be compared both ways.</source>
        <translation>这些对局排不出榜：没有两名选手可以双向比较。</translation>
    </message>
    <message>
        <source>Too fast: {0}, {1}</source>
        <translation>过快：{0}，{1}</translation>
    </message>
    <message>
        <source>Votes given in less time are left out; 0 for none. Votes without a time stay.</source>
        <translation>用时更短的票不计入；0 表示不筛选。没有用时的票保留。</translation>
    </message>
    <message>
        <source>With strengths allowed for, standing first is worth {0} ± {1} points: {2}.</source>
        <translation>扣除实力后，先示值 {0} ± {1} 分：{2}。</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>明显</translation>
    </message>
    <message>
        <source>few votes</source>
        <translation>票少</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>可能偶然</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>{0} and {1} others</source>
        <translation>{0} 等，另有 {1} 人</translation>
    </message>
    <message>
        <source>{0} is better with {1} certainty.</source>
        <translation>{0} 更强的把握为 {1}。</translation>
    </message>
    <message>
        <source>{0} is {1} ± {2} points ahead of {3} (95 %: {4} to {5}).</source>
        <translation>{0} 领先 {3} {1} ± {2} 分（95 %：{4} 至 {5}）。</translation>
    </message>
    <message>
        <source>{0} of {1} triples go round in a circle: each is ahead of the next.</source>
        <translation>{1} 组三者中有 {0} 组成环：每一名都胜过下一名。</translation>
    </message>
    <message>
        <source>{column}</source>
        <translation>{column}</translation>
    </message>
    <message>
        <source>{column}, for the first side</source>
        <translation>{column}（对先示一方）</translation>
    </message>
    <message>
        <source>{column}, more than the other side</source>
        <translation>{column}（比对方多）</translation>
    </message>
    <message>
        <source>{one}</source>
        <translation>{one}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{year}, quarter {number}</source>
        <translation>{year} 年第 {number} 季度</translation>
    </message>
</context>
<context>
    <name>ArenaHead</name>
    <message>
        <source>Arena</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>分项榜</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评委</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Sides and effects</source>
        <translation>位置与影响</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>页面内容</translation>
    </message>
</context>
<context>
    <name>ArenaPage</name>
    <message>
        <source>A board needs games. Let judges compare photos, texts or beers without their names, or bring in votes as arenas of language models write them.</source>
        <translation>排榜需要对局。可让评委在不知名称的情况下比较照片、文章或啤酒，也可导入语言模型竞技场格式的投票。</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>Arena board</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>No votes here yet</source>
        <translation>这里还没有投票</translation>
    </message>
    <message>
        <source>Working out the board…</source>
        <translation>正在计算榜单……</translation>
    </message>
    <message>
        <source>Working. Esc stops it; nothing has changed.</source>
        <translation>正在计算。按 Esc 停止；一切不变。</translation>
    </message>
    <message>
        <source>{0} of {1} votes</source>
        <translation>{1} 票中的 {0} 票</translation>
    </message>
</context>
<context>
    <name>BacktestHead</name>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>双打</translation>
    </message>
    <message>
        <source>Each engine foresees every game from those before it, then learns the result.</source>
        <translation>每个引擎只凭此前的对局预测每一局，然后才得知结果。</translation>
    </message>
    <message>
        <source>First games of a player left out</source>
        <translation>不计选手的前几局</translation>
    </message>
    <message>
        <source>Many sides</source>
        <translation>多方对局</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>单打</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>分队</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Which games the figures are of</source>
        <translation>数字取自哪些对局</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>BacktestPane</name>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Calibration of {0}</source>
        <translation>{0} 的校准</translation>
    </message>
    <message>
        <source>How the engines predicted</source>
        <translation>各引擎的预测表现</translation>
    </message>
    <message>
        <source>No rated game yet.</source>
        <translation>还没有计分对局。</translation>
    </message>
    <message>
        <source>Of games whose favourite was expected to score so much, how much he scored.</source>
        <translation>热门选手预期得分如此的对局中，其实际得分。</translation>
    </message>
    <message>
        <source>Predicting with {0}…</source>
        <translation>正在用 {0} 预测…</translation>
    </message>
    <message>
        <source>The engines are compared on the club’s own games, from the first night on.</source>
        <translation>从第一晚起，就用俱乐部自己的对局比较各引擎。</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调优</translation>
    </message>
    <message>
        <source>Tune {0}</source>
        <translation>调优 {0}</translation>
    </message>
    <message>
        <source>Tuning {0}…</source>
        <translation>正在调优 {0}…</translation>
    </message>
    <message>
        <source>Use these in the form</source>
        <translation>填入设置</translation>
    </message>
</context>
<context>
    <name>BackupsModel</name>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>{0} KB</source>
        <translation>{0} KB</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>a date and a file</comment>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>away</source>
        <translation>久未参赛</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>定级中</translation>
    </message>
</context>
<context>
    <name>BoardExporter</name>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Drawing to print (*.pdf)</source>
        <translation>打印用图 (*.pdf)</translation>
    </message>
    <message>
        <source>Drawing to print (PDF)</source>
        <translation>打印用图（PDF）</translation>
    </message>
    <message>
        <source>Export: {0}</source>
        <translation>导出：{0}</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>电子表格 (*.xlsx)</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>电子表格（XLSX）</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>Another board number …</source>
        <translation>更改台号 …</translation>
    </message>
    <message>
        <source>Double forfeit: both lose</source>
        <translation>双方弃权：均判负</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>转到 {0}</translation>
    </message>
    <message>
        <source>Let it count again</source>
        <translation>恢复计入</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新开放</translation>
    </message>
    <message>
        <source>Void: counts for nothing</source>
        <translation>作废：不计入任何统计</translation>
    </message>
    <message>
        <source>Withdraw round {0}</source>
        <translation>撤回第 {0} 轮</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} 胜</translation>
    </message>
    <message>
        <source>{0} wins by forfeit</source>
        <translation>{0} 因对方弃权获胜</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Bradley-Terry score, and beside it one standard error</source>
        <translation>Bradley-Terry 分数，旁边为一个标准误</translation>
    </message>
    <message>
        <source>By score alone</source>
        <translation>仅按分数</translation>
    </message>
    <message>
        <source>Games that count on this board; dashed and hollow where they are few</source>
        <translation>计入本榜的对局；少时以虚线空心表示</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>不相连</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>已排名</translation>
    </message>
    <message>
        <source>Ranks, 95 % sure</source>
        <translation>排名（95 % 把握）</translation>
    </message>
    <message>
        <source>Score (±)</source>
        <translation>分数（±）</translation>
    </message>
    <message>
        <source>Share of the points; a tie counts half</source>
        <translation>得分比例；平局算一半</translation>
    </message>
    <message>
        <source>The best and the worst rank that the 95 % ranges allow</source>
        <translation>95 % 区间允许的最好与最差排名</translation>
    </message>
    <message>
        <source>The score with its 95 % range</source>
        <translation>分数及其 95 % 区间</translation>
    </message>
    <message>
        <source>Two chosen rows are compared below</source>
        <translation>选中两行，在下方比较</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>未尝败绩</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>Without a win</source>
        <translation>未尝胜绩</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>few votes</source>
        <translation>票少</translation>
    </message>
    <message>
        <source>ranked by score; the whisker is the 95 % range</source>
        <translation>按分数排名；横线为 95 % 区间</translation>
    </message>
    <message>
        <source>{0}: no score, {1}</source>
        <translation>{0}：无分数，{1}</translation>
    </message>
    <message>
        <source>{0}: rank {1}, score {2}, 95 % sure between {3} and {4}, {5}</source>
        <translation>{0}：第 {1} 名，分数 {2}，95 % 把握在 {3} 与 {4} 之间，{5}</translation>
    </message>
    <message>
        <source>{0}; few votes</source>
        <translation>{0}；票少</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>Arena board</source>
        <translation>竞技榜</translation>
    </message>
</context>
<context>
    <name>BoardsHead</name>
    <message>
        <source>Check-in {0}</source>
        <translation>签到 {0}</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>大屏</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>More about this round</source>
        <translation>本轮更多操作</translation>
    </message>
    <message>
        <source>Only the last round can be withdrawn</source>
        <translation>只有最后一轮可以撤回</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Take back: round {0} is out</source>
        <translation>收回：第 {0} 轮已公布</translation>
    </message>
    <message>
        <source>The round after</source>
        <translation>后一轮</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>前一轮</translation>
    </message>
    <message>
        <source>Withdraw round {0} with its results?</source>
        <translation>撤回第 {0} 轮及其结果？</translation>
    </message>
    <message>
        <source>not paired yet</source>
        <translation>尚未编排</translation>
    </message>
    <message>
        <source>out since {0}</source>
        <translation>{0} 公布</translation>
    </message>
    <message>
        <source>{0} of {1} boards have a result. Undo brings the round back with all of them.</source>
        <translation>{1} 台中有 {0} 台已有结果。撤销可连同结果一起恢复本轮。</translation>
    </message>
    <message>
        <source>{0}, closed</source>
        <translation>{0}，已结束</translation>
    </message>
</context>
<context>
    <name>BoardsModel</name>
    <message>
        <source>Board</source>
        <translation>台</translation>
    </message>
    <message>
        <source>Double forfeit: both lose, not rated</source>
        <translation>双方弃权：均判负，不计等级分</translation>
    </message>
    <message>
        <source>Games outside the rounds</source>
        <translation>轮次之外的对局</translation>
    </message>
    <message>
        <source>May be off by {0}</source>
        <translation>误差可达 {0}</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Rating {0}, with all games of this rating period</source>
        <translation>等级分{0}，含本定级周期的全部对局</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 方</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 方</translation>
    </message>
    <message>
        <source>Void: counts for nothing</source>
        <translation>作废：不计入任何统计</translation>
    </message>
    <message>
        <source>board {0}, {1}, {2}</source>
        <translation>第 {0} 台，{1}，{2}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>drawn {0}</source>
        <translation>平局 {0}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} 对 {1}</translation>
    </message>
    <message>
        <source>{0} has a bye</source>
        <translation>{0} 轮空</translation>
    </message>
    <message>
        <source>{0} wins by forfeit, not rated</source>
        <translation>{0} 因对方弃权获胜，不计等级分</translation>
    </message>
    <message>
        <source>{0} wins {1}</source>
        <translation>{0} 胜 {1}</translation>
    </message>
</context>
<context>
    <name>BoardsPanel</name>
    <message>
        <source>Board {0}</source>
        <translation>{0} 号台</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>Number of the board; two boards trade where it is taken</source>
        <translation>台号；若已占用则两台互换</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>A drawn game</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>A knockout needs a winner.</source>
        <translation>淘汰赛必须分出胜负。</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>决赛</translation>
    </message>
    <message>
        <source>Game for third place</source>
        <translation>三四名决赛</translation>
    </message>
    <message>
        <source>Games for each place of the bracket; they stop when the lead cannot be caught up.</source>
        <translation>对阵表每个位置的局数；领先已无法追平时即停止。</translation>
    </message>
    <message>
        <source>Grand final</source>
        <translation>总决赛</translation>
    </message>
    <message>
        <source>Grand final, second game</source>
        <translation>总决赛第二场</translation>
    </message>
    <message>
        <source>Last {size}</source>
        <translation>{size} 强</translation>
    </message>
    <message>
        <source>Last {size}, game {n}</source>
        <translation>{size} 强，第 {n} 场</translation>
    </message>
    <message>
        <source>Loser of {place}</source>
        <translation>{place} 的负者</translation>
    </message>
    <message>
        <source>Losers</source>
        <translation>败者组</translation>
    </message>
    <message>
        <source>Losers&apos; final</source>
        <translation>败者组决赛</translation>
    </message>
    <message>
        <source>Losers&apos; round {round}, game {n}</source>
        <translation>败者组第 {round} 轮，第 {n} 场</translation>
    </message>
    <message>
        <source>Played when the unbeaten finalist loses the first one: nobody goes out after one loss.</source>
        <translation>保持不败的一方输掉第一场总决赛时加赛：没有人只输一场就出局。</translation>
    </message>
    <message>
        <source>Quarter-final {n}</source>
        <translation>四分之一决赛 {n}</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>四分之一决赛</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>第 {n} 轮</translation>
    </message>
    <message>
        <source>Second final</source>
        <translation>第二场总决赛</translation>
    </message>
    <message>
        <source>Seed {n}</source>
        <translation>{n} 号种子</translation>
    </message>
    <message>
        <source>Semi-final {n}</source>
        <translation>半决赛 {n}</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>半决赛</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>三四名决赛</translation>
    </message>
    <message>
        <source>Winner of {place}</source>
        <translation>{place} 的胜者</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>胜者组</translation>
    </message>
    <message>
        <source>Winners&apos; final</source>
        <translation>胜者组决赛</translation>
    </message>
    <message>
        <source>Winners&apos; round {round}, game {n}</source>
        <translation>胜者组第 {round} 轮，第 {n} 场</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>is played again</source>
        <translation>重赛</translation>
    </message>
    <message>
        <source>lets the better seed go on</source>
        <translation>种子靠前者晋级</translation>
    </message>
    <message>
        <source>not in the bracket</source>
        <translation>不在对阵图中</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>仍在赛中</translation>
    </message>
    <message>
        <source>waits for the tie-break to be entered</source>
        <translation>等待录入加赛结果</translation>
    </message>
    <message>
        <source>won the bracket</source>
        <translation>赢得冠军</translation>
    </message>
    <message>
        <source>won the third place against {b}</source>
        <translation>胜 {b} 获第三名</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <translation>{a} 与 {b}</translation>
    </message>
    <message>
        <source>{a} has won the last game of the bracket.</source>
        <translation>{a} 赢得了对阵表的最后一局。</translation>
    </message>
    <message>
        <source>{a} is not in the bracket.</source>
        <translation>{a} 不在对阵表中。</translation>
    </message>
    <message>
        <source>{a} is still in.</source>
        <translation>{a} 仍在比赛中。</translation>
    </message>
    <message>
        <source>{a} went out against {b}: {place}.</source>
        <translation>{a} 负于 {b} 出局：{place}。</translation>
    </message>
    <message>
        <source>{a} went out: {place}.</source>
        <translation>{a} 出局：{place}。</translation>
    </message>
    <message>
        <source>{a} won the game for the third place against {b}.</source>
        <translation>{a} 在三四名决赛中战胜 {b}。</translation>
    </message>
    <message>
        <source>{place} is set for {played}, but after the results before it, {due} belong there. Take the board back.</source>
        <translation>{place} 已排定 {played}，但按之前的结果，应由 {due} 对阵。撤回这一台。</translation>
    </message>
    <message>
        <source>{place} was decided without this game of {played}; it does not count.</source>
        <translation>{place} 在 {played} 的这一局之前已分出胜负；此局不计。</translation>
    </message>
    <message>
        <source>{place} was played by {played}, but after the results before it, {due} belong there. Correct a result, or delete this game and play it anew.</source>
        <translation>{place} 由 {played} 进行，但按之前的结果，应由 {due} 对阵。更正某个结果，或删除此局后重赛。</translation>
    </message>
    <message>
        <source>{place}, against {b}</source>
        <translation>{place}，对 {b}</translation>
    </message>
    <message>
        <source>{played} stands under “{place}”, which this bracket does not have.</source>
        <translation>{played} 记在“{place}”之下，而此对阵表没有这个位置。</translation>
    </message>
</context>
<context>
    <name>BracketPanel</name>
    <message>
        <source>1 or 0 gives the result of the marked place, = a draw, Del opens it again, Enter shows all</source>
        <translation>1 或 0 输入所选位置的结果，= 平局，Del 重新打开，Enter 显示全部</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>This part of the event has no bracket.</source>
        <translation>赛事的这一部分没有对阵图。</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>可以开赛</translation>
    </message>
    <message>
        <source>decided without a game</source>
        <translation>未赛而定</translation>
    </message>
    <message>
        <source>level, a decision is needed</source>
        <translation>打平，需定胜负</translation>
    </message>
    <message>
        <source>nobody goes on from here</source>
        <translation>此处无人晋级</translation>
    </message>
    <message>
        <source>somebody is still to come</source>
        <translation>对手未定</translation>
    </message>
    <message>
        <source>{0} won {1}</source>
        <translation>{0} 胜 {1}</translation>
    </message>
</context>
<context>
    <name>CalibrationModel</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Chance alone may put the score anywhere in this range; the notch is what was foreseen</source>
        <translation>仅凭偶然，得分就可能落在此区间任何位置；竖线为预期值</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>吻合</translation>
    </message>
    <message>
        <source>Foreseen</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Foreseen {0}, scored {1} in {2} games: {3}</source>
        <translation>预期 {0}，{2} 局中得分 {1}：{3}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>How many games had such a favourite</source>
        <translation>有这样热门选手的对局数</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>What the favourites of these games were expected to score</source>
        <translation>这些对局中热门选手的预期得分</translation>
    </message>
    <message>
        <source>What they scored; a draw counts half</source>
        <translation>其实际得分；和局计一半</translation>
    </message>
    <message>
        <source>Whether what was foreseen lies in the range</source>
        <translation>预期值是否落在区间内</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>吻合</translation>
    </message>
    <message>
        <source>too careful</source>
        <translation>过于保守</translation>
    </message>
    <message>
        <source>too sure</source>
        <translation>过于自信</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>已定级</translation>
    </message>
    <message>
        <source>Established, last played on {0}</source>
        <translation>已定级，上次参赛 {0}</translation>
    </message>
    <message>
        <source>Not rated yet</source>
        <translation>尚无等级分</translation>
    </message>
    <message>
        <source>Provisional until {0}</source>
        <translation>定级中，至 {0} 为止</translation>
    </message>
    <message>
        <source>Rank {0} of {1} established players; 95 % sure between {2} and {3}</source>
        <translation>已定级的 {1} 人中第 {0} 名；95 % 把握在第 {2} 至第 {3} 名之间</translation>
    </message>
    <message>
        <source>With care {0}</source>
        <translation>保守等级分 {0}</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>已到场</translation>
    </message>
    <message>
        <source>here now, board {0}</source>
        <translation>已到场，{0} 号台</translation>
    </message>
    <message>
        <source>most likely {0} · 95 % sure</source>
        <translation>最可能为 {0} · 95 % 把握</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>rank {0}</source>
        <translation>第 {0} 名</translation>
    </message>
    <message>
        <source>rank {0} ({1}–{2})</source>
        <translation>第 {0} 名（{1}–{2}）</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{0} Still {1}.</source>
        <translation>{0}还需{1}。</translation>
    </message>
    <message>
        <source>{0} since {1}</source>
        <translation>自 {1}起 {0}</translation>
    </message>
    <message>
        <source>{0} – {1}, 95 % sure</source>
        <translation>{0} – {1}，95 % 把握</translation>
    </message>
    <message>
        <source>{0}, with {1}</source>
        <translation>{0}（搭档 {1}）</translation>
    </message>
</context>
<context>
    <name>CardHead</name>
    <message>
        <source>Form</source>
        <translation>近况</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>编号 {0}</translation>
    </message>
    <message>
        <source>Press to have it explained</source>
        <translation>点击查看解释</translation>
    </message>
    <message>
        <source>born {0}</source>
        <translation>{0} 年生</translation>
    </message>
    <message>
        <source>came with {0}</source>
        <translation>入会时 {0}</translation>
    </message>
    <message>
        <source>came with {0} from {1}</source>
        <translation>入会时 {0}（{1}）</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Add a start rating</source>
        <translation>添加起始等级分</translation>
    </message>
    <message>
        <source>Anonymise</source>
        <translation>匿名化</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Bring back into the lists</source>
        <translation>恢复到名单</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Check out</source>
        <translation>签退</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit the start rating</source>
        <translation>编辑起始等级分</translation>
    </message>
    <message>
        <source>Explain the rating</source>
        <translation>解释等级分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games in the log</source>
        <translation>在对局记录中查看</translation>
    </message>
    <message>
        <source>History</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>Merge with another entry</source>
        <translation>与另一条记录合并</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>Parts of the card</source>
        <translation>卡片各部分</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Season sheet…</source>
        <translation>赛季表…</translation>
    </message>
    <message>
        <source>Separate {0} again</source>
        <translation>重新分出{0}</translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message>
        <source>down {0}</source>
        <translation>下降 {0}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>up {0}</source>
        <translation>上升 {0}</translation>
    </message>
</context>
<context>
    <name>ChangePane</name>
    <message>
        <source>Choose a change to see it here.</source>
        <translation>选择一项更改即可在此查看。</translation>
    </message>
    <message>
        <source>It is undone, and can be done again.</source>
        <translation>它已被撤销，可以重做。</translation>
    </message>
    <message>
        <source>It left no field different.</source>
        <translation>没有字段因此改变。</translation>
    </message>
    <message>
        <source>It stays as it is: it cannot be undone or redone any more.</source>
        <translation>它已成定局，不能再撤销或重做。</translation>
    </message>
    <message>
        <source>Reading what it changed…</source>
        <translation>正在读取更改的内容…</translation>
    </message>
    <message>
        <source>Redo this change</source>
        <translation>重做此更改</translation>
    </message>
    <message>
        <source>Show the game</source>
        <translation>显示对局</translation>
    </message>
    <message>
        <source>The chosen change</source>
        <translation>所选更改</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>撤销至此</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>撤销此更改</translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation>更改的内容</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>a date and a time</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>ChartExporter</name>
    <message>
        <source>Document to print (*.pdf)</source>
        <translation>打印文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Document to print (PDF)</source>
        <translation>打印文档 (PDF)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Export: {0}</source>
        <translation>导出：{0}</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <source>Table of the figures (CSV)</source>
        <translation>数据表 (CSV)</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
</context>
<context>
    <name>ChartPane</name>
    <message>
        <source>Charts begin with the first result: type one on the Desk, or bring in a spreadsheet.</source>
        <translation>有了第一个结果就有图表：在比赛台输入，或导入电子表格。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往比赛台</translation>
    </message>
    <message>
        <source>No rated game yet</source>
        <translation>还没有计分的对局</translation>
    </message>
    <message>
        <source>Working out the ratings…</source>
        <translation>正在计算等级分…</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <translation>{0}，截至 {1}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Game {0}, {1}</source>
        <translation>第 {0} 局，{1}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Start: {0}</source>
        <translation>起始：{0}</translation>
    </message>
    <message>
        <source>Today, {0}: {1}</source>
        <translation>今天，{0}：{1}</translation>
    </message>
    <message>
        <source>Volatility</source>
        <translation>波动率</translation>
    </message>
    <message>
        <source>beat {0}</source>
        <translation>胜 {0}</translation>
    </message>
    <message>
        <source>drew with {0}</source>
        <translation>平 {0}</translation>
    </message>
    <message>
        <source>lost to {0}</source>
        <translation>负 {0}</translation>
    </message>
    <message>
        <source>place {0} of {1} against {2}</source>
        <translation>第 {0} 名（共 {1} 方），对 {2}</translation>
    </message>
    <message>
        <source>shared place {0} of {1} against {2}</source>
        <translation>并列第 {0} 名（共 {1} 方），对 {2}</translation>
    </message>
    <message>
        <source>{0}, with {1}</source>
        <translation>{0}（搭档 {1}）</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>ChartsHead</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>交手战绩</translation>
    </message>
    <message>
        <source>History</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>页面内容</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>对阵关系</translation>
    </message>
</context>
<context>
    <name>ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>Everything works.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>a night was played, undone, played again and rated: {games} games</source>
        <translation>已模拟一场比赛、撤销、重做并计算等级分：{games} 局</translation>
    </message>
    <message>
        <source>failed: {what}</source>
        <translation>失败：{what}</translation>
    </message>
    <message>
        <source>fonts, icons, catalogues and the demo club are there</source>
        <translation>字体、图标、语言文件和示例俱乐部齐全</translation>
    </message>
    <message>
        <source>formats read: {read}; written: {written}</source>
        <translation>可读取的格式：{read}；可写出的格式：{written}</translation>
    </message>
    <message>
        <source>pairing systems: {found}</source>
        <translation>编排方式：{found}</translation>
    </message>
    <message>
        <source>rating engines: {found}</source>
        <translation>等级分引擎：{found}</translation>
    </message>
    <message>
        <source>the file was closed, opened again and is whole</source>
        <translation>文件已关闭并重新打开，完好无损</translation>
    </message>
    <message>
        <source>the standings were printed: {pages} page PDF, {size} bytes</source>
        <translation>已输出排名：{pages} 页 PDF，{size} 字节</translation>
    </message>
    <message>
        <source>{what} is missing</source>
        <translation>缺少 {what}</translation>
    </message>
</context>
<context>
    <name>CheckInModel</name>
    <message>
        <source>Not here</source>
        <translation>未到</translation>
    </message>
    <message>
        <source>Not here: {0}</source>
        <translation>未到：{0}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退赛</translation>
    </message>
    <message>
        <source>{0}, here</source>
        <translation>{0}，已到场</translation>
    </message>
    <message>
        <source>{0}, here, board {1}</source>
        <translation>{0}，已到场，第 {1} 台</translation>
    </message>
    <message>
        <source>{0}, not here</source>
        <translation>{0}，未到</translation>
    </message>
    <message>
        <source>{0}, sits the next round out</source>
        <translation>{0}，下一轮缺席</translation>
    </message>
    <message>
        <source>{0}, withdrawn from the event</source>
        <translation>{0}，已退出赛事</translation>
    </message>
</context>
<context>
    <name>CheckInPanel</name>
    <message>
        <source>A new face? Shift Enter adds “{0}”.</source>
        <translation>新选手？按 Shift Enter 新建“{0}”。</translation>
    </message>
    <message>
        <source>Absences round by round</source>
        <translation>逐轮缺席</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nobody is called “{0}”.</source>
        <translation>没有叫 “{0}” 的选手。</translation>
    </message>
    <message>
        <source>Nobody is called “{0}”. Enter adds a new player.</source>
        <translation>没有叫 “{0}” 的选手。按 Enter 新建。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>People you check in appear here.</source>
        <translation>签到的人会显示在这里。</translation>
    </message>
    <message>
        <source>Type a name, then Enter</source>
        <translation>输入姓名，按 Enter</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>尚无人</translation>
    </message>
    <message>
        <source>{0} is here already.</source>
        <translation>{0} 已经到场。</translation>
    </message>
    <message>
        <source>{0} is here.</source>
        <translation>{0} 已签到。</translation>
    </message>
    <message>
        <source>{0} is new and here.</source>
        <translation>{0} 已新建并签到。</translation>
    </message>
    <message>
        <source>{0} of {1} here</source>
        <translation>到场 {0} / {1}</translation>
    </message>
    <message>
        <source>“{0}” fits {1}. One more letter, or ↓.</source>
        <translation>“{0}” 符合 {1}。再输入一个字母，或按 ↓ 选择。</translation>
    </message>
</context>
<context>
    <name>CheckedBoards</name>
    <message>
        <source>type it again</source>
        <translation>再键入一次</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Add “{0}”</source>
        <translation>新建 “{0}”</translation>
    </message>
    <message>
        <source>Chance to finish first, before the game</source>
        <translation>赛前获得第一的机会</translation>
    </message>
    <message>
        <source>Nobody is called “{0}”.</source>
        <translation>没有叫 “{0}” 的选手。</translation>
    </message>
    <message>
        <source>Who is “{0}”?</source>
        <translation>“{0}” 是谁？</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>drew with</source>
        <translation>平</translation>
    </message>
    <message>
        <source>expected {0}</source>
        <translation>预期 {0}</translation>
    </message>
    <message>
        <source>lost to</source>
        <translation>负</translation>
    </message>
    <message>
        <source>{0}: the rating change to come</source>
        <translation>{0}：即将发生的等级分变化</translation>
    </message>
</context>
<context>
    <name>ChoosePane</name>
    <message>
        <source>Engines</source>
        <translation>引擎列表</translation>
    </message>
</context>
<context>
    <name>ClubLookDialog</name>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>选择图片…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>徽标</translation>
    </message>
    <message>
        <source>Logo of the club</source>
        <translation>俱乐部徽标</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name and logo of the club</source>
        <translation>俱乐部名称与徽标</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>不用徽标</translation>
    </message>
    <message>
        <source>No logo yet</source>
        <translation>尚无徽标</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp *.svg)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.bmp *.gif *.webp *.svg)</translation>
    </message>
    <message>
        <source>They stand on every page that is printed.</source>
        <translation>二者印在每一页上。</translation>
    </message>
    <message>
        <source>{0} is no picture that can be read.</source>
        <translation>无法读取图片 {0}。</translation>
    </message>
</context>
<context>
    <name>ClubMenu</name>
    <message>
        <source>Recent clubs</source>
        <translation>最近的俱乐部</translation>
    </message>
</context>
<context>
    <name>ClubWide</name>
    <message>
        <source>95 % sure to be at least that</source>
        <translation>95 % 把握不低于此值</translation>
    </message>
    <message>
        <source>99 % sure to be at least that</source>
        <translation>99 % 把握不低于此值</translation>
    </message>
    <message>
        <source>Another number of deviations</source>
        <translation>另定偏差倍数</translation>
    </message>
    <message>
        <source>Careful rating</source>
        <translation>保守等级分</translation>
    </message>
    <message>
        <source>For seeding, prizes and ladders, where somebody is not established yet.</source>
        <translation>用于种子、奖项和天梯中尚未定级的选手。</translation>
    </message>
    <message>
        <source>Match quality</source>
        <translation>匹配度</translation>
    </message>
    <message>
        <source>Shown on the Desk and used for pairing singles; 1 is the best there is.</source>
        <translation>显示在工作台上，并用于单打编排；1 为最佳。</translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Find it…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ColumnRole</name>
    <message>
        <source>At home (one row a player)</source>
        <translation>主场（每选手一行）</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>台</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>名</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>Game of this row (one row a player)</source>
        <translation>本行所属对局（每选手一行）</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Judge or voter</source>
        <translation>评委或投票者</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>原样保留</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>负者</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Neutral ground</source>
        <translation>中立场地</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Number or id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Place (one row a player)</source>
        <translation>名次（每选手一行）</translation>
    </message>
    <message>
        <source>Player (one row a player)</source>
        <translation>选手（每选手一行）</translation>
    </message>
    <message>
        <source>Points (one row a player)</source>
        <translation>得分（每选手一行）</translation>
    </message>
    <message>
        <source>Points of the first side</source>
        <translation>第一方得分</translation>
    </message>
    <message>
        <source>Points of the second side</source>
        <translation>第二方得分</translation>
    </message>
    <message>
        <source>Rated or not</source>
        <translation>是否计等级分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating of the first side</source>
        <translation>第一方等级分</translation>
    </message>
    <message>
        <source>Rating of the second side</source>
        <translation>第二方等级分</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>第二方</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Share of the game (one row a player)</source>
        <translation>参与份额（每选手一行）</translation>
    </message>
    <message>
        <source>Side (one row a player)</source>
        <translation>所属一方（每选手一行）</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Whole line (ann &gt; bob)</source>
        <translation>整行（ann &gt; bob）</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜者</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Column {0} is</source>
        <translation>列 {0} 的含义</translation>
    </message>
    <message>
        <source>What each column is used as</source>
        <translation>各列的用途</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n game(s) of the club corrected.</source>
        <translation>已更正俱乐部的 %n 局对局。</translation>
    </message>
    <message>
        <source>%n game(s) of the file are in the club already.</source>
        <translation>文件中有 %n 局对局俱乐部已有。</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n page(s)</source>
        <translation>%n 页</translation>
    </message>
    <message>
        <source>%n player(s) of the club brought up to date.</source>
        <translation>已更新俱乐部的 %n 名选手。</translation>
    </message>
    <message>
        <source>%n row(s) left out.</source>
        <translation>已略过 %n 行。</translation>
    </message>
    <message>
        <source>A4 or Letter (default: A4)</source>
        <translation>A4 或 Letter（默认：A4）</translation>
    </message>
    <message>
        <source>And %n more remark(s) of this kind.</source>
        <translation>另有 %n 条类似说明。</translation>
    </message>
    <message>
        <source>Being at home or moving first is worth {value} rating points (standard error {error}).</source>
        <translation>主场或先手相当于 {value} 等级分（标准误 {error}）。</translation>
    </message>
    <message>
        <source>Let each engine predict every game from the games before it and score the predictions. The table is CSV with these columns: {columns}. Log losses are in nats a game; smaller is better, the best comes first.</source>
        <translation>让各引擎用之前的对局预测每一局，并为预测评分。表格为 CSV，列为：{columns}。对数损失以每局纳特计；越小越好，最佳者在前。</translation>
    </message>
    <message>
        <source>Nobody in the club is called “{name}”.</source>
        <translation>俱乐部中没有叫“{name}”的选手。</translation>
    </message>
    <message>
        <source>One unit of “{name}” is worth {value} rating points (standard error {error}).</source>
        <translation>“{name}”的一个单位相当于 {value} 等级分（标准误 {error}）。</translation>
    </message>
    <message>
        <source>Options of the systems:</source>
        <translation>各编排制的选项：</translation>
    </message>
    <message>
        <source>Parameters and their defaults:</source>
        <translation>各引擎的参数与默认值：</translation>
    </message>
    <message>
        <source>Print the standings of an event of a club, or of a federation&apos;s report (.trf). Without --event the newest tournament of the club is taken. CSV and JSON are in English with full precision; equal places are shared.</source>
        <translation>打印俱乐部某项赛事或协会报告（.trf）的排名。不用 --event 时取俱乐部最新的比赛。CSV 和 JSON 用英文并保留全部精度；名次相同则并列。</translation>
    </message>
    <message>
        <source>Rate the games of a CSV file and print the chances of a game between players of that file, as CSV with these columns: {columns}. With more than two sides, win is the chance to be first.</source>
        <translation>为 CSV 文件中的对局计分，并打印该文件中选手之间一局的胜算，格式为 CSV，列为：{columns}。多于两方时，win 为获得第一的概率。</translation>
    </message>
    <message>
        <source>Rate the games of a CSV file, in order of date, time, event, round and row. The list is CSV in UTF-8 with numbers in full precision and always these columns: {columns}. A column that the engine lacks is empty; low and high are the 95 % interval, rank_low and rank_high the ranks it allows. Deviations are as of the last day of play. Nothing is translated in it.</source>
        <translation>按日期、时间、赛事、轮次和行的顺序为 CSV 文件中的对局计分。榜单为 UTF-8 编码的 CSV，数值为完整精度，列始终为：{columns}。引擎没有的列留空；low 与 high 为 95 % 区间，rank_low 与 rank_high 为该区间允许的排名。偏差以最后一个比赛日为准。榜单内容不作翻译。</translation>
    </message>
    <message>
        <source>Round {number} is on the boards.</source>
        <translation>第 {number} 轮已上台。</translation>
    </message>
    <message>
        <source>Several players fit “{name}”: {known}.</source>
        <translation>有多名选手符合“{name}”：{known}。</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>已停止；未作任何改动。</translation>
    </message>
    <message>
        <source>Suggest the next round of an event for those who are checked in, print it, and with --accept put it on the boards. The same club, options and seed give the same round. As CSV it has the columns {columns}, and a row for each free round.</source>
        <translation>为已签到者建议赛事的下一轮并打印；加 --accept 则上台。同一俱乐部、选项和种子得到同一轮。CSV 含列 {columns}，每个轮空占一行。</translation>
    </message>
    <message>
        <source>The answer cannot be written: {reason}.</source>
        <translation>无法写出结果：{reason}。</translation>
    </message>
    <message>
        <source>The desk of a club: players, results, ratings, standings.</source>
        <translation>俱乐部工作台：选手、结果、等级分、排名。</translation>
    </message>
    <message>
        <source>There is no club file “{name}”.</source>
        <translation>没有俱乐部文件 “{name}”。</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>没有文件“{name}”。</translation>
    </message>
    <message>
        <source>There is no folder {folder} to put the club in.</source>
        <translation>没有文件夹 {folder}，无法存放俱乐部。</translation>
    </message>
    <message>
        <source>There is no round {number} in “{event}”.</source>
        <translation>“{event}”没有第 {number} 轮。</translation>
    </message>
    <message>
        <source>There is no switch {switch}. tourney --help tells which there are.</source>
        <translation>没有选项 {switch}。tourney --help 列出所有选项。</translation>
    </message>
    <message>
        <source>There is no verb “{verb}” and no file of that name. The verbs are: {known}.</source>
        <translation>没有名为“{verb}”的命令，也没有同名文件。可用命令：{known}。</translation>
    </message>
    <message>
        <source>Tourney failed: {kind}. Set TOURNEY_DEBUG=1 to see where.</source>
        <translation>Tourney 出错：{kind}。设置 TOURNEY_DEBUG=1 可查看出错位置。</translation>
    </message>
    <message>
        <source>What this format cannot hold: {text}</source>
        <translation>此格式无法保存：{text}</translation>
    </message>
    <message>
        <source>Write a document of a club as a PDF, without a window.</source>
        <translation>不开窗口，把俱乐部的一份文档写成 PDF。</translation>
    </message>
    <message>
        <source>Write something of a club to a file. standings, ratings, players and games go out by the name of the file as .csv, .xlsx, .html or .json; trf16 and trf26 are the federation&apos;s report of an event; json is the whole club, which tourney import makes a club of again; site is a folder of pages, or one page where the name ends in .html.</source>
        <translation>把俱乐部的内容写入文件。standings、ratings、players 和 games 按文件名写成 .csv、.xlsx、.html 或 .json；trf16 和 trf26 是赛事的协会报告；json 是整个俱乐部，可用 tourney import 还原；site 是一个网页文件夹，文件名以 .html 结尾时为单个网页。</translation>
    </message>
    <message>
        <source>a club file or a federation&apos;s report (.trf)</source>
        <translation>俱乐部文件或协会报告（.trf）</translation>
    </message>
    <message>
        <source>a parameter of the engine; may be repeated</source>
        <translation>引擎参数；可重复给出</translation>
    </message>
    <message>
        <source>a parameter, for every engine that has it or as ENGINE.NAME=VALUE for one; may be repeated</source>
        <translation>参数：用于所有具有它的引擎，或写作 ENGINE.NAME=VALUE 只用于一个；可重复</translation>
    </message>
    <message>
        <source>also write this CSV file: every player of every game before and after it</source>
        <translation>另写此 CSV 文件：每局每名选手的赛前与赛后数值</translation>
    </message>
    <message>
        <source>also write this CSV file: expected and actual scores by how clear the favourite was</source>
        <translation>另写此 CSV 文件：按优势大小分组的预期与实际得分</translation>
    </message>
    <message>
        <source>an option of the system; may be given several times</source>
        <translation>编排制的一个选项，可重复给出</translation>
    </message>
    <message>
        <source>auto, upright or landscape (default: auto)</source>
        <translation>auto、upright 或 landscape（默认：auto）</translation>
    </message>
    <message>
        <source>bradley-terry: measure what a unit of a column is worth: column NAME holds what the first side has more, or columns NAME1, NAME2 what each side has; may be repeated</source>
        <translation>bradley-terry：测量某列的一个单位值多少分：列 NAME 为第一方多出的量，或列 NAME1、NAME2 为各方的量；可重复</translation>
    </message>
    <message>
        <source>bradley-terry: measure what the side at home (or moving first) gains</source>
        <translation>bradley-terry：测出主场（或先手）一方的优势</translation>
    </message>
    <message>
        <source>bring players, games or a whole tournament from a file into a club</source>
        <translation>把文件中的选手、对局或整项比赛导入俱乐部</translation>
    </message>
    <message>
        <source>deviations as of this date, if it is later than the last game (2026-01-31)</source>
        <translation>偏差以此日期为准（若晚于最后一局，例如 2026-01-31）</translation>
    </message>
    <message>
        <source>enter games that the club has already once more</source>
        <translation>俱乐部已有的对局再次录入</translation>
    </message>
    <message>
        <source>how to print it (default: text)</source>
        <translation>打印方式（默认 text）</translation>
    </message>
    <message>
        <source>how to print them (default: text)</source>
        <translation>打印格式（默认：text）</translation>
    </message>
    <message>
        <source>leave out games in which somebody has played fewer games than this before (default: 0)</source>
        <translation>不计有人此前对局数少于此数的对局（默认：0）</translation>
    </message>
    <message>
        <source>leave out rows that cannot be read, else they stop the import</source>
        <translation>略过无法读取的行；否则遇到这些行即停止</translation>
    </message>
    <message>
        <source>make it the current round; without it nothing is changed</source>
        <translation>设为当前轮；不加则不作改动</translation>
    </message>
    <message>
        <source>one section of the event</source>
        <translation>赛事的一个组别</translation>
    </message>
    <message>
        <source>only say what would happen</source>
        <translation>只说明会发生什么</translation>
    </message>
    <message>
        <source>only the games of this category</source>
        <translation>只取这一类别的对局</translation>
    </message>
    <message>
        <source>only these engines, separated by commas: {known}</source>
        <translation>只比较这些引擎，以逗号分隔：{known}</translation>
    </message>
    <message>
        <source>pair the next round of an event of a club</source>
        <translation>为俱乐部赛事编排下一轮</translation>
    </message>
    <message>
        <source>pairing system: {known} (without it that of the event)</source>
        <translation>编排制：{known}（省略时用赛事自己的）</translation>
    </message>
    <message>
        <source>print the standings of an event of a club, or of a report file</source>
        <translation>打印俱乐部赛事或报告文件的排名</translation>
    </message>
    <message>
        <source>rate the games of a CSV file and print the list</source>
        <translation>计算 CSV 文件中对局的等级分并输出榜单</translation>
    </message>
    <message>
        <source>rating engine: {known} (default: {default})</source>
        <translation>等级分引擎：{known}（默认：{default}）</translation>
    </message>
    <message>
        <source>rating period of every engine: {known}</source>
        <translation>所有引擎的计分周期：{known}</translation>
    </message>
    <message>
        <source>rating period: {known}</source>
        <translation>计分周期：{known}</translation>
    </message>
    <message>
        <source>read 5/6/2024 as 5 June</source>
        <translation>把 5/6/2024 读作 6 月 5 日</translation>
    </message>
    <message>
        <source>read 5/6/2024 as 6 May</source>
        <translation>将 5/6/2024 读作 5 月 6 日</translation>
    </message>
    <message>
        <source>scale of the ratings shown: native or 1500 (trueskill), arena or natural (bradley-terry)</source>
        <translation>显示等级分的标度：native 或 1500（trueskill），arena 或 natural（bradley-terry）</translation>
    </message>
    <message>
        <source>seed for what is decided by lot (0)</source>
        <translation>抽签所用的种子（0）</translation>
    </message>
    <message>
        <source>tell how well each engine predicts the games of a CSV file</source>
        <translation>给出各引擎对 CSV 文件中对局的预测水平</translation>
    </message>
    <message>
        <source>tell the chances of a game to come</source>
        <translation>给出未来一局的胜算</translation>
    </message>
    <message>
        <source>tell the engines which side was at home or moved first</source>
        <translation>告知引擎哪一方为主场或先手</translation>
    </message>
    <message>
        <source>the CSV file of games: one game a row (date, player1, player2, score; or home, away; or winner, loser; or date, result with lines such as ann + bob &gt; cid), or one row a player (game, date, side, rank, player, weight, and if wanted score, event, round, category)</source>
        <translation>对局的 CSV 文件：每行一局（date, player1, player2, score；或 home, away；或 winner, loser；或 date, result，其中写 ann + bob &gt; cid 之类），或每行一名选手（game, date, side, rank, player, weight，可另有 score, event, round, category）</translation>
    </message>
    <message>
        <source>the club file</source>
        <translation>俱乐部文件</translation>
    </message>
    <message>
        <source>the club file; made if it is not there</source>
        <translation>俱乐部文件；不存在则新建</translation>
    </message>
    <message>
        <source>the day of games that say none (2026-01-31)</source>
        <translation>未注明日期的对局的日期（2026-01-31）</translation>
    </message>
    <message>
        <source>the day of the game, if it is later than the last game</source>
        <translation>对局日期（若晚于最后一局）</translation>
    </message>
    <message>
        <source>the document: {known}</source>
        <translation>文档：{known}</translation>
    </message>
    <message>
        <source>the edition of the federation&apos;s rules for tie-breaks</source>
        <translation>协会破同分规则的版本</translation>
    </message>
    <message>
        <source>the event of a club, by name or number</source>
        <translation>俱乐部的赛事，用名称或编号</translation>
    </message>
    <message>
        <source>the event, by name or number (without it the newest tournament)</source>
        <translation>赛事名称或编号（省略时为最新的比赛）</translation>
    </message>
    <message>
        <source>the file (or folder of pages) to write</source>
        <translation>要写入的文件（或网页文件夹）</translation>
    </message>
    <message>
        <source>the file to bring in: a table (.csv, .tsv, .txt, .xlsx), a federation&apos;s report (.trf), or a whole club (.json) for a club file that is not there yet</source>
        <translation>要导入的文件：表格（.csv、.tsv、.txt、.xlsx）、协会报告（.trf），或用于新建俱乐部文件的整个俱乐部（.json）</translation>
    </message>
    <message>
        <source>the file to write (.pdf)</source>
        <translation>要写入的文件（.pdf）</translation>
    </message>
    <message>
        <source>the game, as in: ann + bob &gt; cid + dee (who stands first does not matter)</source>
        <translation>对局，例如：ann + bob &gt; cid + dee（先后不影响结果）</translation>
    </message>
    <message>
        <source>the number of the round (without it the newest)</source>
        <translation>轮次（不写则取最新一轮）</translation>
    </message>
    <message>
        <source>the player, by name</source>
        <translation>选手姓名</translation>
    </message>
    <message>
        <source>the published list to compare it with, by name or date (without it the list now)</source>
        <translation>与之比较的已发布等级分榜，按名称或日期（省略则为当前榜）</translation>
    </message>
    <message>
        <source>the published rating list, by name or date (without it the newest)</source>
        <translation>已发布的等级分榜，按名称或日期（省略则为最新）</translation>
    </message>
    <message>
        <source>the row of the headings; 0 when there are none</source>
        <translation>标题所在的行；没有标题时为 0</translation>
    </message>
    <message>
        <source>the sheet of a workbook</source>
        <translation>工作簿中的工作表</translation>
    </message>
    <message>
        <source>the sign before decimals: . or ,</source>
        <translation>小数点符号：. 或 ,</translation>
    </message>
    <message>
        <source>the sign between columns of a CSV file, or the word tab (found by the locale)</source>
        <translation>CSV 文件的列分隔符，或写 tab（默认按区域设置）</translation>
    </message>
    <message>
        <source>the sign between columns, or the word tab</source>
        <translation>列分隔符，或写 tab</translation>
    </message>
    <message>
        <source>the text encoding, when it is told wrong</source>
        <translation>文本编码（自动识别有误时指定）</translation>
    </message>
    <message>
        <source>tie-breaks in their order, with commas between them: {known}</source>
        <translation>按顺序列出的破同分规则，以逗号分隔：{known}</translation>
    </message>
    <message>
        <source>tourney [FILE] opens the window, with a club file or a spreadsheet; tourney --demo opens a copy of the demo club; tourney --check tests this installation; tourney --offscreen-tour DIR leaves pictures and a PDF in DIR without a screen. The verbs work without a window; tourney VERB --help tells more.</source>
        <translation>tourney [文件] 打开窗口，文件可以是俱乐部或表格；tourney --demo 打开示例俱乐部的副本；tourney --check 检查安装；tourney --offscreen-tour 目录 在没有屏幕时把图片和 PDF 存入该目录。各命令无需窗口；tourney 命令 --help 查看详情。</translation>
    </message>
    <message>
        <source>what a column is, such as name=Spieler or name1=#3 (the third column); may be repeated. Known are: {known}</source>
        <translation>某列的含义，如 name=Spieler 或 name1=#3（第三列）；可重复使用。可用：{known}</translation>
    </message>
    <message>
        <source>what the file is a list of (found out by itself)</source>
        <translation>文件内容的种类（默认自动识别）</translation>
    </message>
    <message>
        <source>what to write</source>
        <translation>要写的内容</translation>
    </message>
    <message>
        <source>write a document of a club as a PDF</source>
        <translation>把俱乐部的文档写成 PDF</translation>
    </message>
    <message>
        <source>write lists, a report of an event, or the whole club to a file</source>
        <translation>把名单、赛事报告或整个俱乐部写入文件</translation>
    </message>
    <message>
        <source>write the list to this file instead of printing it: .csv as described, or .html for people</source>
        <translation>将榜单写入此文件而不打印：.csv 如上所述，或供人阅读的 .html</translation>
    </message>
    <message>
        <source>write the round to this file too: .csv, .html, .xlsx or .json</source>
        <translation>同时写入此文件：.csv、.html、.xlsx 或 .json</translation>
    </message>
    <message>
        <source>write the table to this CSV file instead of printing it</source>
        <translation>将表格写入此 CSV 文件而不打印</translation>
    </message>
    <message>
        <source>{club} was made of {file}.</source>
        <translation>已由 {file} 建立 {club}。</translation>
    </message>
    <message>
        <source>{club} would be made of {file}.</source>
        <translation>将由 {file} 建立 {club}。</translation>
    </message>
    <message>
        <source>{file} is a whole club and becomes a club file of its own; {club} is there already.</source>
        <translation>{file} 是整个俱乐部，会成为单独的俱乐部文件；{club} 已存在。</translation>
    </message>
    <message>
        <source>{name} is in use already; write to another file.</source>
        <translation>{name} 已在使用；写入另一个文件。</translation>
    </message>
    <message>
        <source>{name} is the club itself; write to another file.</source>
        <translation>{name} 就是俱乐部本身；应写入另一个文件。</translation>
    </message>
    <message>
        <source>{name} was written.</source>
        <translation>已写入 {name}。</translation>
    </message>
    <message>
        <source>{name} was written: {pages}.</source>
        <translation>已写入 {name}：{pages}。</translation>
    </message>
    <message>
        <source>{name} would be written as CSV; its name must end in .csv.</source>
        <translation>{name} 将写成 CSV；文件名须以 .csv 结尾。</translation>
    </message>
    <message>
        <source>{name} would be written as PDF; its name must end in .pdf.</source>
        <translation>{name} 将写成 PDF；文件名须以 .pdf 结尾。</translation>
    </message>
    <message>
        <source>{players}, {games} went into {club}.</source>
        <translation>{players}、{games}已导入 {club}。</translation>
    </message>
    <message>
        <source>{players}, {games} would go into {club}.</source>
        <translation>将有{players}、{games}导入 {club}。</translation>
    </message>
    <message>
        <source>“{name}” is set twice.</source>
        <translation>“{name}”设置了两次。</translation>
    </message>
    <message>
        <source>“{name}” may be “{known}” of the club; taken as a new player ({reason}).</source>
        <translation>“{name}”可能是俱乐部的“{known}”；已作为新选手录入（{reason}）。</translation>
    </message>
    <message>
        <source>“{text}” is not a date such as 2026-01-31.</source>
        <translation>“{text}” 不是 2026-01-31 这样的日期。</translation>
    </message>
    <message>
        <source>“{text}” is not of the form name=value.</source>
        <translation>“{text}”不是 名称=值 的形式。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Backup of {moment} restored</source>
        <translation>已恢复 {moment} 的备份</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>Nothing changes that can be seen.</source>
        <translation>没有可见的变化。</translation>
    </message>
    <message>
        <source>Nothing changes: no rating and no place.</source>
        <translation>没有变化：等级分和名次都不变。</translation>
    </message>
    <message>
        <source>Places in {0} more are not looked at.</source>
        <translation>另有{0}的名次未查看。</translation>
    </message>
    <message>
        <source>no games</source>
        <translation>无对局</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>不在榜上</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <comment>two counts</comment>
        <translation>{0}和{1}</translation>
    </message>
    <message>
        <source>{0} more would move by less than is shown.</source>
        <translation>另有{0}的变化小于显示精度。</translation>
    </message>
    <message>
        <source>{0} would change:</source>
        <translation>将有变化：{0}</translation>
    </message>
    <message>
        <source>{0} · {1} pts</source>
        <comment>a place and points</comment>
        <translation>{0} · {1} 分</translation>
    </message>
</context>
<context>
    <name>ConsequencesDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ConsequencesModel</name>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>List</source>
        <translation>榜上名次</translation>
    </message>
    <message>
        <source>Places: {0}</source>
        <translation>名次：{0}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>{0}: {1} before, {2} after</source>
        <translation>{0}：之前 {1}，之后 {2}</translation>
    </message>
</context>
<context>
    <name>ConsequencesPane</name>
    <message>
        <source>Carrying it out</source>
        <translation>正在执行</translation>
    </message>
    <message>
        <source>Replaying the games</source>
        <translation>正在重算对局</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化内容</translation>
    </message>
    <message>
        <source>What changes could not be worked out.</source>
        <translation>无法算出变化内容。</translation>
    </message>
    <message>
        <source>Working out what changes …</source>
        <translation>正在计算变化……</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>%n board(s)</source>
        <translation>%n 台</translation>
    </message>
    <message>
        <source>%n bye(s)</source>
        <translation>%n 次轮空</translation>
    </message>
    <message>
        <source>%n change(s)</source>
        <translation>%n 项更改</translation>
    </message>
    <message>
        <source>%n change(s) undone.</source>
        <translation>已撤销 %n 项更改。</translation>
    </message>
    <message>
        <source>%n event(s)</source>
        <translation>%n 个赛事</translation>
    </message>
    <message>
        <source>%n free</source>
        <translation>空闲 %n 人</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n game(s) chosen.</source>
        <translation>已选 %n 局。</translation>
    </message>
    <message>
        <source>%n game(s) rated together</source>
        <translation>%n 局一并计算</translation>
    </message>
    <message>
        <source>%n game(s) still open</source>
        <translation>还有 %n 局未完</translation>
    </message>
    <message>
        <source>%n game(s) with another result</source>
        <translation>%n 局结果不同</translation>
    </message>
    <message>
        <source>%n group(s)</source>
        <translation>%n 组</translation>
    </message>
    <message>
        <source>%n here</source>
        <translation>到场 %n 人</translation>
    </message>
    <message>
        <source>%n judge(s)</source>
        <translation>%n 位评委</translation>
    </message>
    <message>
        <source>%n more</source>
        <translation>另有 %n 人</translation>
    </message>
    <message>
        <source>%n more row(s) of {name} were left out.</source>
        <translation>{name} 中另有 %n 行未采用。</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n opponent(s)</source>
        <translation>%n 名对手</translation>
    </message>
    <message>
        <source>%n pair(s)</source>
        <translation>%n 对</translation>
    </message>
    <message>
        <source>%n pair(s) met before</source>
        <translation>%n 对选手交过手</translation>
    </message>
    <message>
        <source>%n picture(s)</source>
        <translation>%n 张图片</translation>
    </message>
    <message>
        <source>%n picture(s) cannot be found.</source>
        <translation>找不到 %n 张图片。</translation>
    </message>
    <message>
        <source>%n place(s)</source>
        <translation>%n 个名次</translation>
    </message>
    <message>
        <source>%n player(s)</source>
        <translation>%n 名选手</translation>
    </message>
    <message>
        <source>%n player(s) here</source>
        <translation>%n 人到场</translation>
    </message>
    <message>
        <source>%n player(s) of the club</source>
        <translation>%n 名俱乐部已有选手</translation>
    </message>
    <message>
        <source>%n player(s) with newer facts</source>
        <translation>%n 名选手有更新的资料</translation>
    </message>
    <message>
        <source>%n player(s) without a rated game left out</source>
        <translation>%n 名没有计分对局的选手未计入</translation>
    </message>
    <message>
        <source>%n player(s) would stand at another rank</source>
        <translation>%n 名选手的排名会变</translation>
    </message>
    <message>
        <source>%n rating(s)</source>
        <translation>%n 个等级分</translation>
    </message>
    <message>
        <source>%n repeated pairing(s)</source>
        <translation>%n 次重复对局</translation>
    </message>
    <message>
        <source>%n round(s)</source>
        <translation>%n 轮</translation>
    </message>
    <message>
        <source>%n row(s)</source>
        <translation>%n 行</translation>
    </message>
    <message>
        <source>%n row(s) cannot be read.</source>
        <translation>%n 行无法读取。</translation>
    </message>
    <message>
        <source>%n sides; Enter gives their places</source>
        <translation>%n 方，Enter 输入名次</translation>
    </message>
    <message>
        <source>%n vote(s)</source>
        <translation>%n 票</translation>
    </message>
    <message>
        <source>%n vote(s) in all</source>
        <translation>共 %n 票</translation>
    </message>
    <message>
        <source>%n without play</source>
        <translation>%n 局未赛</translation>
    </message>
    <message>
        <source>%n would be established</source>
        <translation>%n 名将变为已定级</translation>
    </message>
    <message>
        <source>%n would be provisional</source>
        <translation>%n 名将变为定级中</translation>
    </message>
    <message>
        <source>Enter %n game(s) again that the club has already</source>
        <translation>再次录入俱乐部已有的 %n 局对局</translation>
    </message>
    <message>
        <source>Import %n game(s)</source>
        <translation>导入 %n 局</translation>
    </message>
    <message>
        <source>Import %n player(s)</source>
        <translation>导入 %n 名选手</translation>
    </message>
    <message>
        <source>No difference in %n result(s). The check is done.</source>
        <translation>%n 个结果一致。核对完成。</translation>
    </message>
    <message>
        <source>Skip %n row(s)</source>
        <translation>跳过 %n 行</translation>
    </message>
    <message>
        <source>The %n game(s) of the period</source>
        <translation>本周期的 %n 局</translation>
    </message>
    <message>
        <source>Undo %n change(s)?</source>
        <translation>撤销 %n 项更改？</translation>
    </message>
    <message>
        <source>and %n more</source>
        <translation>等另外 %n 人</translation>
    </message>
    <message>
        <source>and %n more row(s)</source>
        <translation>另有 %n 行</translation>
    </message>
    <message>
        <source>back after %n month(s)</source>
        <translation>时隔 %n 个月归来</translation>
    </message>
    <message>
        <source>everybody, %n team(s)</source>
        <translation>所有人，%n 队</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Everything recorded before is safe on disk. The last click or key may have had no effect; you can go on. A report helps to repair this. It holds no names and no results.</source>
        <translation>此前记录的一切都已安全存盘。最后一次点击或按键可能未生效，可以继续使用。报告有助于修复此问题，其中不含姓名和结果。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>It is also in the log: {0}</source>
        <translation>日志中也有记录：{0}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Something went wrong inside Tourney</source>
        <translation>Tourney 内部出了问题</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
</context>
<context>
    <name>CrosstableModel</name>
    <message>
        <source>Bye, {0}</source>
        <translation>轮空，{0} 分</translation>
    </message>
    <message>
        <source>Place {0}, {1} points, against {2}</source>
        <translation>第 {0} 名，{1} 分，对 {2}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Playing against {0}</source>
        <translation>正与 {0} 对局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Result, then the number of the opponent in the first column</source>
        <translation>结果，后为对手在第一列的序号</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>对 {1} 得 {0} 分</translation>
    </message>
    <message>
        <source>{0} against {1}, without play</source>
        <translation>对 {1} 得 {0} 分，未对局</translation>
    </message>
</context>
<context>
    <name>CyclesPane</name>
    <message>
        <source>Each is ahead of the next</source>
        <translation>每一名都胜过下一名</translation>
    </message>
    <message>
        <source>First pair</source>
        <translation>第一对</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>石头剪刀布</translation>
    </message>
    <message>
        <source>Second pair</source>
        <translation>第二对</translation>
    </message>
    <message>
        <source>Share of the points, and votes</source>
        <translation>得分比例与票数</translation>
    </message>
    <message>
        <source>The smallest lead of the three over one half</source>
        <translation>三者中超过一半的最小领先</translation>
    </message>
    <message>
        <source>Third pair</source>
        <translation>第三对</translation>
    </message>
    <message>
        <source>Weakest lead</source>
        <translation>最弱领先</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>an event and its date</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
</context>
<context>
    <name>DeleteEventDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete event</source>
        <translation>删除赛事</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>删除{0}？</translation>
    </message>
    <message>
        <source>Keep its games in the ratings</source>
        <translation>保留对局并计入等级分</translation>
    </message>
    <message>
        <source>Remove its games too</source>
        <translation>同时移除对局</translation>
    </message>
    <message>
        <source>What becomes of the games</source>
        <translation>对局如何处理</translation>
    </message>
    <message>
        <source>{0}, {1}. Entries, rounds, byes and boards without a result go in any case.</source>
        <translation>{0}，{1}。报名、轮次、轮空和无结果的台次都会删除。</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>, </source>
        <comment>between the names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚无轮次</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>第 {0} 轮</translation>
    </message>
    <message>
        <source>{0} of {1} results in · since {2}</source>
        <translation>已录入 {0} / {1} · {2} 开始</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>Desk</source>
        <translation>比赛台</translation>
    </message>
</context>
<context>
    <name>Destination</name>
    <message>
        <source>Open play</source>
        <translation>自由对局</translation>
    </message>
    <message>
        <source>Open play: no event</source>
        <translation>自由对局：不属于赛事</translation>
    </message>
    <message>
        <source>Results go to: {0}</source>
        <translation>结果记入：{0}</translation>
    </message>
    <message>
        <source>Results go to: {0}. {1} changes it</source>
        <translation>结果记入：{0}。{1} 可更改</translation>
    </message>
    <message>
        <source>{0} (begins with the first result)</source>
        <translation>{0}（从第一个结果开始）</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>选择一局即可在此查看。</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Odds before the game</source>
        <translation>赛前预期胜率</translation>
    </message>
    <message>
        <source>Odds now</source>
        <translation>当前预期胜率</translation>
    </message>
    <message>
        <source>Outside any event</source>
        <translation>不属于任何赛事</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>所选对局</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>What was done with it</source>
        <translation>对此局的操作</translation>
    </message>
    <message>
        <source>{0} · undone</source>
        <translation>{0} · 已撤销</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <comment>when and at which desk</comment>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>a date and a time</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>DifferenceStrip</name>
    <message>
        <source>Choose two different players.</source>
        <translation>选两名不同的选手。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare this player</source>
        <translation>比较此选手</translation>
    </message>
    <message>
        <source>Or choose two rows of the board</source>
        <translation>也可在榜上选两行</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>with this one</source>
        <translation>与此选手</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>{0} is above {1} of {2} established players</source>
        <translation>{0} 高于 {2} 名已定级选手中的 {1} 名</translation>
    </message>
</context>
<context>
    <name>DistributionPane</name>
    <message>
        <source>Distribution of the club</source>
        <translation>俱乐部等级分分布</translation>
    </message>
    <message>
        <source>The arrow keys go from step to step, Enter names the players.</source>
        <translation>方向键逐段移动，Enter 列出选手。</translation>
    </message>
    <message>
        <source>established, standing on the line</source>
        <translation>已定级，立于线上</translation>
    </message>
    <message>
        <source>median of the established: {0}</source>
        <translation>已定级的中位数：{0}</translation>
    </message>
    <message>
        <source>provisional, hanging below it</source>
        <translation>定级中，垂于线下</translation>
    </message>
    <message>
        <source>{0} and {1} others</source>
        <translation>{0} 等，另有 {1} 人</translation>
    </message>
    <message>
        <source>{0} established, {1} provisional</source>
        <translation>{0} 名已定级，{1} 名定级中</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Arena board</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>签到表</translation>
    </message>
    <message>
        <source>Comparison of rating lists</source>
        <translation>等级分榜对比</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>循环表</translation>
    </message>
    <message>
        <source>Crosstable by opponent</source>
        <translation>按对手的循环表</translation>
    </message>
    <message>
        <source>Pairing report</source>
        <translation>配对报告</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>对阵（按台号）</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>对阵（按姓名）</translation>
    </message>
    <message>
        <source>Published rating list</source>
        <translation>已发布的等级分榜</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Rating list with changes</source>
        <translation>等级分榜与变动</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>赛程</translation>
    </message>
    <message>
        <source>Season sheet</source>
        <translation>赛季表</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>逐轮成绩表</translation>
    </message>
</context>
<context>
    <name>Doings</name>
    <message>
        <source>Check somebody in first.</source>
        <translation>先为选手签到。</translation>
    </message>
    <message>
        <source>F5 suggests one.</source>
        <translation>按 F5 建议一轮。</translation>
    </message>
    <message>
        <source>Set its pairing to knockout or double elimination: {0}.</source>
        <translation>将编排制设为单淘汰或双败淘汰：{0}。</translation>
    </message>
    <message>
        <source>The event has not begun yet.</source>
        <translation>赛事尚未开始。</translation>
    </message>
    <message>
        <source>There is no round to add a pair to.</source>
        <translation>还没有可补加的轮次。</translation>
    </message>
    <message>
        <source>There is no round to publish yet.</source>
        <translation>还没有可公布的轮次。</translation>
    </message>
    <message>
        <source>There is no round to report on yet.</source>
        <translation>还没有可报告的轮次。</translation>
    </message>
    <message>
        <source>This event has no bracket.</source>
        <translation>此赛事没有对阵图。</translation>
    </message>
</context>
<context>
    <name>Done</name>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n player(s) checked in</source>
        <translation>%n 人已签到</translation>
    </message>
    <message>
        <source>%n player(s) checked out</source>
        <translation>%n 人已离场</translation>
    </message>
    <message>
        <source>%n player(s) taken out of {event}</source>
        <translation>已从 {event} 移除 %n 名选手</translation>
    </message>
    <message>
        <source>%n player(s): entry changed</source>
        <translation>%n 名选手的参赛信息已更改</translation>
    </message>
    <message>
        <source>%n update(s)</source>
        <translation>更新 %n 项</translation>
    </message>
    <message>
        <source>Announced in the hall: {text}</source>
        <translation>大厅公告：{text}</translation>
    </message>
    <message>
        <source>Board {before} is now board {board}</source>
        <translation>第 {before} 台改为第 {board} 台</translation>
    </message>
    <message>
        <source>Board {board} was added to round {number}</source>
        <translation>第 {number} 轮增加了第 {board} 台</translation>
    </message>
    <message>
        <source>Careful ratings take off {k} deviations</source>
        <translation>保守等级分减去 {k} 倍偏差</translation>
    </message>
    <message>
        <source>Match quality has another meaning</source>
        <translation>匹配度改用另一种含义</translation>
    </message>
    <message>
        <source>Placement ends by another rule</source>
        <translation>定级规则已更改</translation>
    </message>
    <message>
        <source>Rating list “{name}” was deleted</source>
        <translation>等级分榜“{name}”已删除</translation>
    </message>
    <message>
        <source>Rating list “{name}” was published</source>
        <translation>等级分榜“{name}”已公布</translation>
    </message>
    <message>
        <source>Rating period “{name}” began</source>
        <translation>等级分周期“{name}”已开始</translation>
    </message>
    <message>
        <source>Ratings are shown on another scale</source>
        <translation>等级分显示尺度已更改</translation>
    </message>
    <message>
        <source>Round {number} is not out any more</source>
        <translation>第 {number} 轮已撤回公布</translation>
    </message>
    <message>
        <source>Round {number} is on</source>
        <translation>第 {number} 轮开始</translation>
    </message>
    <message>
        <source>Round {number} is out</source>
        <translation>第 {number} 轮已公布</translation>
    </message>
    <message>
        <source>Round {number} was withdrawn</source>
        <translation>第 {number} 轮已撤回</translation>
    </message>
    <message>
        <source>Stage “{name}” began</source>
        <translation>阶段“{name}”已开始</translation>
    </message>
    <message>
        <source>Stage “{name}” was closed</source>
        <translation>阶段“{name}”已结束</translation>
    </message>
    <message>
        <source>Stage “{name}” was opened again</source>
        <translation>阶段“{name}”已重新开放</translation>
    </message>
    <message>
        <source>Team {name} was changed</source>
        <translation>队伍“{name}”已更改</translation>
    </message>
    <message>
        <source>Team {name} was deleted</source>
        <translation>队伍“{name}”已删除</translation>
    </message>
    <message>
        <source>Team {name} was saved</source>
        <translation>队伍“{name}”已保存</translation>
    </message>
    <message>
        <source>The announcement is gone from the hall</source>
        <translation>已撤下大厅公告</translation>
    </message>
    <message>
        <source>The club has another logo</source>
        <translation>已更换俱乐部徽标</translation>
    </message>
    <message>
        <source>The club has no logo any more</source>
        <translation>已移除俱乐部徽标</translation>
    </message>
    <message>
        <source>The club is called {name}</source>
        <translation>俱乐部名称改为 {name}</translation>
    </message>
    <message>
        <source>The club rates with {engine}</source>
        <translation>俱乐部改用 {engine} 计算等级分</translation>
    </message>
    <message>
        <source>The vote {name} is judged otherwise</source>
        <translation>盲评 {name} 改变了评法</translation>
    </message>
    <message>
        <source>The vote {name} was begun</source>
        <translation>盲评 {name} 已开始</translation>
    </message>
    <message>
        <source>open play</source>
        <translation>自由对局</translation>
    </message>
    <message>
        <source>{a} and {b} are kept apart</source>
        <translation>{a} 与 {b} 不再相遇</translation>
    </message>
    <message>
        <source>{a} and {b} may meet again</source>
        <translation>{a} 与 {b} 可以再次相遇</translation>
    </message>
    <message>
        <source>{before} is now called {name}</source>
        <translation>{before} 更名为 {name}</translation>
    </message>
    <message>
        <source>{engine} rates by other settings</source>
        <translation>{engine} 的设置已更改</translation>
    </message>
    <message>
        <source>{games} moved to {date}</source>
        <translation>{games}已移至 {date}</translation>
    </message>
    <message>
        <source>{games} moved to {where}</source>
        <translation>{games}已移至{where}</translation>
    </message>
    <message>
        <source>{games} moved to {where} on {date}</source>
        <translation>{games}已移至{where}，日期 {date}</translation>
    </message>
    <message>
        <source>{games} of {name} are {other}’s</source>
        <translation>{name}的{games}改属{other}</translation>
    </message>
    <message>
        <source>{name} and {other} are two people again: {games} moved back</source>
        <translation>{name}与{other}重新分为两人：{games}已转回</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name} 已离场</translation>
    </message>
    <message>
        <source>{name} has no other name in this club any more</source>
        <translation>{name}在本俱乐部不再有其他名字</translation>
    </message>
    <message>
        <source>{name} is back in the lists</source>
        <translation>{name} 已恢复到名单</translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation>{name} 已签到</translation>
    </message>
    <message>
        <source>{name} is new in the club</source>
        <translation>新选手 {name}</translation>
    </message>
    <message>
        <source>{name} is {into}: {games} moved over</source>
        <translation>{name}即{into}：{games}已转入</translation>
    </message>
    <message>
        <source>{name} plays round {numbers}</source>
        <translation>{name} 第 {numbers} 轮参加</translation>
    </message>
    <message>
        <source>{name} sits out round {numbers}</source>
        <translation>{name} 第 {numbers} 轮不参加</translation>
    </message>
    <message>
        <source>{name} starts at {mean}</source>
        <translation>{name} 的初始等级分为 {mean}</translation>
    </message>
    <message>
        <source>{name} starts like everybody else</source>
        <translation>{name} 采用默认初始等级分</translation>
    </message>
    <message>
        <source>{name} was archived</source>
        <translation>{name} 已归档</translation>
    </message>
    <message>
        <source>{name} was begun</source>
        <translation>{name} 已开始</translation>
    </message>
    <message>
        <source>{name} was deleted</source>
        <translation>{name} 已删除</translation>
    </message>
    <message>
        <source>{name} was deleted with {games}</source>
        <translation>{name}已删除，连同{games}</translation>
    </message>
    <message>
        <source>{name} was deleted; {games} stay in open play</source>
        <translation>{name}已删除；{games}留作自由对局</translation>
    </message>
    <message>
        <source>{name} was edited</source>
        <translation>{name} 已修改</translation>
    </message>
    <message>
        <source>{name}: entry changed</source>
        <translation>{name}：参赛信息已更改</translation>
    </message>
    <message>
        <source>{sides}: game counts again</source>
        <translation>{sides}：对局重新计入</translation>
    </message>
    <message>
        <source>{sides}: game edited</source>
        <translation>{sides}：对局已修改</translation>
    </message>
    <message>
        <source>{sides}: game voided</source>
        <translation>{sides}：对局已作废</translation>
    </message>
    <message>
        <source>{sides}: now in this order</source>
        <translation>{sides}：现按此顺序</translation>
    </message>
    <message>
        <source>{sides}: open again</source>
        <translation>{sides}：重新进行</translation>
    </message>
    <message>
        <source>{sides}: sides swapped</source>
        <translation>{sides}：双方已对调</translation>
    </message>
    <message>
        <source>{sides}: {result}</source>
        <translation>{sides}：{result}</translation>
    </message>
    <message>
        <source>{sides}: {result} instead of {before}</source>
        <translation>{sides}：{before} 改为 {result}</translation>
    </message>
    <message>
        <source>{source} brought nothing new</source>
        <translation>{source} 没有新内容</translation>
    </message>
    <message>
        <source>{source} imported: {players}, {games}</source>
        <translation>已导入 {source}：{players}，{games}</translation>
    </message>
    <message>
        <source>{source} imported: {players}, {games}, {updates}</source>
        <translation>已导入 {source}：{players}，{games}，{updates}</translation>
    </message>
</context>
<context>
    <name>DraftGamesModel</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 方</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 方</translation>
    </message>
</context>
<context>
    <name>EditGameDialog</name>
    <message>
        <source>Another desk changed this game meanwhile: {0}.</source>
        <translation>另一台已更改此局：{0}。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Correct this game?</source>
        <translation>更正此对局？</translation>
    </message>
    <message>
        <source>Counts for ratings</source>
        <translation>计入等级分</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>It counts for nothing. Restore it before it is corrected.</source>
        <translation>不作任何计算。更正前需先恢复。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Let this game count again?</source>
        <translation>让此对局重新计入？</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing of yours was stored.</source>
        <translation>这里的内容未保存。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何改动。</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新开放</translation>
    </message>
    <message>
        <source>Places, in this order</source>
        <translation>按此顺序的名次</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save again to put yours in its place, or take theirs.</source>
        <translation>再次保存即以这里的为准，也可以采用对方的。</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>保存我的</translation>
    </message>
    <message>
        <source>Sides, shares, points, time and event, in the form for any game</source>
        <translation>在通用表单中更改各方、份额、得分、时刻和赛事</translation>
    </message>
    <message>
        <source>Somebody else played: choose who</source>
        <translation>换成实际参赛的选手</translation>
    </message>
    <message>
        <source>Take the result away, so that the board waits for one</source>
        <translation>取消结果，此台重新等待录入</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>采用对方的</translation>
    </message>
    <message>
        <source>Take this result away?</source>
        <translation>撤去此结果？</translation>
    </message>
    <message>
        <source>This game is void</source>
        <translation>此局已作废</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
    <message>
        <source>What was the result?</source>
        <translation>结果如何？</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>Another desk changed this person meanwhile.</source>
        <translation>另一张工作台刚刚修改了此人。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Edit {0}</source>
        <translation>编辑 {0}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>采用对方的</translation>
    </message>
    <message>
        <source>There now: {0}. Save keeps what stands below.</source>
        <translation>现为：{0}。保存则以下方内容为准。</translation>
    </message>
</context>
<context>
    <name>EffectsPane</name>
    <message>
        <source>By the side shown</source>
        <translation>按显示位置</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Estimated together with the scores: the points that one unit more is worth to a side.</source>
        <translation>与分数一同估计：多一个单位对一方值多少分。</translation>
    </message>
    <message>
        <source>For one unit more</source>
        <translation>每多一个单位</translation>
    </message>
    <message>
        <source>Gains first</source>
        <translation>先示所得</translation>
    </message>
    <message>
        <source>How much more than the scores foresee it took first than second</source>
        <translation>先示比后示多得的部分（相对分数预期）</translation>
    </message>
    <message>
        <source>One standard error</source>
        <translation>一个标准误</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points a unit</source>
        <translation>每单位分</translation>
    </message>
    <message>
        <source>Share of the points there</source>
        <translation>该位置的得分比例</translation>
    </message>
    <message>
        <source>Shown first</source>
        <translation>先示</translation>
    </message>
    <message>
        <source>Shown second</source>
        <translation>后示</translation>
    </message>
    <message>
        <source>The usual difference between two sides</source>
        <translation>双方之间的通常差距</translation>
    </message>
    <message>
        <source>Tick what is to be allowed for in the form beside: the side, or any imported column.</source>
        <translation>在旁边的表单中勾选要扣除的影响：位置或任何导入的列。</translation>
    </message>
    <message>
        <source>Usual gap</source>
        <translation>通常差距</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>Votes in which it stood first</source>
        <translation>先示的票</translation>
    </message>
    <message>
        <source>Votes in which it stood second</source>
        <translation>后示的票</translation>
    </message>
    <message>
        <source>Votes that tell something of it</source>
        <translation>能说明它的票</translation>
    </message>
    <message>
        <source>What sways the votes</source>
        <translation>什么影响投票</translation>
    </message>
    <message>
        <source>Won first</source>
        <translation>先示得分</translation>
    </message>
    <message>
        <source>Won second</source>
        <translation>后示得分</translation>
    </message>
    <message>
        <source>Worth of a usual difference</source>
        <translation>通常差距所值</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
</context>
<context>
    <name>EmptyBoards</name>
    <message>
        <source>Check in a player</source>
        <translation>选手签到</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Look the suggestion over, change what you like, then use it.</source>
        <translation>查看建议，按需调整，然后采用。</translation>
    </message>
    <message>
        <source>Nobody is here yet</source>
        <translation>还没有人到场</translation>
    </message>
    <message>
        <source>Nobody is in the club yet</source>
        <translation>俱乐部还没有人</translation>
    </message>
    <message>
        <source>One more, and a first round can be suggested. Or type a result below.</source>
        <translation>再来一人即可建议首轮，也可在下方录入结果。</translation>
    </message>
    <message>
        <source>Suggest a round now; whoever comes late joins the next one.</source>
        <translation>现在即可建议一轮；迟到者加入下一轮。</translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation>建议第 {0} 轮</translation>
    </message>
    <message>
        <source>Type the name of whoever comes on the left, then Enter twice. Or bring the results of the past from a spreadsheet.</source>
        <translation>在左侧输入到场者的姓名，按两次 Enter。也可从电子表格导入以往的结果。</translation>
    </message>
    <message>
        <source>Type two letters of a name on the left and press Enter. Someone new? Type the whole name, then Enter twice.</source>
        <translation>在左侧输入姓名的前两个字，按 Enter 签到。新面孔？输入全名，按两次 Enter。</translation>
    </message>
    <message>
        <source>Use round {0}</source>
        <translation>采用第 {0} 轮</translation>
    </message>
    <message>
        <source>With two people here, a first round can be suggested.</source>
        <translation>两人到场后即可建议首轮。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>A chain compares tied neighbours in the order of listing, as the original does.</source>
        <translation>链式规则按列出顺序比较相邻的并列者，与原方法一致。</translation>
    </message>
    <message>
        <source>A game of many sides counts as its pairs, all of them together as one game; a tie is a half.</source>
        <translation>多方对局按两两配对计算，合计相当于一局；并列各得一半。</translation>
    </message>
    <message>
        <source>A game of many sides is one order of finish; tied sides share the mean of their places.</source>
        <translation>多方对局按一份名次计算；并列各方取名次的平均。</translation>
    </message>
    <message>
        <source>A game of many sides is one ranking from first to last; a tied side is set against all not yet placed.</source>
        <translation>多方对局是从第一到最后的一份排序；并列一方与所有尚未排定者比较。</translation>
    </message>
    <message>
        <source>A lead of this many points means odds of 10 to 1.</source>
        <translation>领先这么多分意味着 10 比 1 的胜率。</translation>
    </message>
    <message>
        <source>A rating and how sure it is</source>
        <translation>等级分及其把握</translation>
    </message>
    <message>
        <source>A skill and its sigma for everybody, from games of any number of sides and players, late joiners and draws included.</source>
        <translation>每人一个实力值及其 σ，取自任意方数和人数的对局，包括中途加入与和局。</translation>
    </message>
    <message>
        <source>A team counts as the mean of its players, weighted by their share of the game.</source>
        <translation>队伍按队员的平均值计算，以各人参与比例加权。</translation>
    </message>
    <message>
        <source>A team counts as the sum of its players, weighted by their share.</source>
        <translation>队伍按队员之和计算，以各人参与比例加权。</translation>
    </message>
    <message>
        <source>All pairs alike</source>
        <translation>所有两两相同</translation>
    </message>
    <message>
        <source>Arena (base 10)</source>
        <translation>竞技场（底数 10）</translation>
    </message>
    <message>
        <source>Arena: 400 points are odds of 10 to 1. Natural: 400 points are one unit.</source>
        <translation>竞技场标度：400 分相当于 10 比 1。自然标度：400 分为一个单位。</translation>
    </message>
    <message>
        <source>As weighted pairs, or as one ranking from first to last.</source>
        <translation>按加权两两比较，或按从第一到末名的一次排名。</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>Bradley-Terry</source>
        <translation>Bradley-Terry</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Chain of neighbours</source>
        <translation>相邻成链</translation>
    </message>
    <message>
        <source>Chance of a close game, P(|d| ≤ ε)</source>
        <translation>势均力敌的概率 P(|d| ≤ ε)</translation>
    </message>
    <message>
        <source>Chance of a draw</source>
        <translation>和局概率</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>俱乐部之夜</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Days after which uncertainty has grown by one step; 0 counts calendar periods instead.</source>
        <translation>经过多少天不确定度增长一步；0 表示按日历周期计数。</translation>
    </message>
    <message>
        <source>Deviations taken off</source>
        <translation>减去的偏差倍数</translation>
    </message>
    <message>
        <source>Draw margin</source>
        <translation>和局界限</translation>
    </message>
    <message>
        <source>Drawn games against an average player that everybody is given; 0 for none.</source>
        <translation>给每人加上若干局与平均选手的和局；0 表示不加。</translation>
    </message>
    <message>
        <source>Each game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo by the order of finish</source>
        <translation>按名次计算的 Elo</translation>
    </message>
    <message>
        <source>Empty, “fide”, or rules such as “peak&gt;=2400:10, games&lt;30:40, 20”; the first that fits counts.</source>
        <translation>留空、“fide”，或“peak&gt;=2400:10, games&lt;30:40, 20”这样的规则；以最先符合的为准。</translation>
    </message>
    <message>
        <source>Established below</source>
        <translation>偏差低于此值即定级</translation>
    </message>
    <message>
        <source>Established from</source>
        <translation>满多少局即定级</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Every rating carries its deviation: new and absent players move fast, well-known ones slowly.</source>
        <translation>每个等级分都带有偏差：新选手和久未参赛者变动快，熟悉的选手变动慢。</translation>
    </message>
    <message>
        <source>Every result moves a rating by K times the surprise. Simple and known to everybody; it does not say how sure a rating is.</source>
        <translation>每个结果使等级分变动 K 乘以意外程度。简单、人所共知；但不说明等级分有多大把握。</translation>
    </message>
    <message>
        <source>Expected score</source>
        <translation>预期得分</translation>
    </message>
    <message>
        <source>Fisher information</source>
        <translation>费希尔信息</translation>
    </message>
    <message>
        <source>Games never make a rating more certain than this; 0 for no floor.</source>
        <translation>对局不会让偏差低于此值；0 表示没有下限。</translation>
    </message>
    <message>
        <source>Games of many sides</source>
        <translation>多方对局</translation>
    </message>
    <message>
        <source>Games of one period are rated together, from its start values.</source>
        <translation>同一周期的对局以周期开始时的数值一并计算。</translation>
    </message>
    <message>
        <source>Gamma per unit</source>
        <translation>每单位 gamma</translation>
    </message>
    <message>
        <source>Given directly, it takes the place of the chance of a draw.</source>
        <translation>直接给出时取代和局概率。</translation>
    </message>
    <message>
        <source>Glicko</source>
        <translation>Glicko</translation>
    </message>
    <message>
        <source>Glicko that sees changing form</source>
        <translation>能察觉状态变化的 Glicko</translation>
    </message>
    <message>
        <source>Glicko with a volatility beside rating and deviation, so that somebody whose form changes is followed faster.</source>
        <translation>在等级分和偏差之外还有波动率的 Glicko，状态变化的选手能更快被跟上。</translation>
    </message>
    <message>
        <source>Glicko-2</source>
        <translation>Glicko-2</translation>
    </message>
    <message>
        <source>Growth c</source>
        <translation>增长 c</translation>
    </message>
    <message>
        <source>Home advantage</source>
        <translation>主场优势</translation>
    </message>
    <message>
        <source>How fast a rating becomes uncertain again, per unit of idle time.</source>
        <translation>每个闲置单位内不确定度回升的速度。</translation>
    </message>
    <message>
        <source>How fast the volatility itself may change; 0.3 to 1.2 is usual.</source>
        <translation>波动率自身的变化速度；通常取 0.3 到 1.2。</translation>
    </message>
    <message>
        <source>How many points one surprising result moves a rating.</source>
        <translation>一次意外结果使等级分变动多少分。</translation>
    </message>
    <message>
        <source>How much a new player&apos;s strength is expected to change.</source>
        <translation>新选手实力预计的变化幅度。</translation>
    </message>
    <message>
        <source>How much a player&apos;s performance varies from game to game.</source>
        <translation>选手的表现在各局之间的波动幅度。</translation>
    </message>
    <message>
        <source>How much a skill may change from game to game.</source>
        <translation>实力在各局之间可能变化多少。</translation>
    </message>
    <message>
        <source>How much a skill may change per unit of idle time; 0 for not at all.</source>
        <translation>每个闲置单位内实力可能变化多少；0 表示不变。</translation>
    </message>
    <message>
        <source>How near a draw is (draw limit)</source>
        <translation>距平局多近（平局极限）</translation>
    </message>
    <message>
        <source>How often equals draw; it sets the draw margin.</source>
        <translation>实力相当者下和的频率；由此得出和局界限。</translation>
    </message>
    <message>
        <source>How uncertain the rating of a new player is.</source>
        <translation>新选手等级分的不确定程度。</translation>
    </message>
    <message>
        <source>How uncertain the skill of a new player is.</source>
        <translation>新选手实力的不确定程度。</translation>
    </message>
    <message>
        <source>Idle time never makes a rating less certain than this.</source>
        <translation>闲置不会让偏差超过此值。</translation>
    </message>
    <message>
        <source>K by bands</source>
        <translation>分段 K 值</translation>
    </message>
    <message>
        <source>K factor</source>
        <translation>K 值</translation>
    </message>
    <message>
        <source>Largest deviation</source>
        <translation>最大偏差</translation>
    </message>
    <message>
        <source>Linear and normal look at the predicted order only, pairwise also at how far ratings lie apart.</source>
        <translation>“线性”和“正态”只看预测名次，“两两”还看等级分相差多少。</translation>
    </message>
    <message>
        <source>Linear in the rank</source>
        <translation>名次线性</translation>
    </message>
    <message>
        <source>Made for games of many players: the order of finish is compared with the order the ratings foresaw. It does not say how sure a rating is.</source>
        <translation>为多人对局而设：将实际名次与等级分预期的名次比较。不说明等级分有多大把握。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean over the pairs</source>
        <translation>两两平均</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Natural (base e)</source>
        <translation>自然（底数 e）</translation>
    </message>
    <message>
        <source>No result joins these players to the main group: {players}.</source>
        <translation>以下选手与主要群体之间没有对局结果：{players}。</translation>
    </message>
    <message>
        <source>Normal scores of the rank</source>
        <translation>名次正态分</translation>
    </message>
    <message>
        <source>One fit to all games at once</source>
        <translation>对全部对局一次拟合</translation>
    </message>
    <message>
        <source>One number, moved game by game</source>
        <translation>一个数值，逐局变动</translation>
    </message>
    <message>
        <source>Order of finish</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Plackett-Luce</source>
        <translation>Plackett-Luce</translation>
    </message>
    <message>
        <source>Points added to the side marked as home or first mover.</source>
        <translation>加给主场方或先手方的分数。</translation>
    </message>
    <message>
        <source>Points as they are</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>Points, centred</source>
        <translation>得分（居中）</translation>
    </message>
    <message>
        <source>Provisional again from</source>
        <translation>偏差达到此值又回到定级中</translation>
    </message>
    <message>
        <source>Rank Elo</source>
        <translation>名次 Elo</translation>
    </message>
    <message>
        <source>Rated games after which a player is ranked.</source>
        <translation>选手进入排名所需的计分对局数。</translation>
    </message>
    <message>
        <source>Rating period</source>
        <translation>评分周期</translation>
    </message>
    <message>
        <source>Ratings that say how sure they are</source>
        <translation>带把握程度的等级分</translation>
    </message>
    <message>
        <source>Ratings without a deviation</source>
        <translation>不带偏差的等级分</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治估计</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>标度</translation>
    </message>
    <message>
        <source>Score from</source>
        <translation>得分来源</translation>
    </message>
    <message>
        <source>Score of the first</source>
        <translation>第一名得分</translation>
    </message>
    <message>
        <source>Score of the last</source>
        <translation>末名得分</translation>
    </message>
    <message>
        <source>Smallest deviation</source>
        <translation>最小偏差</translation>
    </message>
    <message>
        <source>Standard errors</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Start deviation</source>
        <translation>起始偏差</translation>
    </message>
    <message>
        <source>Start rating</source>
        <translation>起始等级分</translation>
    </message>
    <message>
        <source>Start sigma</source>
        <translation>起始 sigma</translation>
    </message>
    <message>
        <source>Start volatility</source>
        <translation>起始波动率</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>团队实力</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Sum over the pairs</source>
        <translation>两两求和</translation>
    </message>
    <message>
        <source>Tau</source>
        <translation>Tau</translation>
    </message>
    <message>
        <source>Tau per game</source>
        <translation>每局 tau</translation>
    </message>
    <message>
        <source>Teams and many sides as they are</source>
        <translation>团队与多方对局原样处理</translation>
    </message>
    <message>
        <source>Teams, games of many sides, ties and shares of a game are read as they are; nothing is reduced.</source>
        <translation>团队、多方对局、并列和部分参与均按原样处理，不作化简。</translation>
    </message>
    <message>
        <source>The careful rating is the rating less so many deviations: 1.645 for 95 % sure, 2.326 for 99 %.</source>
        <translation>保守等级分是等级分减去若干倍偏差：95 % 把握为 1.645，99 % 为 2.326。</translation>
    </message>
    <message>
        <source>The deviation after a long absence; the gap keeps people from flickering.</source>
        <translation>久未参赛后的偏差；两值之间的间隔避免来回切换。</translation>
    </message>
    <message>
        <source>The deviation that ends the placement of a new player.</source>
        <translation>新选手结束定级的偏差。</translation>
    </message>
    <message>
        <source>The fit has no finite maximum; ratings come from a weak prior.</source>
        <translation>拟合没有有限的最大值；等级分来自弱先验。</translation>
    </message>
    <message>
        <source>The larger the team, the less its result tells of each player, so it moves them less.</source>
        <translation>队伍越大，结果对每名队员的说明越少，变动也越小。</translation>
    </message>
    <message>
        <source>The mean of all ratings that can be compared.</source>
        <translation>所有可比等级分的平均值。</translation>
    </message>
    <message>
        <source>The mean of its players, or their sum where numbers win.</source>
        <translation>成员的平均值；人多取胜的项目用总和。</translation>
    </message>
    <message>
        <source>The sandwich does not trust the model&apos;s own variance.</source>
        <translation>三明治估计不依赖模型自身的方差。</translation>
    </message>
    <message>
        <source>The standard errors know that the pairs of one game belong together.</source>
        <translation>标准误差会考虑同一局的各配对彼此相关。</translation>
    </message>
    <message>
        <source>The strengths that explain all games best, whenever they were played, with standard errors. Only players whom results connect both ways can be ranked.</source>
        <translation>最能解释全部对局的实力值，不论何时进行，并附标准误差。只有胜负互相连通的选手才能排名。</translation>
    </message>
    <message>
        <source>Ties of more than two</source>
        <translation>多方并列</translation>
    </message>
    <message>
        <source>TrueSkill</source>
        <translation>TrueSkill</translation>
    </message>
    <message>
        <source>Unit of idle time</source>
        <translation>闲置时间单位</translation>
    </message>
    <message>
        <source>Weak prior</source>
        <translation>弱先验</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Weighted pairs</source>
        <translation>加权两两比较</translation>
    </message>
    <message>
        <source>What a new player begins with.</source>
        <translation>新选手的起点。</translation>
    </message>
    <message>
        <source>What the actual score of a game is taken from.</source>
        <translation>一局的实际得分取自哪里。</translation>
    </message>
    <message>
        <source>What the first of a game scores.</source>
        <translation>一局中第一名的得分。</translation>
    </message>
    <message>
        <source>What the last of a game scores.</source>
        <translation>一局中末名的得分。</translation>
    </message>
    <message>
        <source>Who took part in half of a game moves by half of K.</source>
        <translation>只参与半局的选手按 K 的一半变动。</translation>
    </message>
    <message>
        <source>With so many players the standard errors are estimates: where everybody meets many others, good to 0.1 % (Fisher information) or 1.4 % (sandwich).</source>
        <translation>选手这么多时，标准误差为估计值：在人人都与许多对手交手的情况下，误差不超过 0.1 %（Fisher 信息）或 1.4 %（三明治）。</translation>
    </message>
    <message>
        <source>Without a rating, because they never beat the main group: {players}.</source>
        <translation>没有等级分，因为从未胜过主要群体：{players}。</translation>
    </message>
    <message>
        <source>Without a rating, because they never lost to the main group: {players}.</source>
        <translation>没有等级分，因为从未输给主要群体：{players}。</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
</context>
<context>
    <name>EngineHead</name>
    <message>
        <source>Backtest</source>
        <translation>回测</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>In use: {0} · {1}</source>
        <translation>使用中：{0} · {1}</translation>
    </message>
    <message>
        <source>Rating lists</source>
        <translation>等级分榜单</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>页面内容</translation>
    </message>
</context>
<context>
    <name>EngineListModel</name>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>{0}, in use</source>
        <translation>{0}，使用中</translation>
    </message>
</context>
<context>
    <name>EnginePage</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>One entry is not possible yet; it is marked.</source>
        <translation>有一项尚不可用，已标出。</translation>
    </message>
    <message>
        <source>Tried out only: the club still rates as before.</source>
        <translation>仅为试用：俱乐部仍按原方式计分。</translation>
    </message>
    <message>
        <source>Working. Esc stops it; nothing has changed.</source>
        <translation>计算中。按 Esc 停止；未作任何改动。</translation>
    </message>
</context>
<context>
    <name>EntryCard</name>
    <message>
        <source>Entry {0}</source>
        <translation>作品 {0}</translation>
    </message>
    <message>
        <source>Reads on: PgDn</source>
        <translation>未完：PgDn</translation>
    </message>
    <message>
        <source>The picture is missing.</source>
        <translation>图片缺失。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A board needs a number from 1.</source>
        <translation>台号须为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>A date is written like 2024-05-31.</source>
        <translation>日期写法如 2024-05-31。</translation>
    </message>
    <message>
        <source>A draw margin needs players, and a chance of a draw from 0 to less than 1.</source>
        <translation>和棋区间需要有选手，且和棋概率须在 0（含）到 1（不含）之间。</translation>
    </message>
    <message>
        <source>A forfeit needs a winner; for no winner use a double forfeit.</source>
        <translation>弃权局须有胜方；若无胜方，用双方弃权。</translation>
    </message>
    <message>
        <source>A game needs at least two sides.</source>
        <translation>一局至少要有两方。</translation>
    </message>
    <message>
        <source>A game to come needs two or more sides, each with a known player who takes part.</source>
        <translation>待赛对局至少需要两方，每一方都要有一名在册且参赛的选手。</translation>
    </message>
    <message>
        <source>A judge can be asked for 0 to {most} votes.</source>
        <translation>每位评委可要求 0 至 {most} 票。</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>需要姓名。</translation>
    </message>
    <message>
        <source>A prior is a finite number of 0 or more.</source>
        <translation>先验须为大于或等于 0 的有限数。</translation>
    </message>
    <message>
        <source>A round needs two people who are here; {here} checked in.</source>
        <translation>至少两人到场才能编排一轮；现已签到 {here} 人。</translation>
    </message>
    <message>
        <source>A round that counts differently has a number from 1, not {number}.</source>
        <translation>计分权重不同的轮次编号应从 1 开始，不能是 {number}。</translation>
    </message>
    <message>
        <source>A seed is a whole number from 1.</source>
        <translation>种子号须为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>A share of the game must be 0 or more, and one player of side {side} needs more than 0.</source>
        <translation>参赛份额不能小于 0，且第 {side} 方至少一人须大于 0。</translation>
    </message>
    <message>
        <source>A vote needs at least two entries.</source>
        <translation>盲评至少需要两件作品。</translation>
    </message>
    <message>
        <source>A year of birth has four digits, such as 1987.</source>
        <translation>出生年份为四位数字，例如 1987。</translation>
    </message>
    <message>
        <source>Among the particular scores “{score}” is not one of two whole numbers, such as 3-1.</source>
        <translation>特定比分中的 “{score}” 不是两个整数组成的比分，例如 3-1。</translation>
    </message>
    <message>
        <source>An entry has no field “{name}”.</source>
        <translation>参赛信息没有“{name}”这一项。</translation>
    </message>
    <message>
        <source>An open game has no result yet.</source>
        <translation>未结束的对局还没有结果。</translation>
    </message>
    <message>
        <source>Another desk was quicker: this is now {name}, number {number}. Look at it, then edit again.</source>
        <translation>另一工作台先改了：现为 {name}，编号 {number}。查看后再编辑。</translation>
    </message>
    <message>
        <source>Another desk was quicker: {sides} is now {result}. Look at it, then enter yours again.</source>
        <translation>另一工作台先录入了：{sides} 现为 {result}。查看后再录入。</translation>
    </message>
    <message>
        <source>Bradley-Terry takes at most {most} players where teams, covariates or rankings are fitted; there are {got}.</source>
        <translation>Bradley-Terry 在拟合队伍、协变量或名次时最多支持 {most} 名选手；此处有 {got} 名。</translation>
    </message>
    <message>
        <source>Choose another event, open play or another date.</source>
        <translation>选择其他赛事、自由对局或其他日期。</translation>
    </message>
    <message>
        <source>Choose the games that were somebody else’s.</source>
        <translation>选择属于他人的对局。</translation>
    </message>
    <message>
        <source>Choose the result first.</source>
        <translation>先选择结果。</translation>
    </message>
    <message>
        <source>Comparison {number} needs two players on the list, a score from 0 to 1, and a count of 0 or more.</source>
        <translation>比较 {number} 需要名单上的两位选手、0 到 1 的得分，以及大于或等于 0 的次数。</translation>
    </message>
    <message>
        <source>Game {game} has a covariate that is not a finite number.</source>
        <translation>第 {game} 局的协变量不是有限数。</translation>
    </message>
    <message>
        <source>Game {game} has a place that is not a number of 0 or more.</source>
        <translation>对局 {game} 的名次不是大于或等于 0 的数。</translation>
    </message>
    <message>
        <source>Game {game} has a side whose shares are all 0.</source>
        <translation>第 {game} 局有一方的参与比例全为 0。</translation>
    </message>
    <message>
        <source>Game {game} has a side with nobody in it.</source>
        <translation>第 {game} 局有一方没有选手。</translation>
    </message>
    <message>
        <source>Game {game} has fewer than two sides.</source>
        <translation>第 {game} 局不足两方。</translation>
    </message>
    <message>
        <source>Game {game} has points that are not a finite number.</source>
        <translation>第 {game} 局的得分不是有限数。</translation>
    </message>
    <message>
        <source>Game {game} has {player} twice.</source>
        <translation>第 {game} 局中 {player} 出现了两次。</translation>
    </message>
    <message>
        <source>Game {game} is dated before the game above it.</source>
        <translation>第 {game} 局的日期早于前一局。</translation>
    </message>
    <message>
        <source>Game {game} names a player who is not on the list.</source>
        <translation>第 {game} 局的选手不在名单上。</translation>
    </message>
    <message>
        <source>Game {game}: a share of the game must be a number of 0 or more.</source>
        <translation>第 {game} 局：参与比例必须是不小于 0 的数。</translation>
    </message>
    <message>
        <source>Game {game}: a singles score must be 1, 0.5 or 0.</source>
        <translation>第 {game} 局：单打得分必须是 1、0.5 或 0。</translation>
    </message>
    <message>
        <source>How the vote of event {event} is judged cannot be read.</source>
        <translation>赛事 {event} 的投票设置无法读取。</translation>
    </message>
    <message>
        <source>No column of {name} says which side was at home or moved first.</source>
        <translation>{name} 中没有哪一列写明哪一方为主场或先手。</translation>
    </message>
    <message>
        <source>No engine is named. Known: {known}.</source>
        <translation>未指明任何引擎。已知引擎：{known}。</translation>
    </message>
    <message>
        <source>No game was chosen.</source>
        <translation>未选择对局。</translation>
    </message>
    <message>
        <source>No published rating list is called “{text}” or of that day. There are: {known}.</source>
        <translation>没有名为“{text}”或该日的已发布等级分榜。现有：{known}。</translation>
    </message>
    <message>
        <source>Nobody can go on yet: the stage before has no round. Play it first, or let everybody in.</source>
        <translation>还没有人能出线：上一阶段没有轮次。先进行上一阶段，或让所有人参加。</translation>
    </message>
    <message>
        <source>Nobody in {file} is called “{name}”.</source>
        <translation>{file} 中没有名为“{name}”的选手。</translation>
    </message>
    <message>
        <source>Nobody in {file} is called “{name}”; there is {near}.</source>
        <translation>{file} 中没有名为“{name}”的选手；相近的有：{near}。</translation>
    </message>
    <message>
        <source>Nobody is entered in “{event}”, so there is no report to write.</source>
        <translation>“{event}”没有人报名，因此没有可写的报告。</translation>
    </message>
    <message>
        <source>Nobody is free for a round: {here} here, {playing} of them still playing.</source>
        <translation>没有空闲的选手可编排：到场 {here} 人，其中 {playing} 人仍在比赛。</translation>
    </message>
    <message>
        <source>None of the engines compared ({engines}) has a parameter “{name}”.</source>
        <translation>所比较的引擎（{engines}）都没有参数“{name}”。</translation>
    </message>
    <message>
        <source>Only the last round can be withdrawn; round {number} came after it.</source>
        <translation>只能撤回最后一轮；其后已有第 {number} 轮。</translation>
    </message>
    <message>
        <source>Only the sides of a game between two can be swapped.</source>
        <translation>只有双方对局才能对调。</translation>
    </message>
    <message>
        <source>Round {number} is on already: another desk was quicker. Look at it before making another.</source>
        <translation>第 {number} 轮已开始：另一工作台先编排了。先查看，再编排下一轮。</translation>
    </message>
    <message>
        <source>Several events are called “{event}”: {known}. Name one by its number.</source>
        <translation>有多项赛事叫“{event}”：{known}。用编号指定其中一项。</translation>
    </message>
    <message>
        <source>Side {side} has no place in the result.</source>
        <translation>结果中缺少第 {side} 方的名次。</translation>
    </message>
    <message>
        <source>Side {side} has nobody in it.</source>
        <translation>第 {side} 方没有选手。</translation>
    </message>
    <message>
        <source>Somebody else changed this first. It now says: {present}.</source>
        <translation>已有人先作了更改，现在的内容是：{present}。</translation>
    </message>
    <message>
        <source>Somebody else deleted this first.</source>
        <translation>已有人先将其删除。</translation>
    </message>
    <message>
        <source>Still open: boards {boards}. Enter their results first, or leave these people out.</source>
        <translation>尚未结束：{boards} 号台。先录入结果，或暂不编排这些选手。</translation>
    </message>
    <message>
        <source>The Bradley-Terry fit does not settle; a small “prior” helps.</source>
        <translation>Bradley-Terry 拟合未能收敛；可设一个较小的“prior”。</translation>
    </message>
    <message>
        <source>The announcement has {length} letters, and the hall can read {limit}. Shorten it.</source>
        <translation>公告有 {length} 个字，大厅最多显示 {limit} 个。缩短后再试。</translation>
    </message>
    <message>
        <source>The club “{club}” has no events yet.</source>
        <translation>俱乐部“{club}”还没有赛事。</translation>
    </message>
    <message>
        <source>The column “{column}” has {got} values; {expected} are needed.</source>
        <translation>列“{column}”有 {got} 个值，需要 {expected} 个。</translation>
    </message>
    <message>
        <source>The game must name its sides, as in: ann + bob &gt; cid + dee</source>
        <translation>对局须写出各方，例如：ann + bob &gt; cid + dee</translation>
    </message>
    <message>
        <source>The logo has {size} kB, and {limit} kB are the most. Choose a smaller picture.</source>
        <translation>徽标有 {size} kB，最多 {limit} kB。选择较小的图片。</translation>
    </message>
    <message>
        <source>The logo is no picture that can be used. Choose a PNG or JPEG file.</source>
        <translation>无法使用这个徽标图片。选择 PNG 或 JPEG 文件。</translation>
    </message>
    <message>
        <source>The name is longer than {limit} characters.</source>
        <translation>姓名超过 {limit} 个字符。</translation>
    </message>
    <message>
        <source>The next pair is chosen at random or where it tells most.</source>
        <translation>下一对随机选取，或选最能说明问题的。</translation>
    </message>
    <message>
        <source>The number of results that count cannot be less than 0.</source>
        <translation>计入的成绩数不能小于 0。</translation>
    </message>
    <message>
        <source>The number {number} belongs to {name} already.</source>
        <translation>编号 {number} 已属于 {name}。</translation>
    </message>
    <message>
        <source>The offsets “{column}” must begin at 0 and never fall.</source>
        <translation>偏移量“{column}”必须从 0 开始且不得减小。</translation>
    </message>
    <message>
        <source>The points of side {side} are not a number.</source>
        <translation>第 {side} 方的得分不是数字。</translation>
    </message>
    <message>
        <source>The printer does not answer. Nothing was printed. Choose another, or save a PDF instead.</source>
        <translation>打印机没有响应，未打印任何内容。可换一台打印机，或改存为 PDF。</translation>
    </message>
    <message>
        <source>The rating itself is missing.</source>
        <translation>缺少等级分本身。</translation>
    </message>
    <message>
        <source>The rating list “{name}” cannot be read.</source>
        <translation>无法读取等级分榜“{name}”。</translation>
    </message>
    <message>
        <source>The ratings are still being worked out. Try again in a moment.</source>
        <translation>等级分仍在计算中，稍后再试。</translation>
    </message>
    <message>
        <source>The ratings of a game with {sides} sides do not settle.</source>
        <translation>一局 {sides} 方对局的等级分未能收敛。</translation>
    </message>
    <message>
        <source>The result is for {given} sides, but the game has {sides}.</source>
        <translation>结果给出 {given} 方，但此局有 {sides} 方。</translation>
    </message>
    <message>
        <source>The rules of this event cannot be read: {what}.</source>
        <translation>无法读取本赛事的规则：{what}。</translation>
    </message>
    <message>
        <source>The same player is in this game twice.</source>
        <translation>同一选手在此局中出现两次。</translation>
    </message>
    <message>
        <source>The scoring says “{value}” for “{name}”; it must be one of {choices}.</source>
        <translation>计分规则中“{name}”写的是“{value}”；可选：{choices}。</translation>
    </message>
    <message>
        <source>The stage before still has %n open game(s). Enter the results first; they decide who goes on.</source>
        <translation>上一阶段还有 %n 盘未结束的对局。先录入结果，再决定谁出线。</translation>
    </message>
    <message>
        <source>The start deviation must be more than 0.</source>
        <translation>初始偏差必须大于 0。</translation>
    </message>
    <message>
        <source>The start rating is not a number.</source>
        <translation>初始等级分不是数字。</translation>
    </message>
    <message>
        <source>The start rating of player {player} is not usable.</source>
        <translation>选手 {player} 的起始等级分不可用。</translation>
    </message>
    <message>
        <source>The start ratings are for {got} players, the games for {expected}.</source>
        <translation>起始等级分涉及 {got} 名选手，对局涉及 {expected} 名选手。</translation>
    </message>
    <message>
        <source>The team “{name}” has nobody in it yet.</source>
        <translation>队伍“{name}”还没有成员。</translation>
    </message>
    <message>
        <source>The text of an entry is longer than {most} characters.</source>
        <translation>作品的文字超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>The words cannot be {value} times as large; from {least} to {most} times they can.</source>
        <translation>文字不能放大到 {value} 倍；可用 {least} 到 {most} 倍。</translation>
    </message>
    <message>
        <source>There are no rules “{value}”. Known are: {known}.</source>
        <translation>没有规则“{value}”。可用：{known}。</translation>
    </message>
    <message>
        <source>There is a team called “{name}” already. Choose another name.</source>
        <translation>已有名为“{name}”的队伍。换一个名称。</translation>
    </message>
    <message>
        <source>There is no action {entry} in the journal.</source>
        <translation>日志中没有操作 {entry}。</translation>
    </message>
    <message>
        <source>There is no document “{key}”. Known: {known}.</source>
        <translation>没有文档 “{key}”。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no engine “{name}”. Known: {known}.</source>
        <translation>没有名为“{name}”的引擎。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no event “{event}” in the club. It has: {known}.</source>
        <translation>俱乐部没有赛事“{event}”。现有：{known}。</translation>
    </message>
    <message>
        <source>There is no list to publish.</source>
        <translation>没有可公布的等级分榜。</translation>
    </message>
    <message>
        <source>There is no match quality “{name}”; it must be one of {choices}.</source>
        <translation>没有匹配度 “{name}”；只能是 {choices} 之一。</translation>
    </message>
    <message>
        <source>There is no option “{name}”. Known: {known}.</source>
        <translation>没有选项“{name}”。可用选项：{known}。</translation>
    </message>
    <message>
        <source>There is no orientation “{value}”. Known: {known}.</source>
        <translation>没有“{value}”这种方向。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no pairing system “{key}”. Known: {known}.</source>
        <translation>没有名为“{key}”的配对制度。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no paper “{value}”. Known: {known}.</source>
        <translation>没有“{value}”这种纸张。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no published rating list with the number {number}.</source>
        <translation>没有编号为 {number} 的已发布等级分榜。</translation>
    </message>
    <message>
        <source>There is no published rating list yet.</source>
        <translation>还没有已发布的等级分榜。</translation>
    </message>
    <message>
        <source>There is no report format “{key}”. Known are: {known}.</source>
        <translation>没有报告格式“{key}”。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no round to print yet.</source>
        <translation>还没有可打印的轮次。</translation>
    </message>
    <message>
        <source>There is no setting “{name}”.</source>
        <translation>没有设置项“{name}”。</translation>
    </message>
    <message>
        <source>There is no text in the clipboard to import.</source>
        <translation>剪贴板中没有可导入的文字。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>This chance is defined for two sides only.</source>
        <translation>此概率只对两方对局有定义。</translation>
    </message>
    <message>
        <source>This event is not in the club any more.</source>
        <translation>该赛事已不在俱乐部中。</translation>
    </message>
    <message>
        <source>This event is not played in a bracket.</source>
        <translation>此赛事不按对阵图进行。</translation>
    </message>
    <message>
        <source>This game is at no board of a round.</source>
        <translation>这一对局不属于任何一轮的台。</translation>
    </message>
    <message>
        <source>This game is not in the log any more.</source>
        <translation>该对局已不在记录中。</translation>
    </message>
    <message>
        <source>This game is void. Restore it first.</source>
        <translation>此局已作废。先恢复它。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>This must not be less than the deviation that ends placement.</source>
        <translation>此值不得小于结束定级的偏差。</translation>
    </message>
    <message>
        <source>This player is no longer in the club.</source>
        <translation>此选手已不在俱乐部中。</translation>
    </message>
    <message>
        <source>This player is not in game {game}.</source>
        <translation>此选手不在第 {game} 局中。</translation>
    </message>
    <message>
        <source>This player is not in the club any more.</source>
        <translation>该选手已不在俱乐部中。</translation>
    </message>
    <message>
        <source>This rating list is not in the club any more.</source>
        <translation>该等级分榜已不在俱乐部中。</translation>
    </message>
    <message>
        <source>This round is not there any more.</source>
        <translation>该轮次已不存在。</translation>
    </message>
    <message>
        <source>This score says {score}, but the result above says {result}.</source>
        <translation>此比分表示 {score}，而上面的结果是 {result}。</translation>
    </message>
    <message>
        <source>This stage is not there any more.</source>
        <translation>该阶段已不存在。</translation>
    </message>
    <message>
        <source>This team is not in the club any more.</source>
        <translation>该队伍已不在俱乐部中。</translation>
    </message>
    <message>
        <source>Tuning needs at least {least} games.</source>
        <translation>调参至少需要 {least} 局。</translation>
    </message>
    <message>
        <source>What this action changed cannot be read any more. ({reason})</source>
        <translation>该操作的更改内容已无法读取。（{reason}）</translation>
    </message>
    <message>
        <source>What “{label}” concerns has been changed since, so it stays as it is.</source>
        <translation>“{label}”涉及的内容此后已有更改，因此保持现状。</translation>
    </message>
    <message>
        <source>Write one place for each of the {sides} sides, as in 1 2 2 4: whole numbers from 1.</source>
        <translation>{sides} 方各写一个名次，例如 1 2 2 4，用从 1 开始的整数。</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{a} and {b} both played in the game {sides} of {date}, so they are two people.</source>
        <translation>{a}与{b}都参加了 {date} 的对局{sides}，因此是两个人。</translation>
    </message>
    <message>
        <source>{name} cannot be merged with the same person.</source>
        <translation>{name}不能与同一人合并。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} cannot be written: {reason}. Choose another folder.</source>
        <translation>无法写入 {name}：{reason}。换一个文件夹。</translation>
    </message>
    <message>
        <source>{name} cannot play twice at one board.</source>
        <translation>{name} 不能在同一台出现两次。</translation>
    </message>
    <message>
        <source>{name} has a game or a bye in this event. Withdraw the player instead of removing the entry.</source>
        <translation>{name} 在本赛事中已有对局或轮空。应将其标为退赛，而不是移除。</translation>
    </message>
    <message>
        <source>{name} has games or byes in this club, so archive the player instead of deleting.</source>
        <translation>{name} 在本俱乐部有对局或轮空记录，不能删除，可改为归档。</translation>
    </message>
    <message>
        <source>{name} has more than one column “{column}”; keep one of them, or say which is meant.</source>
        <translation>{name} 中有不止一个“{column}”列；只保留其中一列，或指明用哪一列。</translation>
    </message>
    <message>
        <source>{name} has no column “{column}” (or “{column}1” and “{column}2”) to measure.</source>
        <translation>{name} 中没有可测量的列“{column}”（或“{column}1”和“{column}2”）。</translation>
    </message>
    <message>
        <source>{name} has no part in this round.</source>
        <translation>{name} 不在本轮之中。</translation>
    </message>
    <message>
        <source>{name} has no rated games of the category “{category}”; known are: {known}.</source>
        <translation>{name} 中没有类别“{category}”的计分对局；已有类别：{known}。</translation>
    </message>
    <message>
        <source>{name} holds no rated games.</source>
        <translation>{name} 中没有计分的对局。</translation>
    </message>
    <message>
        <source>{name} is a file. Name a folder, or a file that ends in .html.</source>
        <translation>{name} 是文件。应指定文件夹，或以 .html 结尾的文件。</translation>
    </message>
    <message>
        <source>{name} is a folder. Name a file.</source>
        <translation>{name} 是文件夹。应指定文件。</translation>
    </message>
    <message>
        <source>{name} is at board {board} of this round already.</source>
        <translation>{name} 在本轮已安排在第 {board} 台。</translation>
    </message>
    <message>
        <source>{name} is not merged with anybody.</source>
        <translation>{name}未与任何人合并。</translation>
    </message>
    <message>
        <source>{name} is on two boards of this round.</source>
        <translation>{name} 在本轮出现在两张台上。</translation>
    </message>
    <message>
        <source>{name} takes part in the game {sides} of {date} already.</source>
        <translation>{name}已在 {date} 的对局{sides}中。</translation>
    </message>
    <message>
        <source>{name} took no part in the game {sides} of {date}.</source>
        <translation>{name}未参加 {date} 的对局{sides}。</translation>
    </message>
    <message>
        <source>{name} was merged into {into}. Look there, or separate the two first.</source>
        <translation>{name}已并入{into}。应查看该人，或先将两人分开。</translation>
    </message>
    <message>
        <source>{name}, row {row}, column “{column}”: {text}</source>
        <translation>{name} 第 {row} 行“{column}”列：{text}</translation>
    </message>
    <message>
        <source>{name}, row {row}: {text}</source>
        <translation>{name} 第 {row} 行：{text}</translation>
    </message>
    <message>
        <source>{player} is in the team “{name}” twice.</source>
        <translation>{player} 在队伍“{name}”中出现了两次。</translation>
    </message>
    <message>
        <source>{problem} And {more} more. Nothing was imported.</source>
        <translation>{problem}另有 {more} 处。未导入任何内容。</translation>
    </message>
    <message>
        <source>{problem} Nothing was imported.</source>
        <translation>{problem}未导入任何内容。</translation>
    </message>
    <message>
        <source>{sides} has no result yet, so it stays on its board. Enter the result first.</source>
        <translation>{sides}尚无结果，因此留在原台。应先录入结果。</translation>
    </message>
    <message>
        <source>“max_score” must be more than “min_score”.</source>
        <translation>“max_score”必须大于“min_score”。</translation>
    </message>
    <message>
        <source>“unit_days” 0 needs a period of the calendar: night, day, week, month or year.</source>
        <translation>“unit_days”为 0 时，周期必须是日历周期：night、day、week、month 或 year。</translation>
    </message>
    <message>
        <source>“warmup” is {value}; it must be 0 or more.</source>
        <translation>“warmup”的值为 {value}；须为 0 或更大。</translation>
    </message>
    <message>
        <source>“{blocker}” stands in the way of “{label}”. Undo that first.</source>
        <translation>“{blocker}”妨碍了“{label}”，须先将其撤销。</translation>
    </message>
    <message>
        <source>“{document}” is made for a player. Choose one first.</source>
        <translation>“{document}”针对一名选手。先选择选手。</translation>
    </message>
    <message>
        <source>“{document}” is made of an event. Choose one first.</source>
        <translation>“{document}”针对一项赛事。先选择赛事。</translation>
    </message>
    <message>
        <source>“{engine}” has no scale “{scale}”; it must be one of {choices}.</source>
        <translation>“{engine}” 没有“{scale}”标度；可选：{choices}。</translation>
    </message>
    <message>
        <source>“{label}” cannot be redone any more.</source>
        <translation>“{label}”已无法重做。</translation>
    </message>
    <message>
        <source>“{label}” is undone already.</source>
        <translation>“{label}”已经撤销。</translation>
    </message>
    <message>
        <source>“{label}” was done at the desk “{desk}”. Undo it by itself first, if that is meant.</source>
        <translation>“{label}”是在工作台“{desk}”上完成的。如确需撤销，先单独撤销它。</translation>
    </message>
    <message>
        <source>“{name}” began on {start}; its list cannot be of an earlier day.</source>
        <translation>“{name}”始于 {start}，其等级分榜不能早于这一天。</translation>
    </message>
    <message>
        <source>“{name}” could be {names}; write more of the name.</source>
        <translation>“{name}”可能是 {names}；需写得更完整。</translation>
    </message>
    <message>
        <source>“{name}” could not be copied beside the club: {reason} Nothing was changed.</source>
        <translation>“{name}”无法复制到俱乐部文件旁：{reason} 未作任何改动。</translation>
    </message>
    <message>
        <source>“{name}” holds one event; --event is for the events of a club.</source>
        <translation>“{name}”只有一项赛事；--event 用于俱乐部的赛事。</translation>
    </message>
    <message>
        <source>“{name}” is closed; its games are not changed any more. Open the stage again first.</source>
        <translation>“{name}” 已结束，其对局不再改动。先重新打开该阶段。</translation>
    </message>
    <message>
        <source>“{name}” is entered twice.</source>
        <translation>“{name}”登记了两次。</translation>
    </message>
    <message>
        <source>“{name}” is in the club already. A namesake needs a difference, such as a year or a nickname.</source>
        <translation>俱乐部中已有“{name}”。同名者需加以区分，例如加上年份或昵称。</translation>
    </message>
    <message>
        <source>“{name}” is no report of a tournament, so it has no standings.</source>
        <translation>“{name}”不是比赛报告，因此没有排名。</translation>
    </message>
    <message>
        <source>“{name}” is not a number of this engine that can be tuned.</source>
        <translation>“{name}”不是此引擎可调的数值。</translation>
    </message>
    <message>
        <source>“{name}” is published and does not change any more.</source>
        <translation>“{name}”已公布，不再更改。</translation>
    </message>
    <message>
        <source>“{name}” is set, but “{engine}” is not compared here.</source>
        <translation>设定了“{name}”，但此处未比较“{engine}”。</translation>
    </message>
    <message>
        <source>“{name}” is still open. Publish its list first.</source>
        <translation>“{name}”尚未结束。应先公布其等级分榜。</translation>
    </message>
    <message>
        <source>“{name}” is what {into} was called before a merge. Separate the two if they are two people.</source>
        <translation>“{name}”是{into}合并前的名字。若为两人，应先将其分开。</translation>
    </message>
    <message>
        <source>“{name}” is {value}; it must be more than {low} and at most {high}.</source>
        <translation>“{name}”的值为 {value}；须大于 {low} 且不超过 {high}。</translation>
    </message>
    <message>
        <source>“{name}” is {value}; it must lie from {low} to {high}.</source>
        <translation>“{name}”为 {value}；应在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be a number from {low} to {high}.</source>
        <translation>“{name}”的值“{value}”无效；须为 {low} 至 {high} 的数。</translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be a whole number from {low} to {high}.</source>
        <translation>“{name}”的值“{value}”无效；须为 {low} 至 {high} 的整数。</translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be one of {choices}.</source>
        <translation>“{name}”为“{value}”；应为以下之一：{choices}。</translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be true or false.</source>
        <translation>“{name}”的值“{value}”无效；须为 true 或 false。</translation>
    </message>
    <message>
        <source>“{name}” stands in this game twice.</source>
        <translation>“{name}”在这场对局中出现了两次。</translation>
    </message>
    <message>
        <source>“{part}” is not a rule for K; write for example “peak&gt;=2400:10, games&lt;30:40, 20”.</source>
        <translation>“{part}”不是有效的 K 值规则；可以写成“peak&gt;=2400:10, games&lt;30:40, 20”。</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>“{text}”不是数字。</translation>
    </message>
    <message>
        <source>“{value}” is not a number of points.</source>
        <translation>“{value}”不是有效的分数。</translation>
    </message>
    <message>
        <source>“{value}” is not a range of boards. Write numbers and ranges, such as 1-10, 15.</source>
        <translation>“{value}”不是有效的台号范围。应写作编号或范围，例如 1-10, 15。</translation>
    </message>
    <message>
        <source>“{value}” is not a round with a weight. Write 7: 2; 9: 0.5 and so on.</source>
        <translation>“{value}” 不是轮次与权重。写作 7: 2; 9: 0.5 等。</translation>
    </message>
    <message>
        <source>“{value}” is not a score with two values. Write 3-0: 3 0; 3-2: 2 1 and so on.</source>
        <translation>“{value}” 不是比分与两个分值。写作 3-0: 3 0; 3-2: 2 1 等。</translation>
    </message>
    <message>
        <source>“{what}” is made of an event. Choose one first.</source>
        <translation>“{what}”以赛事为内容。先选择一项赛事。</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>No engine predicts these games better than a coin.</source>
        <translation>没有引擎的预测好于抛硬币。</translation>
    </message>
    <message>
        <source>There are too few games to tell the engines apart.</source>
        <translation>对局太少，无法区分各引擎。</translation>
    </message>
    <message>
        <source>{engines} come close.</source>
        <translation>{engines} 与之接近。</translation>
    </message>
    <message>
        <source>{engine} predicts these games best.</source>
        <translation>{engine} 对这些对局的预测最好。</translation>
    </message>
    <message>
        <source>{share} % of the games are played in teams, read natively by {engines}.</source>
        <translation>{share} % 的对局为团队对局，{engines} 可直接处理。</translation>
    </message>
    <message>
        <source>{share} % of the games have more than two sides, read natively by {engines}.</source>
        <translation>{share} % 的对局超过两方，{engines} 可直接处理。</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>A bye counts</source>
        <translation>轮空计</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>全部阶段</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>按轮次</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>How it is laid out</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Points for a bye</source>
        <translation>轮空得分</translation>
    </message>
    <message>
        <source>Prize: {0}</source>
        <translation>奖项：{0}</translation>
    </message>
    <message>
        <source>Section or prize group</source>
        <translation>组别或奖项组</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>同分规则</translation>
    </message>
    <message>
        <source>Tie-breaks in their order; change them here</source>
        <translation>按顺序排列的同分规则，可在此更改</translation>
    </message>
    <message>
        <source>Tie-breaks: {0}</source>
        <translation>同分规则：{0}</translation>
    </message>
    <message>
        <source>What a round without an opponent is worth in this event</source>
        <translation>本赛事中没有对手的一轮计多少分</translation>
    </message>
    <message>
        <source>each cell: result, then the opponent’s number</source>
        <translation>每格：结果，后为对手序号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{0} (closed)</source>
        <translation>{0}（已结束）</translation>
    </message>
</context>
<context>
    <name>EventMenu</name>
    <message>
        <source>Tonight (begins with the first check-in)</source>
        <translation>今晚（首位选手签到时开始）</translation>
    </message>
</context>
<context>
    <name>EventPane</name>
    <message>
        <source>Check people in on the Desk; everybody who comes stands in the table.</source>
        <translation>在比赛台签到后，到场者都会列入积分表。</translation>
    </message>
    <message>
        <source>Earlier events can be chosen beside the club’s name.</source>
        <translation>以往的赛事可在俱乐部名称旁选择。</translation>
    </message>
    <message>
        <source>It begins when the first player is checked in on the Desk.</source>
        <translation>第一位选手在比赛台签到后即开始。</translation>
    </message>
    <message>
        <source>No night has begun today.</source>
        <translation>今天还没有开始比赛。</translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>还没有人参加。</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>显示 {0}</translation>
    </message>
</context>
<context>
    <name>EventSetup</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Make the event</source>
        <translation>建立赛事</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新建赛事</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>未保存任何内容。</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Parts of the event</source>
        <translation>赛事各部分</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Set up {0}</source>
        <translation>设置 {0}</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>同分规则</translation>
    </message>
    <message>
        <source>What event is it?</source>
        <translation>是什么赛事？</translation>
    </message>
</context>
<context>
    <name>EventTable</name>
    <message>
        <source>Why this place</source>
        <translation>名次由来</translation>
    </message>
</context>
<context>
    <name>EventTableModel</name>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Enter on a place tells what it was made of; = marks a shared one</source>
        <translation>在名次上按 Enter 可看其由来；= 表示并列</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>走到哪里</translation>
    </message>
    <message>
        <source>Place {0} is shared by {1}</source>
        <translation>第 {0} 名由 {1} 并列</translation>
    </message>
    <message>
        <source>Place {0}, {1}, {2} points</source>
        <translation>第 {0} 名，{1}，{2} 分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队</translation>
    </message>
    <message>
        <source>What the games of this event did to the rating</source>
        <translation>此赛事的对局带来的等级分变动</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>胜、和、负</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <comment>won, drawn, lost</comment>
        <translation>胜–和–负</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退赛</translation>
    </message>
    <message>
        <source>{0} won, {1} drawn, {2} lost</source>
        <translation>{0} 胜 {1} 平 {2} 负</translation>
    </message>
    <message>
        <source>{0}, without a place</source>
        <translation>{0}，无名次</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>%n bye(s)</source>
        <translation>%n 次轮空</translation>
    </message>
    <message>
        <source>%n forfeit(s), kept but not rated</source>
        <translation>%n 场弃权，保留但不计等级分</translation>
    </message>
    <message>
        <source>%n further game(s) of somebody in the same round are left out.</source>
        <translation>同一轮中某人另有 %n 局对局，未写入。</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n game(s) left out: a report holds games of one person against one only.</source>
        <translation>有 %n 局对局未写入：报告只能保存一对一的对局。</translation>
    </message>
    <message>
        <source>%n game(s) left out: they belong to no round.</source>
        <translation>有 %n 局对局未写入：它们不属于任何一轮。</translation>
    </message>
    <message>
        <source>%n player(s)</source>
        <translation>%n 名选手</translation>
    </message>
    <message>
        <source>%n remark(s)</source>
        <translation>%n 条备注</translation>
    </message>
    <message>
        <source>%n row(s) with a problem</source>
        <translation>%n 行有问题</translation>
    </message>
    <message>
        <source>0-0 can be a draw or a loss for both. Write = for a draw or -:- if neither came.</source>
        <translation>0-0 可能是和局，也可能是双方皆负。和局写 =，双方均未到场写 -:-。</translation>
    </message>
    <message>
        <source>A quotation mark in row {row} of “{name}” is never closed; nothing after it can be read.</source>
        <translation>“{name}”第 {row} 行的引号没有闭合，其后的内容无法读取。</translation>
    </message>
    <message>
        <source>A report file has room for starting numbers up to 9999, not {number}.</source>
        <translation>报告文件的起始编号最大为 9999，容不下 {number}。</translation>
    </message>
    <message>
        <source>ASCII (no accents)</source>
        <translation>ASCII（无重音）</translation>
    </message>
    <message>
        <source>All shares of this side of game {game} are 0.</source>
        <translation>第 {game} 局这一方的份额全为 0。</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Columns from right to left</source>
        <translation>列从右到左排列</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Dates such as {example} were read as day/month/year.</source>
        <translation>{example} 这样的日期按“日/月/年”读取。</translation>
    </message>
    <message>
        <source>Dates such as {example} were read as month/day/year.</source>
        <translation>{example} 这样的日期按“月/日/年”读取。</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Federation report (TRF)</source>
        <translation>联合会报告（TRF）</translation>
    </message>
    <message>
        <source>Federation report, 2016 (TRF16)</source>
        <translation>联合会报告，2016 版（TRF16）</translation>
    </message>
    <message>
        <source>Federation report, 2026 (TRF26)</source>
        <translation>联合会报告，2026 版（TRF26）</translation>
    </message>
    <message>
        <source>Game {game} has only one side.</source>
        <translation>第 {game} 局只有一方。</translation>
    </message>
    <message>
        <source>In the column “{column}” dates such as {example} could be day/month or month/day. Say which, or write dates as 2024-01-31.</source>
        <translation>“{column}”列中的日期（如 {example}）可能是日/月，也可能是月/日。选择其中一种，或将日期写成 2024-01-31。</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON 数据</translation>
    </message>
    <message>
        <source>Laid out for reading</source>
        <translation>排版便于阅读</translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation>网页语言</translation>
    </message>
    <message>
        <source>Latin-1 (Western Europe)</source>
        <translation>Latin-1（西欧）</translation>
    </message>
    <message>
        <source>Mark as UTF-8 for spreadsheets</source>
        <translation>为电子表格标记 UTF-8</translation>
    </message>
    <message>
        <source>Names longer than {limit} signs are cut: {names}.</source>
        <translation>超过 {limit} 个字符的姓名被截短：{names}。</translation>
    </message>
    <message>
        <source>No players or games were found in the sheet “{sheet}” of “{name}” (rows: {rows}, columns: {columns}). It begins with “{start}”. A row needs headings such as name and rating, or white, black and result.</source>
        <translation>在“{name}”的工作表“{sheet}”中没有找到选手或对局（行数：{rows}，列数：{columns}）。开头是“{start}”。需要有一行表头，例如 name 和 rating，或 white、black 和 result。</translation>
    </message>
    <message>
        <source>No players or games were found in “{name}” (rows: {rows}, columns: {columns}, read as {encoding}, separated by {delimiter}). It begins with “{start}”. The first row needs headings such as winner and loser, or player1, player2 and score.</source>
        <translation>在“{name}”中没有找到选手或对局（行数：{rows}，列数：{columns}，编码 {encoding}，分隔符为{delimiter}）。文件开头是“{start}”。首行需要列标题，例如“胜者”和“负者”，或“选手1”“选手2”和“比分”。</translation>
    </message>
    <message>
        <source>Notes of %n game(s) are left out.</source>
        <translation>%n 局对局的备注未写入。</translation>
    </message>
    <message>
        <source>Nothing says which game this row belongs to.</source>
        <translation>没有写明这一行属于哪一局。</translation>
    </message>
    <message>
        <source>Numbers longer than 11 signs are cut: {names}.</source>
        <translation>超过 11 个字符的编号被截短：{names}。</translation>
    </message>
    <message>
        <source>Pairs that may not meet in some rounds are kept apart in all of them.</source>
        <translation>在部分轮次不得相遇的选手，在所有轮次都不安排相遇。</translation>
    </message>
    <message>
        <source>Played from {first} to {last}</source>
        <translation>对局日期：{first} 至 {last}</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points and sets of the games are left out; the results are kept.</source>
        <translation>对局的得分和局分未写入；胜负结果保留。</translation>
    </message>
    <message>
        <source>Points are written with one decimal; {points} would need more.</source>
        <translation>分数只写一位小数；{points} 需要更多位。</translation>
    </message>
    <message>
        <source>Points given or taken by hand are not taken over; the places may differ for it.</source>
        <translation>人工加减的分数未采用；名次可能因此不同。</translation>
    </message>
    <message>
        <source>Read as {encoding}, columns separated by {delimiter}</source>
        <translation>编码 {encoding}，列分隔符为{delimiter}</translation>
    </message>
    <message>
        <source>Round {round} has marks for nobody who was paired; it does not count as a round.</source>
        <translation>第 {round} 轮无人配对，不计为一轮。</translation>
    </message>
    <message>
        <source>Round {round} of “{name}” has a colour but no opponent; taken as not paired.</source>
        <translation>“{name}”的第 {round} 轮有执色而没有对手；按未配对处理。</translation>
    </message>
    <message>
        <source>Round {round} of “{name}” was shifted and put right.</source>
        <translation>“{name}”的第 {round} 轮错位，已纠正。</translation>
    </message>
    <message>
        <source>Round {round} of “{name}”: “{text}” is not a result; taken as none.</source>
        <translation>“{name}”第 {round} 轮：“{text}”不是结果；按无结果处理。</translation>
    </message>
    <message>
        <source>Round {round}: the game of “{name}” and “{other}” has no result yet.</source>
        <translation>第 {round} 轮：“{name}”与“{other}”的对局还没有结果。</translation>
    </message>
    <message>
        <source>Round {round}: the result of “{name}” was taken from the line of “{other}”.</source>
        <translation>第 {round} 轮：“{name}”的结果取自“{other}”的一行。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” and “{other}” both have the colour {colour}.</source>
        <translation>第 {round} 轮：“{name}”与“{other}”的执色同为 {colour}。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” and “{other}” both lost.</source>
        <translation>第 {round} 轮：“{name}”与“{other}”均判负。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” has {code} against “{other}”, who has {other_code}; this game is left out.</source>
        <translation>第 {round} 轮：“{name}”记为 {code}，对手“{other}”记为 {other_code}；此局已略去。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” is named as the opponent of himself.</source>
        <translation>第 {round} 轮：“{name}”的对手写成了自己。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” names opponent {number}, whom the file does not have.</source>
        <translation>第 {round} 轮：“{name}”的对手编号 {number} 在文件中不存在。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” names “{other}” as opponent, whose line says something else; this game is left out.</source>
        <translation>第 {round} 轮：“{name}”的对手写为“{other}”，但对方的一行与此不符；此局已略去。</translation>
    </message>
    <message>
        <source>Round {round}: “{name}” was paired with “{other}” and absent; taken as a forfeit.</source>
        <translation>第 {round} 轮：“{name}”与“{other}”配对但缺席；按弃权处理。</translation>
    </message>
    <message>
        <source>Row {row}, {column}: {text}</source>
        <translation>第 {row} 行，{column}：{text}</translation>
    </message>
    <message>
        <source>Row {row}: {text}</source>
        <translation>第 {row} 行：{text}</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Short names and strengths of %n team(s) are left out.</source>
        <translation>%n 支队伍的简称和实力值不写入。</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文本编码</translation>
    </message>
    <message>
        <source>The acceleration of the pairings is not taken over.</source>
        <translation>加速配对未采用。</translation>
    </message>
    <message>
        <source>The column “{column}” counts the rows and was not taken for anybody&apos;s number.</source>
        <translation>列“{column}”只是行号，未当作任何人的编号。</translation>
    </message>
    <message>
        <source>The column “{column}” has day/month dates ({day}) and month/day dates ({month}). Write dates as 2024-01-31.</source>
        <translation>“{column}”列中既有日/月日期（{day}），又有月/日日期（{month}）。将日期写成 2024-01-31。</translation>
    </message>
    <message>
        <source>The columns of this player&apos;s line are not where the format has them.</source>
        <translation>这一选手行的各列不在格式规定的位置。</translation>
    </message>
    <message>
        <source>The comma in “{name}” is without quotation marks; it was read as part of the name.</source>
        <translation>“{name}” 中的逗号没有引号，已按姓名的一部分读取。</translation>
    </message>
    <message>
        <source>The date is missing.</source>
        <translation>缺少日期。</translation>
    </message>
    <message>
        <source>The file gives White and Black different points; those of White are taken for both.</source>
        <translation>文件中白方与黑方的分值不同；两方均按白方的分值。</translation>
    </message>
    <message>
        <source>The line begins with “{code}”, which is no known code; it was left out.</source>
        <translation>该行以“{code}”开头，不是已知代码；已略去。</translation>
    </message>
    <message>
        <source>The line names number {number}, which the file does not have.</source>
        <translation>该行提到编号 {number}，但文件中没有。</translation>
    </message>
    <message>
        <source>The line of “{name}” was shifted by {columns} columns and put right.</source>
        <translation>“{name}”的一行错位 {columns} 列，已纠正。</translation>
    </message>
    <message>
        <source>The lines tell of {told} rounds, but {rounds} are planned; all of them were read.</source>
        <translation>各行共有 {told} 轮，而计划为 {rounds} 轮；已全部读取。</translation>
    </message>
    <message>
        <source>The number {number} is that of “{other}” in row {row}; “{name}” comes in without it.</source>
        <translation>编号 {number} 属于第 {row} 行的 “{other}”；“{name}” 导入时不带编号。</translation>
    </message>
    <message>
        <source>The places {given} of game {game} count as {places}.</source>
        <translation>第 {game} 局的名次 {given} 记为 {places}。</translation>
    </message>
    <message>
        <source>The player with the number {number} has no name.</source>
        <translation>编号 {number} 的选手没有姓名。</translation>
    </message>
    <message>
        <source>The points of the players fit a scoring of {win}, {draw} and {loss}.</source>
        <translation>选手的得分符合 {win}、{draw}、{loss} 的计分方式。</translation>
    </message>
    <message>
        <source>The report of 2016 lists %n team(s) and who plays for them; match points, places and byes are left out. The report of 2026 keeps them.</source>
        <translation>2016 版报告只列出 %n 支队伍及其队员；场分、名次和轮空不写入。2026 版报告会保留。</translation>
    </message>
    <message>
        <source>The score {text} says that the other side won.</source>
        <translation>比分 {text} 表明是另一方获胜。</translation>
    </message>
    <message>
        <source>The sections of the event are left out; everybody is in one list.</source>
        <translation>赛事的组别未写入；所有人列在一张表中。</translation>
    </message>
    <message>
        <source>The sheet “{sheet}” of “{name}” has the headings {headings} and nothing below them.</source>
        <translation>“{name}”的工作表“{sheet}”只有表头 {headings}，下面没有内容。</translation>
    </message>
    <message>
        <source>The sheet “{sheet}” was read; the file also has: {others}.</source>
        <translation>已读取工作表“{sheet}”；文件中还有：{others}。</translation>
    </message>
    <message>
        <source>The stages of the event are left out; rounds are numbered on.</source>
        <translation>赛事的阶段未写入；轮次连续编号。</translation>
    </message>
    <message>
        <source>The starting number {number} belongs to “{name}” already.</source>
        <translation>起始编号 {number} 已属于“{name}”。</translation>
    </message>
    <message>
        <source>The table “{table}” of “{name}” is damaged ({where}).</source>
        <translation>“{name}”中的表“{table}”已损坏（{where}）。</translation>
    </message>
    <message>
        <source>The tie-break “{key}” is not known here and was left out.</source>
        <translation>破同分规则“{key}”未知，已略去。</translation>
    </message>
    <message>
        <source>There is another “{name}”; this one is taken in as “{other}”.</source>
        <translation>另有一位“{name}”；此人以“{other}”之名导入。</translation>
    </message>
    <message>
        <source>There is no column “{column}”. The file has: {known}.</source>
        <translation>没有列“{column}”。文件中有：{known}。</translation>
    </message>
    <message>
        <source>There is no player with the starting number {number}.</source>
        <translation>没有起始编号为 {number} 的选手。</translation>
    </message>
    <message>
        <source>There is no role “{role}”. Known are: {known}.</source>
        <translation>没有含义“{role}”。可用的有：{known}。</translation>
    </message>
    <message>
        <source>These tie-breaks are not the federation&apos;s and are left out: {keys}.</source>
        <translation>以下破同分规则不属于协会规则，已略去：{keys}。</translation>
    </message>
    <message>
        <source>This game has no result yet and was left out.</source>
        <translation>这场对局还没有结果，已略去。</translation>
    </message>
    <message>
        <source>This is no stored choice of columns.</source>
        <translation>这不是保存过的列选择。</translation>
    </message>
    <message>
        <source>This line of code {code} cannot be read and was left out.</source>
        <translation>代码 {code} 的这一行无法读取，已略去。</translation>
    </message>
    <message>
        <source>This player&apos;s line has no starting number.</source>
        <translation>这一选手行没有起始编号。</translation>
    </message>
    <message>
        <source>This row is a line of dashes and was left out.</source>
        <translation>此行是一条分隔线，已略去。</translation>
    </message>
    <message>
        <source>This row names nobody (“{start}”) and was left out.</source>
        <translation>此行没有写明任何人（“{start}”），已略去。</translation>
    </message>
    <message>
        <source>This row repeats the headings and was left out.</source>
        <translation>此行重复了表头，已略去。</translation>
    </message>
    <message>
        <source>This side of game {game} has no place, though another side of it has one.</source>
        <translation>第 {game} 局这一方没有名次，而另一方有。</translation>
    </message>
    <message>
        <source>UTF-8 (every script)</source>
        <translation>UTF-8（所有文字）</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>a bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>二进制文件</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>a workbook or an archive</source>
        <translation>工作簿或压缩包</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>XML 文档</translation>
    </message>
    <message>
        <source>it holds no sheets</source>
        <translation>其中没有工作表</translation>
    </message>
    <message>
        <source>its columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>its contents are damaged</source>
        <translation>内容已损坏</translation>
    </message>
    <message>
        <source>nearly the same name</source>
        <translation>姓名相近</translation>
    </message>
    <message>
        <source>nobody of that name</source>
        <translation>没有这个名字</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>第 {row} 行</translation>
    </message>
    <message>
        <source>several people of that name</source>
        <translation>有多人叫这个名字</translation>
    </message>
    <message>
        <source>the same name</source>
        <translation>姓名相同</translation>
    </message>
    <message>
        <source>the same name and birth year</source>
        <translation>姓名和出生年份相同</translation>
    </message>
    <message>
        <source>the same name but for accents, case or order</source>
        <translation>姓名相同，仅重音、大小写或次序不同</translation>
    </message>
    <message>
        <source>the same name, but another number ({number})</source>
        <translation>姓名相同，但编号不同（{number}）</translation>
    </message>
    <message>
        <source>the same number ({number})</source>
        <translation>编号相同（{number}）</translation>
    </message>
    <message>
        <source>the same number ({number}), but another name</source>
        <translation>编号相同（{number}），但姓名不同</translation>
    </message>
    <message>
        <source>“{delimiter}” cannot separate columns; one sign can.</source>
        <translation>“{delimiter}”不能作为列分隔符；分隔符必须是单个字符。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read as {encoding}.</source>
        <translation>“{name}”无法按 {encoding} 编码读取。</translation>
    </message>
    <message>
        <source>“{name}” declares entities of its own, as harmful files do; it was not opened.</source>
        <translation>“{name}”自行声明了实体，有害文件才会如此；未打开。</translation>
    </message>
    <message>
        <source>“{name}” has a bye here; a bye is no game and was left out.</source>
        <translation>“{name}”此处轮空；轮空不是对局，已略去。</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} columns, which no list has.</source>
        <translation>“{name}”超过 {limit} 列，不会是名单。</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} rows, which no list has.</source>
        <translation>“{name}”超过 {limit} 行，不会是名单。</translation>
    </message>
    <message>
        <source>“{name}” has no known format. Known are: {known}.</source>
        <translation>无法识别“{name}”的格式。支持的格式：{known}。</translation>
    </message>
    <message>
        <source>“{name}” has no line of a player (code 001); it begins with “{start}”.</source>
        <translation>“{name}”没有选手行（代码 001）；开头是“{start}”。</translation>
    </message>
    <message>
        <source>“{name}” has no place ({text}) and was left out of this game.</source>
        <translation>“{name}” 没有名次（{text}），未计入这一局。</translation>
    </message>
    <message>
        <source>“{name}” has no sheet “{sheet}”. It has: {known}.</source>
        <translation>“{name}”没有工作表“{sheet}”。其中有：{known}。</translation>
    </message>
    <message>
        <source>“{name}” has the headings {headings} and nothing below them (read as {encoding}, separated by {delimiter}).</source>
        <translation>“{name}”有列标题 {headings}，但下面没有内容（编码 {encoding}，分隔符为{delimiter}）。</translation>
    </message>
    <message>
        <source>“{name}” has {points} points in the file; the results give {sum}.</source>
        <translation>文件中“{name}”得 {points} 分；按结果应为 {sum} 分。</translation>
    </message>
    <message>
        <source>“{name}” holds a place for nobody yet and was left out.</source>
        <translation>“{name}”只是占位，尚无其人，已略去。</translation>
    </message>
    <message>
        <source>“{name}” is JSON, but not the export of a club.</source>
        <translation>“{name}”是 JSON，但不是俱乐部的导出文件。</translation>
    </message>
    <message>
        <source>“{name}” is a document of another program ({suffix}), which is not read here. Open it there and save its table as .xlsx or .csv; a program for tournaments may also write a report (.trf).</source>
        <translation>“{name}” 是其他程序的文档（{suffix}），此处无法读取。用该程序打开并将表格另存为 .xlsx 或 .csv；赛事程序也可能写出报告（.trf）。</translation>
    </message>
    <message>
        <source>“{name}” is a table and no report of a tournament. Read it as players or games.</source>
        <translation>“{name}”是表格而不是赛事报告。按选手或对局读取。</translation>
    </message>
    <message>
        <source>“{name}” is an XML document, which is not read here. Let the program that wrote it export a table of players or games (.csv), or a report (.trf).</source>
        <translation>“{name}” 是 XML 文档，此处无法读取。用写出它的程序导出选手或对局表格（.csv），或报告（.trf）。</translation>
    </message>
    <message>
        <source>“{name}” is empty: there is nothing to import.</source>
        <translation>“{name}”是空文件，没有可导入的内容。</translation>
    </message>
    <message>
        <source>“{name}” is in game {game} already (row {row}).</source>
        <translation>“{name}” 已在第 {game} 局中（第 {row} 行）。</translation>
    </message>
    <message>
        <source>“{name}” is in game {game} already (row {row}); the better place counts.</source>
        <translation>“{name}”已在对局 {game} 中（第 {row} 行）；以较好的名次为准。</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB, which no club is.</source>
        <translation>“{name}”超过 {limit} MB，不会是俱乐部数据。</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB, which no list is.</source>
        <translation>“{name}”超过 {limit} MB，不会是名单。</translation>
    </message>
    <message>
        <source>“{name}” is named twice on one side of this game.</source>
        <translation>“{name}”在此对局的同一方出现两次。</translation>
    </message>
    <message>
        <source>“{name}” is no JSON document, or only a part of one (line {line}, column {column}).</source>
        <translation>“{name}”不是 JSON 文档，或不完整（第 {line} 行，第 {column} 列）。</translation>
    </message>
    <message>
        <source>“{name}” is no table, so it has no columns to choose.</source>
        <translation>“{name}”不是表格，没有列可选。</translation>
    </message>
    <message>
        <source>“{name}” is no workbook that can be read: {reason}.</source>
        <translation>“{name}”不是可读取的工作簿：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is not a table of text but {kind}. Save it as CSV and try again.</source>
        <translation>“{name}”不是文本表格，而是{kind}。另存为 CSV 后再试。</translation>
    </message>
    <message>
        <source>“{name}” is on both sides of this game.</source>
        <translation>“{name}”同时出现在这场对局的两方。</translation>
    </message>
    <message>
        <source>“{name}” is protected with a password, or an old .xls file. Save it as .xlsx without one.</source>
        <translation>“{name}”有密码保护，或是旧式 .xls 文件。另存为不带密码的 .xlsx。</translation>
    </message>
    <message>
        <source>“{name}” looks like the last line of a sum and was left out.</source>
        <translation>“{name}”像是合计行，已略去。</translation>
    </message>
    <message>
        <source>“{name}” may be the same person as “{other}” of row {row}; both are kept.</source>
        <translation>“{name}”与第 {row} 行的“{other}”可能是同一人；两者均保留。</translation>
    </message>
    <message>
        <source>“{name}” of row {row} was born in another year; this one is taken in as “{other}”.</source>
        <translation>第 {row} 行的“{name}”出生年份不同；此人以“{other}”之名导入。</translation>
    </message>
    <message>
        <source>“{name}” stands in row {row} already; this row adds nothing.</source>
        <translation>“{name}”已在第 {row} 行出现；这一行没有新内容。</translation>
    </message>
    <message>
        <source>“{name}” stands in row {row} with other details. Two people need two different names.</source>
        <translation>“{name}”在第 {row} 行的资料不同。两个人需要用不同的姓名。</translation>
    </message>
    <message>
        <source>“{name}” was written by a newer Tourney (format {version}); this one reads up to {known}.</source>
        <translation>“{name}”由较新的 Tourney 写成（格式 {version}）；本程序最高读取格式 {known}。</translation>
    </message>
    <message>
        <source>“{name}” would unpack to more than {limit} MB, which no list does; it was not opened.</source>
        <translation>“{name}”解压后将超过 {limit} MB，不会是名单；未打开。</translation>
    </message>
    <message>
        <source>“{text}” could be day/month or month/day; only the year of birth was taken.</source>
        <translation>“{text}”可能是日/月或月/日；只取了出生年份。</translation>
    </message>
    <message>
        <source>“{text}” goes on in further cells that have no heading. Put the whole game in double quotes.</source>
        <translation>“{text}”在没有标题的单元格中还有内容。应将整局写在双引号内。</translation>
    </message>
    <message>
        <source>“{text}” had been saved in a wrong encoding and was read as “{mended}”.</source>
        <translation>“{text}”曾以错误的编码保存，已读作“{mended}”。</translation>
    </message>
    <message>
        <source>“{text}” is a date and no number; it was left out.</source>
        <translation>“{text}”是日期而不是编号；已略去。</translation>
    </message>
    <message>
        <source>“{text}” is a forfeit, but nothing says who won.</source>
        <translation>“{text}”是弃权，但没有写明谁获胜。</translation>
    </message>
    <message>
        <source>“{text}” is a number that a spreadsheet has rounded; it was left out.</source>
        <translation>“{text}”是被电子表格舍入过的编号；已略去。</translation>
    </message>
    <message>
        <source>“{text}” is an address on the web, and not what belongs here.</source>
        <translation>“{text}”是网址，不该出现在这里。</translation>
    </message>
    <message>
        <source>“{text}” is neither of the two players.</source>
        <translation>“{text}”不是两位选手中的任何一位。</translation>
    </message>
    <message>
        <source>“{text}” is not a date or year of birth and was left out.</source>
        <translation>“{text}”不是出生日期或年份，已略去。</translation>
    </message>
    <message>
        <source>“{text}” is not a date.</source>
        <translation>“{text}”不是日期。</translation>
    </message>
    <message>
        <source>“{text}” is not a date; it was left out.</source>
        <translation>“{text}”不是日期；已略去。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points.</source>
        <translation>“{text}”不是得分数字。</translation>
    </message>
    <message>
        <source>“{text}” is not a place; places are 0 or more, the best first.</source>
        <translation>“{text}” 不是名次；名次须为 0 或更大，最小者为最佳。</translation>
    </message>
    <message>
        <source>“{text}” is not a share of the game; shares are 0 or more.</source>
        <translation>“{text}” 不是对局的参与份额；份额须为 0 或更大。</translation>
    </message>
    <message>
        <source>“{text}” is not a time of day.</source>
        <translation>“{text}”不是时间。</translation>
    </message>
    <message>
        <source>“{text}” is not clearly a rating and was left out.</source>
        <translation>“{text}”不是明确的等级分，已略去。</translation>
    </message>
    <message>
        <source>“{text}” is not clearly male or female and was left out.</source>
        <translation>“{text}”无法判断是男是女，已略去。</translation>
    </message>
    <message>
        <source>“{text}” is not of the form role=column, such as name=Spieler.</source>
        <translation>“{text}”不是“含义=列”的形式，例如 name=Spieler。</translation>
    </message>
    <message>
        <source>“{text}” is not the “{first}” of row {row}, which is the same game.</source>
        <translation>“{text}” 与第 {row} 行的“{first}”不同，而两行属于同一局。</translation>
    </message>
    <message>
        <source>“{text}” is not the “{first}” of row {row}, which is the same side.</source>
        <translation>“{text}” 与第 {row} 行的“{first}”不同，而两行属于同一方。</translation>
    </message>
    <message>
        <source>“{text}” names a board, not the players.</source>
        <translation>“{text}”写的是台号，而不是选手。</translation>
    </message>
    <message>
        <source>“{text}” was read as the number “{mended}”.</source>
        <translation>“{text}”已读作编号“{mended}”。</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%n game(s) of this period are rated together; the change belongs to all of them.</source>
        <translation>本期的 %n 局一起计算，变化属于全部这些对局。</translation>
    </message>
    <message>
        <source>A game of {sides} sides is compared opponent by opponent and weighs as one game.</source>
        <translation>{sides} 方对局逐个对手比较，合计算作一局。</translation>
    </message>
    <message>
        <source>A side of {team} counts with the mean rating of its players.</source>
        <translation>{team} 人的一方按队员的平均等级分计算。</translation>
    </message>
    <message>
        <source>A side of {team} shares the surprise: whose skill was least sure moves most.</source>
        <translation>{team} 人的一方分担意外：实力最不确定的人变动最大。</translation>
    </message>
    <message>
        <source>A whole point of surprise moved the rating by {step}, as is usual with a deviation of ±{deviation}.</source>
        <translation>每一分意外使等级分变动 {step}，偏差 ±{deviation} 时通常如此。</translation>
    </message>
    <message>
        <source>A whole point of surprise moved the rating by {step}.</source>
        <translation>每一分意外使等级分变动 {step}。</translation>
    </message>
    <message>
        <source>A whole point of surprise moved the rating by {step}. That is little, because it was already sure: ±{deviation}, and ±{usual} is usual for established players here.</source>
        <translation>每一分意外使等级分变动 {step}。步长小，因为等级分已经可靠：±{deviation}，而这里已定级选手通常为 ±{usual}。</translation>
    </message>
    <message>
        <source>A whole point of surprise moved the rating by {step}. That is much, because it was still unsure: ±{deviation}, and ±{usual} is usual for established players here.</source>
        <translation>每一分意外使等级分变动 {step}。步长大，因为等级分还不确定：±{deviation}，而这里已定级选手通常为 ±{usual}。</translation>
    </message>
    <message>
        <source>A whole point of surprise moved the rating by {step}: K by the bands, after %n rated game(s) and from a rating of {before}.</source>
        <translation>每一分意外使等级分变动 {step}：K 按分段，此前 %n 局计分对局，等级分 {before}。</translation>
    </message>
    <message>
        <source>A whole point of surprise moves a rating by {step}: K is the same for everybody.</source>
        <translation>每一分意外使等级分变动 {step}：K 对所有人相同。</translation>
    </message>
    <message>
        <source>All games are fitted anew after each period. A result moves a rating the more, the less is known of it: the standard error was ±{deviation}.</source>
        <translation>每期之后重新拟合全部对局。对等级分了解越少，一个结果的影响越大：标准误差为 ±{deviation}。</translation>
    </message>
    <message>
        <source>An even game: half a point is expected for either side.</source>
        <translation>势均力敌：双方各预期得半分。</translation>
    </message>
    <message>
        <source>Before the game the odds gave {name} {chance} against {rival}.</source>
        <translation>赛前 {name} 对 {rival} 的预期胜率为 {chance}。</translation>
    </message>
    <message>
        <source>Before the game {name} was expected to finish ahead of {chance} of the others.</source>
        <translation>赛前预期 {name} 胜过 {chance} 的对手。</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Each opponent’s part is its own g · (S − E) in the sum, times the step of the period.</source>
        <translation>每个对手的份额是其在总和中的 g · (S − E) 乘以本期步长。</translation>
    </message>
    <message>
        <source>Each opponent’s part is the influence of that comparison on the fit; the rest came from games of others.</source>
        <translation>每个对手的份额是该次比较对拟合的影响；其余来自他人的对局。</translation>
    </message>
    <message>
        <source>Each opponent’s part is what meeting him alone would have moved; what the game as a whole moved beyond that is shared equally.</source>
        <translation>每个对手的份额是单独与其对局的变动；整局超出的部分平均分摊。</translation>
    </message>
    <message>
        <source>Games of others moved it by {change}, through common opponents.</source>
        <translation>他人的对局通过共同对手使其变动 {change}。</translation>
    </message>
    <message>
        <source>In a side of {team} the result tells less of each player, so each moves less than alone.</source>
        <translation>一方有 {team} 人时，结果对每个人说明得更少，因此各自变动比单打小。</translation>
    </message>
    <message>
        <source>It is less sure now: ±{before} became ±{after}.</source>
        <translation>现在更不确定：±{before} 变为 ±{after}。</translation>
    </message>
    <message>
        <source>It is surer now: ±{before} became ±{after}.</source>
        <translation>现在更可靠：±{before} 变为 ±{after}。</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Match quality {share} %: how likely a close game is, by the gap and by what is not known.</source>
        <translation>匹配度 {share} %：按差距和未知程度，对局势均力敌的可能性。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>第 {place} 名</translation>
    </message>
    <message>
        <source>Place {place}, shared</source>
        <translation>并列第 {place} 名</translation>
    </message>
    <message>
        <source>Scored {scored}, expected {foreseen}: no surprise.</source>
        <translation>得分 {scored}，预期 {foreseen}：没有意外。</translation>
    </message>
    <message>
        <source>Scored {scored}, expected {foreseen}: {gap} less than expected.</source>
        <translation>得分 {scored}，预期 {foreseen}：比预期少 {gap}。</translation>
    </message>
    <message>
        <source>Scored {scored}, expected {foreseen}: {gap} more than expected.</source>
        <translation>得分 {scored}，预期 {foreseen}：比预期多 {gap}。</translation>
    </message>
    <message>
        <source>The expected score is that of the place which the order of the ratings foretold.</source>
        <translation>预期得分按等级分顺序预示的名次而定。</translation>
    </message>
    <message>
        <source>The favourite is {name}: {share} of a point is expected of this game for that side.</source>
        <translation>{name} 更被看好：该方本局预期得 {share} 分。</translation>
    </message>
    <message>
        <source>The odds also weigh how unsure the own rating is, so they lie nearer to one half than the E of the formula.</source>
        <translation>预期胜率还考虑自身等级分的不确定，因此比公式中的 E 更接近一半。</translation>
    </message>
    <message>
        <source>The part of this game in it is {change}.</source>
        <translation>其中本局的份额为 {change}。</translation>
    </message>
    <message>
        <source>The rating fell from {before} to {after}: {change}.</source>
        <translation>等级分从 {before} 降到 {after}：{change}。</translation>
    </message>
    <message>
        <source>The rating rose from {before} to {after}: {change}.</source>
        <translation>等级分从 {before} 升到 {after}：{change}。</translation>
    </message>
    <message>
        <source>The rating stayed at {after}.</source>
        <translation>等级分仍为 {after}。</translation>
    </message>
    <message>
        <source>There was no surprise that could move the rating.</source>
        <translation>没有能使等级分变动的意外。</translation>
    </message>
    <message>
        <source>They have not met in a rated game yet.</source>
        <translation>双方尚未在计分对局中相遇。</translation>
    </message>
    <message>
        <source>They met in %n rated game(s) before.</source>
        <translation>双方此前在 %n 局计分对局中相遇。</translation>
    </message>
    <message>
        <source>This game does not count for ratings, so no result will move them.</source>
        <translation>本局不计等级分，任何结果都不会改变等级分。</translation>
    </message>
    <message>
        <source>With care {rating}: the strength is {sure} sure to be at least that.</source>
        <translation>保守等级分 {rating}：有 {sure} 的把握实力不低于此。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>by the ratings</source>
        <translation>按等级分</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>for a draw</source>
        <translation>打平</translation>
    </message>
    <message>
        <source>for a loss</source>
        <translation>落败</translation>
    </message>
    <message>
        <source>for a whole point</source>
        <translation>每一整分</translation>
    </message>
    <message>
        <source>for a win</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>for place {place} of {sides}</source>
        <translation>{sides} 方中第 {place} 名</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>points of %n game(s)</source>
        <translation>%n 局的得分</translation>
    </message>
    <message>
        <source>points, at ±{deviation}</source>
        <translation>分，偏差 ±{deviation}</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation>之前 {before}，之后 {after}</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <translation>{before} 到 {after}</translation>
    </message>
    <message>
        <source>{name} comes first with a chance of {share} %.</source>
        <translation>{name} 获得第一的概率为 {share} %。</translation>
    </message>
    <message>
        <source>{name} drew.</source>
        <translation>{name} 打平。</translation>
    </message>
    <message>
        <source>{name} finished in place {place} of {sides}.</source>
        <translation>{name} 在 {sides} 方中名列第 {place}。</translation>
    </message>
    <message>
        <source>{name} is still provisional, so the expectation is a guess and the result tells much.</source>
        <translation>{name} 仍在定级中，预期只是猜测，结果的信息量很大。</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} 落败。</translation>
    </message>
    <message>
        <source>{name} shared place {place} of {sides}.</source>
        <translation>{name} 在 {sides} 方中并列第 {place}。</translation>
    </message>
    <message>
        <source>{name} took part in {share} of the game.</source>
        <translation>{name} 参加了本局的 {share}。</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} 获胜。</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} 和 {other}</translation>
    </message>
</context>
<context>
    <name>ExplainGameDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Each opponent’s part</source>
        <translation>各对手的份额</translation>
    </message>
    <message>
        <source>Enter goes to the game in the log</source>
        <translation>按 Enter 前往对局记录</translation>
    </message>
    <message>
        <source>Formula and numbers</source>
        <translation>公式与数字</translation>
    </message>
    <message>
        <source>Games of others</source>
        <translation>他人的对局</translation>
    </message>
    <message>
        <source>It is open, void, decided without play or marked as not rated, or the ratings are still being worked out. Only rated games can be explained.</source>
        <translation>本局未结束、已作废、未实际对局、标为不计分，或等级分仍在计算。只有计分对局可以解释。</translation>
    </message>
    <message>
        <source>Looking at the replay</source>
        <translation>正在查看重算</translation>
    </message>
    <message>
        <source>Replayed from what was believed at that moment.</source>
        <translation>从当时的等级分重算。</translation>
    </message>
    <message>
        <source>Replaying the period with each other result …</source>
        <translation>正在以其他结果重算本期……</translation>
    </message>
    <message>
        <source>Show in the log</source>
        <translation>在对局记录中显示</translation>
    </message>
    <message>
        <source>The whole period replayed; all its other results stay.</source>
        <translation>重算整个计分期，其他结果不变。</translation>
    </message>
    <message>
        <source>This game changed no rating</source>
        <translation>本局没有改变等级分</translation>
    </message>
    <message>
        <source>What if it had ended otherwise?</source>
        <translation>如果结果不同呢？</translation>
    </message>
    <message>
        <source>Whose rating</source>
        <translation>谁的等级分</translation>
    </message>
    <message>
        <source>{0} · {1} · rating period: {2}</source>
        <translation>{0} · {1} · 计分期：{2}</translation>
    </message>
    <message>
        <source>{0}: why {1}?</source>
        <translation>{0}：为什么是 {1}？</translation>
    </message>
</context>
<context>
    <name>ExplainRatingDialog</name>
    <message>
        <source>Adding up the games</source>
        <translation>正在汇总对局</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按对局</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter explains the game, or shows the games between two</source>
        <translation>按 Enter 解释对局，或显示两人之间的对局</translation>
    </message>
    <message>
        <source>Explain it</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export where the points came from</source>
        <translation>导出分数来源</translation>
    </message>
    <message>
        <source>Games of others</source>
        <translation>他人的对局</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>上次活动</translation>
    </message>
    <message>
        <source>No rated game in this time.</source>
        <translation>此期间没有计分对局。</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>赛季</translation>
    </message>
    <message>
        <source>The last change was {0}, on {1}.</source>
        <translation>最近一次变化为 {0}，{1}。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>What the bars stand for</source>
        <translation>条形代表什么</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>分数从何而来</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>{0} is not rated yet</source>
        <translation>{0} 还没有等级分</translation>
    </message>
    <message>
        <source>{0} to {1}: from {2} to {3}, {4}</source>
        <translation>{0} 至 {1}：从 {2} 到 {3}，{4}</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}。</translation>
    </message>
    <message>
        <source>{0}: why {1}?</source>
        <translation>{0}：为什么是 {1}？</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Table, columns separated by a comma (*.csv)</source>
        <translation>表格，列以逗号分隔 (*.csv)</translation>
    </message>
    <message>
        <source>Table, columns separated by a semicolon (*.csv)</source>
        <translation>表格，列以分号分隔 (*.csv)</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation>工作簿 (*.xlsx)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A table for spreadsheets, a workbook or a web page.</source>
        <translation>电子表格用的表格、工作簿或网页。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Every table with its history. Opened again, it becomes a club file of its own.</source>
        <translation>所有数据连同历史。再次打开时成为单独的俱乐部文件。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Federation report of an event (TRF16)</source>
        <translation>赛事的协会报告（TRF16）</translation>
    </message>
    <message>
        <source>Federation report of an event (TRF26)</source>
        <translation>赛事的协会报告（TRF26）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>One page that opens anywhere: rating list, standings and crosstables.</source>
        <translation>随处可打开的单个网页：等级分榜、排名和交叉表。</translation>
    </message>
    <message>
        <source>Pages for the web</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Standings of an event</source>
        <translation>赛事排名</translation>
    </message>
    <message>
        <source>The club has no events yet.</source>
        <translation>俱乐部还没有赛事。</translation>
    </message>
    <message>
        <source>The whole club (JSON)</source>
        <translation>整个俱乐部（JSON）</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>What is to be exported?</source>
        <translation>要导出什么？</translation>
    </message>
    <message>
        <source>What such a report cannot hold is told afterwards.</source>
        <translation>此类报告无法保存的内容会在之后说明。</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Document to print (*.pdf)</source>
        <translation>打印文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export: {0}</source>
        <translation>导出：{0}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Brought up to date</source>
        <translation>将更新</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} 等，另有 {1} 项</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>FatesModel</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>处理结果</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>comes in</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>comes in, repaired</source>
        <translation>修正后导入</translation>
    </message>
    <message>
        <source>in the club already</source>
        <translation>俱乐部已有</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>resembles another row</source>
        <translation>与另一行相似</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Choose here what it is about, and take it again.</source>
        <translation>先在此处选定对象，再执行一次。</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Event · {0}</source>
        <translation>赛事 · {0}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>{0} 的对局</translation>
    </message>
    <message>
        <source>Not just now</source>
        <translation>暂不可用</translation>
    </message>
    <message>
        <source>Nothing to do for “{0}” just now.</source>
        <translation>“{0}”目前无可操作的内容。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>the sides of a game and its result</comment>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>Foresight</name>
    <message>
        <source>counted through all games since then</source>
        <translation>已计入此后的所有对局</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>不计等级分</translation>
    </message>
    <message>
        <source>rated together with all games of that day</source>
        <translation>与当天所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of that month</source>
        <translation>与当月所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of that night</source>
        <translation>与当晚所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of that week</source>
        <translation>与当周所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of that year</source>
        <translation>与当年所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of the event</source>
        <translation>与该赛事所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games of the round</source>
        <translation>与该轮所有对局一起计算</translation>
    </message>
    <message>
        <source>rated together with all games there are</source>
        <translation>与全部对局一起计算</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0} won, {1} drawn, {2} lost</source>
        <translation>{0} 胜 {1} 平 {2} 负</translation>
    </message>
</context>
<context>
    <name>FormColumn</name>
    <message>
        <source>All as usual</source>
        <translation>全部恢复常用值</translation>
    </message>
    <message>
        <source>As clubs know it, around 1500</source>
        <translation>俱乐部惯用，1500 左右</translation>
    </message>
    <message>
        <source>Both on the engine’s own scale; {0} is ±{1} on the scale shown.</source>
        <translation>两值均按引擎自身尺度；{0} 在显示尺度上为 ±{1}。</translation>
    </message>
    <message>
        <source>By games played</source>
        <translation>按对局数</translation>
    </message>
    <message>
        <source>By how sure the rating is</source>
        <translation>按等级分的把握</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Fill in again what the club rates with</source>
        <translation>重新填入俱乐部正在使用的设置</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Only how ratings are written, on every screen and on paper; nothing is rated anew.</source>
        <translation>只改变等级分在各界面和纸面上的写法；不重新计分。</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>定级</translation>
    </message>
    <message>
        <source>Scale shown</source>
        <translation>显示尺度</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Teams and games of many sides</source>
        <translation>团队与多方对局</translation>
    </message>
    <message>
        <source>The engine’s own, 0 to 50</source>
        <translation>引擎自身，0 至 50</translation>
    </message>
    <message>
        <source>This engine knows no deviation, so games are counted.</source>
        <translation>此引擎没有偏差，因此按对局数计。</translation>
    </message>
    <message>
        <source>Use {0}</source>
        <translation>采用 {0}</translation>
    </message>
    <message>
        <source>When a player is ranked</source>
        <translation>选手何时进入排名</translation>
    </message>
</context>
<context>
    <name>GameDeeds</name>
    <message>
        <source>Another desk changed this game meanwhile: {0}.</source>
        <translation>另一台已更改此局：{0}。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Correct this result?</source>
        <translation>更正此结果？</translation>
    </message>
    <message>
        <source>Delete the event {0}</source>
        <translation>删除赛事{0}</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Export these games</source>
        <translation>导出这些对局</translation>
    </message>
    <message>
        <source>It stays so. Press the key again to put yours in its place.</source>
        <translation>暂保留此结果。再按一次该键即改为这里的结果。</translation>
    </message>
    <message>
        <source>Let this game count again?</source>
        <translation>让此对局重新计入？</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Only games of {0}</source>
        <translation>只看 {0} 的对局</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>显示 {0}</translation>
    </message>
    <message>
        <source>Somebody else played</source>
        <translation>实际由他人参赛</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>对调</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>对调双方</translation>
    </message>
    <message>
        <source>Swap the sides?</source>
        <translation>对调双方？</translation>
    </message>
    <message>
        <source>Swap who was first, with the result</source>
        <translation>连同结果对调先后</translation>
    </message>
    <message>
        <source>The games were written.</source>
        <translation>对局已导出。</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Void or restore them one at a time.</source>
        <translation>作废或恢复需逐局进行。</translation>
    </message>
    <message>
        <source>Void this game?</source>
        <translation>将此对局作废？</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{0} games</source>
        <translation>{0} 对局</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Another desk changed this game meanwhile: {0}.</source>
        <translation>另一台电脑同时更改了这一局：{0}。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比对</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>更正对局</translation>
    </message>
    <message>
        <source>Counts for ratings</source>
        <translation>计入等级分</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Double forfeit: all lose</source>
        <translation>双方弃权：均判负</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Forfeit: the place decides</source>
        <translation>弃权：由名次决定</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>如何结束</translation>
    </message>
    <message>
        <source>No-show: the place decides</source>
        <translation>缺席：由名次决定</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>未保存任何内容。</translation>
    </message>
    <message>
        <source>Open play: no event</source>
        <translation>自由对局：不属于赛事</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已赛</translation>
    </message>
    <message>
        <source>Press Compare again to keep it so.</source>
        <translation>再按“比对”即照此比对。</translation>
    </message>
    <message>
        <source>Press Record again to keep it so.</source>
        <translation>再按“记录”即照此保存。</translation>
    </message>
    <message>
        <source>Press Save again to keep it so.</source>
        <translation>再按“保存”即照此保存。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save again to put yours in its place, or cancel to leave theirs.</source>
        <translation>再按“保存”即以此代替，或取消以保留对方的结果。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Sets need exactly two sides; this game has {sides}.</source>
        <translation>局分只用于两方；这一局有 {sides} 方。</translation>
    </message>
    <message>
        <source>Side {side} has nobody in it. Add a person, or remove the side.</source>
        <translation>第 {side} 方没有人。添加一名选手，或移除这一方。</translation>
    </message>
    <message>
        <source>Sides in order of finish. Drag a person to another side, or press Alt ↑ or Alt ↓; = ties a side with the one above.</source>
        <translation>各方按名次排列。将选手拖到另一方，或按 Alt ↑、Alt ↓；= 使一方与上一方并列。</translation>
    </message>
    <message>
        <source>Take the scores</source>
        <translation>按比分</translation>
    </message>
    <message>
        <source>The places {given} count as {places}.</source>
        <translation>名次 {given} 记为 {places}。</translation>
    </message>
    <message>
        <source>The points do not fit the places.</source>
        <translation>得分与名次不符。</translation>
    </message>
    <message>
        <source>The sets say that {winner} won, but the places say otherwise.</source>
        <translation>局分表明 {winner} 获胜，但名次不是这样。</translation>
    </message>
    <message>
        <source>The team “{name}” was deleted meanwhile. Type its people instead.</source>
        <translation>队伍“{name}”已在此期间被删除。可改为输入其成员。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Type the result again</source>
        <translation>再次输入结果</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>进行了什么对局？</translation>
    </message>
    <message>
        <source>open</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>{0} (begins with this game)</source>
        <translation>{0}（从这一局开始）</translation>
    </message>
    <message>
        <source>{0} is still to come.</source>
        <translation>{0} 还没有到。</translation>
    </message>
    <message>
        <source>{name} is in this game already.</source>
        <translation>{name} 已在这一局中。</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points.</source>
        <translation>“{text}”不是得分。</translation>
    </message>
    <message>
        <source>“{text}” is not a place: whole numbers from 1.</source>
        <translation>“{text}”不是名次：须为从 1 起的整数。</translation>
    </message>
    <message>
        <source>“{text}” is not a score of sets: write 11-7 9-11 11-5.</source>
        <translation>“{text}”不是局分：写作 11-7 9-11 11-5。</translation>
    </message>
    <message>
        <source>“{text}” is not a share of the game: write 0.5, ½, 50% or minutes as 45/90, at most 1.</source>
        <translation>“{text}”不是对局份额：写 0.5、½、50% 或分钟 45/90，最多为 1。</translation>
    </message>
    <message>
        <source>“{text}” is not a time of day such as 19:30.</source>
        <translation>“{text}”不是 19:30 这样的时刻。</translation>
    </message>
</context>
<context>
    <name>GameState</name>
    <message>
        <source>board {0}</source>
        <translation>{0} 号台</translation>
    </message>
    <message>
        <source>both lost</source>
        <translation>双方判负</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>no-show</source>
        <translation>未到场</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>第 {0} 轮</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>不计分</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}、{1}</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Any event</source>
        <translation>任意赛事</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Filter by player, event or date</source>
        <translation>按选手、赛事或日期筛选</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>Show or hide what is chosen</source>
        <translation>显示或隐藏所选内容</translation>
    </message>
    <message>
        <source>This event</source>
        <translation>本赛事</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
    <message>
        <source>Type an event</source>
        <translation>输入赛事</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>哪些对局</translation>
    </message>
    <message>
        <source>against anybody</source>
        <translation>对手不限</translation>
    </message>
    <message>
        <source>with anybody</source>
        <translation>与任何人搭档</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Counts for nothing, and stays in the log.</source>
        <translation>不作任何计算，仍保留在记录中。</translation>
    </message>
    <message>
        <source>Counts in standings, not in ratings.</source>
        <translation>计入排名，不计入等级分。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Places {0}</source>
        <translation>名次 {0}</translation>
    </message>
    <message>
        <source>Rated together with the other games of this period</source>
        <translation>与本周期其他对局一起计算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 方</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 方</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} 对 {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Any event</source>
        <translation>任意赛事</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1}中的 {0} 局</translation>
    </message>
    <message>
        <source>{0}, {1} chosen</source>
        <translation>{0}，已选 {1} 局</translation>
    </message>
</context>
<context>
    <name>GamesTab</name>
    <message>
        <source>Enter goes to the game in the log</source>
        <translation>按 Enter 前往对局记录</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games come here as soon as they are recorded on the Desk or imported.</source>
        <translation>在工作台录入或导入对局后，会立即显示在这里。</translation>
    </message>
    <message>
        <source>Kind of games</source>
        <translation>对局类型</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Log of all games</source>
        <translation>全部对局记录</translation>
    </message>
</context>
<context>
    <name>GeneralTab</name>
    <message>
        <source>A whole number from 1 to 999, or nothing.</source>
        <translation>1 到 999 的整数，或留空。</translation>
    </message>
    <message>
        <source>Club night, open play</source>
        <translation>俱乐部之夜，自由对局</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Games count for the ratings</source>
        <translation>对局计入等级分</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>League over many nights</source>
        <translation>多晚联赛</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Numbers of the boards</source>
        <translation>台号</translation>
    </message>
    <message>
        <source>Planned rounds</source>
        <translation>计划轮数</translation>
    </message>
    <message>
        <source>Series of free-for-all games</source>
        <translation>多人混战系列赛</translation>
    </message>
    <message>
        <source>Spring open</source>
        <translation>春季公开赛</translation>
    </message>
    <message>
        <source>Tables, courts or pitches in the order in which they are used; empty: 1, 2, 3 …</source>
        <translation>按使用顺序写出球台或场地；留空即 1、2、3 …</translation>
    </message>
    <message>
        <source>Team event: teams have a line in the table</source>
        <translation>团体赛：按队列入排名</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>open</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>GraphPane</name>
    <message>
        <source>Group {0}: {1}</source>
        <translation>第 {0} 组：{1}</translation>
    </message>
    <message>
        <source>One group: {0} linked by games, so all ratings can be compared.</source>
        <translation>只有一组：{0}由对局相连，等级分都可比较。</translation>
    </message>
    <message>
        <source>The arrow keys go from player to player, Enter chooses one.</source>
        <translation>方向键逐人移动，Enter 选中。</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>对阵关系</translation>
    </message>
    <message>
        <source>larger: more games · hollow: provisional</source>
        <translation>越大对局越多 · 空心：定级中</translation>
    </message>
    <message>
        <source>most often: {0}</source>
        <translation>最常对手：{0}</translation>
    </message>
    <message>
        <source>the {0} with most games are drawn</source>
        <translation>仅画出对局最多的 {0} 人</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0}（{1}）</translation>
    </message>
    <message>
        <source>{0} that never played each other: {1}.</source>
        <translation>{0}互未交手：{1}。</translation>
    </message>
    <message>
        <source>{0}: {1} · Enter or a click again shows the player</source>
        <translation>{0}：{1} · 再按 Enter 或再次点按查看该选手</translation>
    </message>
</context>
<context>
    <name>GroupsTab</name>
    <message>
        <source>A prize group needs a name.</source>
        <translation>奖项组需要名称。</translation>
    </message>
    <message>
        <source>A whole number, or nothing.</source>
        <translation>整数，或留空。</translation>
    </message>
    <message>
        <source>A, B, Juniors</source>
        <translation>A, B, 青少年</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>添加一组</translation>
    </message>
    <message>
        <source>Born from</source>
        <translation>出生年自</translation>
    </message>
    <message>
        <source>Born to</source>
        <translation>出生年至</translation>
    </message>
    <message>
        <source>Each is paired and ranked by itself. Who belongs where is set in the check-in list.</source>
        <translation>各组分别编排和排名。在签到列表中指定选手的组别。</translation>
    </message>
    <message>
        <source>Established players only</source>
        <translation>仅限已定级选手</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>第 {0} 组</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Only of club</source>
        <translation>仅限俱乐部</translation>
    </message>
    <message>
        <source>Only of section</source>
        <translation>仅限组别</translation>
    </message>
    <message>
        <source>Prize groups</source>
        <translation>奖项组</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>等级分自</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>等级分至</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>There is no such section.</source>
        <translation>没有这个组别。</translation>
    </message>
    <message>
        <source>Under 18</source>
        <translation>18 岁以下</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>female</source>
        <translation>女</translation>
    </message>
    <message>
        <source>male</source>
        <translation>男</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>The first night</source>
        <translation>第一个比赛夜</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>All results are in</source>
        <translation>结果已齐</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按姓名</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>按台号</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Go to your table</source>
        <translation>可前往球台</translation>
    </message>
    <message>
        <source>Late? Come to the desk; the next round has room.</source>
        <translation>迟到了？到比赛台登记，下一轮可加入。</translation>
    </message>
    <message>
        <source>No bye this round</source>
        <translation>本轮无轮空</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>第 {0} 轮</translation>
    </message>
    <message>
        <source>Running results</source>
        <translation>实时比分</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>The first round is being made.</source>
        <translation>第一轮正在编排。</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <translation>胜–和–负</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{1} {0}</translation>
    </message>
</context>
<context>
    <name>HallWindow</name>
    <message>
        <source>Hall display</source>
        <translation>大屏</translation>
    </message>
    <message>
        <source>changes page in {0} s</source>
        <translation>{0} 秒后翻页</translation>
    </message>
    <message>
        <source>held, Space goes on</source>
        <translation>已暂停，按 Space 继续</translation>
    </message>
    <message>
        <source>{0} {1}/{2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>←  →  page  ·  Space  hold  ·  A  announce  ·  L  light or dark  ·  Esc  close</source>
        <translation>←  →  翻页  ·  空格  停留  ·  A  公告  ·  L  明暗  ·  Esc  关闭</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Events and entries</source>
        <translation>赛事与报名</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Lists and settings</source>
        <translation>榜单与设置</translation>
    </message>
    <message>
        <source>Players and teams</source>
        <translation>选手与队伍</translation>
    </message>
    <message>
        <source>Results and games</source>
        <translation>成绩与对局</translation>
    </message>
    <message>
        <source>Rounds and check-in</source>
        <translation>轮次与签到</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>a field and its value</comment>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{0}: {1} → {2}</source>
        <comment>a field before and after</comment>
        <translation>{0}：{1} → {2}</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Any change</source>
        <translation>所有更改</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>任意日期</translation>
    </message>
    <message>
        <source>Any desk</source>
        <translation>任意工作台</translation>
    </message>
    <message>
        <source>Between two days…</source>
        <translation>两个日期之间…</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按局数</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日期范围</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>按文字筛选</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>From the first game on</source>
        <translation>自第一局起</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>截止日</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>More of this chart</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>近一年</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>赛季</translation>
    </message>
    <message>
        <source>Show more at once</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Since the first of September</source>
        <translation>自 9 月 1 日起</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>最近十二个月</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>What lies across</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two dates</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>unnamed desk</source>
        <translation>未命名的工作台</translation>
    </message>
</context>
<context>
    <name>HistoryDeeds</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Everything from the newest change down to “{0}”. Each can be done again.</source>
        <translation>从最新的更改一直到“{0}”。每一项都可以重做。</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>导出更改历史</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何改动。</translation>
    </message>
    <message>
        <source>Redoing…</source>
        <translation>正在重做…</translation>
    </message>
    <message>
        <source>Show that change</source>
        <translation>显示该更改</translation>
    </message>
    <message>
        <source>The history was written.</source>
        <translation>更改历史已写入。</translation>
    </message>
    <message>
        <source>Undo them</source>
        <translation>全部撤销</translation>
    </message>
    <message>
        <source>Undoing…</source>
        <translation>正在撤销…</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Writing the history…</source>
        <translation>正在写入更改历史…</translation>
    </message>
    <message>
        <source>{0} history</source>
        <translation>{0} 更改历史</translation>
    </message>
</context>
<context>
    <name>HistoryPane</name>
    <message>
        <source>Add a player</source>
        <translation>添加选手</translation>
    </message>
    <message>
        <source>Add a player: press Ins, type two letters of the name and press Enter.</source>
        <translation>添加选手：按 Ins，输入姓名的前两个字，按 Enter。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>No rated game yet</source>
        <translation>还没有计分的对局</translation>
    </message>
    <message>
        <source>Nobody is on the chart</source>
        <translation>图中还没有选手</translation>
    </message>
    <message>
        <source>Nobody on the chart has played a rated game. Add somebody who has.</source>
        <translation>图中选手都没有计分的对局。添加一位有对局的选手。</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>近一年</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>赛季</translation>
    </message>
    <message>
        <source>The arrow keys go from value to value, Enter opens the game.</source>
        <translation>方向键逐值移动，Enter 打开对局。</translation>
    </message>
    <message>
        <source>Uncertainty band</source>
        <translation>不确定带</translation>
    </message>
    <message>
        <source>{0} and {1} others</source>
        <translation>{0} 等，另有 {1} 人</translation>
    </message>
    <message>
        <source>{0} over time: {1}</source>
        <translation>{0}走势：{1}</translation>
    </message>
    <message>
        <source>{0} players, {1}</source>
        <translation>{0} 名选手，{1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>From {0} on {1} to {2} on {3}. The arrow keys go from value to value.</source>
        <translation>从 {1}的 {0} 到 {3}的 {2}。用方向键逐点查看。</translation>
    </message>
    <message>
        <source>No rated game yet</source>
        <translation>还没有计分的对局</translation>
    </message>
    <message>
        <source>Rating history of {0}</source>
        <translation>{0} 的等级分走势</translation>
    </message>
    <message>
        <source>Start: {0}</source>
        <translation>起始：{0}</translation>
    </message>
    <message>
        <source>The rating and how sure it is will be drawn here, game by game.</source>
        <translation>等级分及其把握程度会随每一局画在这里。</translation>
    </message>
    <message>
        <source>Today, {0}: {1}</source>
        <translation>今天，{0}：{1}</translation>
    </message>
    <message>
        <source>a rating from elsewhere</source>
        <translation>来自别处的等级分</translation>
    </message>
    <message>
        <source>as everybody begins</source>
        <translation>与所有新选手相同</translation>
    </message>
    <message>
        <source>beat {0}</source>
        <translation>胜 {0}</translation>
    </message>
    <message>
        <source>came with {0}</source>
        <translation>入会时 {0}</translation>
    </message>
    <message>
        <source>drew with {0}</source>
        <translation>平 {0}</translation>
    </message>
    <message>
        <source>less sure with every week away</source>
        <translation>缺席越久，把握越小</translation>
    </message>
    <message>
        <source>line: rating</source>
        <translation>线：等级分</translation>
    </message>
    <message>
        <source>line: rating · dark band: 68 % · light band: 95 %</source>
        <translation>线：等级分 · 深色带：68 % · 浅色带：95 %</translation>
    </message>
    <message>
        <source>lost to {0}</source>
        <translation>负 {0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>HowToRead</name>
    <message>
        <source>A list of</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Central European (Windows)</source>
        <translation>中欧 (Windows)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows)</source>
        <translation>西里尔 (Windows)</translation>
    </message>
    <message>
        <source>Date of all games</source>
        <translation>所有对局的日期</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Day first: 31/1/2026</source>
        <translation>日在前：31/1/2026</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Found by itself</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>自动识别：{0}</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>日文 (Shift JIS)</translation>
    </message>
    <message>
        <source>Month first: 1/31/2026</source>
        <translation>月在前：1/31/2026</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Simplified Chinese (GB 18030)</source>
        <translation>简体中文 (GB 18030)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体中文 (Big5)</translation>
    </message>
    <message>
        <source>Western European (Windows)</source>
        <translation>西欧 (Windows)</translation>
    </message>
    <message>
        <source>Western European (old Mac)</source>
        <translation>西欧（旧 Mac）</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>comma: 12,5</source>
        <translation>逗号：12,5</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>one tournament</source>
        <translation>一项比赛</translation>
    </message>
    <message>
        <source>players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>point: 12.5</source>
        <translation>点：12.5</translation>
    </message>
    <message>
        <source>row {0}</source>
        <translation>第 {0} 行</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>投票</translation>
    </message>
</context>
<context>
    <name>ImportLists</name>
    <message>
        <source>Born</source>
        <translation>出生年份</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>每一行</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>前几局</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>Names to check</source>
        <translation>待核对姓名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Start rating</source>
        <translation>起始等级分</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>ImportPreviewDialog</name>
    <message>
        <source>Another file</source>
        <translation>换一个文件</translation>
    </message>
    <message>
        <source>Bring up to date</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Correct the file and choose it again, or leave these rows out. Until then nothing is imported.</source>
        <translation>更正文件后重新选择，或略去这些行。在此之前不会导入任何内容。</translation>
    </message>
    <message>
        <source>Day first</source>
        <translation>日在前</translation>
    </message>
    <message>
        <source>Entering {0} of {1} games</source>
        <translation>正在录入第 {0} 局，共 {1} 局</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import {0} from {1}?</source>
        <translation>从 {1} 导入 {0}？</translation>
    </message>
    <message>
        <source>Import {0}?</source>
        <translation>导入 {0}？</translation>
    </message>
    <message>
        <source>It comes in as one action; one undo takes all of it out again.</source>
        <translation>作为一次操作导入，撤销一次即可全部取出。</translation>
    </message>
    <message>
        <source>Month first</source>
        <translation>月在前</translation>
    </message>
    <message>
        <source>Nothing is half done: until the last game is in, the club is as it was.</source>
        <translation>不会只做一半：最后一局录入之前，俱乐部保持原样。</translation>
    </message>
    <message>
        <source>Nothing was imported; the club is as it was.</source>
        <translation>未导入任何内容，俱乐部保持原样。</translation>
    </message>
    <message>
        <source>Reading row {0} of {1}</source>
        <translation>正在读取第 {0} 行，共 {1} 行</translation>
    </message>
    <message>
        <source>Reading. Nothing is changed yet.</source>
        <translation>正在读取，尚未作任何改动。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止，未导入任何内容。</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>The same people on the same day with the same result.</source>
        <translation>同一天、同样的人、同样的结果。</translation>
    </message>
    <message>
        <source>Which comes first in the dates?</source>
        <translation>日期中哪个在前？</translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} 无法导入</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Absence of {name}</source>
        <translation>{name} 的缺席</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Bye of {name}</source>
        <translation>{name} 的轮空</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Done again: {0}</source>
        <translation>已重做：{0}</translation>
    </message>
    <message>
        <source>Entry of {name}</source>
        <translation>{name} 的参赛信息</translation>
    </message>
    <message>
        <source>Event {name}</source>
        <translation>赛事 {name}</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Game {name}</source>
        <translation>对局 {name}</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Kept apart: {name}</source>
        <translation>避免相遇：{name}</translation>
    </message>
    <message>
        <source>Player {name}</source>
        <translation>选手 {name}</translation>
    </message>
    <message>
        <source>Rating list {name}</source>
        <translation>等级分榜 {name}</translation>
    </message>
    <message>
        <source>Round {name}</source>
        <translation>第 {name} 轮</translation>
    </message>
    <message>
        <source>Setting {name}</source>
        <translation>设置 {name}</translation>
    </message>
    <message>
        <source>Side {name}</source>
        <translation>一方 {name}</translation>
    </message>
    <message>
        <source>Stage {name}</source>
        <translation>阶段 {name}</translation>
    </message>
    <message>
        <source>Start rating of {name}</source>
        <translation>{name} 的初始等级分</translation>
    </message>
    <message>
        <source>Team member {name}</source>
        <translation>队员 {name}</translation>
    </message>
    <message>
        <source>Team {name}</source>
        <translation>队伍 {name}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <translation>已撤销：{0}</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>board</source>
        <translation>台</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>closed since</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>首轮</translation>
    </message>
    <message>
        <source>fixed board</source>
        <translation>固定台</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>from where</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>further columns</source>
        <translation>其他列</translation>
    </message>
    <message>
        <source>here</source>
        <translation>在场</translation>
    </message>
    <message>
        <source>household</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>merged into</source>
        <translation>并入</translation>
    </message>
    <message>
        <source>name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完</translation>
    </message>
    <message>
        <source>out since</source>
        <translation>公布时间</translation>
    </message>
    <message>
        <source>place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>place in the bracket</source>
        <translation>签表位置</translation>
    </message>
    <message>
        <source>played</source>
        <translation>已赛</translation>
    </message>
    <message>
        <source>player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>points for a bye</source>
        <translation>轮空得分</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>计入等级分</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子号</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>share of the game</source>
        <translation>参与比例</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>unnamed desk</source>
        <translation>未命名的台</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退赛</translation>
    </message>
    <message>
        <source>year of birth</source>
        <translation>出生年份</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>a day and a time</comment>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{date}, {sides}</source>
        <translation>{date}，{sides}</translation>
    </message>
    <message>
        <source>{name} in a game</source>
        <translation>对局中的 {name}</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>Desk</source>
        <translation>比赛台</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>next undo</source>
        <translation>下一步撤销</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>undone for good</source>
        <translation>已永久撤销</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>a date and a time</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>JournalView</name>
    <message>
        <source>Clear the filter to see all of them.</source>
        <translation>清除筛选即可查看全部。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Every change is listed here with its time and desk, and can be undone.</source>
        <translation>每次更改都会连同时间和台名列在这里，并且可以撤销。</translation>
    </message>
    <message>
        <source>History of all changes</source>
        <translation>全部更改历史</translation>
    </message>
    <message>
        <source>No change is like that.</source>
        <translation>没有符合条件的更改。</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>还没有任何更改。</translation>
    </message>
</context>
<context>
    <name>JudgesPane</name>
    <message>
        <source>Compared</source>
        <translation>可比</translation>
    </message>
    <message>
        <source>Contrary</source>
        <translation>相左</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评委</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评委</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>最长连选</translation>
    </message>
    <message>
        <source>Longest run of the same choice</source>
        <translation>相同选择的最长连续次数</translation>
    </message>
    <message>
        <source>Median response time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>No vote is left out.</source>
        <translation>没有票被排除。</translation>
    </message>
    <message>
        <source>No vote of this board names its judge.</source>
        <translation>本榜的票都没有署评委名。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Share given to the first side; a tie counts half</source>
        <translation>给先示一方的比例；平局算一半</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>Votes against the majority of the other judges</source>
        <translation>违背其他评委多数的票</translation>
    </message>
    <message>
        <source>Votes left out by the filters</source>
        <translation>被筛除的票</translation>
    </message>
    <message>
        <source>Votes on pairs about which the others are agreed</source>
        <translation>其他评委意见一致的对上的票</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>95 % range {0} – {1}</source>
        <translation>95 % 区间 {0} – {1}</translation>
    </message>
    <message>
        <source>A tie: the difference may be chance.</source>
        <translation>不分高下：差别可能只是偶然。</translation>
    </message>
    <message>
        <source>A tie: these games do not tell {engines} apart.</source>
        <translation>不分高下：这些对局分不出 {engines} 的优劣。</translation>
    </message>
    <message>
        <source>All games are of one rating period; to foresee any, {engines} took them in {stretches} stretches, in the order of entry.</source>
        <translation>所有对局同属一个等级分周期；为了能够预测，{engines} 按录入顺序将其分成 {stretches} 段。</translation>
    </message>
    <message>
        <source>Backtest: log loss {0}, now {1}; right {2}, now {3}.</source>
        <translation>回测：对数损失 {0}，现为 {1}；命中 {2}，现为 {3}。</translation>
    </message>
    <message>
        <source>Better, and that is hardly chance.</source>
        <translation>更好，而且几乎不是偶然。</translation>
    </message>
    <message>
        <source>Engine lab</source>
        <translation>引擎实验室</translation>
    </message>
    <message>
        <source>Foreseen score of the favourite</source>
        <translation>热门一方的预期得分</translation>
    </message>
    <message>
        <source>Foreseen {0}, scored {1}</source>
        <translation>预期 {0}，实得 {1}</translation>
    </message>
    <message>
        <source>Guessing would have a log loss of {guess}, {engine} has {loss}.</source>
        <translation>猜测的对数损失为 {guess}，{engine} 为 {loss}。</translation>
    </message>
    <message>
        <source>In {shape} {engine} is best, and that is hardly chance.</source>
        <translation>在{shape}中 {engine} 最好，而且几乎不是偶然。</translation>
    </message>
    <message>
        <source>Largest moves: {0}</source>
        <translation>名次变动最大：{0}</translation>
    </message>
    <message>
        <source>Log loss of the later games {0}, was {1}.</source>
        <translation>后面对局的对数损失 {0}，原为 {1}。</translation>
    </message>
    <message>
        <source>Looks for better settings on the first 70 % of the games, and judges them on the rest.</source>
        <translation>用前 70 % 的对局寻找更好的设置，再用其余对局检验。</translation>
    </message>
    <message>
        <source>No engine predicts these games better than guessing, which has a log loss of {guess}.</source>
        <translation>没有引擎比猜测预测得更好；猜测的对数损失为 {guess}。</translation>
    </message>
    <message>
        <source>Scored, with 95 % range</source>
        <translation>实际得分与 95 % 区间</translation>
    </message>
    <message>
        <source>Settings: {0}.</source>
        <translation>设置：{0}。</translation>
    </message>
    <message>
        <source>The best settings found give the later games a log loss of {0}; it is {1}.</source>
        <translation>找到的最佳设置使后面对局的对数损失为 {0}；现为 {1}。</translation>
    </message>
    <message>
        <source>The club rates with it already.</source>
        <translation>俱乐部已在使用它。</translation>
    </message>
    <message>
        <source>The club rates with {engine}, behind by {gap} a game; the 95 % range is {low} to {high}.</source>
        <translation>俱乐部使用 {engine}，每局落后 {gap}；95 % 区间为 {low} 至 {high}。</translation>
    </message>
    <message>
        <source>The club rates with {engine}, which is not told apart from the best: no reason to change.</source>
        <translation>俱乐部使用 {engine}，它与最佳者不分高下：没有理由更换。</translation>
    </message>
    <message>
        <source>The gain has a 95 % range of {0} to {1}: hardly chance.</source>
        <translation>改进的 95 % 区间为 {0} 至 {1}：几乎不是偶然。</translation>
    </message>
    <message>
        <source>The gain has a 95 % range of {0} to {1}: it may be chance.</source>
        <translation>改进的 95 % 区间为 {0} 至 {1}：可能只是偶然。</translation>
    </message>
    <message>
        <source>The lead is surer than it is large: in practice nobody would notice it.</source>
        <translation>领先虽然可信却很小：实际使用中无人会察觉。</translation>
    </message>
    <message>
        <source>There are too few games to tell the engines apart.</source>
        <translation>对局太少，无法分辨各引擎的高下。</translation>
    </message>
    <message>
        <source>Worse, and that is hardly chance.</source>
        <translation>更差，而且几乎不是偶然。</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>双打</translation>
    </message>
    <message>
        <source>games of many sides</source>
        <translation>多方对局</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>单打</translation>
    </message>
    <message>
        <source>team games</source>
        <translation>团队对局</translation>
    </message>
    <message>
        <source>{0} can predict better here.</source>
        <translation>{0} 在这里可以预测得更好。</translation>
    </message>
    <message>
        <source>{0} is as good as it gets here.</source>
        <translation>{0} 在这里已是最佳状态。</translation>
    </message>
    <message>
        <source>{0} {1} → {2}</source>
        <translation>{0} {1} → {2}</translation>
    </message>
    <message>
        <source>{engine} has the lowest log loss, by {gap} a game; the 95 % range {low} to {high} includes zero.</source>
        <translation>{engine} 的对数损失最低，每局领先 {gap}；95 % 区间 {low} 至 {high} 包含零。</translation>
    </message>
    <message>
        <source>{engine} is ahead of {other} by {gap} a game; the 95 % range is {low} to {high}.</source>
        <translation>{engine} 每局领先 {other} {gap}；95 % 区间为 {low} 至 {high}。</translation>
    </message>
    <message>
        <source>{engine} is the only engine that could be tried.</source>
        <translation>只有 {engine} 一个引擎可以试算。</translation>
    </message>
    <message>
        <source>{engine} predicts these games best, and that is hardly chance.</source>
        <translation>{engine} 对这些对局预测得最好，而且几乎不是偶然。</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
</context>
<context>
    <name>LatePair</name>
    <message>
        <source>A game needs two sides. Choose somebody for the second one.</source>
        <translation>一局需要两方。为第二方选人。</translation>
    </message>
    <message>
        <source>Add the board</source>
        <translation>添加此台</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>More people a side</source>
        <translation>每方再加一人</translation>
    </message>
    <message>
        <source>Nobody else is here without a board. Check people in first.</source>
        <translation>没有其他空闲的到场选手。先签到。</translation>
    </message>
    <message>
        <source>One more side</source>
        <translation>再加一方</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>第二方</translation>
    </message>
    <message>
        <source>Side {0}</source>
        <translation>第 {0} 方</translation>
    </message>
    <message>
        <source>They get a board of their own after the last one; all others keep theirs. A bye is given up.</source>
        <translation>在最后一台之后另开一台，其余台不变。轮空随之取消。</translation>
    </message>
    <message>
        <source>Who plays late in {0}?</source>
        <translation>谁补赛{0}？</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>{0} (bye)</source>
        <translation>{0}（轮空）</translation>
    </message>
    <message>
        <source>{0} is chosen twice. Choose somebody else for one of the places.</source>
        <translation>{0} 被选了两次。其中一个位置换成别人。</translation>
    </message>
    <message>
        <source>{0}, player {1}</source>
        <translation>{0}，第 {1} 位选手</translation>
    </message>
</context>
<context>
    <name>ListBar</name>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>Changes count the games from {0} on</source>
        <translation>变动自 {0} 起的对局计算</translation>
    </message>
    <message>
        <source>Changes of</source>
        <translation>变动范围</translation>
    </message>
    <message>
        <source>Changes since this day</source>
        <translation>自此日起的变动</translation>
    </message>
    <message>
        <source>Since when changes are told</source>
        <translation>变动的起始时间</translation>
    </message>
    <message>
        <source>a date…</source>
        <translation>指定日期…</translation>
    </message>
    <message>
        <source>since the last list</source>
        <translation>上一份榜单以来</translation>
    </message>
    <message>
        <source>the last night</source>
        <translation>最近一晚</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>three months</source>
        <translation>三个月</translation>
    </message>
</context>
<context>
    <name>ListPane</name>
    <message>
        <source>It begins with the first result: type one on the Desk, or bring in a spreadsheet.</source>
        <translation>有了第一个结果就会出现：在比赛台输入，或导入表格。</translation>
    </message>
    <message>
        <source>Nobody has a rating yet.</source>
        <translation>还没有人有等级分。</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>Add “{0}”</source>
        <translation>新建 “{0}”</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>久未参赛</translation>
    </message>
    <message>
        <source>Enter adds a new player.</source>
        <translation>按 Enter 新建选手。</translation>
    </message>
    <message>
        <source>Filter by name, club number, note</source>
        <translation>按姓名、编号或备注筛选</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>到场</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近参赛</translation>
    </message>
    <message>
        <source>Look among all</source>
        <translation>在全部选手中查找</translation>
    </message>
    <message>
        <source>Look among the archived</source>
        <translation>在已归档中查找</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>No rated game for 90 days</source>
        <translation>90 天内没有计分的对局</translation>
    </message>
    <message>
        <source>Nobody has been away for 90 days.</source>
        <translation>没有 90 天未参赛的选手。</translation>
    </message>
    <message>
        <source>Nobody here is called “{0}”.</source>
        <translation>这里没有叫“{0}”的人。</translation>
    </message>
    <message>
        <source>Nobody is archived.</source>
        <translation>没有已归档的选手。</translation>
    </message>
    <message>
        <source>Nobody is called “{0}”.</source>
        <translation>没有叫 “{0}” 的选手。</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>还没有人到场。</translation>
    </message>
    <message>
        <source>Nobody is provisional.</source>
        <translation>没有定级中的选手。</translation>
    </message>
    <message>
        <source>Only an archived player fits “{0}”.</source>
        <translation>只有已归档的选手符合 “{0}”。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>定级中</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Sort the list</source>
        <translation>名单排序</translation>
    </message>
    <message>
        <source>Sorted by: {0}</source>
        <translation>排序：{0}</translation>
    </message>
    <message>
        <source>Which players</source>
        <translation>选手范围</translation>
    </message>
</context>
<context>
    <name>ListsModel</name>
    <message>
        <source>As of {0}</source>
        <translation>截至 {0}</translation>
    </message>
    <message>
        <source>Began on {0}</source>
        <translation>始于 {0}</translation>
    </message>
    <message>
        <source>Changes with every result</source>
        <translation>随每个结果变化</translation>
    </message>
    <message>
        <source>The list now</source>
        <translation>当前榜单</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
</context>
<context>
    <name>ListsPane</name>
    <message>
        <source>A name and a first day; its list is published at the end</source>
        <translation>名称与第一天；结束时发布榜单</translation>
    </message>
    <message>
        <source>Close and publish…</source>
        <translation>结束并发布……</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Delete the list</source>
        <translation>删除榜单</translation>
    </message>
    <message>
        <source>Drop the period</source>
        <translation>取消周期</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Nobody is in this list yet.</source>
        <translation>榜单上还没有人。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不对比</translation>
    </message>
    <message>
        <source>Open a rating period…</source>
        <translation>开启等级分周期……</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Print what is shown ({0})</source>
        <translation>打印所示内容（{0}）</translation>
    </message>
    <message>
        <source>Rating periods and lists</source>
        <translation>等级分周期与榜单</translation>
    </message>
    <message>
        <source>See the list as of a day, then keep it for good ({0})</source>
        <translation>先查看某日的榜单，再永久保存（{0}）</translation>
    </message>
    <message>
        <source>Takes it away; undo brings it back (Del)</source>
        <translation>将其删除；可撤销恢复（Del）</translation>
    </message>
    <message>
        <source>The chosen list</source>
        <translation>所选榜单</translation>
    </message>
    <message>
        <source>The list now</source>
        <translation>当前榜单</translation>
    </message>
    <message>
        <source>The period is open. Its list is made when it is published; ratings go on.</source>
        <translation>周期进行中。榜单在发布时生成；等级分照常计算。</translation>
    </message>
    <message>
        <source>Write what is shown into a file ({0})</source>
        <translation>将所示内容写入文件（{0}）</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>It may have been moved or renamed.</source>
        <translation>它可能已被移动或改名。</translation>
    </message>
    <message>
        <source>There is no file “{0}”.</source>
        <translation>没有文件“{0}”。</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Against {0}: a click sorts by who did best</source>
        <translation>对 {0}：点按即按战绩排序</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points less what was expected before each game</source>
        <translation>得分减去各局赛前的预期</translation>
    </message>
    <message>
        <source>{0} against {1}: {2} points of {3}, {4} expected, {5}</source>
        <translation>{0} 对 {1}：{3}得 {2} 分，预期 {4}，差值 {5}</translation>
    </message>
    <message>
        <source>{0} and {1} never met</source>
        <translation>{0} 与 {1} 从未交手</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Head to head</source>
        <translation>交手战绩</translation>
    </message>
    <message>
        <source>points / expected, and below the difference (games) · Enter: the games · S: sort</source>
        <translation>得分 / 预期，下方为差值（局数）· Enter：查看对局 · S：排序</translation>
    </message>
</context>
<context>
    <name>MatrixTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Games of this pair</source>
        <translation>两人的对局</translation>
    </message>
    <message>
        <source>Show this player</source>
        <translation>查看此选手</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>against {0}</source>
        <translation>对 {0}</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>All games become those of one person. The other name still finds him, and the two can be separated again at any time.</source>
        <translation>所有对局归于一人。另一个名字仍可找到此人，两者随时可再分开。</translation>
    </message>
    <message>
        <source>Choose somebody</source>
        <translation>选择一人</translation>
    </message>
    <message>
        <source>Choose the other entry of the same person.</source>
        <translation>选择同一人的另一条记录。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Stays in the club as</source>
        <translation>在俱乐部中保留为</translation>
    </message>
    <message>
        <source>The other entry</source>
        <translation>另一条记录</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
    <message>
        <source>Who is the same person as {0}?</source>
        <translation>谁与{0}是同一人？</translation>
    </message>
    <message>
        <source>Whose name stays</source>
        <translation>保留谁的名字</translation>
    </message>
</context>
<context>
    <name>MetTab</name>
    <message>
        <source>Enter shows the games, Ctrl Enter opens the card</source>
        <translation>按 Enter 显示对局，Ctrl Enter 打开选手卡</translation>
    </message>
</context>
<context>
    <name>MoveGamesDialog</name>
    <message>
        <source>A game that changes its event leaves its round and board.</source>
        <translation>更换赛事的对局将离开原轮次和台次。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose another event, or another day.</source>
        <translation>选择其他赛事或其他日期。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move {0} where?</source>
        <translation>将{0}移至何处？</translation>
    </message>
    <message>
        <source>On another day:</source>
        <translation>改到其他日期：</translation>
    </message>
    <message>
        <source>Open play, outside any event</source>
        <translation>自由对局，不属任何赛事</translation>
    </message>
    <message>
        <source>Stays in its event</source>
        <translation>留在原赛事</translation>
    </message>
    <message>
        <source>Type the name of an event</source>
        <translation>输入赛事名称</translation>
    </message>
</context>
<context>
    <name>NewClubDialog</name>
    <message>
        <source>A club is one file. Everything is kept in it at once; nothing needs saving.</source>
        <translation>一个俱乐部就是一个文件。一切随时存入其中，无需保存。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create club</source>
        <translation>创建俱乐部</translation>
    </message>
    <message>
        <source>File: {0}</source>
        <translation>文件：{0}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation>其他位置…</translation>
    </message>
    <message>
        <source>Riverside Table Tennis</source>
        <translation>滨江乒乓球俱乐部</translation>
    </message>
    <message>
        <source>What is the club called?</source>
        <translation>俱乐部叫什么名字？</translation>
    </message>
    <message>
        <source>Where the club&apos;s file goes</source>
        <translation>俱乐部文件的存放位置</translation>
    </message>
    <message>
        <source>club</source>
        <translation>俱乐部</translation>
    </message>
</context>
<context>
    <name>NewPlayerDialog</name>
    <message>
        <source>Add player</source>
        <translation>添加选手</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Who is new?</source>
        <translation>新选手是谁？</translation>
    </message>
</context>
<context>
    <name>Night</name>
    <message>
        <source>Another desk was quicker. {0}: {1}</source>
        <translation>另一台电脑抢先一步。{0}：{1}</translation>
    </message>
    <message>
        <source>Another desk was quicker: this game is gone.</source>
        <translation>另一台电脑抢先一步：此局已不存在。</translation>
    </message>
    <message>
        <source>Nothing was overwritten. Press the key again to correct it.</source>
        <translation>未覆盖任何内容。再按一次即可更正。</translation>
    </message>
    <message>
        <source>open again</source>
        <translation>重新开放</translation>
    </message>
    <message>
        <source>{0} night</source>
        <translation>{0}之夜</translation>
    </message>
</context>
<context>
    <name>NoGames</name>
    <message>
        <source>A round suggested on the Desk appears here at once.</source>
        <translation>比赛台上编排的轮次会立即出现在这里。</translation>
    </message>
    <message>
        <source>Boards of a round wait here until their result is in.</source>
        <translation>一轮的各台在结果录入前列在这里。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Delete voids the chosen game: it counts for nothing and stays in the log.</source>
        <translation>按 Delete 作废所选对局：不作任何计算，仍保留在记录中。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往比赛台</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Names, events and dates such as 2026-11 can be typed.</source>
        <translation>可输入姓名、赛事或 2026-11 这样的日期。</translation>
    </message>
    <message>
        <source>No board is open.</source>
        <translation>没有未完的对局。</translation>
    </message>
    <message>
        <source>No game fits this filter.</source>
        <translation>没有符合条件的对局。</translation>
    </message>
    <message>
        <source>No game is void.</source>
        <translation>没有作废的对局。</translation>
    </message>
    <message>
        <source>No games here yet.</source>
        <translation>这里还没有对局。</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>还没有对局。</translation>
    </message>
    <message>
        <source>Results typed on the Desk appear here, and a spreadsheet brings years of them at once.</source>
        <translation>比赛台录入的结果会出现在这里，也可以用表格一次导入多年的对局。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>A forfeit needs a winner; write !double if nobody won.</source>
        <translation>弃权需要有胜方；如果无人获胜，写 !double。</translation>
    </message>
    <message>
        <source>A game has one date and one time; “{text}” is one too many.</source>
        <translation>一局只有一个日期和一个时刻；“{text}”是多余的。</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>此处缺少姓名。</translation>
    </message>
    <message>
        <source>A score such as {text} needs exactly two sides.</source>
        <translation>{text} 这样的比分只能用于两方对局。</translation>
    </message>
    <message>
        <source>After # stands the number of a board, as in #7 1.</source>
        <translation># 后写台号，例如 #7 1。</translation>
    </message>
    <message>
        <source>After * stands the share of the game, as in bob*0.5, or minutes, as in bob*45/90.</source>
        <translation>* 之后是参与对局的份额，如 bob*0.5，或分钟数，如 bob*45/90。</translation>
    </message>
    <message>
        <source>After @ stands a date or a time of day, as in @2026-11-03 or @19:30.</source>
        <translation>@ 之后是日期或时刻，如 @2026-11-03 或 @19:30。</translation>
    </message>
    <message>
        <source>Only one of !forfeit, !noshow and !double can be true.</source>
        <translation>!forfeit、!noshow 和 !double 只能选一个。</translation>
    </message>
    <message>
        <source>Side {side} has nobody in it: a name is missing here.</source>
        <translation>第 {side} 方没有人：这里缺少姓名。</translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少后引号。</translation>
    </message>
    <message>
        <source>The points {first} and {second} do not fit the order of the sides.</source>
        <translation>得分 {first} 和 {second} 与各方的名次不符。</translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation>缺少结果。</translation>
    </message>
    <message>
        <source>The score {text} does not fit who won.</source>
        <translation>比分 {text} 与胜负不符。</translation>
    </message>
    <message>
        <source>The score “{text}” belongs at the end of the line.</source>
        <translation>比分“{text}”应写在行末。</translation>
    </message>
    <message>
        <source>There is no such day or time: “{text}”.</source>
        <translation>没有这一天或这个时刻：“{text}”。</translation>
    </message>
    <message>
        <source>This result needs a game of two sides; this one has {sides}.</source>
        <translation>这种结果只适用于两方对局；这场对局有 {sides} 方。</translation>
    </message>
    <message>
        <source>Write &gt; or = and the other side after “{name}”.</source>
        <translation>在“{name}”后写 &gt; 或 = 以及另一方。</translation>
    </message>
    <message>
        <source>Write the result of board {board}: 1, 0, =, 3-1, + or -.</source>
        <translation>写第 {board} 台的结果：1、0、=、3-1、+ 或 -。</translation>
    </message>
    <message>
        <source>Write the winner first and &gt; between the sides.</source>
        <translation>先写胜方，双方之间用 &gt;。</translation>
    </message>
    <message>
        <source>Write who beat whom, as in: ann &gt; bob</source>
        <translation>写明谁胜谁，例如：ann &gt; bob</translation>
    </message>
    <message>
        <source>“!{text}” is not known. After ! stands forfeit, noshow, double or unrated.</source>
        <translation>无法识别“!{text}”。! 后可写 forfeit、noshow、double 或 unrated。</translation>
    </message>
    <message>
        <source>“{name}” cannot take part for {text}: a share is at most 1, the whole game.</source>
        <translation>“{name}”的份额不能是 {text}：份额最多为 1，即整局。</translation>
    </message>
    <message>
        <source>“{name}” stands in this game twice.</source>
        <translation>“{name}”在这场对局中出现了两次。</translation>
    </message>
    <message>
        <source>“{text}” cannot stand here; join team mates with +.</source>
        <translation>“{text}”不能写在这里；队友之间用 + 连接。</translation>
    </message>
    <message>
        <source>“{text}” is not a result. Known are 1, 0, ½, 1-0, 0-1, ½-½, 3-1, + and -.</source>
        <translation>“{text}”不是结果。可用的写法：1、0、½、1-0、0-1、½-½、3-1、+ 和 -。</translation>
    </message>
    <message>
        <source>“{text}” looks like a score that a spreadsheet turned into a date. Write it as 1-0 or 3-1.</source>
        <translation>“{text}”像是被电子表格转成日期的比分。写成 1-0 或 3-1。</translation>
    </message>
    <message>
        <source>“{text}” means that this game has no result yet.</source>
        <translation>“{text}”表示这场对局还没有结果。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ObjectiveRow</name>
    <message>
        <source>Even games {0}, games that tell most about ratings {1}</source>
        <translation>均势对局 {0}，最能说明等级分的对局 {1}</translation>
    </message>
    <message>
        <source>Objective: balanced to informative</source>
        <translation>目标：从均衡到信息</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>informative</source>
        <translation>信息</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Side A wins {0}, a draw {1}, side B wins {2}.</source>
        <translation>A 方胜 {0}，平局 {1}，B 方胜 {2}。</translation>
    </message>
    <message>
        <source>Side A wins {0}, side B wins {1}.</source>
        <translation>A 方胜 {0}，B 方胜 {1}。</translation>
    </message>
    <message>
        <source>These odds may be off by {0}.</source>
        <translation>此胜率可能相差 {0}。</translation>
    </message>
</context>
<context>
    <name>OpenPeriodDialog</name>
    <message>
        <source>Autumn season</source>
        <translation>秋季</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>第一天</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Open the period</source>
        <translation>开启周期</translation>
    </message>
    <message>
        <source>Ratings go on as ever; at its end the list is published and does not change any more.</source>
        <translation>等级分照常计算；周期结束时发布榜单，此后不再变化。</translation>
    </message>
    <message>
        <source>What is the rating period called?</source>
        <translation>等级分周期叫什么名字？</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening {0}…</source>
        <translation>正在打开 {0}…</translation>
    </message>
</context>
<context>
    <name>OpponentsModel</name>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>{0}: {1} won, {2} drawn, {3} lost, {4} points scored and {5} expected</source>
        <translation>{0}：{1} 胜 {2} 平 {3} 负，得 {4} 分，预期 {5} 分</translation>
    </message>
</context>
<context>
    <name>OpponentsTab</name>
    <message>
        <source>Each opponent will stand here, with what was scored and what was expected.</source>
        <translation>每位对手都会列在这里，附得分与预期。</translation>
    </message>
    <message>
        <source>Nobody met yet</source>
        <translation>还没有交过手的人</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to the usual value</source>
        <translation>恢复常用值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>All options</source>
        <translation>全部选项</translation>
    </message>
    <message>
        <source>Always among those who have had the fewest byes</source>
        <translation>总是在轮空最少者之中</translation>
    </message>
    <message>
        <source>Bye goes to</source>
        <translation>轮空给</translation>
    </message>
    <message>
        <source>Kept apart</source>
        <translation>需分开</translation>
    </message>
    <message>
        <source>Largest gap</source>
        <translation>最大分差</translation>
    </message>
    <message>
        <source>No rematch within</source>
        <translation>避免重复对阵</translation>
    </message>
    <message>
        <source>Open boards: {0}</source>
        <translation>进行中的台：{0}</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Players a table</source>
        <translation>每桌人数</translation>
    </message>
    <message>
        <source>Sides of</source>
        <translation>每方人数</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分队方案</translation>
    </message>
    <message>
        <source>Still playing</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Weights of the soft rules and everything else that can be set</source>
        <translation>软规则的权重及其他所有设置</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>leave them out</source>
        <translation>不编排</translation>
    </message>
    <message>
        <source>sizes by hand …</source>
        <translation>手动输入人数…</translation>
    </message>
    <message>
        <source>the lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>the lowest rated</source>
        <translation>等级分最低者</translation>
    </message>
    <message>
        <source>wait for them</source>
        <translation>等待结束</translation>
    </message>
    <message>
        <source>whole night</source>
        <translation>整晚</translation>
    </message>
    <message>
        <source>{0} and {1}: let them meet again</source>
        <translation>{0} 与 {1}：允许再次对阵</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>第 {0} 个，共 {1} 个</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>which split and its odds</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Allowed is {0}.</source>
        <translation>允许范围：{0}。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>此处须为整数。</translation>
    </message>
    <message>
        <source>Usual: {0}</source>
        <translation>常用：{0}</translation>
    </message>
    <message>
        <source>Usual: {0} · allowed: {1}</source>
        <translation>常用：{0} · 范围：{1}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>大于 {0}</translation>
    </message>
    <message>
        <source>more than {0}, up to {1}</source>
        <translation>大于 {0}，至多 {1}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>至多 {0}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} 或以上</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>All votes</source>
        <translation>全部票</translation>
    </message>
    <message>
        <source>Allow for</source>
        <translation>扣除影响</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>截止日</translation>
    </message>
    <message>
        <source>Leave out votes</source>
        <translation>排除的票</translation>
    </message>
    <message>
        <source>Nothing until there are games.</source>
        <translation>有对局后才有。</translation>
    </message>
    <message>
        <source>Only votes of</source>
        <translation>只看</translation>
    </message>
    <message>
        <source>Only votes with this value</source>
        <translation>只看此值的票</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>The whole club</source>
        <translation>整个俱乐部</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>哪些对局</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>an event and its date</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>OutlookDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>按 Enter 转到选手</translation>
    </message>
    <message>
        <source>Points of rating; {0}.</source>
        <translation>单位为等级分；{0}。</translation>
    </message>
    <message>
        <source>The ratings are still being worked out.</source>
        <translation>等级分仍在计算中。</translation>
    </message>
    <message>
        <source>Trying each result</source>
        <translation>正在试算每种结果</translation>
    </message>
    <message>
        <source>What each result would do</source>
        <translation>各种结果的影响</translation>
    </message>
    <message>
        <source>What is expected of this game?</source>
        <translation>本局预期如何？</translation>
    </message>
    <message>
        <source>{0} against {1}: what is expected?</source>
        <translation>{0} 对 {1}：预期如何？</translation>
    </message>
    <message>
        <source>{0} · {1} · not played yet</source>
        <translation>{0} · {1} · 尚未进行</translation>
    </message>
</context>
<context>
    <name>OutlookModel</name>
    <message>
        <source>Comes first, %</source>
        <translation>获第一，%</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>If drawn</source>
        <translation>若和</translation>
    </message>
    <message>
        <source>If lost</source>
        <translation>若负</translation>
    </message>
    <message>
        <source>If won</source>
        <translation>若胜</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>{0}: expected {1}</source>
        <translation>{0}：预期 {1}</translation>
    </message>
    <message>
        <source>{0}: expected {1}; won {2}, drawn {3}, lost {4}</source>
        <translation>{0}：预期 {1}；胜 {2}，和 {3}，负 {4}</translation>
    </message>
</context>
<context>
    <name>Pairing</name>
    <message>
        <source>%n game(s) of earlier rounds have no result: {games}. Enter them, or let them count as draws for now.</source>
        <translation>前面轮次还有 %n 局没有结果：{games}。录入结果，或暂按和棋计算。</translation>
    </message>
    <message>
        <source>%n pinned board(s) stand outside the federation&apos;s rules.</source>
        <translation>%n 台固定的对阵不受联合会规则约束。</translation>
    </message>
    <message>
        <source>0 allows rematches, 999 covers the whole event.</source>
        <translation>0 表示允许重复对阵，999 覆盖整个赛事。</translation>
    </message>
    <message>
        <source>0 seeks even games, 1 games that tell most about the players.</source>
        <translation>0 追求势均力敌，1 追求最能了解选手实力的对局。</translation>
    </message>
    <message>
        <source>1 is a single round robin, 2 a double one with sides reversed.</source>
        <translation>1 为单循环，2 为双循环并交换先后手。</translation>
    </message>
    <message>
        <source>A bye by the seeding, straight to the next round</source>
        <translation>按种子轮空，直接进入下一轮</translation>
    </message>
    <message>
        <source>A game of an earlier round, caught up with</source>
        <translation>补赛较早一轮的对局</translation>
    </message>
    <message>
        <source>A rematch: they met %n round(s) ago</source>
        <translation>重复对阵：%n 轮前交过手</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速配对</translation>
    </message>
    <message>
        <source>Allow {pairs}</source>
        <translation>允许 {pairs}</translation>
    </message>
    <message>
        <source>Among those with the fewest byes.</source>
        <translation>在轮空次数最少的选手中选取。</translation>
    </message>
    <message>
        <source>Anchor game {k} of {n}: {a} meets an established player</source>
        <translation>定锚对局第 {k} 局（共 {n} 局）：{a} 对阵已定级选手</translation>
    </message>
    <message>
        <source>Anchor games</source>
        <translation>定锚对局</translation>
    </message>
    <message>
        <source>As near to it as the number of people lets; sizes differ by one.</source>
        <translation>在人数允许时尽量接近；各桌最多相差一人。</translation>
    </message>
    <message>
        <source>Asked to sit this round out</source>
        <translation>申请本轮缺席</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>巴库</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>势均力敌</translation>
    </message>
    <message>
        <source>Beyond the federation&apos;s rules; given up when no round is left.</source>
        <translation>超出联合会规则的要求；排不出一轮时放弃。</translation>
    </message>
    <message>
        <source>Boards at most</source>
        <translation>台数上限</translation>
    </message>
    <message>
        <source>Boards free</source>
        <translation>空台数</translation>
    </message>
    <message>
        <source>Boards on which some meet again: %n.</source>
        <translation>有人再次相遇的台：%n 个。</translation>
    </message>
    <message>
        <source>Both are of one club</source>
        <translation>两人同属一个俱乐部</translation>
    </message>
    <message>
        <source>Both are of one household</source>
        <translation>两人同属一个家庭</translation>
    </message>
    <message>
        <source>Both are provisional; {n} points apart for now</source>
        <translation>双方均定级中，目前相差 {n} 分</translation>
    </message>
    <message>
        <source>Both have {n} points</source>
        <translation>双方均为 {n} 分</translation>
    </message>
    <message>
        <source>Bye given by hand</source>
        <translation>手动安排的轮空</translation>
    </message>
    <message>
        <source>Bye goes to</source>
        <translation>轮空给</translation>
    </message>
    <message>
        <source>Bye: nobody without one can have it</source>
        <translation>轮空：没有未轮空过的人可以轮空</translation>
    </message>
    <message>
        <source>Bye: {a} has {n} points, and none of the lower placed can have it</source>
        <translation>轮空：{a} 有 {n} 分，名次更低者都不能轮空</translation>
    </message>
    <message>
        <source>Bye: {a} is in the lowest group of points and had none yet</source>
        <translation>轮空：{a} 在最低分组且尚未轮空</translation>
    </message>
    <message>
        <source>Check more people in</source>
        <translation>为更多人签到</translation>
    </message>
    <message>
        <source>Closest pair not met for %n round(s)</source>
        <translation>已有 %n 轮未交手、分差最小</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>双败淘汰赛</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>同分相遇</translation>
    </message>
    <message>
        <source>Even on paper: {odds}</source>
        <translation>纸面上势均力敌：{odds}</translation>
    </message>
    <message>
        <source>Even on paper: {p} to {q}</source>
        <translation>几乎均势：{p} 比 {q}</translation>
    </message>
    <message>
        <source>Everybody has met everybody: the round robin is over. Add another time around.</source>
        <translation>所有人都已相互交手：循环赛结束。可再加一个循环。</translation>
    </message>
    <message>
        <source>Everybody here is split into so many teams for one game; 0 makes boards by size.</source>
        <translation>将到场者分为若干队进行一局；0 表示按人数分台。</translation>
    </message>
    <message>
        <source>Everybody in the queue is kept apart from {a}. Allow one of the pairs.</source>
        <translation>排队的人都须回避 {a}。可允许其中一对。</translation>
    </message>
    <message>
        <source>Everybody is placed by strength in snake order; each group plays by itself. 1 for none.</source>
        <translation>所有选手按实力蛇形分组；各组单独进行。1 表示不分组。</translation>
    </message>
    <message>
        <source>Everybody who could play next meets somebody absent. Let one of them play, or enter a forfeit.</source>
        <translation>接下来可以对局的人都遇到缺席者。让其中一人参赛，或录入弃权。</translation>
    </message>
    <message>
        <source>Exactly this many</source>
        <translation>人数固定</translation>
    </message>
    <message>
        <source>Exchange the last two rounds of a cycle</source>
        <translation>交换每一循环的最后两轮</translation>
    </message>
    <message>
        <source>Expected: {odds}</source>
        <translation>预期胜率：{odds}</translation>
    </message>
    <message>
        <source>Fewest byes among those whom the pairs kept apart can spare</source>
        <translation>在需分开的组合允许的人选中轮空最少</translation>
    </message>
    <message>
        <source>Fewest byes, then by lot</source>
        <translation>轮空最少，其次抽签</translation>
    </message>
    <message>
        <source>Fewest byes, then lowest rating</source>
        <translation>轮空最少，其次等级分最低</translation>
    </message>
    <message>
        <source>First boards go to</source>
        <translation>前几台安排给</translation>
    </message>
    <message>
        <source>Games without a result</source>
        <translation>没有结果的对局</translation>
    </message>
    <message>
        <source>Give {names} a bye</source>
        <translation>让 {names} 轮空</translation>
    </message>
    <message>
        <source>Good games for those who waited</source>
        <translation>久等者优先好对局</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Has had %n bye(s); {b} has had fewer</source>
        <translation>已轮空 %n 次；{b} 更少</translation>
    </message>
    <message>
        <source>How much more each round waited makes the quality of somebody&apos;s game count.</source>
        <translation>每多等一轮，其对局匹配度的权重增加多少。</translation>
    </message>
    <message>
        <source>Keep apart while possible</source>
        <translation>尽可能分开</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>淘汰赛</translation>
    </message>
    <message>
        <source>Larger sides rather than sitting out</source>
        <translation>宁可一方人多也不轮休</translation>
    </message>
    <message>
        <source>Largest gap</source>
        <translation>最大分差</translation>
    </message>
    <message>
        <source>Largest gap here: {n} points</source>
        <translation>本轮最大分差：{n} 分</translation>
    </message>
    <message>
        <source>Leave out who is still playing</source>
        <translation>不编排仍在对局的人</translation>
    </message>
    <message>
        <source>Match quality given up for each point between two scores.</source>
        <translation>两人积分每差 1 分所放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up for even numbers of first and second sides.</source>
        <translation>为使先后手次数均衡而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to avoid a repeated opponent.</source>
        <translation>为避免重复对手而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to avoid a repeated partner.</source>
        <translation>为避免重复搭档而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to avoid two meeting again.</source>
        <translation>为避免两人再次相遇而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to keep two of one club apart.</source>
        <translation>为使同一俱乐部的两人回避而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to keep two of one household apart.</source>
        <translation>为使同一家庭的两人回避而放弃的匹配度。</translation>
    </message>
    <message>
        <source>Match quality given up to see another round each time.</source>
        <translation>为每次得到不同的编排而让出的匹配度。</translation>
    </message>
    <message>
        <source>Meet again: {names}</source>
        <translation>再次相遇：{names}</translation>
    </message>
    <message>
        <source>Met %n round(s) ago; no round without a rematch is left</source>
        <translation>%n 轮前交过手；已无法完全避免重复对阵</translation>
    </message>
    <message>
        <source>New faces</source>
        <translation>更换同桌</translation>
    </message>
    <message>
        <source>New opponents</source>
        <translation>更换对手</translation>
    </message>
    <message>
        <source>New partners</source>
        <translation>更换搭档</translation>
    </message>
    <message>
        <source>Next in line whose bye keeps rematches fewest</source>
        <translation>按顺序，此人轮空时重复对阵最少</translation>
    </message>
    <message>
        <source>Next in the queue: {names}</source>
        <translation>下一位：{names}</translation>
    </message>
    <message>
        <source>No rematch within</source>
        <translation>避免重复对阵</translation>
    </message>
    <message>
        <source>No round keeps {names} apart. Allow some of these pairs, or give a bye by hand.</source>
        <translation>没有一轮能让 {names} 回避。可允许其中几对，或手动给予轮空。</translation>
    </message>
    <message>
        <source>No round without a rematch is left. Repeated here: %n game(s).</source>
        <translation>已无法完全避免重复对阵。本轮重复：%n 局。</translation>
    </message>
    <message>
        <source>No round without a rematch is left. Shorten the span in which none is allowed to {other}.</source>
        <translation>已无不重复的对阵可排。可将不得重复的间隔缩短为 {other}。</translation>
    </message>
    <message>
        <source>No round without a rematch or a second bye is left for {names}. Allow one, or give a bye by hand.</source>
        <translation>{names} 已排不出没有重复对阵或第二次轮空的一轮。允许其一，或手动给予轮空。</translation>
    </message>
    <message>
        <source>No round without a rematch within {span} rounds is left. Shorten the span to {other}.</source>
        <translation>{span} 轮之内已无不重复的对阵可排。可将间隔缩短为 {other}。</translation>
    </message>
    <message>
        <source>Nobody here has met another</source>
        <translation>此台各人均未相遇过</translation>
    </message>
    <message>
        <source>Nobody is here yet. A round needs two players.</source>
        <translation>还没有人到场。一轮至少需要两名选手。</translation>
    </message>
    <message>
        <source>Nobody plays with a partner he has had</source>
        <translation>无人与旧搭档同队</translation>
    </message>
    <message>
        <source>Nobody then has the same side three times running at the turn.</source>
        <translation>这样在循环交接处没有人连续三次同一方。</translation>
    </message>
    <message>
        <source>Nobody who can play now has a game left against anybody else here. Let somebody absent play.</source>
        <translation>现在可以对局的人之间已没有剩余对局。让缺席者参赛。</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Of the games {a} could have here, this one tells most</source>
        <translation>在 {a} 可能的对局中，这一局最能说明实力</translation>
    </message>
    <message>
        <source>One game of teams of these sizes, such as 5 4 4; the others sit out. Empty for even teams.</source>
        <translation>按这些人数分队打一局，例如 5 4 4；其余的人轮空。留空则平均分队。</translation>
    </message>
    <message>
        <source>Only games of pairs kept apart are left. Allow one of the pairs.</source>
        <translation>只剩不得相遇者之间的对局。允许其中一对。</translation>
    </message>
    <message>
        <source>Only opponent here who is not kept apart from {a}</source>
        <translation>在场者中唯一不需与 {a} 分开的对手</translation>
    </message>
    <message>
        <source>Only opponent left for {a} without a rematch</source>
        <translation>{a} 唯一未交过手的对手</translation>
    </message>
    <message>
        <source>Only {a} is here. A round needs two players.</source>
        <translation>只有 {a} 到场。一轮至少需要两名选手。</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>台次顺序</translation>
    </message>
    <message>
        <source>Otherwise a rematch is made where no other round is left.</source>
        <translation>否则在别无他法时允许重复对阵。</translation>
    </message>
    <message>
        <source>Pairs who must never meet share a team, and these cannot: {names}. Allow some of these pairs, or give a bye by hand.</source>
        <translation>不得相遇的人须在同一队，而以下各对做不到：{names}。允许其中几对，或手动给轮空。</translation>
    </message>
    <message>
        <source>Partners again: {names}</source>
        <translation>再次搭档：{names}</translation>
    </message>
    <message>
        <source>Partners who play together again: %n pair(s).</source>
        <translation>再次搭档：%n 对。</translation>
    </message>
    <message>
        <source>People of one club or household meet: no other round is left.</source>
        <translation>同一俱乐部或同一家庭的人相遇：已没有其他排法。</translation>
    </message>
    <message>
        <source>Pinned by hand</source>
        <translation>手动固定</translation>
    </message>
    <message>
        <source>Players a side</source>
        <translation>每方人数</translation>
    </message>
    <message>
        <source>Players a table</source>
        <translation>每桌人数</translation>
    </message>
    <message>
        <source>Rated above {b}</source>
        <translation>等级分高于 {b}</translation>
    </message>
    <message>
        <source>Rather no round than a rematch</source>
        <translation>宁可不排也不重复对阵</translation>
    </message>
    <message>
        <source>Rematches fixed by hand: %n game(s).</source>
        <translation>手动固定的重复对阵：%n 局。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Round {round} of an event planned for {planned}.</source>
        <translation>第 {round} 轮；赛事原定 {planned} 轮。</translation>
    </message>
    <message>
        <source>Same club apart</source>
        <translation>同俱乐部回避</translation>
    </message>
    <message>
        <source>Same household apart</source>
        <translation>同一家庭回避</translation>
    </message>
    <message>
        <source>Sat out more of the last rounds than {b}</source>
        <translation>近几轮未上场的次数多于 {b}</translation>
    </message>
    <message>
        <source>Set “{option}” to {value}</source>
        <translation>将“{option}”设为 {value}</translation>
    </message>
    <message>
        <source>Sides a board</source>
        <translation>每台方数</translation>
    </message>
    <message>
        <source>Sides in turn</source>
        <translation>先后手轮换</translation>
    </message>
    <message>
        <source>Sizes by hand</source>
        <translation>手动人数</translation>
    </message>
    <message>
        <source>So many first games of a newcomer go to established players of spread strength.</source>
        <translation>新选手的前若干局安排与实力高低各异的已定级选手对阵。</translation>
    </message>
    <message>
        <source>Somebody has the same side again: no other round is left.</source>
        <translation>有人再次同一先后手：已没有其他排法。</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>分桌</translation>
    </message>
    <message>
        <source>Tables are made</source>
        <translation>分桌方式</translation>
    </message>
    <message>
        <source>Tables at most</source>
        <translation>桌数上限</translation>
    </message>
    <message>
        <source>Take the pin of {names} out</source>
        <translation>取消固定：{names}</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>分队</translation>
    </message>
    <message>
        <source>Teams in all</source>
        <translation>总队数</translation>
    </message>
    <message>
        <source>The Swiss pairing could not be worked out ({what}). Pin a board or two, or pair by hand.</source>
        <translation>瑞士制配对未能算出（{what}）。固定一两台，或手动配对。</translation>
    </message>
    <message>
        <source>The Swiss pairing was not found within {n} seconds. Pin a board or two, or pair by hand.</source>
        <translation>{n} 秒内未找到瑞士制配对。固定一两台，或手动配对。</translation>
    </message>
    <message>
        <source>The bracket does not bring {a} and {b} together now. Take the pin out, or correct a result.</source>
        <translation>按对阵表，{a} 与 {b} 现在不会相遇。取消固定，或更正某个结果。</translation>
    </message>
    <message>
        <source>The bracket is played to the end, and nobody is left to win it.</source>
        <translation>对阵表已全部赛完，已无人可以获胜。</translation>
    </message>
    <message>
        <source>The bracket is played to the end: {a} has won.</source>
        <translation>对阵表已全部赛完：{a} 获胜。</translation>
    </message>
    <message>
        <source>The bye pinned for {names} is left out: no part in this round.</source>
        <translation>为 {names} 固定的轮空未采用：不参加本轮。</translation>
    </message>
    <message>
        <source>The field is odd: free in this round</source>
        <translation>人数为奇数：本轮轮空</translation>
    </message>
    <message>
        <source>The free round of an odd field</source>
        <translation>奇数人数时的轮空</translation>
    </message>
    <message>
        <source>The lot fell on {b}</source>
        <translation>抽签抽中 {b}</translation>
    </message>
    <message>
        <source>The next games need the result of {places}. Enter it first.</source>
        <translation>后面的对局要等 {places} 的结果。先录入该结果。</translation>
    </message>
    <message>
        <source>The others sit out in turn; 0 sets no limit.</source>
        <translation>其余的人依次轮休；0 表示不限。</translation>
    </message>
    <message>
        <source>The pairs kept apart leave nobody for {names}. Allow one of the pairs, or give a bye by hand.</source>
        <translation>因需分开的组合，{names} 没有可对阵的选手。可允许其中一组，或手动安排轮空。</translation>
    </message>
    <message>
        <source>The pin of {names} is left out: they cannot be on one board of this round.</source>
        <translation>{names} 的固定对阵未采用：本轮无法同台。</translation>
    </message>
    <message>
        <source>The round differs from the table because of pins; every game still comes up once.</source>
        <translation>因有固定，本轮与循环表不同；每局仍会进行一次。</translation>
    </message>
    <message>
        <source>The rule of sides leaves nobody for {names}. Relax it, or give a bye by hand.</source>
        <translation>先后手规则使 {names} 没有对手。放宽该规则，或手动给予轮空。</translation>
    </message>
    <message>
        <source>The rules together leave nobody for {names}. Relax several of them, or let more people in.</source>
        <translation>各项规则合在一起使 {names} 没有对手。放宽其中几项，或让更多人参加。</translation>
    </message>
    <message>
        <source>The teams have {seats} places, but only {n} are free to play. Set smaller teams.</source>
        <translation>各队共有 {seats} 个位置，但只有 {n} 人可以上场。把队伍设小一些。</translation>
    </message>
    <message>
        <source>The teams have {seats} places, but {n} are here.</source>
        <translation>各队共 {seats} 个名额，但到场 {n} 人。</translation>
    </message>
    <message>
        <source>Their scores are {n} points apart</source>
        <translation>两人积分相差 {n} 分</translation>
    </message>
    <message>
        <source>Then the winner makes room too; 0 sets no limit.</source>
        <translation>达到后胜者也让位；0 表示不限。</translation>
    </message>
    <message>
        <source>There is a rematch or a second bye: no other round is left.</source>
        <translation>出现重复对阵或第二次轮空：已没有其他排法。</translation>
    </message>
    <message>
        <source>These have waited longest</source>
        <translation>这些人等候最久</translation>
    </message>
    <message>
        <source>These people cannot be kept together and apart all at once. Give up: {names}.</source>
        <translation>这些同队与分开的要求无法同时满足。可放弃：{names}。</translation>
    </message>
    <message>
        <source>They have met %n time(s); no other round is left</source>
        <translation>双方已交手 %n 次；没有其他排法</translation>
    </message>
    <message>
        <source>This round robin is played in this many groups: {n}. It cannot go on in {asked}; begin a new stage for that.</source>
        <translation>本循环赛分 {n} 组进行，不能改为 {asked} 组；如需改组，另设一个阶段。</translation>
    </message>
    <message>
        <source>Those left over sit out in turn.</source>
        <translation>多出的人依次轮休。</translation>
    </message>
    <message>
        <source>Those pinned together fit into no round: {names}. Take some of the pins out.</source>
        <translation>固定在一起的人无法排入任何一轮：{names}。可取消部分固定。</translation>
    </message>
    <message>
        <source>Times around</source>
        <translation>循环次数</translation>
    </message>
    <message>
        <source>Used when the number of teams is 0.</source>
        <translation>总队数为 0 时使用。</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>变化幅度</translation>
    </message>
    <message>
        <source>Virtual points for the upper half in the first rounds; needs the rounds planned.</source>
        <translation>前几轮给上半区虚拟分；需要已定的轮数。</translation>
    </message>
    <message>
        <source>What may be given up when the rules leave no round.</source>
        <translation>规则排不出一轮时可以放弃什么。</translation>
    </message>
    <message>
        <source>When no round is left</source>
        <translation>排不出一轮时</translation>
    </message>
    <message>
        <source>Whether a round may be paired while earlier games go on.</source>
        <translation>前面的对局还在进行时能否配对下一轮。</translation>
    </message>
    <message>
        <source>Wider pairs are avoided where possible; 0 sets no limit.</source>
        <translation>尽量避免分差更大的对阵；0 表示不限。</translation>
    </message>
    <message>
        <source>Wider than the largest gap: %n pair(s).</source>
        <translation>超过最大分差：%n 组。</translation>
    </message>
    <message>
        <source>Winner stays on</source>
        <translation>胜者留台</translation>
    </message>
    <message>
        <source>Wins in a row at most</source>
        <translation>连胜上限</translation>
    </message>
    <message>
        <source>With these byes nobody is left to play. Take one back.</source>
        <translation>这样轮空后无人可对阵。可撤回一个轮空。</translation>
    </message>
    <message>
        <source>With these byes nobody is left who could play. Take one back.</source>
        <translation>按这些轮空，已没有人可以对局。收回一个。</translation>
    </message>
    <message>
        <source>Without {a} more of the games would be rematches</source>
        <translation>缺少 {a} 会增加重复对阵</translation>
    </message>
    <message>
        <source>Without {a} no round is possible: too many pairs are kept apart</source>
        <translation>缺少 {a} 便无法编排：需分开的组合太多</translation>
    </message>
    <message>
        <source>a rematch or a second bye</source>
        <translation>重复对阵或第二次轮空</translation>
    </message>
    <message>
        <source>a third game in a row on one side</source>
        <translation>连续第三局同一先后手</translation>
    </message>
    <message>
        <source>by level: equals meet</source>
        <translation>按水平：实力相近者同桌</translation>
    </message>
    <message>
        <source>by pairing number</source>
        <translation>按配对编号</translation>
    </message>
    <message>
        <source>by points, then pairing number</source>
        <translation>先按得分，再按配对编号</translation>
    </message>
    <message>
        <source>clubs and households</source>
        <translation>俱乐部和家庭</translation>
    </message>
    <message>
        <source>count as draws for now</source>
        <translation>暂按和棋计算</translation>
    </message>
    <message>
        <source>either of them</source>
        <translation>二者之一</translation>
    </message>
    <message>
        <source>fewest byes, then by lot</source>
        <translation>轮空最少者，其次抽签</translation>
    </message>
    <message>
        <source>fewest byes, then lowest rating</source>
        <translation>轮空最少者，其次等级分最低者</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>households</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>is worth a bye</source>
        <translation>按轮空计分</translation>
    </message>
    <message>
        <source>is worth nothing</source>
        <translation>不计分</translation>
    </message>
    <message>
        <source>mixed: all tables equally strong</source>
        <translation>混合：各桌实力相当</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>不分开</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>say so</source>
        <translation>直接说明</translation>
    </message>
    <message>
        <source>the highest rated</source>
        <translation>等级分最高者</translation>
    </message>
    <message>
        <source>the highest scores</source>
        <translation>积分最高者</translation>
    </message>
    <message>
        <source>the strongest pairs</source>
        <translation>实力最强的对阵</translation>
    </message>
    <message>
        <source>wait for them</source>
        <translation>等待结果</translation>
    </message>
    <message>
        <source>{a} ({n} points) is paired down to {b} ({m})</source>
        <translation>{a}（{n} 分）向下配对 {b}（{m} 分）</translation>
    </message>
    <message>
        <source>{a} and {b} are captains and cannot be in one team. Take one of the wishes out.</source>
        <translation>{a} 与 {b} 都是队长，不能同队。可取消其中一项要求。</translation>
    </message>
    <message>
        <source>{a} and {b} are kept apart. Allow the pair first, or choose another.</source>
        <translation>{a} 与 {b} 需分开。可先允许这一组，或另选一组。</translation>
    </message>
    <message>
        <source>{a} and {b} are to stay together and apart. Take one of the two out.</source>
        <translation>{a} 与 {b} 既要同队又要分开。可取消其中一项。</translation>
    </message>
    <message>
        <source>{a} and {b} cannot meet with these sides. Take the pin out, or let them play together.</source>
        <translation>按此分队 {a} 与 {b} 无法对阵。可取消固定，或让两人同队。</translation>
    </message>
    <message>
        <source>{a} and {b} have met as often as planned. Take the pin out, or add another time around.</source>
        <translation>{a} 与 {b} 的交手次数已达计划数。取消固定，或再加一个循环。</translation>
    </message>
    <message>
        <source>{a} and {b} meet on this board already. Choose a player of another one.</source>
        <translation>{a} 与 {b} 已在同一台对局。可改选其他台的选手。</translation>
    </message>
    <message>
        <source>{a} begins: both get the side due to them</source>
        <translation>{a} 先手：双方都得到应得的先后手</translation>
    </message>
    <message>
        <source>{a} begins: by pairing number and the side drawn at the start</source>
        <translation>{a} 先手：按配对编号和开赛时抽定的先后手</translation>
    </message>
    <message>
        <source>{a} begins: sides change from the last round in which they differed</source>
        <translation>{a} 先手：与双方最近一次先后手不同的轮次相交换</translation>
    </message>
    <message>
        <source>{a} begins: the higher placed of the two gets the side due</source>
        <translation>{a} 先手：二人中名次较高者得到应得的先后手</translation>
    </message>
    <message>
        <source>{a} begins: the stronger claim to a side is granted</source>
        <translation>{a} 先手：满足更强的先后手要求</translation>
    </message>
    <message>
        <source>{a} cannot play against the same person.</source>
        <translation>{a} 不能与自己对局。</translation>
    </message>
    <message>
        <source>{a} has a game in this round, and the bracket has no bye to give. Take the pin out.</source>
        <translation>{a} 在本轮有对局，对阵表没有可给的轮空。取消固定。</translation>
    </message>
    <message>
        <source>{a} has met everybody nearer</source>
        <translation>{a} 与分差更小者均已交手</translation>
    </message>
    <message>
        <source>{a} is pinned but has no part in this round. Take the pin out, or let {a} take part.</source>
        <translation>{a} 已被固定，但不参加本轮。取消固定，或让 {a} 参赛。</translation>
    </message>
    <message>
        <source>{a} is pinned twice. Take one of the pins out.</source>
        <translation>{a} 被固定了两次。可取消其中一处。</translation>
    </message>
    <message>
        <source>{a} is provisional; each game tells us much</source>
        <translation>{a} 定级中，每一局都很有价值</translation>
    </message>
    <message>
        <source>{a} is provisional; this game tells us most</source>
        <translation>{a} 定级中，此局信息量最大</translation>
    </message>
    <message>
        <source>{a} sits out again, since the pairs kept apart leave no other round.</source>
        <translation>{a} 再次轮空：因需分开的组合，没有其他编排。</translation>
    </message>
    <message>
        <source>{b} has left</source>
        <translation>{b} 已退赛</translation>
    </message>
    <message>
        <source>{b} has no part in this round; the game stays to be played</source>
        <translation>{b} 不参加本轮；此局留待以后进行</translation>
    </message>
    <message>
        <source>{b} is kept apart: the game is left out</source>
        <translation>{b} 不得相遇：此局不进行</translation>
    </message>
    <message>
        <source>{captains} captains, but {teams} teams. Name one a team at most.</source>
        <translation>队长 {captains} 人，队伍 {teams} 支。每队最多一名队长。</translation>
    </message>
    <message>
        <source>{names} are to play together, but a side has {size} places only.</source>
        <translation>{names} 须同方，但一方只有 {size} 个名额。</translation>
    </message>
    <message>
        <source>{names} are to share a table, but a table has {size} places only.</source>
        <translation>{names} 须同桌，但一桌只有 {size} 个座位。</translation>
    </message>
    <message>
        <source>{names} are to stay together, but no team has {size} places. Let one of them go.</source>
        <translation>{names} 须同队，但没有一队有 {size} 个名额。可让其中一人分开。</translation>
    </message>
    <message>
        <source>{names} won %n time(s) in a row and makes room</source>
        <translation>{names} 已连胜 %n 局，让出台位</translation>
    </message>
    <message>
        <source>{names} won and stays on; {others} waited longest</source>
        <translation>{names} 获胜留台；{others} 等候最久</translation>
    </message>
    <message>
        <source>{n} are free to play; a board of {sides} sides needs more people.</source>
        <translation>可上场 {n} 人；一台 {sides} 方需要更多人。</translation>
    </message>
    <message>
        <source>{n} are free to play; a game needs {wanted}.</source>
        <translation>可上场 {n} 人；一局需要 {wanted} 人。</translation>
    </message>
    <message>
        <source>{n} are free to play; a table needs {size}.</source>
        <translation>可上场 {n} 人；一桌需要 {size} 人。</translation>
    </message>
    <message>
        <source>{n} are here; {teams} teams need at least {teams} people.</source>
        <translation>到场 {n} 人；分 {teams} 队至少需要 {teams} 人。</translation>
    </message>
    <message>
        <source>{n} people cannot make {teams} teams. Set fewer teams.</source>
        <translation>{n} 人分不成 {teams} 队。可减少队数。</translation>
    </message>
    <message>
        <source>{n} points apart, last met %n round(s) ago</source>
        <translation>相差 {n} 分，上次交手在 %n 轮前</translation>
    </message>
    <message>
        <source>{n} points apart, more than the largest gap set</source>
        <translation>相差 {n} 分，超过设定的最大分差</translation>
    </message>
    <message>
        <source>{n} points apart, never met</source>
        <translation>相差 {n} 分，从未交手</translation>
    </message>
    <message>
        <source>{place} between {a} and {b} is level, and a knockout needs a winner. Enter the game that decided it, or say what becomes of drawn games.</source>
        <translation>{a} 与 {b} 的{place}打平，而淘汰赛必须分出胜负。录入决定胜负的一局，或设定和棋如何处理。</translation>
    </message>
    <message>
        <source>{place} waits: {a} is absent.</source>
        <translation>{place} 等待中：{a} 缺席。</translation>
    </message>
    <message>
        <source>{place}: game {n}</source>
        <translation>{place}：第 {n} 局</translation>
    </message>
    <message>
        <source>{place}: level, played again</source>
        <translation>{place}：打平，重赛</translation>
    </message>
    <message>
        <source>{section}: {what}</source>
        <translation>{section}：{what}</translation>
    </message>
    <message>
        <source>“{value}” are no sizes of teams. Write two numbers at least, such as 5 4 4.</source>
        <translation>“{value}”不是队伍人数。至少写两个数，例如 5 4 4。</translation>
    </message>
</context>
<context>
    <name>PairingReport</name>
    <message>
        <source>Byes and absences</source>
        <translation>轮空与缺席</translation>
    </message>
    <message>
        <source>Different scores</source>
        <translation>不同积分</translation>
    </message>
    <message>
        <source>Kept apart</source>
        <translation>不同台</translation>
    </message>
    <message>
        <source>Nothing to report: no rematch, no bye, nobody of one club.</source>
        <translation>没有需要报告的：没有重复对阵，没有轮空，没有同一俱乐部相遇。</translation>
    </message>
    <message>
        <source>Partners again</source>
        <translation>再次搭档</translation>
    </message>
    <message>
        <source>Rematches</source>
        <translation>重复对局</translation>
    </message>
    <message>
        <source>Same club</source>
        <translation>同一俱乐部</translation>
    </message>
    <message>
        <source>Same household</source>
        <translation>同一家庭</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>先后手</translation>
    </message>
    <message>
        <source>Widest gap</source>
        <translation>最大分差</translation>
    </message>
    <message>
        <source>{a} ({x}) meets {b} ({y})</source>
        <translation>{a}（{x}）对 {b}（{y}）</translation>
    </message>
    <message>
        <source>{a} and {b} are both of {club}</source>
        <translation>{a} 和 {b} 同属 {club}</translation>
    </message>
    <message>
        <source>{a} and {b} are kept apart, but meet</source>
        <translation>{a} 和 {b} 不应相遇，却被编在一起</translation>
    </message>
    <message>
        <source>{a} and {b} are of one household</source>
        <translation>{a} 和 {b} 是一家人</translation>
    </message>
    <message>
        <source>{a} and {b} are partners again</source>
        <translation>{a} 和 {b} 再次搭档</translation>
    </message>
    <message>
        <source>{a} and {b} are {points} points apart, the widest gap</source>
        <translation>{a} 和 {b} 相差 {points} 分，为最大分差</translation>
    </message>
    <message>
        <source>{a} and {b} have met in this event, outside its rounds</source>
        <translation>{a} 和 {b} 在本赛事轮次之外交过手</translation>
    </message>
    <message>
        <source>{a} and {b} met %n round(s) ago</source>
        <translation>{a} 和 {b} 在 %n 轮前交过手</translation>
    </message>
    <message>
        <source>{name} asked to sit out</source>
        <translation>{name} 申请缺席</translation>
    </message>
    <message>
        <source>{name} has a bye again, after %n before</source>
        <translation>{name} 再次轮空，此前 %n 次</translation>
    </message>
    <message>
        <source>{name} has the first bye</source>
        <translation>{name} 首次轮空</translation>
    </message>
    <message>
        <source>{name} has the same side for the third time in a row</source>
        <translation>{name} 连续第三次同为一方</translation>
    </message>
    <message>
        <source>{name} is not paired</source>
        <translation>{name} 未编排</translation>
    </message>
    <message>
        <source>{name} will have had the first side {first} times and the second {second} times</source>
        <translation>{name} 将先手 {first} 次、后手 {second} 次</translation>
    </message>
</context>
<context>
    <name>PairingTab</name>
    <message>
        <source>Pairing system</source>
        <translation>编排制</translation>
    </message>
    <message>
        <source>The top seed begins with</source>
        <translation>头号种子先执</translation>
    </message>
    <message>
        <source>Who leaves a round robin</source>
        <translation>循环赛中途退赛</translation>
    </message>
    <message>
        <source>all games are annulled</source>
        <translation>全部对局作废</translation>
    </message>
    <message>
        <source>annulled if fewer than half were played</source>
        <translation>赛完不足一半则作废</translation>
    </message>
    <message>
        <source>by lot, from the event’s own seed</source>
        <translation>抽签，用赛事自己的种子</translation>
    </message>
    <message>
        <source>open games are forfeited</source>
        <translation>未赛对局判弃权</translation>
    </message>
    <message>
        <source>the first side (white, home)</source>
        <translation>先手方（白方、主队）</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>后手方</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>没有找到同名内容。</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
</context>
<context>
    <name>Pane</name>
    <message>
        <source>Go to the Desk</source>
        <translation>前往比赛台</translation>
    </message>
    <message>
        <source>Nobody here is called “{0}”.</source>
        <translation>这里没有叫“{0}”的人。</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>The filter looks for every word typed, anywhere in a name.</source>
        <translation>筛选会在姓名的任意位置查找输入的每个词。</translation>
    </message>
    <message>
        <source>This could not be worked out. Choose the tab again to try once more.</source>
        <translation>未能完成计算。重新选择此标签页即可再试。</translation>
    </message>
    <message>
        <source>Working out the ratings…</source>
        <translation>正在计算等级分…</translation>
    </message>
</context>
<context>
    <name>PartnersModel</name>
    <message>
        <source>Partner</source>
        <translation>搭档</translation>
    </message>
</context>
<context>
    <name>PartnersTab</name>
    <message>
        <source>No partner yet</source>
        <translation>还没有搭档</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>Whoever plays on the same side will stand here, with what was scored and expected.</source>
        <translation>同一方的队友会列在这里，附得分与预期。</translation>
    </message>
</context>
<context>
    <name>PeopleForm</name>
    <message>
        <source>A new player</source>
        <translation>新选手</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>更多姓名</translation>
    </message>
    <message>
        <source>Names before</source>
        <translation>前面的姓名</translation>
    </message>
    <message>
        <source>Names {0} to {1} of {2}. Who is not looked at comes in as a new player.</source>
        <translation>第 {0} 至 {1} 个姓名，共 {2} 个。未核对者将作为新选手导入。</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>是谁</translation>
    </message>
    <message>
        <source>Why it is asked</source>
        <translation>询问原因</translation>
    </message>
    <message>
        <source>{0} is</source>
        <translation>{0} 是</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Show this player</source>
        <translation>查看此选手</translation>
    </message>
    <message>
        <source>Take off the chart</source>
        <translation>从图中移除</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Add a player</source>
        <translation>添加选手</translation>
    </message>
    <message>
        <source>Del takes a line off the chart, Enter shows its player.</source>
        <translation>Del 移除一条线，Enter 查看该选手。</translation>
    </message>
    <message>
        <source>Players of the chart</source>
        <translation>图中选手</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
</context>
<context>
    <name>PersonFields</name>
    <message>
        <source>Born</source>
        <translation>出生年份</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>会员编号</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>俱乐部或队伍</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家或地区</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>GM, 3 dan, …</source>
        <translation>特级大师、三段……</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Kept apart in pairings</source>
        <translation>编排时避免相遇</translation>
    </message>
    <message>
        <source>More about the person</source>
        <translation>更多资料</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Plays for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>female</source>
        <translation>女</translation>
    </message>
    <message>
        <source>male</source>
        <translation>男</translation>
    </message>
</context>
<context>
    <name>PersonMenu</name>
    <message>
        <source>A table of his own …</source>
        <translation>固定台 …</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Check out</source>
        <translation>签退</translation>
    </message>
    <message>
        <source>First round of {0}</source>
        <translation>{0} 的首轮</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>前往 {0}</translation>
    </message>
    <message>
        <source>Name of the new team</source>
        <translation>新队名称</translation>
    </message>
    <message>
        <source>New team …</source>
        <translation>新建队 …</translation>
    </message>
    <message>
        <source>Plays from a later round on …</source>
        <translation>从后续轮次起参赛 …</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>第 {0} 轮</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Seed of {0}, 0 by rating</source>
        <translation>{0} 的种子序号，0 为按等级分</translation>
    </message>
    <message>
        <source>Seed …</source>
        <translation>种子序号 …</translation>
    </message>
    <message>
        <source>Table of {0}, 0 for any</source>
        <translation>{0} 的台号，0 为任意</translation>
    </message>
    <message>
        <source>Take out of the event</source>
        <translation>移出赛事</translation>
    </message>
    <message>
        <source>Takes part again</source>
        <translation>重新参赛</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队</translation>
    </message>
    <message>
        <source>Withdraw from the event</source>
        <translation>退出赛事</translation>
    </message>
    <message>
        <source>{0}: out, a full point</source>
        <translation>{0}：缺席，全分</translation>
    </message>
    <message>
        <source>{0}: out, half a point</source>
        <translation>{0}：缺席，半分</translation>
    </message>
    <message>
        <source>{0}: out, no point</source>
        <translation>{0}：缺席，零分</translation>
    </message>
    <message>
        <source>{0}: plays</source>
        <translation>{0}：参赛</translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message>
        <source>%n more game(s) to go</source>
        <translation>再赛 %n 局</translation>
    </message>
    <message>
        <source>Established: %n rated game(s); {games} are needed.</source>
        <translation>已定级：%n 局计分对局，需要 {games} 局。</translation>
    </message>
    <message>
        <source>Established: the deviation is {now}, below {leave}.</source>
        <translation>已定级：偏差为 {now}，低于 {leave}。</translation>
    </message>
    <message>
        <source>It stays so for %n week(s) without a game.</source>
        <translation>没有对局也可保持 %n 周。</translation>
    </message>
    <message>
        <source>Provisional again since the return on {date}: by then the deviation had grown to {then}. It is {now} now.</source>
        <translation>自 {date} 归来起重新定级：当时偏差已增至 {then}，现在为 {now}。</translation>
    </message>
    <message>
        <source>Provisional again since {date}: that day’s results made the rating less sure, ±{then}. It is {now} now.</source>
        <translation>自 {date} 起重新定级：当天的结果使等级分更不确定，±{then}，现在为 {now}。</translation>
    </message>
    <message>
        <source>Provisional again: no game since {date}, and the deviation grew from {then} to {now}; the limit is {leave}.</source>
        <translation>重新定级：自 {date} 以来没有对局，偏差从 {then} 增至 {now}，界限为 {leave}。</translation>
    </message>
    <message>
        <source>Provisional: %n rated game(s) so far; placement ends at {games}.</source>
        <translation>定级中：至今 %n 局计分对局，满 {games} 局定级。</translation>
    </message>
    <message>
        <source>Provisional: no chain of wins and losses joins this player to the main group.</source>
        <translation>定级中：没有胜负链把这位选手与主要群体相连。</translation>
    </message>
    <message>
        <source>Provisional: no rated game yet.</source>
        <translation>定级中：还没有计分对局。</translation>
    </message>
    <message>
        <source>Provisional: the deviation is {now}; placement ends below {enter}.</source>
        <translation>定级中：偏差为 {now}，低于 {enter} 时定级。</translation>
    </message>
    <message>
        <source>a deviation below {enter} to go</source>
        <translation>偏差低于 {enter}</translation>
    </message>
    <message>
        <source>a win and a loss against the main group to go</source>
        <translation>与主要群体各有一胜一负</translation>
    </message>
    <message>
        <source>about %n more game(s), or a deviation below {enter}, to go</source>
        <translation>大约再赛 %n 局，或偏差低于 {enter}</translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合并计算</translation>
    </message>
    <message>
        <source>{0}, against {1}: {2}</source>
        <translation>{0}，对 {1}：{2}</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Add the first player here, check people in on the Desk, or import a spreadsheet.</source>
        <translation>在这里添加第一位选手，在工作台签到，或导入表格。</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Make two people of them again?</source>
        <translation>重新分为两人？</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>新选手</translation>
    </message>
    <message>
        <source>Nobody is in the club yet</source>
        <translation>俱乐部还没有人</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>{0} night</source>
        <translation>{0}之夜</translation>
    </message>
    <message>
        <source>{0}, {1} provisional</source>
        <translation>{0}，{1} 名定级中</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Badminton, tennis, squash</source>
        <translation>羽毛球、网球、壁球</translation>
    </message>
    <message>
        <source>Board games, points by place</source>
        <translation>桌游（按名次计分）</translation>
    </message>
    <message>
        <source>Bridge and other scores added up</source>
        <translation>桥牌及其他累计得分项目</translation>
    </message>
    <message>
        <source>Chess, 3-1-0</source>
        <translation>国际象棋（3-1-0）</translation>
    </message>
    <message>
        <source>Chess, Swiss</source>
        <translation>国际象棋（瑞士制）</translation>
    </message>
    <message>
        <source>Chess, round robin</source>
        <translation>国际象棋（循环赛）</translation>
    </message>
    <message>
        <source>Darts, snooker, pool</source>
        <translation>飞镖、斯诺克、台球</translation>
    </message>
    <message>
        <source>Football and leagues, 3-1-0</source>
        <translation>足球与联赛（3-1-0）</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>League, games among the tied first</source>
        <translation>联赛（先比同分者之间的对局）</translation>
    </message>
    <message>
        <source>Open play, points a game</source>
        <translation>开放对局（按每局得分）</translation>
    </message>
    <message>
        <source>Scrabble and other word games</source>
        <translation>拼字类游戏</translation>
    </message>
    <message>
        <source>Series of races</source>
        <translation>系列赛</translation>
    </message>
    <message>
        <source>Table tennis</source>
        <translation>乒乓球</translation>
    </message>
    <message>
        <source>Trading cards, Swiss</source>
        <translation>集换式卡牌（瑞士制）</translation>
    </message>
    <message>
        <source>Two points for a win</source>
        <translation>胜一局得两分</translation>
    </message>
    <message>
        <source>Volleyball</source>
        <translation>排球</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>已定级</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>升降</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>定级中</translation>
    </message>
    <message>
        <source>Ranks won or lost</source>
        <translation>排名的升降</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>The new rating lies in this range with 95 % certainty; sorted by its width</source>
        <translation>新等级分有 95 % 的把握落在此区间；按区间宽度排序</translation>
    </message>
    <message>
        <source>The rank in the list as it is</source>
        <translation>现有榜单中的排名</translation>
    </message>
    <message>
        <source>The rank in the new list</source>
        <translation>新榜单中的排名</translation>
    </message>
    <message>
        <source>The rating as it is</source>
        <translation>现有等级分</translation>
    </message>
    <message>
        <source>The rating in the new list</source>
        <translation>新榜单中的等级分</translation>
    </message>
    <message>
        <source>was</source>
        <translation>原名次</translation>
    </message>
    <message>
        <source>was established</source>
        <translation>原为已定级</translation>
    </message>
    <message>
        <source>was provisional</source>
        <translation>原为定级中</translation>
    </message>
    <message>
        <source>{0} now</source>
        <translation>{0}（现）</translation>
    </message>
    <message>
        <source>{0} then</source>
        <translation>{0}（新）</translation>
    </message>
    <message>
        <source>{0}: rank {1}, was {2}; rating {3}, was {4}</source>
        <translation>{0}：排名 {1}，原为 {2}；等级分 {3}，原为 {4}</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>An engine can be chosen all the same; its list stands here from the first game on.</source>
        <translation>仍可选择引擎；从第一局起，榜单就显示在这里。</translation>
    </message>
    <message>
        <source>Choose an engine or change a setting: its list appears here before it counts.</source>
        <translation>选择引擎或更改设置：新榜单先显示在这里，尚不生效。</translation>
    </message>
    <message>
        <source>Established then: {0}</source>
        <translation>届时已定级：{0}</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按姓名筛选</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往比赛台</translation>
    </message>
    <message>
        <source>Nobody has a rating yet.</source>
        <translation>还没有人有等级分。</translation>
    </message>
    <message>
        <source>Not everybody can be compared.</source>
        <translation>并非所有人都能比较。</translation>
    </message>
    <message>
        <source>Provisional then: {0}</source>
        <translation>届时定级中：{0}</translation>
    </message>
    <message>
        <source>Replaying with {0}…</source>
        <translation>正在用 {0} 重算…</translation>
    </message>
    <message>
        <source>Stopped. The list below is not by what is filled in.</source>
        <translation>已停止。下方榜单并非按所填设置得出。</translation>
    </message>
    <message>
        <source>The club rates as before.</source>
        <translation>俱乐部仍按原方式计分。</translation>
    </message>
    <message>
        <source>The list as it is</source>
        <translation>现有榜单</translation>
    </message>
    <message>
        <source>The list as it would be</source>
        <translation>将得出的榜单</translation>
    </message>
    <message>
        <source>Work the list out</source>
        <translation>计算榜单</translation>
    </message>
    <message>
        <source>Working out the ratings…</source>
        <translation>正在计算等级分…</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Nothing to list yet.</source>
        <translation>暂无内容。</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第 {page} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>{club} · printed on {date}</source>
        <translation>{club} · 打印于 {date}</translation>
    </message>
    <message>
        <source>{section}, continued</source>
        <translation>{section}（续）</translation>
    </message>
    <message>
        <source>{title}, part {part} of {parts}</source>
        <translation>{title}，第 {part} 部分，共 {parts} 部分</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Document to print (*.pdf)</source>
        <translation>打印文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>The pages are being laid out.</source>
        <translation>正在排版。</translation>
    </message>
    <message>
        <source>{0} was written.</source>
        <translation>已写入 {0}。</translation>
    </message>
    <message>
        <source>{0} went to the printer.</source>
        <translation>{0} 已送往打印机。</translation>
    </message>
</context>
<context>
    <name>PrintSide</name>
    <message>
        <source>As it fits best</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Choose a printer</source>
        <translation>选择打印机</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>No font of this computer has {0}. On paper there will be boxes.</source>
        <translation>本机没有字体能显示 {0}，纸上会是方框。</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>第 {0} 页，共 {1} 页</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Print on {0}</source>
        <translation>用 {0} 打印</translation>
    </message>
    <message>
        <source>Printer and pages…</source>
        <translation>打印机与页码…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>Size of the words</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>This table is wide, so it lies on its side.</source>
        <translation>表格较宽，已横向放置。</translation>
    </message>
    <message>
        <source>This table is wide. Landscape keeps its words larger.</source>
        <translation>表格较宽，横向可使字更大。</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>As of the end of</source>
        <translation>截至当日结束</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Games after the day chosen are left out. What is published can be printed at any time.</source>
        <translation>所选日期之后的对局不计入。已发布的榜单随时可以打印。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Nobody has a rated game by that day.</source>
        <translation>到那一天还没有人有计分对局。</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Publish the list of “{0}”?</source>
        <translation>发布“{0}”的榜单？</translation>
    </message>
    <message>
        <source>The list to be published</source>
        <translation>待发布的榜单</translation>
    </message>
    <message>
        <source>Working the list out…</source>
        <translation>正在计算榜单……</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Match quality {0} of 1</source>
        <translation>匹配度 {0}（满分 1）</translation>
    </message>
</context>
<context>
    <name>QuickBar</name>
    <message>
        <source>Board {board} has {before}; Enter makes it {result}.</source>
        <translation>{board} 号台现为 {before}；按 Enter 改为 {result}。</translation>
    </message>
    <message>
        <source>Board {board} of this round</source>
        <translation>本轮 {board} 号台</translation>
    </message>
    <message>
        <source>Board {board} of this round has this game already: {result}. Enter again to record one more game.</source>
        <translation>本轮第 {board} 台已有此局：{result}。再按 Enter 可另记一局。</translation>
    </message>
    <message>
        <source>Board {board} of this round, with these shares</source>
        <translation>本轮第 {board} 台，按这些份额计</translation>
    </message>
    <message>
        <source>Enter a game in a form</source>
        <translation>用表单录入对局</translation>
    </message>
    <message>
        <source>Enter compares it with the result that is in</source>
        <translation>按 Enter 与已录入的结果比对</translation>
    </message>
    <message>
        <source>Enter records</source>
        <translation>Enter 记录</translation>
    </message>
    <message>
        <source>Entered already {0} s ago. Enter again to enter it once more.</source>
        <translation>{0} 秒前已录入。再按 Enter 即再录入一次。</translation>
    </message>
    <message>
        <source>For example: ann &gt; bob, ann = bob, ann + cid &gt; bob + dee 3-1</source>
        <translation>例如：ann &gt; bob，ann = bob，ann + cid &gt; bob + dee 3-1</translation>
    </message>
    <message>
        <source>For example: ann &gt; bob, ann = bob, ann + cid &gt; bob + dee 3-1, or a board: #7 1</source>
        <translation>例如：ann &gt; bob，ann = bob，ann + cid &gt; bob + dee 3-1，或台号：#7 1</translation>
    </message>
    <message>
        <source>No round is on, so there is no board {board}.</source>
        <translation>目前没有进行中的轮次，因此没有 {board} 号台。</translation>
    </message>
    <message>
        <source>No saved team is called “{query}”.</source>
        <translation>没有名为“{query}”的已保存队伍。</translation>
    </message>
    <message>
        <source>Nobody is called “{query}”. Choose, or add a new player.</source>
        <translation>没有叫“{query}”的选手。可选择已有选手，或新建。</translation>
    </message>
    <message>
        <source>The team “{name}” has nobody in it.</source>
        <translation>队伍“{name}”没有成员。</translation>
    </message>
    <message>
        <source>There is no board {board} in the current round.</source>
        <translation>本轮没有 {board} 号台。</translation>
    </message>
    <message>
        <source>This club is open to be read only.</source>
        <translation>此俱乐部以只读方式打开。</translation>
    </message>
    <message>
        <source>Type a result</source>
        <translation>输入结果</translation>
    </message>
    <message>
        <source>{date} is still to come. Enter again to record it for that day.</source>
        <translation>{date} 还没有到。再按 Enter 即记在那一天。</translation>
    </message>
    <message>
        <source>{name} stands in this game twice.</source>
        <translation>{name} 在这一局中出现了两次。</translation>
    </message>
    <message>
        <source>“{query}” fits {names}. One more letter, or choose.</source>
        <translation>“{query}”匹配 {names}。再输入一个字，或选择。</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>Range</name>
    <message>
        <source>Provisional: between {0} and {1}, 95 % sure</source>
        <translation>定级中：{0} 至 {1}，把握 95 %</translation>
    </message>
    <message>
        <source>{0}, and 95 % sure between {1} and {2}</source>
        <translation>{0}，有 95 % 的把握在 {1} 至 {2} 之间</translation>
    </message>
</context>
<context>
    <name>RankSpread</name>
    <message>
        <source>Rank {0} of {1}, and 95 % sure between {2} and {3}</source>
        <translation>第 {0} 名，共 {1} 人；有 95 % 的把握在第 {2} 至第 {3} 名之间</translation>
    </message>
</context>
<context>
    <name>RatingListModel</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>已定级</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>最近一场</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>定级中</translation>
    </message>
    <message>
        <source>Rank spread</source>
        <translation>名次区间</translation>
    </message>
    <message>
        <source>Rank {0}, {1}, {2}</source>
        <translation>第 {0} 名，{1}，{2}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>The ranks between which a player stands with 95 % certainty</source>
        <translation>选手有 95 % 把握所在的名次区间</translation>
    </message>
    <message>
        <source>The true strength lies in this range with 95 % certainty; sorted by its width</source>
        <translation>真实水平有 95 % 把握落在此区间；按宽度排序</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>What the night of {0} changed</source>
        <translation>{0} 那晚的变化</translation>
    </message>
    <message>
        <source>ranked by rating</source>
        <translation>按等级分排名</translation>
    </message>
    <message>
        <source>ranked by rating; the whisker is the 95 % range</source>
        <translation>按等级分排名；须线为 95 % 区间</translation>
    </message>
    <message>
        <source>{0} ±{1}, 95 % range {2}–{3}</source>
        <translation>{0} ±{1}，95 % 区间 {2}–{3}</translation>
    </message>
    <message>
        <source>{0}, provisional, {1}</source>
        <translation>{0}，定级中，{1}</translation>
    </message>
</context>
<context>
    <name>ReasonModel</name>
    <message>
        <source>Adds</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>Against, from</source>
        <translation>对手、来源</translation>
    </message>
    <message>
        <source>Next to</source>
        <translation>前后名次</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>{0}, does not count</source>
        <translation>{0}，不计入</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}</source>
        <translation>{0}：{1}，{2}</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <translation>{1}，{2}</translation>
    </message>
</context>
<context>
    <name>RecordTab</name>
    <message>
        <source>Enter shows the games of this kind</source>
        <translation>按 Enter 显示此类对局</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Singles, doubles, teams and games of many sides will be counted here, apart and together.</source>
        <translation>单打、双打、团队和多方对局会在这里分别并合计统计。</translation>
    </message>
</context>
<context>
    <name>RecordsModel</name>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Drawn, or first place shared</source>
        <translation>打平，或并列第一</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>First place alone</source>
        <translation>独得第一</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>平均名次</translation>
    </message>
    <message>
        <source>Over the rated games, by what was foreseen before each</source>
        <translation>限计分对局，按每局赛前的预期</translation>
    </message>
    <message>
        <source>Points; of many sides the share of opponents beaten</source>
        <translation>得分；多方对局为胜过对手的比例</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>{0}: {1} played, {2} won, {3} drawn, {4} lost</source>
        <translation>{0}：{1} 局，{2} 胜 {3} 平 {4} 负</translation>
    </message>
</context>
<context>
    <name>Register</name>
    <message>
        <source>here</source>
        <translation>已到场</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
    <message>
        <source>Anonymise</source>
        <translation>匿名化</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Archive {0} instead of deleting?</source>
        <translation>改为归档 {0}？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete {0}?</source>
        <translation>删除 {0}？</translation>
    </message>
    <message>
        <source>No game is recorded. Archiving takes a person out of the lists and keeps the card.</source>
        <translation>没有对局记录。归档会让此人离开名单，但保留卡片。</translation>
    </message>
    <message>
        <source>Other people&apos;s ratings rest on these games, so they stay. An archived player leaves the lists and can be brought back at any time.</source>
        <translation>其他人的等级分以这些对局为依据，因此对局会保留。归档的选手离开名单，随时可以恢复。</translation>
    </message>
    <message>
        <source>The name goes for good, the games stay</source>
        <translation>名字永久清除，对局保留</translation>
    </message>
    <message>
        <source>{0} has played {1}.</source>
        <translation>{0} 已赛 {1}。</translation>
    </message>
    <message>
        <source>{0} stays in the archive</source>
        <translation>{0} 保留在归档中</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Pairing report: {0}</source>
        <translation>配对报告：{0}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>gap {0} on average, {1} at most</source>
        <translation>分差平均 {0}，最大 {1}</translation>
    </message>
    <message>
        <source>mean quality {0}</source>
        <translation>平均匹配度 {0}</translation>
    </message>
</context>
<context>
    <name>ReportModel</name>
    <message>
        <source>board {0}</source>
        <translation>{0} 号台</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Back to {0}, {1}</source>
        <comment>a day and a time</comment>
        <translation>恢复到{0} {1}</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>One is made each day, when the club is opened and has changed.</source>
        <translation>俱乐部有改动时，每天打开时会备份一次。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>The club becomes as it was then: players, games, results and settings. What it is now is kept as a backup first, so this too can be taken back.</source>
        <translation>俱乐部将回到当时的状态：选手、对局、结果和设置。现在的状态会先另存为备份，因此这一步也可以还原。</translation>
    </message>
    <message>
        <source>There is no backup yet</source>
        <translation>还没有备份</translation>
    </message>
    <message>
        <source>Which backup is to come back?</source>
        <translation>恢复哪个备份？</translation>
    </message>
</context>
<context>
    <name>ResultPicker</name>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>Both lose without a game. It is not rated.</source>
        <translation>未进行对局，双方判负，不计等级分。</translation>
    </message>
    <message>
        <source>Did not come (no-show)</source>
        <translation>未到场</translation>
    </message>
    <message>
        <source>No result yet. The keys 1 = 0 + - give one.</source>
        <translation>还没有结果。按 1 = 0 + - 录入。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{0} wins without a game. It is not rated.</source>
        <translation>{0} 不战而胜，不计等级分。</translation>
    </message>
    <message>
        <source>{0} won.</source>
        <translation>{0} 获胜。</translation>
    </message>
</context>
<context>
    <name>RoundOptions</name>
    <message>
        <source>All as usual</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How is {0} to pair?</source>
        <translation>{0}如何编排？</translation>
    </message>
    <message>
        <source>Keep for this event</source>
        <translation>存为本赛事设置</translation>
    </message>
    <message>
        <source>Later rounds of this event begin with these options</source>
        <translation>本赛事后续各轮沿用这些选项</translation>
    </message>
    <message>
        <source>The suggestion follows each change.</source>
        <translation>每次更改，建议随之更新。</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>2012 to 2023 (virtual opponents)</source>
        <translation>2012 至 2023 年（虚拟对手）</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>添加同分规则</translation>
    </message>
    <message>
        <source>As usual in</source>
        <translation>按项目惯例</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Edition of the federation’s rules</source>
        <translation>联合会规则版本</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <source>No tie-breaks: those level on points share a place</source>
        <translation>无同分规则：积分相同者名次并列</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>from 2024</source>
        <translation>2024 起</translation>
    </message>
    <message>
        <source>from March 2026</source>
        <translation>2026 年 3 月起</translation>
    </message>
</context>
<context>
    <name>ScoresModel</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>A tie: chance alone may have made the difference to the best</source>
        <translation>不分高下：与最佳者的差别可能只是偶然</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Each engine predicts every game from the games before it</source>
        <translation>每个引擎只凭此前的对局预测每一局</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Games that were predicted and counted</source>
        <translation>已预测并计入的对局数</translation>
    </message>
    <message>
        <source>How far behind the best it may be in truth, game by game compared</source>
        <translation>逐局比较，它实际可能落后最佳者多少</translation>
    </message>
    <message>
        <source>How much more surprised than the best; below 0.003 nobody would notice</source>
        <translation>比最佳者多出的意外；低于 0.003 无人能察觉</translation>
    </message>
    <message>
        <source>How much the results surprised the engine, per game; less is better</source>
        <translation>结果让引擎意外的程度（每局）；越小越好</translation>
    </message>
    <message>
        <source>How often the favourite came first; a draw counts half</source>
        <translation>热门选手获胜的比例；和局计一半</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Mean squared error of the predicted chances; less is better</source>
        <translation>预测概率的均方误差；越小越好</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>close</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>{0}: {1}, log loss {2}; Brier {3}; right in {4}; {5} games</source>
        <translation>{0}：{1}，对数损失 {2}；Brier {3}；命中 {4}；{5} 局</translation>
    </message>
    <message>
        <source>≈ tie</source>
        <translation>≈ 持平</translation>
    </message>
    <message>
        <source>✓ best</source>
        <translation>✓ 最佳</translation>
    </message>
</context>
<context>
    <name>ScoringTab</name>
    <message>
        <source>A game is worth</source>
        <translation>一局的分值取自</translation>
    </message>
    <message>
        <source>A whole number, or nothing for all.</source>
        <translation>整数；留空为全部。</translation>
    </message>
    <message>
        <source>A whole number, or nothing.</source>
        <translation>填一个整数，或留空。</translation>
    </message>
    <message>
        <source>Absent without points</source>
        <translation>缺席不计分</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>起始模板</translation>
    </message>
    <message>
        <source>Best results counted</source>
        <translation>计入最好成绩数</translation>
    </message>
    <message>
        <source>Bye given by the pairing</source>
        <translation>编排产生的轮空</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平</translation>
    </message>
    <message>
        <source>For games of more than two sides. Empty: the share of others finished ahead of.</source>
        <translation>用于多于两方的对局。留空：按胜过的对手比例。</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>全分轮空</translation>
    </message>
    <message>
        <source>Games needed for a place</source>
        <translation>排名所需对局数</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>弃权负</translation>
    </message>
    <message>
        <source>Places go by</source>
        <translation>名次依据</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>名次分</translation>
    </message>
    <message>
        <source>Rounds that count differently</source>
        <translation>加权轮次</translation>
    </message>
    <message>
        <source>Tied sides</source>
        <translation>并列各方</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>弃权胜</translation>
    </message>
    <message>
        <source>Worth of particular scores</source>
        <translation>特定比分的分值</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all points</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>each get the better place’s</source>
        <translation>各得较好名次的分</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>own values</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>场均分</translation>
    </message>
    <message>
        <source>points made</source>
        <translation>所得分数</translation>
    </message>
    <message>
        <source>sets won</source>
        <translation>所胜局数</translation>
    </message>
    <message>
        <source>share their points</source>
        <translation>平分名次分</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>胜负</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>All years</source>
        <translation>全部年份</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>去年</translation>
    </message>
    <message>
        <source>No game in this time.</source>
        <translation>这段时间没有对局。</translation>
    </message>
    <message>
        <source>Parts of the season</source>
        <translation>赛季内容</translation>
    </message>
    <message>
        <source>Season of {0}</source>
        <translation>{0} 的赛季</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>最近十二个月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Name of this desk</source>
        <translation>本台名称</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Size of the words</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The journal keeps it with every action entered here.</source>
        <translation>日志会随此处的每次操作记下该名称。</translation>
    </message>
</context>
<context>
    <name>Shape</name>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>双打</translation>
    </message>
    <message>
        <source>Many sides</source>
        <translation>多方对局</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>单打</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>分队</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source># is the starting number.</source>
        <translation># 为起始编号。</translation>
    </message>
    <message>
        <source>%n game(s) without a column that is allowed for left out.</source>
        <translation>缺少所扣除列的 %n 局未计入。</translation>
    </message>
    <message>
        <source>%n group(s) of players never met each other.</source>
        <translation>%n 组选手从未交手。</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 下限</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 上限</translation>
    </message>
    <message>
        <source>= marks a shared place.</source>
        <translation>= 表示并列名次。</translation>
    </message>
    <message>
        <source>A win is {win}, a draw {draw}, a loss {loss}, a bye {bye}.</source>
        <translation>胜 {win} 分，和 {draw} 分，负 {loss} 分，轮空 {bye} 分。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Arena board</source>
        <translation>竞技榜</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>开始时</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>低于</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>台</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Bradley-Terry over {games} games; ± is one standard error. Ranks hold with 95 %.</source>
        <translation>Bradley-Terry，共 {games} 局；± 为一个标准误。排名区间把握 95 %。</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message>
        <source>Bye: {names}</source>
        <translation>轮空：{names}</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Check-in list</source>
        <translation>签到表</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>循环表</translation>
    </message>
    <message>
        <source>Crosstable by opponent</source>
        <translation>按对手的循环表</translation>
    </message>
    <message>
        <source>Cycles such as rock, paper, scissors: {cycles} in {triples} triples.</source>
        <translation>石头剪刀布式循环：{triples} 组三者中 {cycles} 个。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Deviation before</source>
        <translation>赛前偏差</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Distribution of the club</source>
        <translation>俱乐部等级分分布</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Each cell: the opponent’s number, the result, and after the line the points so far.</source>
        <translation>每格：对手编号、结果，竖线后为累计积分。</translation>
    </message>
    <message>
        <source>Each cell: the result, then the number of the opponent; + and − are without play.</source>
        <translation>每格：结果，后为对手序号；+ 与 − 表示未对局。</translation>
    </message>
    <message>
        <source>Each cell: the results against the player of that number.</source>
        <translation>每格：对该编号选手的结果。</translation>
    </message>
    <message>
        <source>Each game was predicted from those before it. “Behind” is the log loss a game more than the best; a tie is a difference whose 95 % range includes zero.</source>
        <translation>每局都由之前的对局预测。“差距”为每局比最佳者多出的对数损失；95 % 区间包含零即为持平。</translation>
    </message>
    <message>
        <source>Earlier rank</source>
        <translation>原名次</translation>
    </message>
    <message>
        <source>Earlier rating</source>
        <translation>原等级分</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Established</source>
        <translation>已定级</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>协会</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>First side, %</source>
        <translation>先示，%</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>From (95 %)</source>
        <translation>自（95 %）</translation>
    </message>
    <message>
        <source>From “{before}” to “{after}”</source>
        <translation>从“{before}”到“{after}”</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>第几局</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games of others</source>
        <translation>他人的对局</translation>
    </message>
    <message>
        <source>Games of {name}</source>
        <translation>{name} 的对局</translation>
    </message>
    <message>
        <source>Games outside any event</source>
        <translation>赛事之外的对局</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>交手战绩</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>到场</translation>
    </message>
    <message>
        <source>Histories</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>走到哪里</translation>
    </message>
    <message>
        <source>How the engines predicted</source>
        <translation>各引擎的预测表现</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>In a game of more than two the place stands in brackets.</source>
        <translation>多方对局的名次写在括号里。</translation>
    </message>
    <message>
        <source>In both lists</source>
        <translation>两榜均有</translation>
    </message>
    <message>
        <source>In both lists: {both}; new: {new}; no longer in the list: {gone}.</source>
        <translation>两榜均有：{both}；新上榜：{new}；已不在榜：{gone}。</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>最近一场</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近参赛</translation>
    </message>
    <message>
        <source>Later rank</source>
        <translation>新名次</translation>
    </message>
    <message>
        <source>Later rating</source>
        <translation>新等级分</translation>
    </message>
    <message>
        <source>Left out: {fast} too fast, {runs} in rows of one choice, {against} of contrary judges.</source>
        <translation>不计入：过快 {fast}，连选 {runs}，相左评委 {against}。</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Mean match quality: {quality}.</source>
        <translation>平均匹配度：{quality}。</translation>
    </message>
    <message>
        <source>New in the list</source>
        <translation>新上榜</translation>
    </message>
    <message>
        <source>No game in this time.</source>
        <translation>这段时间没有对局。</translation>
    </message>
    <message>
        <source>No longer in the list</source>
        <translation>已不在榜</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Only votes from {date} on.</source>
        <translation>仅含 {date} 起的票。</translation>
    </message>
    <message>
        <source>Only votes of the category “{value}”.</source>
        <translation>仅含类别“{value}”的票。</translation>
    </message>
    <message>
        <source>Only votes until {date}.</source>
        <translation>仅含截至 {date} 的票。</translation>
    </message>
    <message>
        <source>Only votes whose {column} is “{value}”.</source>
        <translation>仅含 {column} 为“{value}”的票。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Pairing report: round {number}</source>
        <translation>配对报告：第 {number} 轮</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Place in the bracket</source>
        <translation>对阵图位置</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次变动</translation>
    </message>
    <message>
        <source>Places go by points a game.</source>
        <translation>名次按场均积分排列。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Points are the sets won.</source>
        <translation>积分为所胜局数。</translation>
    </message>
    <message>
        <source>Points are those made in the games.</source>
        <translation>积分为对局中的得分。</translation>
    </message>
    <message>
        <source>Points by place: {places}.</source>
        <translation>按名次计分：{places}。</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>定级中</translation>
    </message>
    <message>
        <source>Provisional: {rule}</source>
        <translation>定级中：{rule}</translation>
    </message>
    <message>
        <source>Published on {date}; it does not change any more.</source>
        <translation>发布于 {date}；此后不再变化。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>匹配度</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Rank then</source>
        <translation>当时排名</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名范围</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>计等级分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating before</source>
        <translation>赛前等级分</translation>
    </message>
    <message>
        <source>Rating gap: {mean} points on average, {largest} at most.</source>
        <translation>等级分差距：平均 {mean} 分，最大 {largest} 分。</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Rating list with changes since {date}</source>
        <translation>等级分榜与 {date} 以来的变动</translation>
    </message>
    <message>
        <source>Rating list “{name}”</source>
        <translation>等级分榜“{name}”</translation>
    </message>
    <message>
        <source>Rating then</source>
        <translation>当时等级分</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Rematches: {n}.</source>
        <translation>重复对阵：{n}。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Result slips, round {number}</source>
        <translation>成绩单，第 {number} 轮</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <source>Round {number}, by name</source>
        <translation>第 {number} 轮（按姓名）</translation>
    </message>
    <message>
        <source>Round {number}, to come</source>
        <translation>第 {number} 轮，未赛</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>赛程</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Season of {name}</source>
        <translation>{name} 的赛季</translation>
    </message>
    <message>
        <source>Second side, %</source>
        <translation>后示，%</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 方</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 方</translation>
    </message>
    <message>
        <source>Side {n}</source>
        <translation>第 {n} 方</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>第 {number} 轮后排名</translation>
    </message>
    <message>
        <source>Start rating</source>
        <translation>起始等级分</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队</translation>
    </message>
    <message>
        <source>The best %n result(s) count.</source>
        <translation>计最好的 %n 个成绩。</translation>
    </message>
    <message>
        <source>The first side took {share} % ({low} to {high} %).</source>
        <translation>先示一方得 {share} %（{low} 至 {high} %）。</translation>
    </message>
    <message>
        <source>The lists were made by different engines or settings: places can be compared, points with care.</source>
        <translation>两份榜单出自不同的引擎或设置：名次可以比较，分数须谨慎。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>To (95 %)</source>
        <translation>至（95 %）</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Volatility</source>
        <translation>波动率</translation>
    </message>
    <message>
        <source>Volatility before</source>
        <translation>赛前波动率</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>逐轮成绩表</translation>
    </message>
    <message>
        <source>Where the points of {name} came from</source>
        <translation>{name} 的分数从何而来</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>对阵关系</translation>
    </message>
    <message>
        <source>Whole season</source>
        <translation>整个赛季</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>With</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>Withdrawn: {names}.</source>
        <translation>已退赛：{names}。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>a full point</source>
        <translation>全分</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>bye {result} | {total}</source>
        <translation>轮空 {result} | {total}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>h and a: at home, away.</source>
        <translation>h 与 a：主场、客场。</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>不分开</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>未编排</translation>
    </message>
    <message>
        <source>the list now</source>
        <translation>当前榜单</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>w and b: played with White, with Black.</source>
        <translation>w 与 b：执白、执黑。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{club}, all events</source>
        <translation>{club}，全部赛事</translation>
    </message>
    <message>
        <source>{club}, as of {date}</source>
        <translation>{club}，截至 {date}</translation>
    </message>
    <message>
        <source>{club}, as of {date}, by {engine}</source>
        <translation>{club}，截至 {date}，引擎 {engine}</translation>
    </message>
    <message>
        <source>{club}, {shape}, as of {date}</source>
        <translation>{club}，{shape}，截至 {date}</translation>
    </message>
    <message>
        <source>{club}, {since} to {until}</source>
        <translation>{club}，{since} 至 {until}</translation>
    </message>
    <message>
        <source>{club}: from {before} to {after}</source>
        <translation>{club}：从 {before} 到 {after}</translation>
    </message>
    <message>
        <source>{club}: {event}, {date}</source>
        <translation>{club}：{event}，{date}</translation>
    </message>
    <message>
        <source>{key}: {name}</source>
        <translation>{key}：{name}</translation>
    </message>
    <message>
        <source>{name}: {points} ± {error} points.</source>
        <translation>{name}：{points} ± {error} 分。</translation>
    </message>
    <message>
        <source>{number}a</source>
        <translation>{number}a</translation>
    </message>
    <message>
        <source>{number}b</source>
        <translation>{number}b</translation>
    </message>
    <message>
        <source>{number}h</source>
        <translation>{number}h</translation>
    </message>
    <message>
        <source>{number}w</source>
        <translation>{number}w</translation>
    </message>
    <message>
        <source>{opponent} {result} | {total}</source>
        <translation>{opponent} {result} | {total}</translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} / {all}</translation>
    </message>
    <message>
        <source>{points} · bye</source>
        <translation>{points} · 轮空</translation>
    </message>
    <message>
        <source>{result} | {total}</source>
        <translation>{result} | {total}</translation>
    </message>
    <message>
        <source>{title}: {part}</source>
        <translation>{title}：{part}</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>“Last night” is the change of {date}.</source>
        <translation>“最近一场”为 {date} 的变化。</translation>
    </message>
    <message>
        <source>“Last night” is the change of {date}; ± is one deviation.</source>
        <translation>“最近一场”为 {date} 的变化；± 为一个偏差。</translation>
    </message>
    <message>
        <source>“Then” is before the games of {date}; a change counts the games from that day on.</source>
        <translation>“当时”指 {date} 的对局之前；变动计自该日起的对局。</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Show this game</source>
        <translation>显示这局对局</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Add a person or a team</source>
        <translation>添加选手或队伍</translation>
    </message>
    <message>
        <source>Add to side {0}</source>
        <translation>添加到第 {0} 方</translation>
    </message>
    <message>
        <source>Drag to another side, or Alt Up and Alt Down</source>
        <translation>拖到另一方，或按 Alt ↑、Alt ↓</translation>
    </message>
    <message>
        <source>Move this side down</source>
        <translation>下移这一方</translation>
    </message>
    <message>
        <source>Move this side up</source>
        <translation>上移这一方</translation>
    </message>
    <message>
        <source>Place of side {0}</source>
        <translation>第 {0} 方的名次</translation>
    </message>
    <message>
        <source>Points of side {0}</source>
        <translation>第 {0} 方的得分</translation>
    </message>
    <message>
        <source>Remove this side</source>
        <translation>移除这一方</translation>
    </message>
    <message>
        <source>Save as a team</source>
        <translation>保存为队伍</translation>
    </message>
    <message>
        <source>Share of {0}: 0.5 or minutes 45/90</source>
        <translation>{0} 的份额：0.5 或分钟 45/90</translation>
    </message>
    <message>
        <source>Side {0} tied with the side above</source>
        <translation>第 {0} 方与上一方并列</translation>
    </message>
    <message>
        <source>Take {0} out</source>
        <translation>移出 {0}</translation>
    </message>
    <message>
        <source>Tied with the side above   =</source>
        <translation>与上一方并列   =</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>{0}, side {1}</source>
        <translation>{0}，第 {1} 方</translation>
    </message>
</context>
<context>
    <name>SidesPanel</name>
    <message>
        <source>Add a side</source>
        <translation>添加一方</translation>
    </message>
    <message>
        <source>Add “{0}”</source>
        <translation>添加“{0}”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Its name, or + and its name, then stands for these people where results are typed.</source>
        <translation>此后键入结果时，队名或 + 加队名即代表这些选手。</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>队伍名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>What is the team called?</source>
        <translation>队伍叫什么名称？</translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>All pages</source>
        <translation>所有网页</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
</context>
<context>
    <name>SlicesPane</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Boards beside each other</source>
        <translation>并列的榜</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>划分依据</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>The score on each board, and the rank there in brackets; the same filters apply.</source>
        <translation>各榜的分数，括号内为该榜排名；筛选条件相同。</translation>
    </message>
    <message>
        <source>These votes have neither categories, columns nor more than one month.</source>
        <translation>这些票没有类别和其他列，也不超过一个月。</translation>
    </message>
</context>
<context>
    <name>SplitDialog</name>
    <message>
        <source>Choose who is wrong in the game, then who it was: somebody in the club, or a new name.</source>
        <translation>先选择对局中记错的人，再选择实际的人：俱乐部成员或新名字。</translation>
    </message>
    <message>
        <source>Did not play</source>
        <translation>未参赛</translation>
    </message>
    <message>
        <source>Give the games over</source>
        <translation>转交对局</translation>
    </message>
    <message>
        <source>It was</source>
        <translation>实际是</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>新选手的名字</translation>
    </message>
    <message>
        <source>Nobody plays in all of these games.</source>
        <translation>没有人参加了所有这些对局。</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新选手</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
    <message>
        <source>Type the name of the new player, or choose somebody.</source>
        <translation>输入新选手的名字，或选择一人。</translation>
    </message>
    <message>
        <source>Who did not play</source>
        <translation>未参赛者</translation>
    </message>
    <message>
        <source>Who really played?</source>
        <translation>实际由谁参赛？</translation>
    </message>
</context>
<context>
    <name>StagesTab</name>
    <message>
        <source>A stage is a part of the event with rounds of its own: groups, then a final. Beginning one closes the one before. A closed stage is frozen; its games are not changed any more.</source>
        <translation>阶段是赛事中有自己轮次的一部分：先小组，后决赛。开始新阶段即结束前一阶段。已结束的阶段被冻结，其对局不再改动。</translation>
    </message>
    <message>
        <source>Begin the stage</source>
        <translation>开始阶段</translation>
    </message>
    <message>
        <source>Close the stage</source>
        <translation>结束阶段</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>决赛</translation>
    </message>
    <message>
        <source>First stage</source>
        <translation>第一阶段</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>出线</translation>
    </message>
    <message>
        <source>Go on from each group</source>
        <translation>每组出线</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Name of the next stage</source>
        <translation>下一阶段的名称</translation>
    </message>
    <message>
        <source>Once a round was played.</source>
        <translation>下完一轮之后。</translation>
    </message>
    <message>
        <source>Once the event is made.</source>
        <translation>赛事建立之后可用。</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Paired by</source>
        <translation>编排制</translation>
    </message>
    <message>
        <source>Points of the stage before</source>
        <translation>上一阶段的积分</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>全部带入</translation>
    </message>
    <message>
        <source>as the event</source>
        <translation>同赛事</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>closed {0}</source>
        <translation>{0} 结束</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>half of them</source>
        <translation>带入一半</translation>
    </message>
    <message>
        <source>none: it begins anew</source>
        <translation>不带入：重新开始</translation>
    </message>
    <message>
        <source>the best {0}</source>
        <translation>前 {0} 名</translation>
    </message>
    <message>
        <source>the winner</source>
        <translation>第一名</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Group {name}</source>
        <translation>{name} 组</translation>
    </message>
    <message>
        <source>Level in “{stage}” where only some go on: {names}. The better seeds went on.</source>
        <translation>“{stage}”中出线处并列：{names}。种子靠前者出线。</translation>
    </message>
    <message>
        <source>Nobody is ahead of {a}.</source>
        <translation>没有人排在 {a} 之前。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Round {n}: {what}</source>
        <translation>第 {n} 轮：{what}</translation>
    </message>
    <message>
        <source>The points begin with those of the stage “{stage}”, times {share}.</source>
        <translation>积分从“{stage}”阶段积分的 {share} 倍起算。</translation>
    </message>
    <message>
        <source>The points begin with those of the stage “{stage}”.</source>
        <translation>积分从“{stage}”阶段的积分起算。</translation>
    </message>
    <message>
        <source>The tie-break {key} is left out. {why}</source>
        <translation>未采用同分规则 {key}。{why}</translation>
    </message>
    <message>
        <source>Without a section</source>
        <translation>未分组</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>对 {names}</translation>
    </message>
    <message>
        <source>against {names}, by forfeit</source>
        <translation>对 {names}，弃权</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>bye for a full point</source>
        <translation>全分轮空</translation>
    </message>
    <message>
        <source>bye for half a point</source>
        <translation>半分轮空</translation>
    </message>
    <message>
        <source>carried over from {stage}</source>
        <translation>来自“{stage}”的积分</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>无对局</translation>
    </message>
    <message>
        <source>not ranked before %n game(s)</source>
        <translation>满 %n 局后才排名</translation>
    </message>
    <message>
        <source>not ranked until the deviation is below {enter}</source>
        <translation>偏差低于 {enter} 后才排名</translation>
    </message>
    <message>
        <source>{a} and {b} are level in everything that counts and share place {place}.</source>
        <translation>{a} 与 {b} 各项均相同，并列第 {place} 名。</translation>
    </message>
    <message>
        <source>{a} and {b} are level on points ({points}). {tiebreak}: {own} against {other}.</source>
        <translation>{a} 与 {b} 积分相同（{points}）。{tiebreak}：{own} 对 {other}。</translation>
    </message>
    <message>
        <source>{a} has more points than {b}: {own} against {other}.</source>
        <translation>{a} 的积分高于 {b}：{own} 对 {other}。</translation>
    </message>
    <message>
        <source>{a} has played %n game(s), too few for a place.</source>
        <translation>{a} 只赛了 %n 局，局数不足，不排名次。</translation>
    </message>
    <message>
        <source>{a} is listed without a place.</source>
        <translation>{a} 列出但不排名次。</translation>
    </message>
    <message>
        <source>{a} left after %n game(s) of {all}; all games of {a} are annulled for these standings.</source>
        <translation>{a} 在 {all} 局中赛完 %n 局后退赛；{a} 的全部对局在本排名中作废。</translation>
    </message>
    <message>
        <source>{a} left after %n game(s) of {all}; the rest are lost by forfeit.</source>
        <translation>{a} 在 {all} 局中赛完 %n 局后退赛；其余对局按弃权负计。</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{what}, does not count</source>
        <translation>{what}，不计</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}：{why}</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>循环表</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按姓名筛选</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>赛程</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>积分表</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>逐轮成绩表</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>页面内容</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>as of {0}</source>
        <translation>截至 {0}</translation>
    </message>
    <message>
        <source>{0} of {1} shown</source>
        <translation>显示 {0} / {1}</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Explain the rating</source>
        <translation>解释等级分</translation>
    </message>
    <message>
        <source>Season sheet…</source>
        <translation>赛季表…</translation>
    </message>
    <message>
        <source>Show this player</source>
        <translation>查看此选手</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
</context>
<context>
    <name>StartFields</name>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Brings a rating along (leave empty if not)</source>
        <translation>带来的等级分（没有则留空）</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Federation or former club</source>
        <translation>协会或原俱乐部</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>as for everybody</source>
        <translation>与其他人相同</translation>
    </message>
    <message>
        <source>± deviation</source>
        <translation>± 偏差</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A club is one file</source>
        <translation>一个俱乐部就是一个文件</translation>
    </message>
    <message>
        <source>Enter opens the chosen club.  Delete takes it off this list; the file stays.</source>
        <translation>Enter 打开所选俱乐部。Delete 仅从列表移除，文件保留。</translation>
    </message>
    <message>
        <source>Explore the demo club</source>
        <translation>看看示例俱乐部</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
    </message>
    <message>
        <source>Moved or renamed? Find it…</source>
        <translation>已移动或改名？查找…</translation>
    </message>
    <message>
        <source>Name it, and check people in</source>
        <translation>起个名字，开始签到</translation>
    </message>
    <message>
        <source>New club</source>
        <translation>新建俱乐部</translation>
    </message>
    <message>
        <source>No club was opened here yet. The clubs you open will stand here.</source>
        <translation>此处尚未打开过俱乐部。打开过的俱乐部会列在这里。</translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation>打开俱乐部</translation>
    </message>
    <message>
        <source>Players or years of results, from CSV</source>
        <translation>从 CSV 导入选手或多年成绩</translation>
    </message>
    <message>
        <source>Real games to try things on</source>
        <translation>真实对局，随意试用</translation>
    </message>
    <message>
        <source>Recent clubs</source>
        <translation>最近的俱乐部</translation>
    </message>
    <message>
        <source>The desk of your club. It knows how sure it is.</source>
        <translation>俱乐部的比赛台。知道自己有多确定。</translation>
    </message>
    <message>
        <source>You can also drop a file anywhere in this window.</source>
        <translation>也可以把文件拖到此窗口任意位置。</translation>
    </message>
    <message>
        <source>{0} is tonight</source>
        <translation>今晚：{0}</translation>
    </message>
</context>
<context>
    <name>StartRatingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>It is where the first game starts from. All ratings since are worked out again.</source>
        <translation>第一局以此为起点，之后的等级分会全部重新计算。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Start like everybody else</source>
        <translation>与其他人一样起步</translation>
    </message>
    <message>
        <source>What rating did {0} come with?</source>
        <translation>{0} 入会时的等级分是多少？</translation>
    </message>
</context>
<context>
    <name>StillPlaying</name>
    <message>
        <source>All results are in.</source>
        <translation>结果已全部录入。</translation>
    </message>
    <message>
        <source>Back to the current round</source>
        <translation>回到当前轮</translation>
    </message>
    <message>
        <source>Board {0}</source>
        <translation>第 {0} 台</translation>
    </message>
    <message>
        <source>Still playing</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation>建议第 {0} 轮</translation>
    </message>
    <message>
        <source>for {0} min</source>
        <translation>已 {0} 分钟</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>A copy needs a name of its own; this is the club itself.</source>
        <translation>副本须另取名称；这是俱乐部文件本身。</translation>
    </message>
    <message>
        <source>Another program is busy with “{name}”. Nothing was changed; try again in a moment.</source>
        <translation>另一个程序正在使用“{name}”。未作任何更改，稍后重试即可。</translation>
    </message>
    <message>
        <source>The club file “{name}” is damaged. Restore one of its backups. ({reason})</source>
        <translation>俱乐部文件“{name}”已损坏。可从备份恢复。（{reason}）</translation>
    </message>
    <message>
        <source>The demo club is missing from this installation. Install Tourney again.</source>
        <translation>此安装缺少示例俱乐部。重新安装 Tourney。</translation>
    </message>
    <message>
        <source>The disk that holds “{name}” is full. Nothing was changed; make room and try again.</source>
        <translation>“{name}”所在的磁盘已满。未作任何更改，腾出空间后重试即可。</translation>
    </message>
    <message>
        <source>The document does not hold together as a club ({what}). No club was made.</source>
        <translation>该文档不能构成完整的俱乐部（{what}）。未建立俱乐部。</translation>
    </message>
    <message>
        <source>There is no club file “{name}”. It may have been moved or renamed.</source>
        <translation>找不到俱乐部文件“{name}”，可能已被移动或改名。</translation>
    </message>
    <message>
        <source>This club lies on a network drive, where locks and power cuts are less safe. Work with it from one computer at a time, and keep copies.</source>
        <translation>此俱乐部位于网络驱动器上，文件锁和断电保护不够可靠。同一时间只在一台电脑上使用，并保留副本。</translation>
    </message>
    <message>
        <source>Today’s backup of the club could not be made. Make room on the disk, or save a copy on another one.</source>
        <translation>今天的俱乐部备份未能完成。需在磁盘上腾出空间，或将副本保存到另一磁盘。</translation>
    </message>
    <message>
        <source>You have no permission to read “{name}”.</source>
        <translation>没有读取“{name}”的权限。</translation>
    </message>
    <message>
        <source>“{name}” cannot be changed here: the file or its folder is read-only. Open it for reading, or save a copy elsewhere.</source>
        <translation>无法在此更改“{name}”：文件或其文件夹为只读。可以只读方式打开，或将副本保存到别处。</translation>
    </message>
    <message>
        <source>“{name}” comes from an older Tourney and must be upgraded once, but it is read-only here. Copy it to a folder of your own and open the copy.</source>
        <translation>“{name}”来自旧版 Tourney，须先升级一次，但在此处为只读。将其复制到自己的文件夹，再打开副本。</translation>
    </message>
    <message>
        <source>“{name}” could not be read or written. Is the drive still connected? ({reason})</source>
        <translation>无法读写“{name}”。驱动器是否仍已连接？（{reason}）</translation>
    </message>
    <message>
        <source>“{name}” is not a Tourney club.</source>
        <translation>“{name}”不是 Tourney 俱乐部文件。</translation>
    </message>
    <message>
        <source>“{name}” is there already. Open it, or choose another name.</source>
        <translation>“{name}”已存在。可打开该文件，或换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” was written by a newer Tourney (format {revision}). Update Tourney to open it.</source>
        <translation>“{name}”由更新版本的 Tourney 写入（格式 {revision}）。更新 Tourney 后才能打开。</translation>
    </message>
</context>
<context>
    <name>Suggester</name>
    <message>
        <source>A round needs two people who are here.</source>
        <translation>至少两人到场才能编排一轮。</translation>
    </message>
    <message>
        <source>Boards still open: {0}. The suggestion comes with the last result.</source>
        <translation>仍在进行的台：{0}。最后一个结果录入后给出建议。</translation>
    </message>
</context>
<context>
    <name>SuggestionModel</name>
    <message>
        <source> against </source>
        <translation> 对 </translation>
    </message>
    <message>
        <source>Expected score {0}</source>
        <translation>预期得分 {0}</translation>
    </message>
    <message>
        <source>Match quality {0}</source>
        <translation>匹配度 {0}</translation>
    </message>
    <message>
        <source>board {0}, {1}</source>
        <translation>{0} 号台，{1}</translation>
    </message>
    <message>
        <source>{0} does not play</source>
        <translation>{0} 不参赛</translation>
    </message>
    <message>
        <source>{0} has a bye</source>
        <translation>{0} 轮空</translation>
    </message>
    <message>
        <source>{0} sits out for a full point</source>
        <translation>{0} 缺席计全分</translation>
    </message>
    <message>
        <source>{0} sits out for half a point</source>
        <translation>{0} 缺席计半分</translation>
    </message>
    <message>
        <source>{0} waits</source>
        <translation>{0} 等候</translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation>{0}，已固定</translation>
    </message>
</context>
<context>
    <name>SuggestionPanel</name>
    <message>
        <source>Again</source>
        <translation>重排</translation>
    </message>
    <message>
        <source>Another round that is about as good; pins stay</source>
        <translation>另一种同样好的编排；已固定的不变</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Give {0} a bye</source>
        <translation>让 {0} 轮空</translation>
    </message>
    <message>
        <source>Keep apart always</source>
        <translation>始终分开</translation>
    </message>
    <message>
        <source>Keep apart tonight</source>
        <translation>今晚分开</translation>
    </message>
    <message>
        <source>Keep {0} together with …</source>
        <translation>让 {0} 与 … 同队</translation>
    </message>
    <message>
        <source>Left out, still playing: {0}</source>
        <translation>未编排，仍在比赛：{0}</translation>
    </message>
    <message>
        <source>May share a side: {0}</source>
        <translation>可以同队：{0}</translation>
    </message>
    <message>
        <source>No longer together: {0}</source>
        <translation>不再同队：{0}</translation>
    </message>
    <message>
        <source>Not on one side: {0} and …</source>
        <translation>不同队：{0} 与 …</translation>
    </message>
    <message>
        <source>Pairing report</source>
        <translation>配对报告</translation>
    </message>
    <message>
        <source>People or boards have changed since. {0} suggests again; pins stay.</source>
        <translation>人员或台次已有变化。按 {0} 重新建议；已固定的不变。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation>建议第 {0} 轮</translation>
    </message>
    <message>
        <source>Suggested boards</source>
        <translation>建议的对局</translation>
    </message>
    <message>
        <source>Swap {0} with …</source>
        <translation>将 {0} 与……交换</translation>
    </message>
    <message>
        <source>Take the pin out</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Use round {0}</source>
        <translation>采用第 {0} 轮</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>With two people here, a round can be suggested.</source>
        <translation>两人到场后即可建议一轮。</translation>
    </message>
    <message>
        <source>Working the round out</source>
        <translation>正在编排</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>编排中</translation>
    </message>
    <message>
        <source>largest gap</source>
        <translation>最大分差</translation>
    </message>
    <message>
        <source>mean quality</source>
        <translation>平均质量</translation>
    </message>
    <message>
        <source>no suggestion yet</source>
        <translation>尚无建议</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>rematches</source>
        <translation>重复对阵</translation>
    </message>
    <message>
        <source>suggestion, not yet used</source>
        <translation>建议，尚未采用</translation>
    </message>
    <message>
        <source>{0} is a captain</source>
        <translation>{0} 任队长</translation>
    </message>
    <message>
        <source>{0} suggests a round; nothing is fixed until it is used.</source>
        <translation>按 {0} 建议一轮；采用之前不作任何改动。</translation>
    </message>
</context>
<context>
    <name>TeamsDialog</name>
    <message>
        <source>A team can be typed in place of its people: +Name. The captain comes first.</source>
        <translation>可以用“+队名”代替队员输入。队长排在最前。</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加选手</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Further down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Further up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>新队伍</translation>
    </message>
    <message>
        <source>Players, captain first</source>
        <translation>队员，队长在前</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved teams</source>
        <translation>队伍名单</translation>
    </message>
    <message>
        <source>Take out of the team</source>
        <translation>移出队伍</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>队伍需要名称。</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>输入姓名</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TieBreakTab</name>
    <message>
        <source>2012 to 2023: virtual opponents</source>
        <translation>2012 至 2023：虚拟对手</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Another tie-break</source>
        <translation>添加同分规则</translation>
    </message>
    <message>
        <source>Decided by points, then in this order</source>
        <translation>先按积分，再依次比较</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Edition of the federation’s rules</source>
        <translation>联合会规则版本</translation>
    </message>
    <message>
        <source>Or by its key</source>
        <translation>或输入代码</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Tie-breaks in order</source>
        <translation>同分规则顺序</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>from 2024</source>
        <translation>2024 起</translation>
    </message>
    <message>
        <source>from March 2026</source>
        <translation>2026 年 3 月起</translation>
    </message>
</context>
<context>
    <name>TieBreaks</name>
    <message>
        <source>1 for a round worth more than a draw, ½ for one worth a draw.</source>
        <translation>一轮得分多于和棋计 1，等于和棋计 ½。</translation>
    </message>
    <message>
        <source>4 for a game won, 2 for one drawn, 1 for one lost, 0 for one not played.</source>
        <translation>胜局计 4，和局计 2，负局计 1，未下计 0。</translation>
    </message>
    <message>
        <source>Adjusted score</source>
        <translation>调整后得分</translation>
    </message>
    <message>
        <source>Adjusted score, fore</source>
        <translation>调整后得分（末轮作和）</translation>
    </message>
    <message>
        <source>At this rating, {points} of {games} were to be expected against these.</source>
        <translation>以此等级分对这些对手，{games} 局预期得 {points} 分。</translation>
    </message>
    <message>
        <source>Average of opponents&apos; Buchholz</source>
        <translation>对手布赫霍尔茨平均值</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>对手完美表现平均值</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>对手表现平均值</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>对手平均等级分</translation>
    </message>
    <message>
        <source>Average rating of opponents, moved by the table of scores.</source>
        <translation>对手平均等级分，再按得分表增减。</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>最佳成绩</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>布赫霍尔茨</translation>
    </message>
    <message>
        <source>Buchholz as if the games of the last round were drawn.</source>
        <translation>把末轮对局都当作和棋的布赫霍尔茨分。</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>胜负幅度</translation>
    </message>
    <message>
        <source>By the club&apos;s engine: {points} of {games} against these ratings.</source>
        <translation>按俱乐部的引擎：对这些等级分 {games} 局得 {points} 分。</translation>
    </message>
    <message>
        <source>Chess federation</source>
        <translation>国际象棋联合会</translation>
    </message>
    <message>
        <source>Countback</source>
        <translation>名次回溯</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>直接交锋</translation>
    </message>
    <message>
        <source>Drawn by a number written after the colon; the same number draws the same order again.</source>
        <translation>由冒号后的数字决定；同一数字总是抽出同样的顺序。</translation>
    </message>
    <message>
        <source>Drawn by lot number {n}.</source>
        <translation>按数字 {n} 抽签。</translation>
    </message>
    <message>
        <source>Extended Sonneborn-Berger</source>
        <translation>扩展索伯分</translation>
    </message>
    <message>
        <source>Fewest byes</source>
        <translation>轮空最少</translation>
    </message>
    <message>
        <source>For a series</source>
        <translation>用于系列赛</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>前布赫霍尔茨</translation>
    </message>
    <message>
        <source>Games among the tied</source>
        <translation>同分者之间的对局</translation>
    </message>
    <message>
        <source>Games among {names}: {points}.</source>
        <translation>{names} 之间的对局：{points}。</translation>
    </message>
    <message>
        <source>Games among {names}: {points}; sets {sets}, points made {made}.</source>
        <translation>{names} 之间的对局：{points}；局分 {sets}，得分 {made}。</translation>
    </message>
    <message>
        <source>Games played on the second side.</source>
        <translation>后手对局数。</translation>
    </message>
    <message>
        <source>Games with black</source>
        <translation>执黑对局</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Games won at the board on the second side.</source>
        <translation>后手实际下赢的对局数。</translation>
    </message>
    <message>
        <source>Games won at the board.</source>
        <translation>实际下赢的对局数。</translation>
    </message>
    <message>
        <source>How many games were won; forfeits count unless left out.</source>
        <translation>赢了多少局；除非另行排除，弃权胜计入。</translation>
    </message>
    <message>
        <source>Kashdan</source>
        <translation>卡什丹</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>科亚</translation>
    </message>
    <message>
        <source>Latest result</source>
        <translation>最近成绩</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Lowest rating whose expected score reaches the score made.</source>
        <translation>预期得分能达到实际得分的最低等级分。</translation>
    </message>
    <message>
        <source>Mean of the Buchholz of the opponents met at the board.</source>
        <translation>实际交手对手的布赫霍尔茨分平均值。</translation>
    </message>
    <message>
        <source>Mean perfect performance of the opponents met at the board.</source>
        <translation>实际交手对手的完美表现平均值。</translation>
    </message>
    <message>
        <source>Mean performance rating of the opponents met at the board.</source>
        <translation>实际交手对手的表现分平均值。</translation>
    </message>
    <message>
        <source>Mean rating of the opponents met at the board.</source>
        <translation>实际交手对手的等级分平均值。</translation>
    </message>
    <message>
        <source>More first places, then more second places, and so on; a number says down to which place.</source>
        <translation>先比第一名次数，再比第二名次数，依此类推；数字表示比到第几名为止。</translation>
    </message>
    <message>
        <source>Nobody is level.</source>
        <translation>没有并列者。</translation>
    </message>
    <message>
        <source>Nobody is tied with this place.</source>
        <translation>没有人与此名次并列。</translation>
    </message>
    <message>
        <source>Of teams: opponents&apos; match points, each times the game points against them.</source>
        <translation>团体：各对手的场分乘以对其取得的局分。</translation>
    </message>
    <message>
        <source>Only if all of them met, equally often: points of those games, and once more among who is still level. Forfeits count unless left out.</source>
        <translation>仅当所有人彼此都已交手且次数相同：计这些对局的得分，仍相同者再次单独比较。除非另行排除，弃权计入。</translation>
    </message>
    <message>
        <source>Opponents&apos; opponents&apos; win %</source>
        <translation>对手的对手胜率</translation>
    </message>
    <message>
        <source>Opponents&apos; points, each times what was scored against him.</source>
        <translation>各对手的得分乘以对其取得的分数。</translation>
    </message>
    <message>
        <source>Opponents&apos; sets won %</source>
        <translation>对手胜局率</translation>
    </message>
    <message>
        <source>Opponents&apos; win %</source>
        <translation>对手胜率</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>配对编号</translation>
    </message>
    <message>
        <source>Perfect tournament performance</source>
        <translation>完美赛事表现</translation>
    </message>
    <message>
        <source>Place among the tied by their games against each other.</source>
        <translation>按并列者相互对局排出的名次。</translation>
    </message>
    <message>
        <source>Place in the order of the start; the smaller one is ahead.</source>
        <translation>起始顺序中的编号；小者在前。</translation>
    </message>
    <message>
        <source>Place {place} of the {tied} tied: {points} points in %n game(s) against each other.</source>
        <translation>{tied} 人并列中第 {place}：相互 %n 局得 {points} 分。</translation>
    </message>
    <message>
        <source>Places from the first on: {places}.</source>
        <translation>从第一名起的次数：{places}。</translation>
    </message>
    <message>
        <source>Point difference</source>
        <translation>净胜分</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points against those who made half of the possible points or more.</source>
        <translation>对得到至少一半可能分数者所得的分。</translation>
    </message>
    <message>
        <source>Points scored in the event.</source>
        <translation>赛事中的得分。</translation>
    </message>
    <message>
        <source>Points, goals or frames made less those let in, over all games; forfeits have none.</source>
        <translation>得分、进球或局数减失分，计所有对局；弃权不计。</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>累进分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>表现等级分</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>愿意参加的轮数</translation>
    </message>
    <message>
        <source>Rounds played, and those not played without one&apos;s own doing.</source>
        <translation>已下的轮次，以及并非本人原因未下的轮次。</translation>
    </message>
    <message>
        <source>Rounds with as many points as a win is worth, played or not.</source>
        <translation>得到相当于胜局分数的轮次，不论是否实际下过。</translation>
    </message>
    <message>
        <source>Set difference</source>
        <translation>净胜局分</translation>
    </message>
    <message>
        <source>Sets won %</source>
        <translation>胜局率</translation>
    </message>
    <message>
        <source>Sets won less sets lost, over all games; forfeits have none.</source>
        <translation>胜局数减负局数，计所有对局；弃权不计。</translation>
    </message>
    <message>
        <source>Sets won of all sets played; 33 % at least, or another floor.</source>
        <translation>胜局占全部局数的比例；至少按 33 % 计，也可另设下限。</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>索伯分</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>标准分</translation>
    </message>
    <message>
        <source>Strength of the opponents</source>
        <translation>对手实力</translation>
    </message>
    <message>
        <source>Sum of the opponents&apos; points.</source>
        <translation>对手得分之和。</translation>
    </message>
    <message>
        <source>Sum of the points after each round: early points count more often.</source>
        <translation>每轮后累计分之和：越早得的分计入越多次。</translation>
    </message>
    <message>
        <source>The federation&apos;s rules count in decimals; {points} points cannot be written as such.</source>
        <translation>联合会规则按小数计分；{points} 分无法写成小数。</translation>
    </message>
    <message>
        <source>The federation&apos;s rules know games of two sides; a game of round {round} has {sides}.</source>
        <translation>联合会规则只适用于两方对局；第 {round} 轮有一局为 {sides} 方。</translation>
    </message>
    <message>
        <source>The games among the {tied} tied part nobody: {points} points in %n game(s).</source>
        <translation>{tied} 名并列者之间的对局未分先后：%n 局得 {points} 分。</translation>
    </message>
    <message>
        <source>The mean Buchholz of the opponents met at the board.</source>
        <translation>实际交手对手的布赫霍尔茨分平均值。</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; own opponents&apos; win %.</source>
        <translation>对手各自的对手胜率的平均值。</translation>
    </message>
    <message>
        <source>The mean over %n opponent(s).</source>
        <translation>%n 名对手的平均值。</translation>
    </message>
    <message>
        <source>The mean percentage of sets won by the opponents met.</source>
        <translation>所遇对手的平均胜局率。</translation>
    </message>
    <message>
        <source>The mean perfect performance of the opponents met at the board.</source>
        <translation>实际交手对手的完美表现平均值。</translation>
    </message>
    <message>
        <source>The mean performance of the opponents met at the board.</source>
        <translation>实际交手对手的表现分平均值。</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met at the board.</source>
        <translation>实际交手对手的等级分平均值。</translation>
    </message>
    <message>
        <source>The mean win percentage of the opponents met; each counts as 33 % at least, or another floor.</source>
        <translation>所遇对手的平均胜率；每人至少按 33 % 计，也可另设下限。</translation>
    </message>
    <message>
        <source>The player&apos;s own rating.</source>
        <translation>选手自己的等级分。</translation>
    </message>
    <message>
        <source>The points after each round.</source>
        <translation>每轮后的累计分。</translation>
    </message>
    <message>
        <source>The points against those with at least the required share.</source>
        <translation>对达到所需比例者所得的分。</translation>
    </message>
    <message>
        <source>The points of each opponent, times the points scored against him.</source>
        <translation>各对手的得分乘以对其取得的分数。</translation>
    </message>
    <message>
        <source>The points of the opponents with the last round drawn.</source>
        <translation>末轮作和后对手的得分。</translation>
    </message>
    <message>
        <source>The points of the opponents, round by round.</source>
        <translation>逐轮列出的对手得分。</translation>
    </message>
    <message>
        <source>The rating at which these results would have been expected, by the club&apos;s rating engine.</source>
        <translation>按俱乐部的等级分引擎，与这些成绩相符的等级分。</translation>
    </message>
    <message>
        <source>The sum of the best results, as many as the number says.</source>
        <translation>最好的若干次成绩之和，次数由数字决定。</translation>
    </message>
    <message>
        <source>The sum of the results without the worst, as many as the number says.</source>
        <translation>去掉最差的若干次后其余成绩之和，次数由数字决定。</translation>
    </message>
    <message>
        <source>There is no tie-break “{key}”. Known: {known}.</source>
        <translation>没有名为“{key}”的破同分规则。可用：{known}。</translation>
    </message>
    <message>
        <source>Tournament performance rating</source>
        <translation>赛事表现分</translation>
    </message>
    <message>
        <source>What a player&apos;s points count in the Buchholz of others.</source>
        <translation>选手得分在他人布赫霍尔茨分中所计的值。</translation>
    </message>
    <message>
        <source>What a player&apos;s points count in the Fore Buchholz of others.</source>
        <translation>选手得分在他人前布赫霍尔茨分中所计的值。</translation>
    </message>
    <message>
        <source>When nothing else helps</source>
        <translation>别无他法时</translation>
    </message>
    <message>
        <source>Who did better the last time somebody of them took part is ahead.</source>
        <translation>最近一次有人参赛时成绩较好者在前。</translation>
    </message>
    <message>
        <source>Who got fewer points without a game is ahead; games won by forfeit can be counted in.</source>
        <translation>未经对局所得分较少者在前；弃权胜也可计入。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜场</translation>
    </message>
    <message>
        <source>Wins with black</source>
        <translation>执黑胜局</translation>
    </message>
    <message>
        <source>Without the worst</source>
        <translation>去掉最差</translation>
    </message>
    <message>
        <source>and wins by forfeit</source>
        <translation>含弃权胜</translation>
    </message>
    <message>
        <source>best {n}</source>
        <translation>最好 {n} 次</translation>
    </message>
    <message>
        <source>by Elo&apos;s curve</source>
        <translation>按 Elo 曲线</translation>
    </message>
    <message>
        <source>cut {n}</source>
        <translation>去掉最低 {n} 个</translation>
    </message>
    <message>
        <source>down to place {n}</source>
        <translation>比到第 {n} 名</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>已去掉</translation>
    </message>
    <message>
        <source>floor {n} %</source>
        <translation>下限 {n} %</translation>
    </message>
    <message>
        <source>forfeits as games</source>
        <translation>弃权作对局</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>from {n}% of the points</source>
        <translation>得分达 {n}%</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>last round drawn</source>
        <translation>末轮作和</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>limit moved by {n}</source>
        <translation>界限移动 {n}</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>场分</translation>
    </message>
    <message>
        <source>median {n}</source>
        <translation>去掉最高最低各 {n} 个</translation>
    </message>
    <message>
        <source>no game: a virtual opponent with {points} points</source>
        <translation>没有对局：虚拟对手 {points} 分</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>number {n}</source>
        <translation>数字 {n}</translation>
    </message>
    <message>
        <source>once more among {names}</source>
        <translation>{names} 之间再次比较</translation>
    </message>
    <message>
        <source>only those made</source>
        <translation>只计得分</translation>
    </message>
    <message>
        <source>place {n}</source>
        <translation>第 {n} 名</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>等级分 {rating}</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>then sets, then points made in them</source>
        <translation>再比局分，再比其中得分</translation>
    </message>
    <message>
        <source>too few points to count</source>
        <translation>分数不足，不计入</translation>
    </message>
    <message>
        <source>unrated as {n}</source>
        <translation>无等级分者按 {n}</translation>
    </message>
    <message>
        <source>without forfeits</source>
        <translation>不含弃权</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <translation>弃权胜</translation>
    </message>
    <message>
        <source>worst {n} dropped</source>
        <translation>去掉最差 {n} 次</translation>
    </message>
    <message>
        <source>{key} is left out: %n player(s) without a rating. Write {key}:U1400 to take them for 1400.</source>
        <translation>{key} 不计：%n 名选手没有等级分。写作 {key}:U1400 可按 1400 计算。</translation>
    </message>
    <message>
        <source>{made} for, {let_in} against.</source>
        <translation>得 {made}，失 {let_in}。</translation>
    </message>
    <message>
        <source>{made} for, {let_in} against: {ratio}.</source>
        <translation>得 {made}，失 {let_in}：{ratio}。</translation>
    </message>
    <message>
        <source>{made} to {let_in}</source>
        <translation>{made} 比 {let_in}</translation>
    </message>
    <message>
        <source>{names} have not all met, or not equally often.</source>
        <translation>{names} 尚未全部交手，或次数不同。</translation>
    </message>
    <message>
        <source>{name} ({how})</source>
        <translation>{name}（{how}）</translation>
    </message>
    <message>
        <source>{name}, {modifier}</source>
        <translation>{name}，{modifier}</translation>
    </message>
    <message>
        <source>{percent} raised to the floor</source>
        <translation>{percent} 提高到下限</translation>
    </message>
    <message>
        <source>{points} of {games} against an average rating of {mean}.</source>
        <translation>对平均等级分 {mean}，{games} 局得 {points} 分。</translation>
    </message>
    <message>
        <source>{points} points count as {adjusted}: rounds without play are drawn</source>
        <translation>{points} 分按 {adjusted} 分计：未下的轮次作和</translation>
    </message>
    <message>
        <source>“{key}” came with the rules of 2024; this event goes by older ones.</source>
        <translation>“{key}”始于 2024 年规则；本赛事采用更早的规则。</translation>
    </message>
    <message>
        <source>“{key}” needs fixed points for a win and for a draw; in this event a game has no fixed worth.</source>
        <translation>“{key}”需要胜局与和局有固定分值；本赛事的对局没有固定分值。</translation>
    </message>
    <message>
        <source>“{key}” needs the boards of every match, which are not kept here.</source>
        <translation>“{key}”需要每场比赛的各台结果，这里没有保存。</translation>
    </message>
    <message>
        <source>“{key}” needs the score of every match; that of round {round} has none.</source>
        <translation>“{key}”需要每场比赛的比分；第 {round} 轮有一场没有比分。</translation>
    </message>
    <message>
        <source>“{key}” reads tables made for ratings around 1500; the ratings here are on another scale.</source>
        <translation>“{key}”所用的表适用于 1500 左右的等级分；这里的等级分采用其他标度。</translation>
    </message>
    <message>
        <source>“{key}”: {name} cannot be varied by “{modifier}”.</source>
        <translation>“{key}”：{name} 没有“{modifier}”这种变化。</translation>
    </message>
    <message>
        <source>“{key}”: “{modifier}” is not something {name} can be told. It knows: {known}.</source>
        <translation>“{key}”：{name} 没有“{modifier}”这一设定。可用：{known}。</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>All saved</source>
        <translation>全部已保存</translation>
    </message>
    <message>
        <source>Club: {0}</source>
        <translation>俱乐部：{0}</translation>
    </message>
    <message>
        <source>Event: {0}</source>
        <translation>赛事：{0}</translation>
    </message>
    <message>
        <source>Every action is on disk at once; nothing needs saving.</source>
        <translation>每次操作都立即存盘，无需保存。</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>已保存 {0}</translation>
    </message>
    <message>
        <source>To read only</source>
        <translation>只读</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Club night</source>
        <translation>俱乐部之夜</translation>
    </message>
    <message>
        <source>The pictures cannot be put into {folder}: {reason}.</source>
        <translation>无法把图片存入 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The tour is over. It left:</source>
        <translation>导览结束，生成了：</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>VerifyBar</name>
    <message>
        <source>Board {0}: entered {1}, typed now {2}.</source>
        <translation>第 {0} 台：已录入 {1}，现键入 {2}。</translation>
    </message>
    <message>
        <source>Change to {0}</source>
        <translation>改为 {0}</translation>
    </message>
    <message>
        <source>Check: type each result again. {0} of {1} agree.</source>
        <translation>核对：逐个再键入结果。{1} 个中有 {0} 个一致。</translation>
    </message>
    <message>
        <source>End the check</source>
        <translation>结束核对</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation>保留 {0}</translation>
    </message>
</context>
<context>
    <name>VoteDialog</name>
    <message>
        <source>A new vote</source>
        <translation>新的盲评</translation>
    </message>
    <message>
        <source>A whole number up to {0}, or nothing.</source>
        <translation>不超过 {0} 的整数，或留空。</translation>
    </message>
    <message>
        <source>Add pictures or texts…</source>
        <translation>添加图片或文字……</translation>
    </message>
    <message>
        <source>At random, each pair once</source>
        <translation>随机，每对一次</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Entries, one name on each line</source>
        <translation>作品，每行一个名称</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with this vote?</source>
        <translation>继续这次盲评？</translation>
    </message>
    <message>
        <source>Go on: {0}, {1}</source>
        <comment>an event and its date</comment>
        <translation>继续：{0}，{1}</translation>
    </message>
    <message>
        <source>Judge the players of {0}, {1}</source>
        <comment>an event and its date</comment>
        <translation>评 {0} 的选手，{1}</translation>
    </message>
    <message>
        <source>Judges compare two entries at a time, and see the names afterwards. Votes are games.</source>
        <translation>评委每次比较两件作品，之后才看到名称。每票都是一局对局。</translation>
    </message>
    <message>
        <source>Name of the vote</source>
        <translation>盲评名称</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>下一对</translation>
    </message>
    <message>
        <source>No entry is called as {0}.</source>
        <translation>没有与 {0} 同名的作品。</translation>
    </message>
    <message>
        <source>Photos of the month</source>
        <translation>本月照片</translation>
    </message>
    <message>
        <source>Pictures and texts ({0})</source>
        <translation>图片和文字 ({0})</translation>
    </message>
    <message>
        <source>Pictures or texts to be judged</source>
        <translation>待评的图片或文字</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Votes count for the ratings of the club</source>
        <translation>投票计入俱乐部等级分</translation>
    </message>
    <message>
        <source>Votes of each judge</source>
        <translation>每位评委的票数</translation>
    </message>
    <message>
        <source>What is to be judged?</source>
        <translation>评什么？</translation>
    </message>
    <message>
        <source>Where a vote tells most</source>
        <translation>最能说明问题的一对</translation>
    </message>
    <message>
        <source>Which one is better?</source>
        <translation>哪一件更好？</translation>
    </message>
    <message>
        <source>Which vote</source>
        <translation>哪次盲评</translation>
    </message>
    <message>
        <source>each pair once</source>
        <translation>每对一次</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>with picture: {0}</source>
        <translation>有图片：{0}</translation>
    </message>
    <message>
        <source>with text: {0}</source>
        <translation>有文字：{0}</translation>
    </message>
    <message>
        <source>{0} entries, {1} pairs</source>
        <translation>{0} 件作品，{1} 对</translation>
    </message>
</context>
<context>
    <name>VoteScreen</name>
    <message>
        <source>A is better</source>
        <translation>A 更好</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Another judge</source>
        <translation>换评委</translation>
    </message>
    <message>
        <source>B is better</source>
        <translation>B 更好</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Judge: {0}</source>
        <translation>评委：{0}</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>评委姓名</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>下一对</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Thank you, {0}. That is all.</source>
        <translation>谢谢，{0}。全部完成。</translation>
    </message>
    <message>
        <source>The club was moved without them. Close this, choose the vote under “Blind vote” again and add them there.</source>
        <translation>俱乐部文件移动时未带上图片。关闭此窗口，在“盲评”中重新选择这次盲评并添加图片。</translation>
    </message>
    <message>
        <source>Two entries stand side by side, without their names. Say which one is better by a key; the names follow. Each vote is kept at once.</source>
        <translation>两件作品并排显示，不带名称。按键选出更好的一件，随后显示名称。每票即时保存。</translation>
    </message>
    <message>
        <source>Who judges?</source>
        <translation>谁来评？</translation>
    </message>
    <message>
        <source>You gave {0}; all judges together {1}.</source>
        <translation>已投 {0}；全体评委共 {1}。</translation>
    </message>
    <message>
        <source>{0} of {1} votes</source>
        <translation>{1} 票中的 {0} 票</translation>
    </message>
</context>
<context>
    <name>VoteWindow</name>
    <message>
        <source>Blind vote: {0}</source>
        <translation>盲评：{0}</translation>
    </message>
    <message>
        <source>The vote was taken back. One of the two entries was withdrawn meanwhile.</source>
        <translation>该投票已撤回。两件作品之一已在此期间退出。</translation>
    </message>
    <message>
        <source>Which one is better?</source>
        <translation>哪一件更好？</translation>
    </message>
</context>
<context>
    <name>WaterfallModel</name>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>From {0} to {1}</source>
        <translation>从 {0} 到 {1}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>{0}: scored {1}, expected {2}, {3} rating points</source>
        <translation>{0}：得分 {1}，预期 {2}，等级分 {3}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>WhatIfModel</name>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Rating after</source>
        <translation>之后的等级分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>实际结果</translation>
    </message>
    <message>
        <source>{0}, as it was</source>
        <translation>{0}，实际结果</translation>
    </message>
    <message>
        <source>{0}: rating {1}, {2}</source>
        <translation>{0}：等级分 {1}，{2}</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>, </source>
        <comment>between the parts of a sum</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Drawn {0}</source>
        <translation>平局 {0}</translation>
    </message>
    <message>
        <source>Match quality {0}</source>
        <translation>匹配度 {0}</translation>
    </message>
    <message>
        <source>No game here would be more even for {0}.</source>
        <translation>对 {0} 而言，此处没有更均势的对局。</translation>
    </message>
    <message>
        <source>The odds may be off by {0}</source>
        <translation>胜率可能相差 {0}</translation>
    </message>
    <message>
        <source>The whole round is worth {0}.</source>
        <translation>整轮价值 {0}。</translation>
    </message>
    <message>
        <source>Worth to the round {0}: {1}</source>
        <translation>对本轮的价值 {0}：{1}</translation>
    </message>
    <message>
        <source>even game</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>same club</source>
        <translation>同俱乐部</translation>
    </message>
    <message>
        <source>same household</source>
        <translation>同家庭</translation>
    </message>
    <message>
        <source>scores apart</source>
        <translation>积分差</translation>
    </message>
    <message>
        <source>sides in turn</source>
        <translation>先后手轮换</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>等候</translation>
    </message>
    <message>
        <source>what it tells</source>
        <translation>信息量</translation>
    </message>
    <message>
        <source>{0} waits</source>
        <translation>{0} 等候</translation>
    </message>
    <message>
        <source>{0} wins {1}, {2} wins {3}</source>
        <translation>{0} 胜率 {1}，{2} 胜率 {3}</translation>
    </message>
    <message>
        <source>{0} would have had {2} with {1}; given up for the round: {3}.</source>
        <translation>{0} 与 {1} 对局的匹配度为 {2}，为整轮让出 {3}。</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show this player</source>
        <translation>查看此选手</translation>
    </message>
    <message>
        <source>What the place was made of</source>
        <translation>名次的由来</translation>
    </message>
    <message>
        <source>Why this place</source>
        <translation>名次由来</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>A copy was saved.</source>
        <translation>副本已保存。</translation>
    </message>
    <message>
        <source>Back to Start</source>
        <translation>返回开始页</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Make a club of {0}</source>
        <translation>由 {0} 建立俱乐部</translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation>打开俱乐部</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Tables and reports ({0});;All files (*)</source>
        <translation>表格和报告 ({0});;所有文件 (*)</translation>
    </message>
    <message>
        <source>The club is as it was on {0}, {1}.</source>
        <comment>a day and a time</comment>
        <translation>俱乐部已恢复到 {0} {1} 的状态。</translation>
    </message>
    <message>
        <source>This is the copy now.</source>
        <translation>现在打开的是副本。</translation>
    </message>
    <message>
        <source>Tourney clubs (*{0} *.json);;All files (*)</source>
        <translation>Tourney 俱乐部 (*{0} *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Tourney clubs (*{0});;All files (*)</source>
        <translation>Tourney 俱乐部 (*{0});;所有文件 (*)</translation>
    </message>
    <message>
        <source>What it was before is kept among the backups.</source>
        <translation>恢复前的状态已保存在备份中。</translation>
    </message>
    <message>
        <source>Where is {0} now?</source>
        <translation>{0} 现在在哪里？</translation>
    </message>
    <message>
        <source>{0} copy</source>
        <translation>{0} 副本</translation>
    </message>
    <message>
        <source>{0} holds everything up to now; the club itself stays open.</source>
        <translation>{0} 含有截至目前的全部内容；俱乐部本身仍然打开。</translation>
    </message>
    <message>
        <source>{0} of its votes could not be copied beside {1}. Everything else is in it.</source>
        <translation>投票用的 {0} 未能复制到 {1} 旁边。其余内容都在副本中。</translation>
    </message>
</context>
<context>
    <name>WorkDialog</name>
    <message>
        <source>Press Esc or Cancel again to close without storing it, or go on.</source>
        <translation>再按一次 Esc 或“取消”将关闭而不保存，也可继续编辑。</translation>
    </message>
    <message>
        <source>What was changed here is not stored.</source>
        <translation>此处的更改尚未保存。</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Done again: {0}</source>
        <translation>已重做：{0}</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>重做：{0}</translation>
    </message>
    <message>
        <source>This club is open for reading only.</source>
        <translation>此俱乐部以只读方式打开。</translation>
    </message>
    <message>
        <source>Tonight, {0}</source>
        <translation>今晚 {0}</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>撤销：{0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <translation>已撤销：{0}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>an event and its date</comment>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>_PeopleDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>_PersonDialog</name>
    <message>
        <source>In the club already: {0}</source>
        <translation>俱乐部已有：{0}</translation>
    </message>
    <message>
        <source>Show {0}</source>
        <translation>显示 {0}</translation>
    </message>
</context>
</TS>
