<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>kann hierher ziehen</translation>
    </message>
    <message>
        <source>can capture here</source>
        <translation>kann hier schlagen</translation>
    </message>
    <message>
        <source>can move here, but could be captured</source>
        <translation>kann hierher ziehen, könnte aber geschlagen werden</translation>
    </message>
    <message>
        <source>can castle here</source>
        <translation>kann hier rochieren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square, and what else is told of it</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BoardTheme</name>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salbei</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 turns the pawn into %2.</source>
        <translation>%1 verwandelt den Bauern in %2.</translation>
    </message>
    <message>
        <source>%1 lets a pawn become %2.</source>
        <translation>%1 lässt einen Bauern sich in %2 verwandeln.</translation>
    </message>
    <message>
        <source>%1 wins %2 on %3.</source>
        <translation>%1 gewinnt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 gewinnt %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 for %3.</source>
        <translation>%1 gewinnt %2 für %3.</translation>
    </message>
    <message>
        <source>%1 wins more than it costs.</source>
        <translation>%1 gewinnt mehr, als es kostet.</translation>
    </message>
    <message>
        <source>%1 wins back what was taken.</source>
        <translation>%1 gewinnt zurück, was geschlagen wurde.</translation>
    </message>
    <message>
        <source>%1 takes back on %2.</source>
        <translation>%1 schlägt auf %2 zurück.</translation>
    </message>
    <message>
        <source>%1 brings %2 to safety.</source>
        <translation>%1 bringt %2 in Sicherheit.</translation>
    </message>
    <message>
        <source>%1 protects %2 on %3.</source>
        <translation>%1 deckt %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3.</source>
        <translation>%1 greift %2 auf %3 an.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3 at once.</source>
        <translation>%1 greift %2 und %3 zugleich an.</translation>
    </message>
    <message>
        <source>%1 attacks two pieces at once.</source>
        <translation>%1 greift zwei Figuren zugleich an.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 makes an even trade.</source>
        <translation>%1 tauscht gleichwertig ab.</translation>
    </message>
    <message>
        <source>%1 brings %2 into play.</source>
        <translation>%1 bringt %2 ins Spiel.</translation>
    </message>
    <message>
        <source>%1 is checkmate.</source>
        <translation>%1 setzt matt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 erzwingt Matt in %n Zug.</numerusform>
            <numerusform>%1 erzwingt Matt in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stops the threatened checkmate.</source>
        <translation>%1 verhindert das drohende Matt.</translation>
    </message>
    <message>
        <source>%1 stops the checkmate on %2.</source>
        <translation>%1 verhindert das Matt auf %2.</translation>
    </message>
    <message>
        <source>%1 threatens checkmate.</source>
        <translation>%1 droht Matt.</translation>
    </message>
    <message>
        <source>%1 brings the king into safety.</source>
        <translation>%1 bringt den König in Sicherheit.</translation>
    </message>
    <message>
        <source>%1 makes a draw by stalemate.</source>
        <translation>%1 führt zum Remis durch Patt.</translation>
    </message>
    <message>
        <source>%1 gets the king out of check.</source>
        <translation>%1 bringt den König aus dem Schach.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 gibt Schach.</translation>
    </message>
    <message>
        <source>%1 brings the king towards the centre.</source>
        <translation>%1 bringt den König ins Zentrum.</translation>
    </message>
    <message>
        <source>%1 puts off the checkmate longest.</source>
        <translation>%1 zögert das Matt am längsten hinaus.</translation>
    </message>
    <message>
        <source>%1 takes space in the centre.</source>
        <translation>%1 nimmt Raum im Zentrum.</translation>
    </message>
    <message>
        <source>%1 advances a passed pawn.</source>
        <translation>%1 rückt einen Freibauern vor.</translation>
    </message>
    <message>
        <source>%1 puts the rook on an open file.</source>
        <translation>%1 stellt den Turm auf eine offene Linie.</translation>
    </message>
    <message>
        <source>%1 keeps a winning position.</source>
        <translation>%1 hält die Gewinnstellung.</translation>
    </message>
    <message>
        <source>%1 keeps the better position.</source>
        <translation>%1 hält die bessere Stellung.</translation>
    </message>
    <message>
        <source>%1 defends best.</source>
        <translation>%1 verteidigt am besten.</translation>
    </message>
    <message>
        <source>%1 keeps the balance.</source>
        <translation>%1 hält das Gleichgewicht.</translation>
    </message>
    <message>
        <source>%1 was the best move.</source>
        <translation>%1 war der beste Zug.</translation>
    </message>
    <message>
        <source>%1 was a good move.</source>
        <translation>%1 war ein guter Zug.</translation>
    </message>
    <message>
        <source>%1 was not the best: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 war nicht das Beste: %2</translation>
    </message>
    <message>
        <source>%1 was a mistake: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 war ein Fehler: %2</translation>
    </message>
    <message>
        <source>%1 was a blunder: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 war ein grober Fehler: %2</translation>
    </message>
    <message>
        <source>It</source>
        <comment>a move, as in: It wins the bishop.</comment>
        <translation>Das</translation>
    </message>
    <message>
        <source>the answer %1</source>
        <comment>a move, as in: the answer Bxd2 wins the queen</comment>
        <translation>die Antwort %1</translation>
    </message>
    <message>
        <source>%1 Better was %2.</source>
        <comment>a sentence, then a move</comment>
        <translation>%1 Besser war %2.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Play ag&amp;ain</source>
        <translation>Noch ein&amp;mal spielen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Load game…</source>
        <translation>Partie &amp;laden…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei &amp;öffnen…</translation>
    </message>
    <message>
        <source>Save to &amp;file…</source>
        <translation>In Datei s&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation>&amp;Hauptmenü</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>&amp;Claim a draw</source>
        <translation>Re&amp;mis beanspruchen</translation>
    </message>
    <message>
        <source>R&amp;esign…</source>
        <translation>&amp;Aufgeben…</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Let the computer mo&amp;ve</source>
        <translation>&amp;Computer ziehen lassen</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>&amp;Uhr anhalten</translation>
    </message>
    <message>
        <source>Fl&amp;ip the board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Anfangs&amp;stellung</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>&amp;Vorheriger Zug</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Ab &amp;hier spielen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>Zug &amp;eingeben</translation>
    </message>
    <message>
        <source>&amp;Copy position (FEN)</source>
        <translation>Stellung &amp;kopieren (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>Pa&amp;rtie kopieren (PGN)</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Stellung oder Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Sounds on or off</source>
        <translation>&amp;Töne ein oder aus</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>How to pla&amp;y</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>&amp;About Chessprog</source>
        <translation>Ü&amp;ber Chessprog</translation>
    </message>
    <message>
        <source>Play again, s&amp;wap colours</source>
        <translation>Noch einmal, &amp;Farben tauschen</translation>
    </message>
    <message>
        <source>Play again, &amp;draw colours by lot</source>
        <translation>Noch einmal, Farben &amp;auslosen</translation>
    </message>
    <message>
        <source>Close the re&amp;view</source>
        <translation>Analyse s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>Es gibt nichts einzufügen.</translation>
    </message>
    <message>
        <source>What you copied is neither a position (FEN) nor a game (PGN).</source>
        <translation>Was du kopiert hast, ist weder eine Stellung (FEN) noch eine Partie (PGN).</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K</source>
        <comment>the king in a move</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen in a move</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook in a move</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop in a move</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight in a move</comment>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>PieceSet</name>
    <message>
        <source>Bold</source>
        <translation>Kräftig</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>the pawn</source>
        <comment>object, as in: it wins the pawn</comment>
        <translation>den Bauern</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object, as in: it wins the knight</comment>
        <translation>den Springer</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object, as in: it wins the bishop</comment>
        <translation>den Läufer</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object, as in: it wins the rook</comment>
        <translation>den Turm</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object, as in: it wins the queen</comment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object, as in: it attacks the king</comment>
        <translation>den König</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object, as in: it wins a pawn</comment>
        <translation>einen Bauern</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object, as in: it wins a knight</comment>
        <translation>einen Springer</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object, as in: it wins a bishop</comment>
        <translation>einen Läufer</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object, as in: it wins a rook</comment>
        <translation>einen Turm</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>object, as in: it wins a queen</comment>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>object</comment>
        <translation>einen König</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorwärtsgehen</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Zum übergeordneten Ordner gehen</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Einen neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Als Liste anzeigen</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mit Einzelheiten anzeigen</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Soll „%1“ wirklich gelöscht werden?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Die Datei wurde nicht gefunden.
Bitte prüfe den Dateinamen.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>checkmate</source>
        <translation>matt</translation>
    </message>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>Weiß setzt in %n Zug matt</numerusform>
            <numerusform>Weiß setzt in %n Zügen matt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>Schwarz setzt in %n Zug matt</numerusform>
            <numerusform>Schwarz setzt in %n Zügen matt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game is too large to be saved.</source>
        <translation>Die Partie ist zu groß, um gespeichert zu werden.</translation>
    </message>
    <message>
        <source>The tag &lt;%1&gt; is missing.</source>
        <translation>Die Angabe &lt;%1&gt; fehlt.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; must be a number from %2 to %3, but is “%4”.</source>
        <translation>&lt;%1&gt; muss eine Zahl von %2 bis %3 sein, ist aber „%4“.</translation>
    </message>
    <message>
        <source>the outer tag is &lt;%1&gt; instead of &lt;game&gt;.</source>
        <translation>die äußere Angabe ist &lt;%1&gt; statt &lt;game&gt;.</translation>
    </message>
    <message>
        <source>the file is no complete XML: %1</source>
        <translation>die Datei ist kein vollständiges XML: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; comes twice.</source>
        <translation>die Angabe &lt;%1&gt; kommt zweimal vor.</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; does not belong in &lt;%2&gt;.</source>
        <translation>die Angabe &lt;%1&gt; gehört nicht in &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>row %1 of the board is missing.</source>
        <translation>Reihe %1 des Bretts fehlt.</translation>
    </message>
    <message>
        <source>row %1 must have 8 characters, but has %2.</source>
        <translation>Reihe %1 muss 8 Zeichen haben, hat aber %2.</translation>
    </message>
    <message>
        <source>“%1” in row %2 of the board is no piece.</source>
        <translation>„%1“ in Reihe %2 des Bretts ist keine Figur.</translation>
    </message>
    <message>
        <source>the file cannot be read on.</source>
        <translation>die Datei lässt sich nicht weiter lesen.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a PGN file.</source>
        <translation>„%1“ gehört nicht in eine PGN-Datei.</translation>
    </message>
    <message>
        <source>a quotation mark is missing.</source>
        <translation>ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>a comment has no end.</source>
        <translation>ein Kommentar hat kein Ende.</translation>
    </message>
    <message>
        <source>a variation has no end.</source>
        <translation>eine Variante hat kein Ende.</translation>
    </message>
    <message>
        <source>a tag is not written as [Name &quot;Value&quot;].</source>
        <translation>eine Angabe ist nicht als [Name &quot;Wert&quot;] geschrieben.</translation>
    </message>
    <message>
        <source>the game is too large to be read.</source>
        <translation>die Partie ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>“%1” passes, which is no move in chess.</source>
        <translation>„%1“ setzt aus, das ist im Schach kein Zug.</translation>
    </message>
    <message>
        <source>“%1” can be the move of more than one piece.</source>
        <translation>„%1“ kann der Zug mehrerer Figuren sein.</translation>
    </message>
    <message>
        <source>“%1” is not a possible move.</source>
        <translation>„%1“ ist kein möglicher Zug.</translation>
    </message>
    <message>
        <source>the start position “%1” is not possible.</source>
        <translation>die Anfangsstellung „%1“ ist nicht möglich.</translation>
    </message>
    <message>
        <source>The file holds no games.</source>
        <translation>Die Datei enthält keine Partien.</translation>
    </message>
    <message>
        <source>The file holds fewer games.</source>
        <translation>Die Datei enthält weniger Partien.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 KiB.</source>
        <translation>„%1“ ist größer als %2 KiB.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>„%1“ lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Another program is using the saved games.</source>
        <translation>Ein anderes Programm benutzt gerade die gespeicherten Partien.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Weiß hat keinen König.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Schwarz hat keinen König.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>Weiß hat mehr als einen König.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>Schwarz hat mehr als einen König.</translation>
    </message>
    <message>
        <source>White has more than 16 pieces.</source>
        <translation>Weiß hat mehr als 16 Figuren.</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces.</source>
        <translation>Schwarz hat mehr als 16 Figuren.</translation>
    </message>
    <message>
        <source>White has more than 8 pawns.</source>
        <translation>Weiß hat mehr als 8 Bauern.</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns.</source>
        <translation>Schwarz hat mehr als 8 Bauern.</translation>
    </message>
    <message>
        <source>White is in check although it is Black&apos;s turn.</source>
        <translation>Weiß steht im Schach, obwohl Schwarz am Zug ist.</translation>
    </message>
    <message>
        <source>Black is in check although it is White&apos;s turn.</source>
        <translation>Schwarz steht im Schach, obwohl Weiß am Zug ist.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its own first rank.</source>
        <translation>Der Bauer auf %1 steht auf seiner eigenen Grundreihe.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its last rank.</source>
        <translation>Der Bauer auf %1 steht auf seiner letzten Reihe.</translation>
    </message>
    <message>
        <source>Castling is allowed where king and rook are not at home.</source>
        <translation>Die Rochade ist erlaubt, wo König und Turm nicht auf ihrem Platz stehen.</translation>
    </message>
    <message>
        <source>No pawn can be captured en passant on %1.</source>
        <translation>Auf %1 kann kein Bauer en passant geschlagen werden.</translation>
    </message>
    <message>
        <source>The move counters are out of range.</source>
        <translation>Die Zugzähler liegen außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, but saved games are in UTF-8.</source>
        <translation>Die Datei ist in UTF-16 geschrieben, gespeicherte Partien sind aber in UTF-8.</translation>
    </message>
    <message>
        <source>The file holds zero bytes, so it is no text.</source>
        <translation>Die Datei enthält Nullbytes und ist daher kein Text.</translation>
    </message>
    <message>
        <source>The file holds text that is not UTF-8.</source>
        <translation>Die Datei enthält Text, der kein UTF-8 ist.</translation>
    </message>
    <message>
        <source>Line %1: the file declares a document type or entities, which saved games never do.</source>
        <translation>Zeile %1: Die Datei erklärt einen Dokumenttyp oder Entitäten, was gespeicherte Partien nie tun.</translation>
    </message>
    <message>
        <source>Line %1: a tag is far too long.</source>
        <translation>Zeile %1: Eine Angabe ist viel zu lang.</translation>
    </message>
    <message>
        <source>Line %1: the tags are nested too deeply.</source>
        <translation>Zeile %1: Die Angaben sind zu tief geschachtelt.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white pawn</source>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>Checkmate! You win.</source>
        <translation>Schachmatt! Du gewinnst.</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>%1 hat aufgegeben. Du gewinnst.</translation>
    </message>
    <message>
        <source>%1 ran out of time. You win.</source>
        <translation>%1 hat die Zeit überschritten. Du gewinnst.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <source>Checkmate! %1 wins.</source>
        <translation>Schachmatt! %1 gewinnt.</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>Du hast aufgegeben. %1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>%1 hat aufgegeben. %2 gewinnt.</translation>
    </message>
    <message>
        <source>You ran out of time. %1 wins.</source>
        <translation>Deine Zeit ist abgelaufen. %1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 ran out of time. %2 wins.</source>
        <translation>%1 hat die Zeit überschritten. %2 gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 promoted to %2.</source>
        <translation>%1 verwandelt den Bauern in %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>Draw by stalemate: there is no legal move.</source>
        <translation>Remis durch Patt: Es gibt keinen regelgerechten Zug.</translation>
    </message>
    <message>
        <source>Draw: neither side can ever checkmate.</source>
        <translation>Remis: Keine Seite kann mehr mattsetzen.</translation>
    </message>
    <message>
        <source>Draw: the same position came up five times.</source>
        <translation>Remis: Dieselbe Stellung kam fünfmal vor.</translation>
    </message>
    <message>
        <source>Draw: seventy-five moves without a capture or a pawn move.</source>
        <translation>Remis: fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug.</translation>
    </message>
    <message>
        <source>Draw claimed: the same position came up three times.</source>
        <translation>Remis beansprucht: Dieselbe Stellung kam dreimal vor.</translation>
    </message>
    <message>
        <source>Draw claimed: fifty moves without a capture or a pawn move.</source>
        <translation>Remis beansprucht: fünfzig Züge ohne Schlagen und ohne Bauernzug.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Remis durch Vereinbarung.</translation>
    </message>
    <message>
        <source>Draw: time ran out, but the other side could never checkmate.</source>
        <translation>Remis: Die Zeit ist um, aber die andere Seite könnte nie mattsetzen.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie endet remis.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and what stands on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Takes what it can, and sees no danger.</source>
        <translation>Nimmt, was er bekommt, und sieht keine Gefahr.</translation>
    </message>
    <message>
        <source>Looks at your answer, too. Good for learning.</source>
        <translation>Bedenkt auch deine Antwort. Gut zum Lernen.</translation>
    </message>
    <message>
        <source>Thinks three half-moves ahead and punishes slips.</source>
        <translation>Denkt drei Halbzüge voraus und bestraft Fehler.</translation>
    </message>
    <message>
        <source>Thinks four half-moves ahead. Rarely loses a piece.</source>
        <translation>Denkt vier Halbzüge voraus. Verliert selten eine Figur.</translation>
    </message>
    <message>
        <source>Plays like a master. Take your time.</source>
        <translation>Spielt wie ein Meister. Lass dir Zeit.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Auf diesem Feld steht keine Figur.</translation>
    </message>
    <message>
        <source>That is not your piece.</source>
        <translation>Das ist nicht deine Figur.</translation>
    </message>
    <message>
        <source>That piece can&apos;t go there.</source>
        <translation>Diese Figur kann nicht dorthin.</translation>
    </message>
    <message>
        <source>You can&apos;t move there: your king would be in check.</source>
        <translation>Das geht nicht: Dein König stünde im Schach.</translation>
    </message>
    <message>
        <source>You can&apos;t castle there now.</source>
        <translation>Du kannst dort jetzt nicht rochieren.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes, as in e8=Q.</source>
        <translation>Gib an, was aus dem Bauern wird, etwa e8=Q.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t become that here.</source>
        <translation>Das kann ein Bauer hier nicht werden.</translation>
    </message>
    <message>
        <source>Type a move, as in e2e4 or Nf3.</source>
        <translation>Gib einen Zug ein, etwa e2e4 oder Nf3.</translation>
    </message>
    <message>
        <source>That is not a move. Type it as in e2e4 or Nf3.</source>
        <translation>Das ist kein Zug. Schreib ihn etwa als e2e4 oder Nf3.</translation>
    </message>
    <message>
        <source>More than one piece can go there: say which, as in Nbd2.</source>
        <translation>Mehr als eine Figur kann dorthin: Sag welche, etwa Nbd2.</translation>
    </message>
    <message>
        <source>You are in check.</source>
        <translation>Du stehst im Schach.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <translation>%1 steht im Schach.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>Der Computer denkt nach.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>Matt in %n</numerusform>
            <numerusform>Matt in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>wird in %n Zug matt</numerusform>
            <numerusform>wird in %n Zügen matt</numerusform>
        </translation>
    </message>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>rochiert kurz</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>rochiert lang</translation>
    </message>
    <message>
        <source>%1 from %2 takes %3 on %4</source>
        <comment>a piece and where it captures</comment>
        <translation>%1 von %2 schlägt %3 auf %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a piece and where it goes</comment>
        <translation>%1 von %2 nach %3</translation>
    </message>
    <message>
        <source>%1, promoted to %2</source>
        <translation>%1, Umwandlung: %2</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>Willkommen zurück.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Willkommen zurück, %1.</translation>
    </message>
    <message>
        <source>Welcome back, %1 and %2.</source>
        <translation>Willkommen zurück, %1 und %2.</translation>
    </message>
</context>
<context>
    <name>chess::BoardReader</name>
    <message>
        <source>, </source>
        <comment>between listed squares</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>none</source>
        <comment>no pieces</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares with pieces</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>Reihe %1: %2.</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>Linie %1: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <comment>a kind of piece, then each side and where its pieces stand</comment>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1 to move. %2: %3. %4: %5.</source>
        <comment>a side, then each side and its pieces</comment>
        <translation>%1 am Zug. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1. Attacked by %2: %3. By %4: %5.</source>
        <comment>a square, then each side and its pieces</comment>
        <translation>%1. Angegriffen von %2: %3. Von %4: %5.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Es wurde noch nicht gezogen.</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <comment>number, side, and the move told in words</comment>
        <translation>Zug %1, %2: %3.</translation>
    </message>
    <message>
        <source>%1 Check.</source>
        <comment>a move was told</comment>
        <translation>%1 Schach.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Diese Partie hat keine Uhr.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <comment>each player and the time that is left</comment>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>castling to %1</source>
        <comment>of the king</comment>
        <translation>Rochade nach %1</translation>
    </message>
    <message>
        <source>captures on %1</source>
        <comment>of a piece</comment>
        <translation>schlägt auf %1</translation>
    </message>
    <message>
        <source>%1, selected. It cannot move.</source>
        <translation>%1, ausgewählt. Kann nicht ziehen.</translation>
    </message>
    <message>
        <source>%1, selected. It can go to: %2.</source>
        <translation>%1, ausgewählt. Kann ziehen nach: %2.</translation>
    </message>
    <message>
        <source>Start of the game.</source>
        <translation>Beginn der Partie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and the move told in words</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>a move told in words</comment>
        <translation>Zurückgenommen: %1.</translation>
    </message>
</context>
<context>
    <name>chess::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>Schachbrett</translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message>
        <source>Nothing captured</source>
        <translation>Nichts geschlagen</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Geschlagen: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between listed pieces</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. Vorsprung: %n Punkt</numerusform>
            <numerusform>%1. Vorsprung: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s a move</source>
        <translation>%1 Min. + %2 s pro Zug</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Zeit</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes on the clock</comment>
        <translation> Min.</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minuten für jede Seite</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds a move</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds added with each move</source>
        <translation>Sekunden mehr mit jedem Zug</translation>
    </message>
</context>
<context>
    <name>chess::CoachLegend</name>
    <message>
        <source>can go here</source>
        <comment>a piece, explaining a mark</comment>
        <translation>kann hierher</translation>
    </message>
    <message>
        <source>can capture</source>
        <comment>a piece, explaining a mark</comment>
        <translation>kann schlagen</translation>
    </message>
    <message>
        <source>could be captured</source>
        <comment>a piece, explaining a mark</comment>
        <translation>wäre bedroht</translation>
    </message>
    <message>
        <source>can castle</source>
        <comment>a piece, explaining a mark</comment>
        <translation>kann rochieren</translation>
    </message>
    <message>
        <source>Click a piece with the right button to see where it can go.</source>
        <translation>Klicke mit der rechten Taste auf eine Figur, um zu sehen, wohin sie kann.</translation>
    </message>
</context>
<context>
    <name>chess::Consent</name>
    <message>
        <source>%1 would like to take the last move back. %2, do you agree?</source>
        <translation>%1 möchte den letzten Zug zurücknehmen. %2, bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1 would like to play the move again. %2, do you agree?</source>
        <translation>%1 möchte den Zug wiederholen. %2, bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>%1 bietet Remis an. %2, bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1 would like to load another game. %2, do you agree?</source>
        <translation>%1 möchte eine andere Partie laden. %2, bist du einverstanden?</translation>
    </message>
    <message>
        <source>%1 would like to begin again. %2, do you agree?</source>
        <translation>%1 möchte neu anfangen. %2, bist du einverstanden?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Einverstanden</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <translation>%1 lehnt ab.</translation>
    </message>
    <message>
        <source>%1 would like to play on from this position. %2, do you agree?</source>
        <translation>%1 möchte von dieser Stellung aus weiterspielen. %2, bist du einverstanden?</translation>
    </message>
</context>
<context>
    <name>chess::EvaluationGraph</name>
    <message>
        <source>Start of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its evaluation</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a move, its evaluation, and what kind of mistake it was</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Course of the game, %1</source>
        <translation>Verlauf der Partie, %1</translation>
    </message>
    <message>
        <source>Looking at the game… %1 %</source>
        <comment>progress in per cent</comment>
        <translation>Partie wird angesehen… %1 %</translation>
    </message>
</context>
<context>
    <name>chess::GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>Die Partie konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Save game to a file</source>
        <translation>Partie in Datei speichern</translation>
    </message>
    <message>
        <source>Saved games (*.xml)</source>
        <translation>Gespeicherte Partien (*.xml)</translation>
    </message>
    <message>
        <source>Games in PGN (*.pgn)</source>
        <translation>Partien in PGN (*.pgn)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games (*.xml *.pgn)</source>
        <translation>Partien (*.xml *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>Die Partie konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The moves of this game were dropped</source>
        <translation>Die Züge dieser Partie wurden weggelassen</translation>
    </message>
    <message>
        <source>What the file tells about earlier moves does not lead to its board. The board is as saved; undo begins here.</source>
        <translation>Was die Datei über frühere Züge sagt, führt nicht zu ihrem Brett. Das Brett ist wie gespeichert; zurücknehmen kannst du von hier an.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Partie speichern?</translation>
    </message>
    <message>
        <source>Would you like to save this game first?</source>
        <translation>Möchtest du diese Partie vorher speichern?</translation>
    </message>
    <message>
        <source>The game cannot be kept safe</source>
        <translation>Die Partie kann nicht gesichert werden</translation>
    </message>
    <message>
        <source>If the program ends unexpectedly, this game is lost. %1</source>
        <translation>Wenn das Programm unerwartet endet, ist diese Partie verloren. %1</translation>
    </message>
    <message>
        <source>Would you like to save the unfinished game first?</source>
        <translation>Möchtest du die unfertige Partie vorher speichern?</translation>
    </message>
</context>
<context>
    <name>chess::GamePage</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game, or play on from here.</source>
        <translation>Das ist eine frühere Stellung. Geh zurück zur Partie oder spiel von hier weiter.</translation>
    </message>
    <message>
        <source>Coaching marks are for games at the two easiest levels. Preferences can allow them everywhere.</source>
        <translation>Die Hilfszeichen gibt es auf den zwei leichtesten Stufen. In den Einstellungen kannst du sie überall zulassen.</translation>
    </message>
    <message>
        <source>The computer waits. Let it move, or take your move back.</source>
        <translation>Der Computer wartet. Lass ihn ziehen oder nimm deinen Zug zurück.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <translation>Tiefe %1: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an answer and its keys</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>chess::HintGuide</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht…</translation>
    </message>
    <message>
        <source>Try %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Sieh dir %1 auf %2 an.</translation>
    </message>
    <message>
        <source>Castle on the king&apos;s side.</source>
        <translation>Rochiere kurz.</translation>
    </message>
    <message>
        <source>Castle on the queen&apos;s side.</source>
        <translation>Rochiere lang.</translation>
    </message>
    <message>
        <source>Take %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Schlag %1 auf %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>a piece and a square</comment>
        <translation>Zieh %1 nach %2.</translation>
    </message>
</context>
<context>
    <name>chess::HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Attack the enemy king so that it cannot escape: that is checkmate, and you win. White begins; then the players take turns. Here the rook goes to the last rank, and the king is shut in by its own pawns.</source>
        <translation>Greif den gegnerischen König so an, dass er nicht entkommt: Das ist Schachmatt, und du gewinnst. Weiß beginnt, dann wird abwechselnd gezogen. Hier geht der Turm auf die letzte Reihe, und der König ist von den eigenen Bauern eingesperrt.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Der Bauer</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, two from its first square, and captures one square diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight.</source>
        <translation>Zieht ein Feld geradeaus, von seinem ersten Feld aus auch zwei, und schlägt ein Feld schräg nach vorn. Auf der letzten Reihe wird er Dame, Turm, Läufer oder Springer.</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Der Springer</translation>
    </message>
    <message>
        <source>Jumps two squares one way and one to the side, over whatever stands between.</source>
        <translation>Springt zwei Felder in eine Richtung und eines zur Seite, über alles hinweg, was dazwischen steht.</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Der Läufer</translation>
    </message>
    <message>
        <source>Goes diagonally, as far as the way is free. It stays on squares of one colour.</source>
        <translation>Zieht schräg, so weit der Weg frei ist. Er bleibt auf Feldern einer Farbe.</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>Goes straight along ranks and files, as far as the way is free.</source>
        <translation>Zieht gerade auf Reihen und Linien, so weit der Weg frei ist.</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>Die Dame</translation>
    </message>
    <message>
        <source>Goes like a rook or like a bishop. She is the strongest piece.</source>
        <translation>Zieht wie ein Turm oder wie ein Läufer. Sie ist die stärkste Figur.</translation>
    </message>
    <message>
        <source>The king and castling</source>
        <translation>Der König und die Rochade</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never into attack. If king and rook have not moved, nothing stands between them and the king is not in check and crosses no attacked square, the king goes two squares towards the rook, and the rook jumps over it.</source>
        <translation>Zieht ein Feld in jede Richtung, nie auf ein angegriffenes. Haben König und Turm noch nicht gezogen, steht nichts zwischen ihnen, ist der König nicht im Schach und überquert er kein angegriffenes Feld, so geht er zwei Felder auf den Turm zu, und der Turm springt über ihn.</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>A pawn that has just gone two squares past yours can be captured as if it had gone one, but only at once.</source>
        <translation>Ein Bauer, der eben mit zwei Feldern an deinem vorbeigezogen ist, kann geschlagen werden, als wäre er nur eines gezogen, aber nur sofort.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>The game is drawn when the player to move has no legal move but is not in check (stalemate), when nobody can ever checkmate, when both agree, or by claim after the same position three times or fifty moves without a capture or a pawn move.</source>
        <translation>Die Partie ist remis, wenn der Spieler am Zug keinen Zug hat und nicht im Schach steht (Patt), wenn niemand mehr mattsetzen kann, wenn beide es vereinbaren, oder auf Antrag nach dreimal derselben Stellung oder fünfzig Zügen ohne Schlagen und ohne Bauernzug.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>über das Brett gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>take the piece, then put it down</source>
        <translation>Figur nehmen, dann absetzen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>C or the menu key</source>
        <translation>C oder Menütaste</translation>
    </message>
    <message>
        <source>coaching marks: where the piece can go, and what awaits it</source>
        <translation>Hilfszeichen: wohin die Figur kann und was sie dort erwartet</translation>
    </message>
    <message>
        <source>type a move, as in e2e4 or Nf3</source>
        <translation>Zug eingeben, etwa e2e4 oder Nf3</translation>
    </message>
    <message>
        <source>U and R</source>
        <translation>U und R</translation>
    </message>
    <message>
        <source>undo and redo</source>
        <translation>zurücknehmen und wiederholen</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>ein Tipp</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>save</source>
        <translation>speichern</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>main menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Alt+Left and Alt+Right</source>
        <translation>Alt+Links und Alt+Rechts</translation>
    </message>
    <message>
        <source>look through the game</source>
        <translation>durch die Partie blättern</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>diese Hilfe</translation>
    </message>
    <message>
        <source>Rules of chess</source>
        <translation>Regeln des Schachspiels</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Tasten auf dem Brett</translation>
    </message>
    <message>
        <source>let the piece go; back to the board</source>
        <translation>Figur loslassen; zurück zum Brett</translation>
    </message>
    <message>
        <source>M and G</source>
        <translation>M und G</translation>
    </message>
    <message>
        <source>go to the moves, and to the graph of a review</source>
        <translation>zu den Zügen und zur Kurve einer Analyse gehen</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 bis 8</translation>
    </message>
    <message>
        <source>read a rank aloud, and in the message line</source>
        <translation>eine Reihe vorlesen, auch in der Meldung</translation>
    </message>
    <message>
        <source>Shift+A to Shift+H</source>
        <translation>Umschalt+A bis Umschalt+H</translation>
    </message>
    <message>
        <source>read a file</source>
        <translation>eine Linie vorlesen</translation>
    </message>
    <message>
        <source>P, N, B, T, Q, K</source>
        <translation>P, N, B, T, Q, K</translation>
    </message>
    <message>
        <source>read where all pawns, knights, bishops, rooks (T as in tower), queens or kings stand</source>
        <translation>vorlesen, wo alle Bauern, Springer, Läufer, Türme, Damen oder Könige stehen</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>read the whole board</source>
        <translation>das ganze Brett vorlesen</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>read what attacks the square</source>
        <translation>vorlesen, was das Feld angreift</translation>
    </message>
    <message>
        <source>L and W</source>
        <translation>L und W</translation>
    </message>
    <message>
        <source>read the last move, and the clocks</source>
        <translation>den letzten Zug und die Uhren vorlesen</translation>
    </message>
</context>
<context>
    <name>chess::LoadDialog</name>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Es gibt noch keine gespeicherten Partien.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>L&amp;öschen</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Partie laden</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>Gespeicherte Partien, neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Delete this save?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Delete this saved game for good?</source>
        <translation>Soll diese gespeicherte Partie endgültig gelöscht werden?</translation>
    </message>
    <message>
        <source>The save could not be deleted</source>
        <translation>Die Partie konnte nicht gelöscht werden</translation>
    </message>
</context>
<context>
    <name>chess::MainWindow</name>
    <message>
        <source>The game is saved.</source>
        <translation>Die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>The computer would rather play on.</source>
        <translation>Der Computer möchte lieber weiterspielen.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>Es wurde nichts eingefügt</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Ab hier weiterspielen?</translation>
    </message>
    <message>
        <source>Would you like to take the later moves back and play on from this position?</source>
        <translation>Möchtest du die späteren Züge zurücknehmen und von dieser Stellung aus weiterspielen?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Do you really want to give up this game?</source>
        <translation>Möchtest du diese Partie wirklich aufgeben?</translation>
    </message>
    <message>
        <source>About Chessprog</source>
        <translation>Über Chessprog</translation>
    </message>
    <message>
        <source>Chessprog %1</source>
        <translation>Chessprog %1</translation>
    </message>
    <message>
        <source>A calm chess game: play the computer or a friend. Free software under the MIT licence.</source>
        <translation>Ein ruhiges Schachspiel: spiel gegen den Computer oder mit Freunden. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Chessprog</source>
        <translation>Chessprog</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>%1, do you really want to give up this game?</source>
        <translation>%1, möchtest du diese Partie wirklich aufgeben?</translation>
    </message>
    <message>
        <source>The clocks are paused until the next move.</source>
        <translation>Die Uhren stehen bis zum nächsten Zug.</translation>
    </message>
    <message>
        <source>The clocks wait for the next move.</source>
        <translation>Die Uhren warten auf den nächsten Zug.</translation>
    </message>
</context>
<context>
    <name>chess::MoveListModel</name>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move and its judgement</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chess::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>chess::NewGameDialog</name>
    <message>
        <source>House rule: a pawn may stay a &amp;pawn</source>
        <translation>Hausregel: Ein Bauer darf Baue&amp;r bleiben</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>A pawn on the last rank need not be promoted: it then stands there until captured.</source>
        <translation>Ein Bauer auf der letzten Reihe muss nicht verwandelt werden: Er bleibt dort stehen, bis er geschlagen wird.</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>E&amp;in Spieler</translation>
    </message>
    <message>
        <source>&amp;Two players</source>
        <translation>Zwei S&amp;pieler</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Zwei Menschen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>&amp;Du spielst</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>&amp;Erster Spieler</translation>
    </message>
    <message>
        <source>Se&amp;cond player</source>
        <translation>Z&amp;weiter Spieler</translation>
    </message>
    <message>
        <source>&amp;White is</source>
        <translation>Weiß &amp;hat</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Der erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Der zweite</translation>
    </message>
</context>
<context>
    <name>chess::PgnDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Partie auswählen</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partien der Datei</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>chess::PgnListModel</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>chess::PlayerCard</name>
    <message>
        <source>%1, playing %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Uhr von %1: %2</translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Board &amp;colours</source>
        <translation>Brett&amp;farben</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>F&amp;iguren</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Bretts</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>Figuren &amp;gleiten</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>&amp;Koordinaten zeigen</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player on move (two players)</source>
        <translation>Brett zum Spieler am Zug &amp;drehen (zwei Spieler)</translation>
    </message>
    <message>
        <source>The computer &amp;replies</source>
        <translation>Der &amp;Computer antwortet</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Nach einem Moment</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Coaching &amp;marks in all games</source>
        <translation>&amp;Hilfszeichen in allen Partien</translation>
    </message>
    <message>
        <source>Play so&amp;unds</source>
        <translation>Töne &amp;abspielen</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>English letters: K Q R B N</source>
        <translation>Englisch: K Q R B N</translation>
    </message>
    <message>
        <source>Letters of your language</source>
        <comment>translate with the letters themselves</comment>
        <translation>Deutsch: K D T L S</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>Figurinen: ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>P&amp;ieces in moves</source>
        <translation>F&amp;iguren in Zügen</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n Millisekunde</numerusform>
            <numerusform>%n Millisekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Aus&amp;sehen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As&amp;k the other player before undo and redo</source>
        <translation>Vor dem Zurücknehmen den anderen Spieler fra&amp;gen</translation>
    </message>
</context>
<context>
    <name>chess::PromotionDialog</name>
    <message>
        <source>Promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>What does your pawn become?</source>
        <translation>Was wird aus deinem Bauern?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a piece and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chess::SaveListModel</name>
    <message>
        <source>This save is damaged</source>
        <translation>Diese Datei ist beschädigt</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>White and Black</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1, you play %2</source>
        <comment>level and colour</comment>
        <translation>%1, du spielst %2</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Move %1, %2 to move</source>
        <translation>Zug %1, %2 am Zug</translation>
    </message>
</context>
<context>
    <name>chess::StartPage</name>
    <message>
        <source>Chessprog</source>
        <translation>Chessprog</translation>
    </message>
    <message>
        <source>A calm game of chess.</source>
        <translation>Eine ruhige Partie Schach.</translation>
    </message>
    <message>
        <source>Your game: %1 against %2, move %3.</source>
        <translation>Deine Partie: %1 gegen %2, Zug %3.</translation>
    </message>
    <message>
        <source>On the board: the end of the Immortal Game, London 1851.</source>
        <translation>Auf dem Brett: das Ende der Unsterblichen Partie, London 1851.</translation>
    </message>
</context>
<context>
    <name>chess::TypedMoveField</name>
    <message>
        <source>Type a move: e2e4 or Nf3</source>
        <translation>Zug eingeben: e2e4 oder Nf3</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
</context>
</TS>
