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
            <source>%n new player(s)</source>
            <translation>
                <numerusform>%n new player</numerusform>
                <numerusform>%n new players</numerusform>
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
        <message numerus="yes">
            <source>Note: the club seems to hold %n game(s) of the file already.</source>
            <translation>
                <numerusform>Note: the club seems to hold %n game of the file already.</numerusform>
                <numerusform>Note: the club seems to hold %n games of the file already.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Counts</name>
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
            <source>%n here</source>
            <translation>
                <numerusform>%n here</numerusform>
                <numerusform>%n here</numerusform>
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
            <source>%n new player(s)</source>
            <translation>
                <numerusform>%n new player</numerusform>
                <numerusform>%n new players</numerusform>
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
            <source>%n player(s) would stand at another rank</source>
            <translation>
                <numerusform>%n player would stand at another rank</numerusform>
                <numerusform>%n players would stand at another rank</numerusform>
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
            <source>%n row(s) cannot be read.</source>
            <translation>
                <numerusform>%n row cannot be read.</numerusform>
                <numerusform>%n rows cannot be read.</numerusform>
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
            <source>In the club already, it seems: %n game(s). They would be entered again.</source>
            <translation>
                <numerusform>In the club already, it seems: %n game. They would be entered again.</numerusform>
                <numerusform>In the club already, it seems: %n games. They would be entered again.</numerusform>
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
            <source>back after %n month(s)</source>
            <translation>
                <numerusform>back after %n month</numerusform>
                <numerusform>back after %n months</numerusform>
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
    </context>
    <context>
        <name>Exchange</name>
        <message numerus="yes">
            <source>%n forfeit(s), kept but not rated</source>
            <translation>
                <numerusform>%n forfeit, kept but not rated</numerusform>
                <numerusform>%n forfeits, kept but not rated</numerusform>
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
    </context>
    <context>
        <name>Pairing</name>
        <message numerus="yes">
            <source>A rematch: they met %n round(s) ago</source>
            <translation>
                <numerusform>A rematch: they met %n round ago</numerusform>
                <numerusform>A rematch: they met %n rounds ago</numerusform>
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
            <source>Rematches fixed by hand: %n game(s).</source>
            <translation>
                <numerusform>Rematches fixed by hand: %n game.</numerusform>
                <numerusform>Rematches fixed by hand: %n games.</numerusform>
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
            <source>{n} points apart, last met %n round(s) ago</source>
            <translation>
                <numerusform>{n} points apart, last met %n round ago</numerusform>
                <numerusform>{n} points apart, last met %n rounds ago</numerusform>
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
    </context>
</TS>
