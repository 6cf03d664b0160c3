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
    <name>Actions</name>
    <message>
        <source>About Tourney</source>
        <translation>关于 Tourney</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Check people in</source>
        <translation>签到</translation>
    </message>
    <message>
        <source>Check the chosen player in or out</source>
        <translation>为所选选手签到或签退</translation>
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
        <source>Explore the demo club</source>
        <translation>看看示例俱乐部</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
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
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
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
        <source>New club</source>
        <translation>新建俱乐部</translation>
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
        <source>Open or record what is chosen</source>
        <translation>打开或记录所选项</translation>
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
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Rate with the engine tried out</source>
        <translation>采用试用的引擎</translation>
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
        <source>Type a result</source>
        <translation>输入结果</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
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
    <name>BacktestHead</name>
    <message>
        <source>Each engine foresees every game from those before it, then learns the result.</source>
        <translation>每个引擎只凭此前的对局预测每一局，然后才得知结果。</translation>
    </message>
    <message>
        <source>First games of a player left out</source>
        <translation>不计选手的前几局</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
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
        <source>Log loss of the later games {0}, was {1}.</source>
        <translation>后期对局的对数损失为 {0}，原为 {1}。</translation>
    </message>
    <message>
        <source>Looks for better settings on the first 70 % of the games, and judges them on the rest.</source>
        <translation>用前 70 % 的对局寻找更好的设置，再用其余对局检验。</translation>
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
        <source>The best settings found give the later games a log loss of {0}; it is {1}.</source>
        <translation>找到的最佳设置使后期对局的对数损失为 {0}，目前为 {1}。</translation>
    </message>
    <message>
        <source>The engines are compared on the club’s own games, from the first night on.</source>
        <translation>从第一晚起，就用俱乐部自己的对局比较各引擎。</translation>
    </message>
    <message>
        <source>Try these settings</source>
        <translation>试用这些设置</translation>
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
        <source>{0} can predict better here.</source>
        <translation>{0} 在此可以预测得更好。</translation>
    </message>
    <message>
        <source>{0} is as good as it gets here.</source>
        <translation>{0} 在此已是最佳。</translation>
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
    <name>BoardMenu</name>
    <message>
        <source>Double forfeit: both lose</source>
        <translation>双方弃权：均判负</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
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
        <source>{0} of {1} boards have a result. Undo brings the round back with all of them.</source>
        <translation>{1} 台中有 {0} 台已有结果。撤销可连同结果一起恢复本轮。</translation>
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
        <source>Boards</source>
        <translation>台次</translation>
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
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Parts of the card</source>
        <translation>卡片各部分</translation>
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
</context>
<context>
    <name>CheckInPanel</name>
    <message>
        <source>A new face? Shift Enter adds “{0}”.</source>
        <translation>新选手？按 Shift Enter 新建“{0}”。</translation>
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
    <name>ChipRow</name>
    <message>
        <source>Add “{0}”</source>
        <translation>新建 “{0}”</translation>
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
</context>
<context>
    <name>ChoosePane</name>
    <message>
        <source>Engines</source>
        <translation>引擎列表</translation>
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
    <name>CommandLine</name>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n row(s) left out.</source>
        <translation>已略过 %n 行。</translation>
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
        <source>Note: the club seems to hold %n game(s) of the file already.</source>
        <translation>注意：文件中有 %n 局似乎已在俱乐部中。</translation>
    </message>
    <message>
        <source>Parameters and their defaults:</source>
        <translation>各引擎的参数与默认值：</translation>
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
        <source>Stopped; nothing was changed.</source>
        <translation>已停止；未作任何改动。</translation>
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
        <source>There is no folder {folder} to put the club in.</source>
        <translation>没有文件夹 {folder}，无法存放俱乐部。</translation>
    </message>
    <message>
        <source>There is no switch {switch}. tourney --help tells which there are.</source>
        <translation>没有选项 {switch}。tourney --help 列出所有选项。</translation>
    </message>
    <message>
        <source>Tourney failed: {kind}. Set TOURNEY_DEBUG=1 to see where.</source>
        <translation>Tourney 出错：{kind}。设置 TOURNEY_DEBUG=1 可查看出错位置。</translation>
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
        <source>bradley-terry: measure what the side at home (or moving first) gains</source>
        <translation>bradley-terry：测出主场（或先手）一方的优势</translation>
    </message>
    <message>
        <source>bring games or players from a CSV file into a club</source>
        <translation>把 CSV 文件中的对局或选手导入俱乐部</translation>
    </message>
    <message>
        <source>deviations as of this date, if it is later than the last game (2026-01-31)</source>
        <translation>偏差以此日期为准（若晚于最后一局，例如 2026-01-31）</translation>
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
        <source>the club file; made if it is not there</source>
        <translation>俱乐部文件；不存在则新建</translation>
    </message>
    <message>
        <source>the day of the game, if it is later than the last game</source>
        <translation>对局日期（若晚于最后一局）</translation>
    </message>
    <message>
        <source>the file to bring in (.csv, .tsv, .txt)</source>
        <translation>要导入的文件（.csv、.tsv、.txt）</translation>
    </message>
    <message>
        <source>the game, as in: ann + bob &gt; cid + dee (who stands first does not matter)</source>
        <translation>对局，例如：ann + bob &gt; cid + dee（先后不影响结果）</translation>
    </message>
    <message>
        <source>the text encoding, when it is told wrong</source>
        <translation>文本编码（自动识别有误时指定）</translation>
    </message>
    <message>
        <source>tourney [FILE] opens the window, with a club file or a spreadsheet; tourney --demo opens a copy of the demo club; tourney --check tests this installation; tourney --offscreen-tour DIR leaves pictures and a PDF in DIR without a screen. The verbs work without a window; tourney VERB --help tells more.</source>
        <translation>tourney [文件] 打开窗口，文件可以是俱乐部或表格；tourney --demo 打开示例俱乐部的副本；tourney --check 检查安装；tourney --offscreen-tour 目录 在没有屏幕时把图片和 PDF 存入该目录。各命令无需窗口；tourney 命令 --help 查看详情。</translation>
    </message>
    <message>
        <source>write the list to this file instead of printing it: .csv as described, or .html for people</source>
        <translation>将榜单写入此文件而不打印：.csv 如上所述，或供人阅读的 .html</translation>
    </message>
    <message>
        <source>write the table to this CSV file instead of printing it</source>
        <translation>将表格写入此 CSV 文件而不打印</translation>
    </message>
    <message>
        <source>{name} is in use already; write to another file.</source>
        <translation>{name} 已在使用；写入另一个文件。</translation>
    </message>
    <message>
        <source>{name} would be written as CSV; its name must end in .csv.</source>
        <translation>{name} 将写成 CSV；文件名须以 .csv 结尾。</translation>
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
    <name>Counts</name>
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
        <source>%n here</source>
        <translation>到场 %n 人</translation>
    </message>
    <message>
        <source>%n more</source>
        <translation>另有 %n 人</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n pair(s)</source>
        <translation>%n 对</translation>
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
        <source>%n player(s) would stand at another rank</source>
        <translation>%n 名选手的排名会变</translation>
    </message>
    <message>
        <source>%n round(s)</source>
        <translation>%n 轮</translation>
    </message>
    <message>
        <source>%n row(s) cannot be read.</source>
        <translation>%n 行无法读取。</translation>
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
        <source>Import %n game(s)</source>
        <translation>导入 %n 局</translation>
    </message>
    <message>
        <source>Import %n player(s)</source>
        <translation>导入 %n 名选手</translation>
    </message>
    <message>
        <source>In the club already, it seems: %n game(s). They would be entered again.</source>
        <translation>似有 %n 局已在俱乐部中，导入会再登记一次。</translation>
    </message>
    <message>
        <source>Skip %n row(s)</source>
        <translation>跳过 %n 行</translation>
    </message>
    <message>
        <source>back after %n month(s)</source>
        <translation>时隔 %n 个月归来</translation>
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
        <source>Game {0}</source>
        <translation>第 {0} 局</translation>
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
        <source>Round {0}</source>
        <translation>第 {0} 轮</translation>
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
    <name>Dates</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
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
    <name>Distribution</name>
    <message>
        <source>{0} is above {1} of {2} established players</source>
        <translation>{0} 高于 {2} 名已定级选手中的 {1} 名</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Crosstable</source>
        <translation>循环表</translation>
    </message>
    <message>
        <source>Each cell: the result, then the number of the opponent; + and − are without play.</source>
        <translation>每格：结果，后为对手序号；+ 与 − 表示未对局。</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第 {number} 局</translation>
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
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>等级分榜</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>积分表</translation>
    </message>
    <message>
        <source>{club}: {event}, {date}</source>
        <translation>{club}：{event}，{date}</translation>
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
        <source>Placement ends by another rule</source>
        <translation>定级规则已更改</translation>
    </message>
    <message>
        <source>Ratings are shown on another scale</source>
        <translation>等级分显示尺度已更改</translation>
    </message>
    <message>
        <source>Round {number} is on</source>
        <translation>第 {number} 轮开始</translation>
    </message>
    <message>
        <source>Round {number} was withdrawn</source>
        <translation>第 {number} 轮已撤回</translation>
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
        <source>{name} has left</source>
        <translation>{name} 已离场</translation>
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
        <source>{name} was edited</source>
        <translation>{name} 已修改</translation>
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
        <source>{sides}: open again</source>
        <translation>{sides}：重新进行</translation>
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
        <source>{source} imported: {players}, {games}</source>
        <translation>已导入 {source}：{players}，{games}</translation>
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
    <name>Errors</name>
    <message>
        <source>A date is written like 2024-05-31.</source>
        <translation>日期写法如 2024-05-31。</translation>
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
        <source>A name is needed.</source>
        <translation>需要姓名。</translation>
    </message>
    <message>
        <source>A round needs two people who are here; {here} checked in.</source>
        <translation>至少两人到场才能编排一轮；现已签到 {here} 人。</translation>
    </message>
    <message>
        <source>A share of the game must be 0 or more, and one player of side {side} needs more than 0.</source>
        <translation>参赛份额不能小于 0，且第 {side} 方至少一人须大于 0。</translation>
    </message>
    <message>
        <source>A year of birth has four digits, such as 1987.</source>
        <translation>出生年份为四位数字，例如 1987。</translation>
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
        <source>Choose the result first.</source>
        <translation>先选择结果。</translation>
    </message>
    <message>
        <source>Game {game} has a covariate that is not a finite number.</source>
        <translation>第 {game} 局的协变量不是有限数。</translation>
    </message>
    <message>
        <source>Game {game} has a place below 0.</source>
        <translation>第 {game} 局的名次小于 0。</translation>
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
        <source>No column of {name} says which side was at home or moved first.</source>
        <translation>{name} 中没有哪一列写明哪一方为主场或先手。</translation>
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
        <source>Round {number} is on already: another desk was quicker. Look at it before making another.</source>
        <translation>第 {number} 轮已开始：另一工作台先编排了。先查看，再编排下一轮。</translation>
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
        <source>The column “{column}” has {got} values; {expected} are needed.</source>
        <translation>列“{column}”有 {got} 个值，需要 {expected} 个。</translation>
    </message>
    <message>
        <source>The game must name its sides, as in: ann + bob &gt; cid + dee</source>
        <translation>对局须写出各方，例如：ann + bob &gt; cid + dee</translation>
    </message>
    <message>
        <source>The name is longer than {limit} characters.</source>
        <translation>姓名超过 {limit} 个字符。</translation>
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
        <source>The same player is in this game twice.</source>
        <translation>同一选手在此局中出现两次。</translation>
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
        <source>There is no action {entry} in the journal.</source>
        <translation>日志中没有操作 {entry}。</translation>
    </message>
    <message>
        <source>There is no engine “{name}”. Known: {known}.</source>
        <translation>没有名为“{name}”的引擎。可用：{known}。</translation>
    </message>
    <message>
        <source>There is no option “{name}”. Known: {known}.</source>
        <translation>没有选项“{name}”。可用选项：{known}。</translation>
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
        <source>This round is not there any more.</source>
        <translation>该轮次已不存在。</translation>
    </message>
    <message>
        <source>This score says {score}, but the result above says {result}.</source>
        <translation>此比分表示 {score}，而上面的结果是 {result}。</translation>
    </message>
    <message>
        <source>Tuning needs at least {least} games.</source>
        <translation>调参至少需要 {least} 局。</translation>
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
        <source>{name} cannot be read: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} cannot be written: {reason}. Choose another folder.</source>
        <translation>无法写入 {name}：{reason}。换一个文件夹。</translation>
    </message>
    <message>
        <source>{name} has games or byes in this club, so archive the player instead of deleting.</source>
        <translation>{name} 在本俱乐部有对局或轮空记录，不能删除，可改为归档。</translation>
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
        <source>{name} is larger than {limit} MB, which no list of games is.</source>
        <translation>{name} 超过 {limit} MB，不像是对局列表。</translation>
    </message>
    <message>
        <source>{name} is on two boards of this round.</source>
        <translation>{name} 在本轮出现在两张台上。</translation>
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
        <source>{problem} And {more} more. Nothing was imported.</source>
        <translation>{problem}另有 {more} 处。未导入任何内容。</translation>
    </message>
    <message>
        <source>{problem} Nothing was imported.</source>
        <translation>{problem}未导入任何内容。</translation>
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
        <source>“{name}” could be {names}; write more of the name.</source>
        <translation>“{name}”可能是 {names}；需写得更完整。</translation>
    </message>
    <message>
        <source>“{name}” is in the club already. A namesake needs a difference, such as a year or a nickname.</source>
        <translation>俱乐部中已有“{name}”。同名者需加以区分，例如加上年份或昵称。</translation>
    </message>
    <message>
        <source>“{name}” is not a number of this engine that can be tuned.</source>
        <translation>“{name}”不是此引擎可调的数值。</translation>
    </message>
    <message>
        <source>“{name}” is set, but “{engine}” is not compared here.</source>
        <translation>设定了“{name}”，但此处未比较“{engine}”。</translation>
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
        <source>Points for a bye</source>
        <translation>轮空得分</translation>
    </message>
    <message>
        <source>What a round without an opponent is worth in this event</source>
        <translation>本赛事中没有对手的一轮计多少分</translation>
    </message>
    <message>
        <source>each cell: result, then the opponent’s number</source>
        <translation>每格：结果，后为对手序号</translation>
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
    <name>Exchange</name>
    <message>
        <source>%n forfeit(s), kept but not rated</source>
        <translation>%n 场弃权，保留但不计等级分</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
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
        <source>All shares of this side of game {game} are 0.</source>
        <translation>第 {game} 局这一方的份额全为 0。</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
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
        <source>Game {game} has only one side.</source>
        <translation>第 {game} 局只有一方。</translation>
    </message>
    <message>
        <source>In the column “{column}” dates such as {example} could be day/month or month/day. Say which, or write dates as 2024-01-31.</source>
        <translation>“{column}”列中的日期（如 {example}）可能是日/月，也可能是月/日。选择其中一种，或将日期写成 2024-01-31。</translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation>网页语言</translation>
    </message>
    <message>
        <source>Mark as UTF-8 for spreadsheets</source>
        <translation>为电子表格标记 UTF-8</translation>
    </message>
    <message>
        <source>No players or games were found in “{name}” (rows: {rows}, columns: {columns}, read as {encoding}, separated by {delimiter}). It begins with “{start}”. The first row needs headings such as winner and loser, or player1, player2 and score.</source>
        <translation>在“{name}”中没有找到选手或对局（行数：{rows}，列数：{columns}，编码 {encoding}，分隔符为{delimiter}）。文件开头是“{start}”。首行需要列标题，例如“胜者”和“负者”，或“选手1”“选手2”和“比分”。</translation>
    </message>
    <message>
        <source>Nothing says which game this row belongs to.</source>
        <translation>没有写明这一行属于哪一局。</translation>
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
        <source>Read as {encoding}, columns separated by {delimiter}</source>
        <translation>编码 {encoding}，列分隔符为{delimiter}</translation>
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
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>The column “{column}” has day/month dates ({day}) and month/day dates ({month}). Write dates as 2024-01-31.</source>
        <translation>“{column}”列中既有日/月日期（{day}），又有月/日日期（{month}）。将日期写成 2024-01-31。</translation>
    </message>
    <message>
        <source>The date is missing.</source>
        <translation>缺少日期。</translation>
    </message>
    <message>
        <source>The score {text} says that the other side won.</source>
        <translation>比分 {text} 表明是另一方获胜。</translation>
    </message>
    <message>
        <source>This game has no result yet and was left out.</source>
        <translation>这场对局还没有结果，已略去。</translation>
    </message>
    <message>
        <source>This side of game {game} has no place, though another side of it has one.</source>
        <translation>第 {game} 局这一方没有名次，而另一方有。</translation>
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
        <source>“{name}” cannot be read as {encoding}.</source>
        <translation>“{name}”无法按 {encoding} 编码读取。</translation>
    </message>
    <message>
        <source>“{name}” has a bye here; a bye is no game and was left out.</source>
        <translation>“{name}”此处轮空；轮空不是对局，已略去。</translation>
    </message>
    <message>
        <source>“{name}” has no known format. Known are: {known}.</source>
        <translation>无法识别“{name}”的格式。支持的格式：{known}。</translation>
    </message>
    <message>
        <source>“{name}” has no place ({text}) and was left out of this game.</source>
        <translation>“{name}” 没有名次（{text}），未计入这一局。</translation>
    </message>
    <message>
        <source>“{name}” has the headings {headings} and nothing below them (read as {encoding}, separated by {delimiter}).</source>
        <translation>“{name}”有列标题 {headings}，但下面没有内容（编码 {encoding}，分隔符为{delimiter}）。</translation>
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
        <source>“{name}” is not a table of text but {kind}. Save it as CSV and try again.</source>
        <translation>“{name}”不是文本表格，而是{kind}。另存为 CSV 后再试。</translation>
    </message>
    <message>
        <source>“{name}” is on both sides of this game.</source>
        <translation>“{name}”同时出现在这场对局的两方。</translation>
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
        <source>“{name}” stands in row {row} already; this row adds nothing.</source>
        <translation>“{name}”已在第 {row} 行出现；这一行没有新内容。</translation>
    </message>
    <message>
        <source>“{name}” stands in row {row} with other details. Two people need two different names.</source>
        <translation>“{name}”在第 {row} 行的资料不同。两个人需要用不同的姓名。</translation>
    </message>
    <message>
        <source>“{text}” is a forfeit, but nothing says who won.</source>
        <translation>“{text}”是弃权，但没有写明谁获胜。</translation>
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
    <name>Finder</name>
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
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
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
        <source>Export these games</source>
        <translation>导出这些对局</translation>
    </message>
    <message>
        <source>It stays so. Press the key again to put yours in its place.</source>
        <translation>暂保留此结果。再按一次该键即改为这里的结果。</translation>
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
        <source>Show or hide the chosen game</source>
        <translation>显示或隐藏所选对局</translation>
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
        <source>←  →  page   ·   Space  hold   ·   L  light or dark   ·   Esc  close</source>
        <translation>←  →  翻页   ·   Space  暂停   ·   L  明暗   ·   Esc  关闭</translation>
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
        <source>Central European (Windows)</source>
        <translation>中欧 (Windows)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
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
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Found by itself</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>Found by itself: {0}</source>
        <translation>自动识别：{0}</translation>
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
        <source>Simplified Chinese (GB 18030)</source>
        <translation>简体中文 (GB 18030)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体中文 (Big5)</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>用途</translation>
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
        <source>What each column is used as</source>
        <translation>各列的用途</translation>
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
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>board</source>
        <translation>台</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>deviation of the start rating</source>
        <translation>起始等级分的偏差</translation>
    </message>
    <message>
        <source>event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>family name</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>first side</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>given name</source>
        <translation>名</translation>
    </message>
    <message>
        <source>line of notation</source>
        <translation>记谱行</translation>
    </message>
    <message>
        <source>loser</source>
        <translation>负者</translation>
    </message>
    <message>
        <source>name of the player</source>
        <translation>选手姓名</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>选手编号</translation>
    </message>
    <message>
        <source>points of the first side</source>
        <translation>第一方得分</translation>
    </message>
    <message>
        <source>points of the second side</source>
        <translation>第二方得分</translation>
    </message>
    <message>
        <source>rated or not</source>
        <translation>是否计分</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>second side</source>
        <translation>第二方</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>局分</translation>
    </message>
    <message>
        <source>start rating</source>
        <translation>起始等级分</translation>
    </message>
    <message>
        <source>start rating of the first side</source>
        <translation>第一方起始等级分</translation>
    </message>
    <message>
        <source>start rating of the second side</source>
        <translation>第二方起始等级分</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>year of birth</source>
        <translation>出生年份</translation>
    </message>
</context>
<context>
    <name>ImportLists</name>
    <message>
        <source>Already in the club</source>
        <translation>俱乐部已有</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>出生年份</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
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
        <source>In the file, entered as a new player</source>
        <translation>文件中的姓名，将作为新选手登记</translation>
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
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>The same people on the same day.</source>
        <translation>同一天、同样的选手。</translation>
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
        <source>Done again: {0}</source>
        <translation>已重做：{0}</translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <translation>已撤销：{0}</translation>
    </message>
    <message>
        <source>unnamed desk</source>
        <translation>未命名的台</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <comment>a day and a time</comment>
        <translation>{0} {1}</translation>
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
        <source>Every change is listed here with its time and desk, and can be undone.</source>
        <translation>每次更改都会连同时间和台名列在这里，并且可以撤销。</translation>
    </message>
    <message>
        <source>History of all changes</source>
        <translation>全部更改历史</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>还没有任何更改。</translation>
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
    <name>NightTableModel</name>
    <message>
        <source>Byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
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
        <translation>积分</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
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
        <source>After * stands the share of the game, as in bob*0.5.</source>
        <translation>* 后写参与对局的份额，例如 bob*0.5。</translation>
    </message>
    <message>
        <source>Only one of !forfeit, !noshow and !double can be true.</source>
        <translation>!forfeit、!noshow 和 !double 只能选一个。</translation>
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
        <source>Enter opens the opponent&apos;s card</source>
        <translation>按 Enter 打开对手的卡片</translation>
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
        <source>Still playing</source>
        <translation>进行中</translation>
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
    <name>Pairing</name>
    <message>
        <source>0 allows rematches, 999 covers the whole event.</source>
        <translation>0 表示允许重复对阵，999 覆盖整个赛事。</translation>
    </message>
    <message>
        <source>A rematch: they met %n round(s) ago</source>
        <translation>重复对阵：%n 轮前交过手</translation>
    </message>
    <message>
        <source>Among those with the fewest byes.</source>
        <translation>在轮空次数最少的选手中选取。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>势均力敌</translation>
    </message>
    <message>
        <source>Both are provisional; {n} points apart for now</source>
        <translation>双方均定级中，目前相差 {n} 分</translation>
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
        <source>Closest pair not met for %n round(s)</source>
        <translation>已有 %n 轮未交手、分差最小</translation>
    </message>
    <message>
        <source>Even on paper: {p} to {q}</source>
        <translation>几乎均势：{p} 比 {q}</translation>
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
        <source>Has had %n bye(s); {b} has had fewer</source>
        <translation>已轮空 %n 次；{b} 更少</translation>
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
        <source>Match quality given up to see another round each time.</source>
        <translation>为每次得到不同的编排而让出的匹配度。</translation>
    </message>
    <message>
        <source>Met %n round(s) ago; no round without a rematch is left</source>
        <translation>%n 轮前交过手；已无法完全避免重复对阵</translation>
    </message>
    <message>
        <source>Next in line whose bye keeps rematches fewest</source>
        <translation>按顺序，此人轮空时重复对阵最少</translation>
    </message>
    <message>
        <source>No rematch within</source>
        <translation>避免重复对阵</translation>
    </message>
    <message>
        <source>No round without a rematch is left. Repeated here: %n game(s).</source>
        <translation>已无法完全避免重复对阵。本轮重复：%n 局。</translation>
    </message>
    <message>
        <source>Nobody is here yet. A round needs two players.</source>
        <translation>还没有人到场。一轮至少需要两名选手。</translation>
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
        <source>Pinned by hand</source>
        <translation>手动固定</translation>
    </message>
    <message>
        <source>Rated above {b}</source>
        <translation>等级分高于 {b}</translation>
    </message>
    <message>
        <source>Rematches fixed by hand: %n game(s).</source>
        <translation>手动固定的重复对阵：%n 局。</translation>
    </message>
    <message>
        <source>Sat out more of the last rounds than {b}</source>
        <translation>近几轮未上场的次数多于 {b}</translation>
    </message>
    <message>
        <source>The lot fell on {b}</source>
        <translation>抽签抽中 {b}</translation>
    </message>
    <message>
        <source>The pairs kept apart leave nobody for {names}. Allow one of the pairs, or give a bye by hand.</source>
        <translation>因需分开的组合，{names} 没有可对阵的选手。可允许其中一组，或手动安排轮空。</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>变化幅度</translation>
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
        <source>With these byes nobody is left to play. Take one back.</source>
        <translation>这样轮空后无人可对阵。可撤回一个轮空。</translation>
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
        <source>fewest byes, then by lot</source>
        <translation>轮空最少者，其次抽签</translation>
    </message>
    <message>
        <source>fewest byes, then lowest rating</source>
        <translation>轮空最少者，其次等级分最低者</translation>
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
        <source>{a} and {b} are kept apart. Allow the pair first, or choose another.</source>
        <translation>{a} 与 {b} 需分开。可先允许这一组，或另选一组。</translation>
    </message>
    <message>
        <source>{a} and {b} meet on this board already. Choose a player of another one.</source>
        <translation>{a} 与 {b} 已在同一台对局。可改选其他台的选手。</translation>
    </message>
    <message>
        <source>{a} cannot play against the same person.</source>
        <translation>{a} 不能与自己对局。</translation>
    </message>
    <message>
        <source>{a} has met everybody nearer</source>
        <translation>{a} 与分差更小者均已交手</translation>
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
        <source>Working out the ratings…</source>
        <translation>正在计算等级分…</translation>
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
        <source>Full name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
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
        <source>{0} night</source>
        <translation>{0}之夜</translation>
    </message>
    <message>
        <source>{0}, {1} provisional</source>
        <translation>{0}，{1} 名定级中</translation>
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
        <source>{section}, continued</source>
        <translation>{section}（续）</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>As it fits best</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Document to print (*.pdf)</source>
        <translation>打印文档 (*.pdf)</translation>
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
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
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
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>Board {board} of this round, with these shares</source>
        <translation>本轮第 {board} 台，按这些份额计</translation>
    </message>
    <message>
        <source>Enter records</source>
        <translation>Enter 记录</translation>
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
        <source>Nobody is called “{query}”. Choose, or add a new player.</source>
        <translation>没有叫“{query}”的选手。可选择已有选手，或新建。</translation>
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
    <name>Register</name>
    <message>
        <source>here</source>
        <translation>已到场</translation>
    </message>
</context>
<context>
    <name>RemovalDialog</name>
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
        <source>{0} has played {1}.</source>
        <translation>{0} 已赛 {1}。</translation>
    </message>
    <message>
        <source>{0} stays in the archive</source>
        <translation>{0} 保留在归档中</translation>
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
    <name>ScoresModel</name>
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
        <source>best</source>
        <translation>最佳</translation>
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
        <source>{0}: log loss {1}, {2}; Brier {3}; right in {4}; {5} games</source>
        <translation>{0}：对数损失 {1}，{2}；Brier {3}；命中 {4}；{5} 局</translation>
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
    <name>Sheet</name>
    <message>
        <source>95 % range</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>A win is 1 point, a draw ½, a bye {bye}; = marks a shared place.</source>
        <translation>胜 1 分，和 ½ 分，轮空 {bye} 分；= 表示并列。</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>台</translation>
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
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
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
        <source>Games</source>
        <translation>对局</translation>
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
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Provisional: {rule}</source>
        <translation>定级中：{rule}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名范围</translation>
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
        <source>Result</source>
        <translation>结果</translation>
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
        <source>Side A</source>
        <translation>A 方</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 方</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>积分表</translation>
    </message>
    <message>
        <source>Volatility</source>
        <translation>波动率</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{club}, as of {date}</source>
        <translation>{club}，截至 {date}</translation>
    </message>
    <message>
        <source>{club}: {event}, {date}</source>
        <translation>{club}：{event}，{date}</translation>
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
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>not ranked before %n game(s)</source>
        <translation>满 %n 局后才排名</translation>
    </message>
    <message>
        <source>not ranked until the deviation is below {enter}</source>
        <translation>偏差低于 {enter} 后才排名</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
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
        <source>There is no club file “{name}”. It may have been moved or renamed.</source>
        <translation>找不到俱乐部文件“{name}”，可能已被移动或改名。</translation>
    </message>
    <message>
        <source>This club lies on a network drive, where locks and power cuts are less safe. Work with it from one computer at a time, and keep copies.</source>
        <translation>此俱乐部位于网络驱动器上，文件锁和断电保护不够可靠。同一时间只在一台电脑上使用，并保留副本。</translation>
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
        <source>Expected score {0}</source>
        <translation>预期得分 {0}</translation>
    </message>
    <message>
        <source>Match quality {0}</source>
        <translation>匹配度 {0}</translation>
    </message>
    <message>
        <source>board {0}, {1} against {2}</source>
        <translation>第 {0} 台，{1} 对 {2}</translation>
    </message>
    <message>
        <source>{0} has a bye</source>
        <translation>{0} 轮空</translation>
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
        <source>Keep apart always</source>
        <translation>始终分开</translation>
    </message>
    <message>
        <source>Keep apart tonight</source>
        <translation>今晚分开</translation>
    </message>
    <message>
        <source>Left out, still playing: {0}</source>
        <translation>未编排，仍在比赛：{0}</translation>
    </message>
    <message>
        <source>Let this pair go</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>People or boards have changed since. {0} suggests again; pins stay.</source>
        <translation>人员或台次已有变化。按 {0} 重新建议；已固定的不变。</translation>
    </message>
    <message>
        <source>Pin this pair</source>
        <translation>固定此对阵</translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation>建议第 {0} 轮</translation>
    </message>
    <message>
        <source>Suggested pairs</source>
        <translation>建议的对阵</translation>
    </message>
    <message>
        <source>Swap {0} with …</source>
        <translation>将 {0} 与……交换</translation>
    </message>
    <message>
        <source>Use round {0}</source>
        <translation>采用第 {0} 轮</translation>
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
        <source>{0} suggests a round; nothing is fixed until it is used.</source>
        <translation>按 {0} 建议一轮；采用之前不作任何改动。</translation>
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
        <source>Import a spreadsheet</source>
        <translation>导入表格</translation>
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
        <source>Spreadsheets (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The club is as it was on {0}, {1}.</source>
        <comment>a day and a time</comment>
        <translation>俱乐部已恢复到 {0} {1} 的状态。</translation>
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
