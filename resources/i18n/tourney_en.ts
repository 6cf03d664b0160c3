<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>CommandLine</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) of the club corrected.</source>
            <translation>
                <numerusform>%n game of the club corrected.</numerusform>
                <numerusform>%n games of the club corrected.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) of the file are in the club already.</source>
            <translation>
                <numerusform>%n game of the file are in the club already.</numerusform>
                <numerusform>%n games of the file are in the club already.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new player(s)</source>
            <translation>
                <numerusform>%n new player</numerusform>
                <numerusform>%n new players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n page</numerusform>
                <numerusform>%n pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) of the club brought up to date.</source>
            <translation>
                <numerusform>%n player of the club brought up to date.</numerusform>
                <numerusform>%n players of the club brought up to date.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) left out.</source>
            <translation>
                <numerusform>%n row left out.</numerusform>
                <numerusform>%n rows left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And %n more remark(s) of this kind.</source>
            <translation>
                <numerusform>And %n more remark of this kind.</numerusform>
                <numerusform>And %n more remarks of this kind.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Counts</name>
        <message numerus="yes">
            <source>%n board(s)</source>
            <translation>
                <numerusform>%n board</numerusform>
                <numerusform>%n boards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bye(s)</source>
            <translation>
                <numerusform>%n bye</numerusform>
                <numerusform>%n byes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n change</numerusform>
                <numerusform>%n changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) undone.</source>
            <translation>
                <numerusform>%n change undone.</numerusform>
                <numerusform>%n changes undone.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n event(s)</source>
            <translation>
                <numerusform>%n event</numerusform>
                <numerusform>%n events</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free</source>
            <translation>
                <numerusform>%n free</numerusform>
                <numerusform>%n free</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) chosen.</source>
            <translation>
                <numerusform>%n game chosen.</numerusform>
                <numerusform>%n games chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) rated together</source>
            <translation>
                <numerusform>%n game rated together</numerusform>
                <numerusform>%n games rated together</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) still open</source>
            <translation>
                <numerusform>%n game still open</numerusform>
                <numerusform>%n games still open</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) with another result</source>
            <translation>
                <numerusform>%n game with another result</numerusform>
                <numerusform>%n games with another result</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n group(s)</source>
            <translation>
                <numerusform>%n group</numerusform>
                <numerusform>%n groups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n here</source>
            <translation>
                <numerusform>%n here</numerusform>
                <numerusform>%n here</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n judge(s)</source>
            <translation>
                <numerusform>%n judge</numerusform>
                <numerusform>%n judges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more row(s) of {name} were left out.</source>
            <translation>
                <numerusform>%n more row of {name} were left out.</numerusform>
                <numerusform>%n more rows of {name} were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new player(s)</source>
            <translation>
                <numerusform>%n new player</numerusform>
                <numerusform>%n new players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n opponent(s)</source>
            <translation>
                <numerusform>%n opponent</numerusform>
                <numerusform>%n opponents</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n pair</numerusform>
                <numerusform>%n pairs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) met before</source>
            <translation>
                <numerusform>%n pair met before</numerusform>
                <numerusform>%n pairs met before</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n picture</numerusform>
                <numerusform>%n pictures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) cannot be found.</source>
            <translation>
                <numerusform>%n picture cannot be found.</numerusform>
                <numerusform>%n pictures cannot be found.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) here</source>
            <translation>
                <numerusform>%n player here</numerusform>
                <numerusform>%n players here</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) of the club</source>
            <translation>
                <numerusform>%n player of the club</numerusform>
                <numerusform>%n players of the club</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) with newer facts</source>
            <translation>
                <numerusform>%n player with newer facts</numerusform>
                <numerusform>%n players with newer facts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) without a rated game left out</source>
            <translation>
                <numerusform>%n player without a rated game left out</numerusform>
                <numerusform>%n players without a rated game left out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) would stand at another rank</source>
            <translation>
                <numerusform>%n player would stand at another rank</numerusform>
                <numerusform>%n players would stand at another rank</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rating(s)</source>
            <translation>
                <numerusform>%n rating</numerusform>
                <numerusform>%n ratings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n repeated pairing(s)</source>
            <translation>
                <numerusform>%n repeated pairing</numerusform>
                <numerusform>%n repeated pairings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s)</source>
            <translation>
                <numerusform>%n row</numerusform>
                <numerusform>%n rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) cannot be read.</source>
            <translation>
                <numerusform>%n row cannot be read.</numerusform>
                <numerusform>%n rows cannot be read.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sides; Enter gives their places</source>
            <translation>
                <numerusform>%n sides; Enter gives their places</numerusform>
                <numerusform>%n sides; Enter gives their places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vote(s)</source>
            <translation>
                <numerusform>%n vote</numerusform>
                <numerusform>%n votes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vote(s) in all</source>
            <translation>
                <numerusform>%n vote in all</numerusform>
                <numerusform>%n votes in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without play</source>
            <translation>
                <numerusform>%n without play</numerusform>
                <numerusform>%n without play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n would be established</source>
            <translation>
                <numerusform>%n would be established</numerusform>
                <numerusform>%n would be established</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n would be provisional</source>
            <translation>
                <numerusform>%n would be provisional</numerusform>
                <numerusform>%n would be provisional</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Enter %n game(s) again that the club has already</source>
            <translation>
                <numerusform>Enter %n game again that the club has already</numerusform>
                <numerusform>Enter %n games again that the club has already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n game(s)</source>
            <translation>
                <numerusform>Import %n game</numerusform>
                <numerusform>Import %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n player(s)</source>
            <translation>
                <numerusform>Import %n player</numerusform>
                <numerusform>Import %n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No difference in %n result(s). The check is done.</source>
            <translation>
                <numerusform>No difference in %n result. The check is done.</numerusform>
                <numerusform>No difference in %n results. The check is done.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Skip %n row(s)</source>
            <translation>
                <numerusform>Skip %n row</numerusform>
                <numerusform>Skip %n rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n game(s) of the period</source>
            <translation>
                <numerusform>The %n game of the period</numerusform>
                <numerusform>The %n games of the period</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undo %n change(s)?</source>
            <translation>
                <numerusform>Undo %n change?</numerusform>
                <numerusform>Undo %n changes?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more row(s)</source>
            <translation>
                <numerusform>and %n more row</numerusform>
                <numerusform>and %n more rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>back after %n month(s)</source>
            <translation>
                <numerusform>back after %n month</numerusform>
                <numerusform>back after %n months</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>everybody, %n team(s)</source>
            <translation>
                <numerusform>everybody, %n team</numerusform>
                <numerusform>everybody, %n teams</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Done</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n new player(s)</source>
            <translation>
                <numerusform>%n new player</numerusform>
                <numerusform>%n new players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) checked in</source>
            <translation>
                <numerusform>%n player checked in</numerusform>
                <numerusform>%n players checked in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) checked out</source>
            <translation>
                <numerusform>%n player checked out</numerusform>
                <numerusform>%n players checked out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) taken out of {event}</source>
            <translation>
                <numerusform>%n player taken out of {event}</numerusform>
                <numerusform>%n players taken out of {event}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s): entry changed</source>
            <translation>
                <numerusform>%n player: entry changed</numerusform>
                <numerusform>%n players: entry changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n update(s)</source>
            <translation>
                <numerusform>%n update</numerusform>
                <numerusform>%n updates</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message numerus="yes">
            <source>The stage before still has %n open game(s). Enter the results first; they decide who goes on.</source>
            <translation>
                <numerusform>The stage before still has %n open game. Enter the results first; they decide who goes on.</numerusform>
                <numerusform>The stage before still has %n open games. Enter the results first; they decide who goes on.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message numerus="yes">
            <source>%n bye(s)</source>
            <translation>
                <numerusform>%n bye</numerusform>
                <numerusform>%n byes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n forfeit(s), kept but not rated</source>
            <translation>
                <numerusform>%n forfeit, kept but not rated</numerusform>
                <numerusform>%n forfeits, kept but not rated</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n further game(s) of somebody in the same round are left out.</source>
            <translation>
                <numerusform>%n further game of somebody in the same round are left out.</numerusform>
                <numerusform>%n further games of somebody in the same round are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) left out: a report holds games of one person against one only.</source>
            <translation>
                <numerusform>%n game left out: a report holds games of one person against one only.</numerusform>
                <numerusform>%n games left out: a report holds games of one person against one only.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) left out: they belong to no round.</source>
            <translation>
                <numerusform>%n game left out: they belong to no round.</numerusform>
                <numerusform>%n games left out: they belong to no round.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n remark(s)</source>
            <translation>
                <numerusform>%n remark</numerusform>
                <numerusform>%n remarks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n row(s) with a problem</source>
            <translation>
                <numerusform>%n row with a problem</numerusform>
                <numerusform>%n rows with a problem</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Notes of %n game(s) are left out.</source>
            <translation>
                <numerusform>Notes of %n game are left out.</numerusform>
                <numerusform>Notes of %n games are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Short names and strengths of %n team(s) are left out.</source>
            <translation>
                <numerusform>Short names and strengths of %n team are left out.</numerusform>
                <numerusform>Short names and strengths of %n teams are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The report of 2016 lists %n team(s) and who plays for them; match points, places and byes are left out. The report of 2026 keeps them.</source>
            <translation>
                <numerusform>The report of 2016 lists %n team and who plays for them; match points, places and byes are left out. The report of 2026 keeps them.</numerusform>
                <numerusform>The report of 2016 lists %n teams and who plays for them; match points, places and byes are left out. The report of 2026 keeps them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Explain</name>
        <message numerus="yes">
            <source>%n game(s) of this period are rated together; the change belongs to all of them.</source>
            <translation>
                <numerusform>%n game of this period are rated together; the change belongs to all of them.</numerusform>
                <numerusform>%n games of this period are rated together; the change belongs to all of them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A whole point of surprise moved the rating by {step}: K by the bands, after %n rated game(s) and from a rating of {before}.</source>
            <translation>
                <numerusform>A whole point of surprise moved the rating by {step}: K by the bands, after %n rated game and from a rating of {before}.</numerusform>
                <numerusform>A whole point of surprise moved the rating by {step}: K by the bands, after %n rated games and from a rating of {before}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>They met in %n rated game(s) before.</source>
            <translation>
                <numerusform>They met in %n rated game before.</numerusform>
                <numerusform>They met in %n rated games before.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>points of %n game(s)</source>
            <translation>
                <numerusform>points of %n game</numerusform>
                <numerusform>points of %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pairing</name>
        <message numerus="yes">
            <source>%n game(s) of earlier rounds have no result: {games}. Enter them, or let them count as draws for now.</source>
            <translation>
                <numerusform>%n game of earlier rounds have no result: {games}. Enter them, or let them count as draws for now.</numerusform>
                <numerusform>%n games of earlier rounds have no result: {games}. Enter them, or let them count as draws for now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pinned board(s) stand outside the federation's rules.</source>
            <translation>
                <numerusform>%n pinned board stand outside the federation's rules.</numerusform>
                <numerusform>%n pinned boards stand outside the federation's rules.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A rematch: they met %n round(s) ago</source>
            <translation>
                <numerusform>A rematch: they met %n round ago</numerusform>
                <numerusform>A rematch: they met %n rounds ago</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Boards on which some meet again: %n.</source>
            <translation>
                <numerusform>Boards on which some meet again: %n.</numerusform>
                <numerusform>Boards on which some meet again: %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Closest pair not met for %n round(s)</source>
            <translation>
                <numerusform>Closest pair not met for %n round</numerusform>
                <numerusform>Closest pair not met for %n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Has had %n bye(s); {b} has had fewer</source>
            <translation>
                <numerusform>Has had %n bye; {b} has had fewer</numerusform>
                <numerusform>Has had %n byes; {b} has had fewer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Met %n round(s) ago; no round without a rematch is left</source>
            <translation>
                <numerusform>Met %n round ago; no round without a rematch is left</numerusform>
                <numerusform>Met %n rounds ago; no round without a rematch is left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No round without a rematch is left. Repeated here: %n game(s).</source>
            <translation>
                <numerusform>No round without a rematch is left. Repeated here: %n game.</numerusform>
                <numerusform>No round without a rematch is left. Repeated here: %n games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Partners who play together again: %n pair(s).</source>
            <translation>
                <numerusform>Partners who play together again: %n pair.</numerusform>
                <numerusform>Partners who play together again: %n pairs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rematches fixed by hand: %n game(s).</source>
            <translation>
                <numerusform>Rematches fixed by hand: %n game.</numerusform>
                <numerusform>Rematches fixed by hand: %n games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>They have met %n time(s); no other round is left</source>
            <translation>
                <numerusform>They have met %n time; no other round is left</numerusform>
                <numerusform>They have met %n times; no other round is left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wider than the largest gap: %n pair(s).</source>
            <translation>
                <numerusform>Wider than the largest gap: %n pair.</numerusform>
                <numerusform>Wider than the largest gap: %n pairs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{names} won %n time(s) in a row and makes room</source>
            <translation>
                <numerusform>{names} won %n time in a row and makes room</numerusform>
                <numerusform>{names} won %n times in a row and makes room</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points apart, last met %n round(s) ago</source>
            <translation>
                <numerusform>{n} points apart, last met %n round ago</numerusform>
                <numerusform>{n} points apart, last met %n rounds ago</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PairingReport</name>
        <message numerus="yes">
            <source>{a} and {b} met %n round(s) ago</source>
            <translation>
                <numerusform>{a} and {b} met %n round ago</numerusform>
                <numerusform>{a} and {b} met %n rounds ago</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has a bye again, after %n before</source>
            <translation>
                <numerusform>{name} has a bye again, after %n before</numerusform>
                <numerusform>{name} has a bye again, after %n before</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Placement</name>
        <message numerus="yes">
            <source>%n more game(s) to go</source>
            <translation>
                <numerusform>%n more game to go</numerusform>
                <numerusform>%n more games to go</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Established: %n rated game(s); {games} are needed.</source>
            <translation>
                <numerusform>Established: %n rated game; {games} are needed.</numerusform>
                <numerusform>Established: %n rated games; {games} are needed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It stays so for %n week(s) without a game.</source>
            <translation>
                <numerusform>It stays so for %n week without a game.</numerusform>
                <numerusform>It stays so for %n weeks without a game.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Provisional: %n rated game(s) so far; placement ends at {games}.</source>
            <translation>
                <numerusform>Provisional: %n rated game so far; placement ends at {games}.</numerusform>
                <numerusform>Provisional: %n rated games so far; placement ends at {games}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n more game(s), or a deviation below {enter}, to go</source>
            <translation>
                <numerusform>about %n more game, or a deviation below {enter}, to go</numerusform>
                <numerusform>about %n more games, or a deviation below {enter}, to go</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message numerus="yes">
            <source>%n game(s) without a column that is allowed for left out.</source>
            <translation>
                <numerusform>%n game without a column that is allowed for left out.</numerusform>
                <numerusform>%n games without a column that is allowed for left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n group(s) of players never met each other.</source>
            <translation>
                <numerusform>%n group of players never met each other.</numerusform>
                <numerusform>%n groups of players never met each other.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The best %n result(s) count.</source>
            <translation>
                <numerusform>The best %n result count.</numerusform>
                <numerusform>The best %n results count.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Standings</name>
        <message numerus="yes">
            <source>not ranked before %n game(s)</source>
            <translation>
                <numerusform>not ranked before %n game</numerusform>
                <numerusform>not ranked before %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{a} has played %n game(s), too few for a place.</source>
            <translation>
                <numerusform>{a} has played %n game, too few for a place.</numerusform>
                <numerusform>{a} has played %n games, too few for a place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{a} left after %n game(s) of {all}; all games of {a} are annulled for these standings.</source>
            <translation>
                <numerusform>{a} left after %n game of {all}; all games of {a} are annulled for these standings.</numerusform>
                <numerusform>{a} left after %n games of {all}; all games of {a} are annulled for these standings.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{a} left after %n game(s) of {all}; the rest are lost by forfeit.</source>
            <translation>
                <numerusform>{a} left after %n game of {all}; the rest are lost by forfeit.</numerusform>
                <numerusform>{a} left after %n games of {all}; the rest are lost by forfeit.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TieBreaks</name>
        <message numerus="yes">
            <source>Place {place} of the {tied} tied: {points} points in %n game(s) against each other.</source>
            <translation>
                <numerusform>Place {place} of the {tied} tied: {points} points in %n game against each other.</numerusform>
                <numerusform>Place {place} of the {tied} tied: {points} points in %n games against each other.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The games among the {tied} tied part nobody: {points} points in %n game(s).</source>
            <translation>
                <numerusform>The games among the {tied} tied part nobody: {points} points in %n game.</numerusform>
                <numerusform>The games among the {tied} tied part nobody: {points} points in %n games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The mean over %n opponent(s).</source>
            <translation>
                <numerusform>The mean over %n opponent.</numerusform>
                <numerusform>The mean over %n opponents.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{key} is left out: %n player(s) without a rating. Write {key}:U1400 to take them for 1400.</source>
            <translation>
                <numerusform>{key} is left out: %n player without a rating. Write {key}:U1400 to take them for 1400.</numerusform>
                <numerusform>{key} is left out: %n players without a rating. Write {key}:U1400 to take them for 1400.</numerusform>
            </translation>
        </message>
    </context>
</TS>
