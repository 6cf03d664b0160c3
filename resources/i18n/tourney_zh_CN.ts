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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>provisional</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message>
        <source>down {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up {0}</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n row(s) left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %n game(s) of the file seem to be in the club already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk of a club: players, results, ratings, standings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tourney failed and changed nothing: {kind}. Set TOURNEY_DEBUG=1 to see where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parameter of the engine; may be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also write every rating before and after every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring games or players from a CSV file into a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out rows that cannot be read instead of refusing the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only say what would happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate the games of a CSV file and print the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating engine: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating period: game, night, day, week, month, year, event, round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read 5/6/2024 as 5 June</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CSV file of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the club file; made if it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to bring in (.csv, .tsv, .txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text encoding, when it is told wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tourney [FILE] opens the window; the verbs below work without one. tourney VERB --help tells more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the list to this file (.csv, .html) instead of the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {games} went into {club}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {games} would go into {club}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not of the form name=value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Backup of {moment} restored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>%n game(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n player(s)</source>
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
    <name>Done</name>
    <message>
        <source>%n game(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n new player(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n player(s) checked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n player(s) checked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} was withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club rates with {engine}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} are kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} may meet again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} is now called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back in the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is new in the club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts at {mean}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts like everybody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: game counts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: game edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: game voided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides}: {result} instead of {before}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} imported: {players}, {games}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>A lead of this many points means odds of 10 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days after which uncertainty has grown by one step; 0 counts calendar periods instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, “fide”, or rules such as “peak&gt;=2400:10, games&lt;30:40, 20”; the first that fits counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games never make a rating more certain than this; 0 for no floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of one period are rated together, from its start values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glicko-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the volatility itself may change; 0.3 to 1.2 is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points one surprising result moves a rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much a new player&apos;s strength is expected to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How uncertain the rating of a new player is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time never makes a rating less certain than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K by bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points added to the side marked as home or first mover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start volatility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of idle time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a new player begins with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game needs at least two sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game to come needs two or more sides, each with a known player who takes part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round needs two people who are here; {here} checked in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share of the game must be 0 or more, and one player of side {side} needs more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open game has no result yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has a covariate that is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has a place below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has a side whose shares are all 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has a side with nobody in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has fewer than two sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has points that are not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} has {player} twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} is dated before the game above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} names a player who is not on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game}: a share of the game must be a number of 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game}: a singles score must be 1, 0.5 or 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is free for a round: {here} here, {playing} of them still playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last round can be withdrawn; round {number} came after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} is on already: another desk was quicker. Look at it before making another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} has no place in the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {side} has nobody in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed this first. It now says: {present}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else deleted this first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open: boards {boards}. Enter their results first, or leave these people out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “{column}” has {got} values; {expected} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is longer than {limit} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number {number} belongs to {name} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offsets “{column}” must begin at 0 and never fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of side {side} are not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratings are still being worked out. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is for {given} sides, but the game has {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same player is in this game twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start deviation must be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start rating is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start rating of player {player} is not usable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start ratings are for {got} players, the games for {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action {entry} in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no engine “{name}”. Known: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{name}”. Known: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no round to print yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This event is not in the club any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not in the log any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is void. Restore it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player is no longer in the club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player is not in the club any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What “{label}” concerns has been changed since, so it stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be written: {reason}. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has games or byes in this club, so archive the player instead of deleting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds no rated games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is larger than {limit} MB, which no list of games is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is on two boards of this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} And {more} more. Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“unit_days” 0 needs a period of the calendar: night, day, week, month or year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{blocker}” stands in the way of “{label}”. Undo that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}” cannot be redone any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{label}” is undone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has games, so it cannot be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is in the club already. A namesake needs a difference, such as a year or a nickname.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is {value}; it must lie from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is “{value}”; it must be one of {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{part}” is not a rule for K; write for example “peak&gt;=2400:10, games&lt;30:40, 20”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not a number for “{name}”.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n player(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n remark(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n row(s) with a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0-0 can be a draw or a loss for both. Write = for a draw or -:- if neither came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark in row {row} of “{name}” is never closed; nothing after it can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates such as {example} were read as day/month/year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates such as {example} were read as month/day/year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the column “{column}” dates such as {example} could be day/month or month/day. Say which, or write dates as 2024-01-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as UTF-8 for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players or games were found in “{name}”: {rows} rows and {columns} columns, read as {encoding} and separated by {delimiter}, beginning with “{start}”. The first row needs headings such as winner and loser, or player1, player2 and score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {encoding}, columns separated by {delimiter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row}, {column}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “{column}” has day/month dates ({day}) and month/day dates ({month}). Write dates as 2024-01-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {text} says that the other side won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no result yet and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a workbook or an archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be read as {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has a bye here; a bye is no game and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has no known format. Known are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has the headings {headings} and nothing below them (read as {encoding}, separated by {delimiter}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is empty: there is nothing to import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a table of text but {kind}. Save it as CSV and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” looks like the last line of a sum and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may be the same person as “{other}” of row {row}; both are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” plays against himself here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” stands in row {row} already; this row adds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” stands in row {row} with other details. Two people need two different names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is a forfeit, but nothing says who won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is neither of the two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a date or year of birth and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number of points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a time of day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not clearly a rating and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names a board, not the players.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0} won, {1} drawn, {2} lost</source>
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
        <translation type="unfinished"></translation>
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
    <name>Notation</name>
    <message>
        <source>A forfeit needs a winner; write !double if nobody won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score such as {text} needs exactly two sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After # stands the number of a board, as in #7 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After * stands the share of the game, as in bob*0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of !forfeit, !noshow and !double can be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points {first} and {second} do not fit the order of the sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score {text} does not fit who won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score “{text}” belongs at the end of the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result needs a game of two sides; this one has {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &gt; or = and the other side after “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the result of board {board}: 1, 0, =, 3-1, + or -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the winner first and &gt; between the sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write who beat whom, as in: ann &gt; bob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“!{text}” is not known. After ! stands forfeit, noshow, double or unrated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” stands in this game twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” cannot stand here; join team mates with +.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a result. Known are 1, 0, ½, 1-0, 0-1, ½-½, 3-1, + and -.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” looks like a score that a spreadsheet turned into a date. Write it as 1-0 or 3-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” means that this game has no result yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Side A wins {0}, a draw {1}, side B wins {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A wins {0}, side B wins {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These odds may be off by {0}.</source>
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
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Match quality {0} of 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuickBar</name>
    <message>
        <source>Board {board} has {before}; Enter makes it {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board} of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}: {sides}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is on, so there is no board {board}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{query}”. Choose, or add a new player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board {board} in the current round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{query}” fits {names}. One more letter, or choose.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, and 95 % sure between {1} and {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankSpread</name>
    <message>
        <source>Rank {0} of {1}, and 95 % sure between {2} and {3}</source>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win is 1 point, a draw ½, a bye {bye}; = marks a shared place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bye: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Established</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisional: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volatility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{club}, as of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{club}: {event}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>±</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Last night” is the change of {date}; ± is one deviation.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>not ranked until %n game(s) were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ranked until the deviation is below {enter}</source>
        <translation type="unfinished"></translation>
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
    <name>Storage</name>
    <message>
        <source>A copy needs a name of its own; this is the club itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is busy with “{name}”. Nothing was changed; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club file “{name}” is damaged. Restore one of its backups. ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo club is missing from this installation. Install Tourney again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk that holds “{name}” is full. Nothing was changed; make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no club file “{name}”. It may have been moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This club lies on a network drive, where locks and power cuts are less safe. Work with it from one computer at a time, and keep copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no permission to read “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be changed here: the file or its folder is read-only. Open it for reading, or save a copy elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” comes from an older Tourney and must be upgraded once, but it is read-only here. Copy it to a folder of your own and open the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” could not be read or written. Is the drive still connected? ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a Tourney club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is there already. Open it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was written by a newer Tourney (format {revision}). Update Tourney to open it.</source>
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
</context>
</TS>
