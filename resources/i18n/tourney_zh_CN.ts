<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tourney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk of your club. It knows how sure it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>About Tourney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check people in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>俱乐部之夜</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore the demo club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a player, game or action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hall display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a field, close a bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a board or in a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or record what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A won, draw, side B won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A won, side B won by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest or use the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}  {1}</source>
        <comment>an action and its key</comment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club can only be read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club file cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club is busy elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void: counts for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsHead</name>
    <message>
        <source>Check-in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last round can be withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw round {0} with its results?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not paired yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} boards have a result. Undo brings the round back with all of them.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games outside the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be off by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {0}, {1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>drawn {0}</source>
        <translation type="unfinished"></translation>
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
        <source>{0} against {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has a bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins by forfeit, not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsPanel</name>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Established</source>
        <translation>已定级</translation>
    </message>
    <message>
        <source>Established, last seen on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not rated yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisional until {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {0} of {1} established players; with the 95 % ranges, {2} to {3} are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here now, board {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most likely {0} · 95 % sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>rank {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {0} ({1}–{2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{0} since {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – {1}, 95 % sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, with {1}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, here, board {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, not here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckInPanel</name>
    <message>
        <source>Check-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{0}”. Enter adds a new player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People you check in appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is new and here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” fits {1}. One more letter, or ↓.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClubMenu</name>
    <message>
        <source>Recent clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Find it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
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
        <source>Note: the club seems to hold %n game(s) of the file already.</source>
        <translation>注意：文件中有 %n 局似乎已在俱乐部中。</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>已停止；未作任何改动。</translation>
    </message>
    <message>
        <source>The desk of a club: players, results, ratings, standings.</source>
        <translation>俱乐部工作台：选手、结果、等级分、排名。</translation>
    </message>
    <message>
        <source>Tourney failed and changed nothing: {kind}. Set TOURNEY_DEBUG=1 to see where.</source>
        <translation>Tourney 出错，未作任何改动：{kind}。设置 TOURNEY_DEBUG=1 可查看出错位置。</translation>
    </message>
    <message>
        <source>a parameter of the engine; may be repeated</source>
        <translation>引擎参数；可重复给出</translation>
    </message>
    <message>
        <source>also write every rating before and after every game</source>
        <translation>另存每局赛前和赛后的等级分</translation>
    </message>
    <message>
        <source>bring games or players from a CSV file into a club</source>
        <translation>把 CSV 文件中的对局或选手导入俱乐部</translation>
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
        <source>rate the games of a CSV file and print the list</source>
        <translation>计算 CSV 文件中对局的等级分并输出榜单</translation>
    </message>
    <message>
        <source>rating engine: {known}</source>
        <translation>等级分引擎：{known}</translation>
    </message>
    <message>
        <source>rating period: game, night, day, week, month, year, event, round</source>
        <translation>计分周期：game、night、day、week、month、year、event、round</translation>
    </message>
    <message>
        <source>read 5/6/2024 as 5 June</source>
        <translation>把 5/6/2024 读作 6 月 5 日</translation>
    </message>
    <message>
        <source>the CSV file of games</source>
        <translation>对局的 CSV 文件</translation>
    </message>
    <message>
        <source>the club file; made if it is not there</source>
        <translation>俱乐部文件；不存在则新建</translation>
    </message>
    <message>
        <source>the file to bring in (.csv, .tsv, .txt)</source>
        <translation>要导入的文件（.csv、.tsv、.txt）</translation>
    </message>
    <message>
        <source>the text encoding, when it is told wrong</source>
        <translation>文本编码（自动识别有误时指定）</translation>
    </message>
    <message>
        <source>tourney [FILE] opens the window; the verbs below work without one. tourney VERB --help tells more.</source>
        <translation>tourney [文件] 打开窗口；下列命令无需窗口。tourney 命令 --help 查看详情。</translation>
    </message>
    <message>
        <source>write the list to this file (.csv, .html) instead of the screen</source>
        <translation>把榜单写入此文件（.csv、.html），而不是屏幕</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n 局</translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation>%n 名新选手</translation>
    </message>
    <message>
        <source>%n player(s)</source>
        <translation>%n 名选手</translation>
    </message>
    <message>
        <source>back after %n month(s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything recorded before is safe on disk. The last click or key may have had no effect; you can go on. A report helps to repair this. It holds no names and no results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is also in the log: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside Tourney</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>, </source>
        <comment>between the names of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} results in · since {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>{0} is above {1} of {2} established players</source>
        <translation type="unfinished"></translation>
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
    <name>EmptyBoards</name>
    <message>
        <source>Check in a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look the suggestion over, change what you like, then use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in the club yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more, and a first round can be suggested. Or type a result below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest a round when enough people are here; late arrivals join the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of whoever comes on the left, then Enter twice. Or bring the results of the past from a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type two letters of a name on the left and press Enter. Someone new? Type the whole name, then Enter twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two people here, a first round can be suggested.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>A lead of this many points means odds of 10 to 1.</source>
        <translation>领先这么多分意味着 10 比 1 的胜率。</translation>
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
        <source>Each game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Empty, “fide”, or rules such as “peak&gt;=2400:10, games&lt;30:40, 20”; the first that fits counts.</source>
        <translation>留空、“fide”，或“peak&gt;=2400:10, games&lt;30:40, 20”这样的规则；以最先符合的为准。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Expected score</source>
        <translation>预期得分</translation>
    </message>
    <message>
        <source>Games never make a rating more certain than this; 0 for no floor.</source>
        <translation>对局不会让偏差低于此值；0 表示没有下限。</translation>
    </message>
    <message>
        <source>Games of one period are rated together, from its start values.</source>
        <translation>同一周期的对局以周期开始时的数值一并计算。</translation>
    </message>
    <message>
        <source>Glicko</source>
        <translation>Glicko</translation>
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
        <source>How uncertain the rating of a new player is.</source>
        <translation>新选手等级分的不确定程度。</translation>
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
        <source>Mean over the pairs</source>
        <translation>两两平均</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Normal scores of the rank</source>
        <translation>名次正态分</translation>
    </message>
    <message>
        <source>Order of finish</source>
        <translation>名次</translation>
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
        <source>Rank Elo</source>
        <translation>名次 Elo</translation>
    </message>
    <message>
        <source>Rating period</source>
        <translation>评分周期</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
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
        <source>Start deviation</source>
        <translation>起始偏差</translation>
    </message>
    <message>
        <source>Start rating</source>
        <translation>起始等级分</translation>
    </message>
    <message>
        <source>Start volatility</source>
        <translation>起始波动率</translation>
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
        <source>Unit of idle time</source>
        <translation>闲置时间单位</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
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
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
</context>
<context>
    <name>Errors</name>
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
        <source>Nobody is free for a round: {here} here, {playing} of them still playing.</source>
        <translation>没有空闲的选手可编排：到场 {here} 人，其中 {playing} 人仍在比赛。</translation>
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
        <source>The column “{column}” has {got} values; {expected} are needed.</source>
        <translation>列“{column}”有 {got} 个值，需要 {expected} 个。</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratings are still being worked out. Try again in a moment.</source>
        <translation>等级分仍在计算中，稍后再试。</translation>
    </message>
    <message>
        <source>The ratings of a game with {sides} sides do not settle.</source>
        <translation type="unfinished"></translation>
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
        <source>This player is no longer in the club.</source>
        <translation>此选手已不在俱乐部中。</translation>
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
        <source>What “{label}” concerns has been changed since, so it stays as it is.</source>
        <translation>“{label}”涉及的内容此后已有更改，因此保持现状。</translation>
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
        <source>“{blocker}” stands in the way of “{label}”. Undo that first.</source>
        <translation>“{blocker}”妨碍了“{label}”，须先将其撤销。</translation>
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
        <source>“{name}” has games, so it cannot be deleted.</source>
        <translation>“{name}”有对局，无法删除。</translation>
    </message>
    <message>
        <source>“{name}” is in the club already. A namesake needs a difference, such as a year or a nickname.</source>
        <translation>俱乐部中已有“{name}”。同名者需加以区分，例如加上年份或昵称。</translation>
    </message>
    <message>
        <source>“{name}” is {value}; it must lie from {low} to {high}.</source>
        <translation>“{name}”为 {value}；应在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be one of {choices}.</source>
        <translation>“{name}”为“{value}”；应为以下之一：{choices}。</translation>
    </message>
    <message>
        <source>“{part}” is not a rule for K; write for example “peak&gt;=2400:10, games&lt;30:40, 20”.</source>
        <translation>“{part}”不是有效的 K 值规则；可以写成“peak&gt;=2400:10, games&lt;30:40, 20”。</translation>
    </message>
    <message>
        <source>“{value}” is not a number for “{name}”.</source>
        <translation>“{name}”的值“{value}”不是数字。</translation>
    </message>
</context>
<context>
    <name>EventMenu</name>
    <message>
        <source>Tonight (begins with the first check-in)</source>
        <translation type="unfinished"></translation>
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
        <source>“{name}” has the headings {headings} and nothing below them (read as {encoding}, separated by {delimiter}).</source>
        <translation>“{name}”有列标题 {headings}，但下面没有内容（编码 {encoding}，分隔符为{delimiter}）。</translation>
    </message>
    <message>
        <source>“{name}” is empty: there is nothing to import.</source>
        <translation>“{name}”是空文件，没有可导入的内容。</translation>
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
        <source>“{text}” is not a time of day.</source>
        <translation>“{text}”不是时间。</translation>
    </message>
    <message>
        <source>“{text}” is not clearly a rating and was left out.</source>
        <translation>“{text}”不是明确的等级分，已略去。</translation>
    </message>
    <message>
        <source>“{text}” names a board, not the players.</source>
        <translation>“{text}”写的是台号，而不是选手。</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Event · {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
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
    <name>ImportDialog</name>
    <message>
        <source>Bringing it in. Nothing is half done if this stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Games of the same people on the same day are in the club already: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import without them, or correct the file and choose it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import without these rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly the same name, taken as different people: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading. Nothing is changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will come in as one action; one undo takes it out again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewClubDialog</name>
    <message>
        <source>A club is one file. Everything is kept in it at once; nothing needs saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riverside Table Tennis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the club called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the club&apos;s file goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>club</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Night</name>
    <message>
        <source>Another desk was quicker. {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another desk was quicker: this game is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was overwritten. Press the key again to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} night</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentsModel</name>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>{0}: {1} won, {2} drawn, {3} lost, {4} points scored and {5} expected</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>{0}, against {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Nothing to list yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}, continued</source>
        <translation type="unfinished"></translation>
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
        <source>Board {board}: {sides}</source>
        <translation>{board} 号台：{sides}</translation>
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
        <source>“{query}” fits {names}. One more letter, or choose.</source>
        <translation>“{query}”匹配 {names}。再输入一个字，或选择。</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
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
    <name>Register</name>
    <message>
        <source>here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
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
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club becomes as it was then. What it is now is kept as a backup too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup yet. One is made each day, when the club is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which backup is to come back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}  ·  {2} KB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of this desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal keeps it with every action entered here.</source>
        <translation type="unfinished"></translation>
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
        <source>After</source>
        <translation>赛后</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>赛前</translation>
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
        <source>Game</source>
        <translation>对局</translation>
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
        <source>± after</source>
        <translation>赛后 ±</translation>
    </message>
    <message>
        <source>± before</source>
        <translation>赛前 ±</translation>
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
    <name>StartPage</name>
    <message>
        <source>A club is one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens the chosen club.  Delete takes it off this list; the file stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore the demo club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved or renamed? Find it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it, and check people in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No club was opened here yet. The clubs you open will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players or years of results, from CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real games to try things on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk of your club. It knows how sure it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop a file anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is tonight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StillPlaying</name>
    <message>
        <source>All results are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the current round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {0} min</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards still open: {0}. The suggestion comes with the last result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuggestionModel</name>
    <message>
        <source>Expected score {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match quality {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {0}, {1} against {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has a bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>All saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action is on disk at once; nothing needs saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To read only</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tourney clubs (*{0});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is {0} now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} holds everything up to now; the club itself stays open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Done again: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <comment>an event and its date</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
