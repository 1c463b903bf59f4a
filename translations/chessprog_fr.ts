<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionné</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>peut aller ici</translation>
    </message>
    <message>
        <source>can capture here</source>
        <translation>peut prendre ici</translation>
    </message>
    <message>
        <source>can move here, but could be captured</source>
        <translation>peut aller ici, mais pourrait être pris</translation>
    </message>
    <message>
        <source>can castle here</source>
        <translation>peut roquer ici</translation>
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
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Sauge</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Noyer</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 turns the pawn into %2.</source>
        <translation>%1 transforme le pion en %2.</translation>
    </message>
    <message>
        <source>%1 lets a pawn become %2.</source>
        <translation>%1 permet à un pion de devenir %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 on %3.</source>
        <translation>%1 gagne %2 en %3.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 gagne %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 for %3.</source>
        <translation>%1 gagne %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 wins more than it costs.</source>
        <translation>%1 gagne plus que cela ne coûte.</translation>
    </message>
    <message>
        <source>%1 wins back what was taken.</source>
        <translation>%1 regagne ce qui a été pris.</translation>
    </message>
    <message>
        <source>%1 takes back on %2.</source>
        <translation>%1 reprend en %2.</translation>
    </message>
    <message>
        <source>%1 brings %2 to safety.</source>
        <translation>%1 met %2 en sécurité.</translation>
    </message>
    <message>
        <source>%1 protects %2 on %3.</source>
        <translation>%1 protège %2 en %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3.</source>
        <translation>%1 attaque %2 en %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3 at once.</source>
        <translation>%1 attaque %2 et %3 à la fois.</translation>
    </message>
    <message>
        <source>%1 attacks two pieces at once.</source>
        <translation>%1 attaque deux pièces à la fois.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 makes an even trade.</source>
        <translation>%1 fait un échange égal.</translation>
    </message>
    <message>
        <source>%1 brings %2 into play.</source>
        <translation>%1 met %2 en jeu.</translation>
    </message>
    <message>
        <source>%1 is checkmate.</source>
        <translation>%1 fait échec et mat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 force le mat en %n coup.</numerusform>
            <numerusform>%1 force le mat en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stops the threatened checkmate.</source>
        <translation>%1 pare la menace de mat.</translation>
    </message>
    <message>
        <source>%1 stops the checkmate on %2.</source>
        <translation>%1 empêche le mat en %2.</translation>
    </message>
    <message>
        <source>%1 threatens checkmate.</source>
        <translation>%1 menace mat.</translation>
    </message>
    <message>
        <source>%1 brings the king into safety.</source>
        <translation>%1 met le roi à l’abri.</translation>
    </message>
    <message>
        <source>%1 makes a draw by stalemate.</source>
        <translation>%1 fait partie nulle par pat.</translation>
    </message>
    <message>
        <source>%1 gets the king out of check.</source>
        <translation>%1 sort le roi de l’échec.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 donne échec.</translation>
    </message>
    <message>
        <source>%1 brings the king towards the centre.</source>
        <translation>%1 amène le roi vers le centre.</translation>
    </message>
    <message>
        <source>%1 puts off the checkmate longest.</source>
        <translation>%1 retarde le mat le plus longtemps.</translation>
    </message>
    <message>
        <source>%1 takes space in the centre.</source>
        <translation>%1 prend de l’espace au centre.</translation>
    </message>
    <message>
        <source>%1 advances a passed pawn.</source>
        <translation>%1 avance un pion passé.</translation>
    </message>
    <message>
        <source>%1 puts the rook on an open file.</source>
        <translation>%1 place la tour sur une colonne ouverte.</translation>
    </message>
    <message>
        <source>%1 keeps a winning position.</source>
        <translation>%1 garde une position gagnante.</translation>
    </message>
    <message>
        <source>%1 keeps the better position.</source>
        <translation>%1 garde la meilleure position.</translation>
    </message>
    <message>
        <source>%1 defends best.</source>
        <translation>%1 défend au mieux.</translation>
    </message>
    <message>
        <source>%1 keeps the balance.</source>
        <translation>%1 maintient l’équilibre.</translation>
    </message>
    <message>
        <source>%1 was the best move.</source>
        <translation>%1 était le meilleur coup.</translation>
    </message>
    <message>
        <source>%1 was a good move.</source>
        <translation>%1 était un bon coup.</translation>
    </message>
    <message>
        <source>%1 was not the best: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 n’était pas le meilleur : %2</translation>
    </message>
    <message>
        <source>%1 was a mistake: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 était une erreur : %2</translation>
    </message>
    <message>
        <source>%1 was a blunder: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 était une gaffe : %2</translation>
    </message>
    <message>
        <source>It</source>
        <comment>a move, as in: It wins the bishop.</comment>
        <translation>Ce coup</translation>
    </message>
    <message>
        <source>the answer %1</source>
        <comment>a move, as in: the answer Bxd2 wins the queen</comment>
        <translation>la réponse %1</translation>
    </message>
    <message>
        <source>%1 Better was %2.</source>
        <comment>a sentence, then a move</comment>
        <translation>%1 Mieux valait %2.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>Con&amp;tinuer</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play ag&amp;ain</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Load game…</source>
        <translation>&amp;Charger une partie…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Save to &amp;file…</source>
        <translation>Enregistrer dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation>&amp;Menu principal</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Proposer la &amp;nulle</translation>
    </message>
    <message>
        <source>&amp;Claim a draw</source>
        <translation>Ré&amp;clamer la nulle</translation>
    </message>
    <message>
        <source>R&amp;esign…</source>
        <translation>Aban&amp;donner…</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Let the computer mo&amp;ve</source>
        <translation>&amp;Faire jouer l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>Mettre la &amp;pendule en pause</translation>
    </message>
    <message>
        <source>Fl&amp;ip the board</source>
        <translation>&amp;Tourner l’échiquier</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Coup pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Coup &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Revenir à la partie</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>&amp;Saisir un coup</translation>
    </message>
    <message>
        <source>&amp;Copy position (FEN)</source>
        <translation>Copier la &amp;position (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>Cop&amp;ier la partie (PGN)</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Co&amp;ller une position ou une partie</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <source>&amp;Sounds on or off</source>
        <translation>Acti&amp;ver ou couper les sons</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>P&amp;références…</translation>
    </message>
    <message>
        <source>How to pla&amp;y</source>
        <translation>Comment &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;About Chessprog</source>
        <translation>À &amp;propos de Chessprog</translation>
    </message>
    <message>
        <source>Play again, s&amp;wap colours</source>
        <translation>Rejouer, échanger les co&amp;uleurs</translation>
    </message>
    <message>
        <source>Play again, &amp;draw colours by lot</source>
        <translation>Rejouer, &amp;tirer les couleurs au sort</translation>
    </message>
    <message>
        <source>Close the re&amp;view</source>
        <translation>&amp;Fermer l’analyse</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>Il n’y a rien à coller.</translation>
    </message>
    <message>
        <source>What you copied is neither a position (FEN) nor a game (PGN).</source>
        <translation>Ce que vous avez copié n’est ni une position (FEN) ni une partie (PGN).</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K</source>
        <comment>the king in a move</comment>
        <translation>R</translation>
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
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight in a move</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>PieceSet</name>
    <message>
        <source>Bold</source>
        <translation>Épuré</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>the pawn</source>
        <comment>object, as in: it wins the pawn</comment>
        <translation>le pion</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object, as in: it wins the knight</comment>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object, as in: it wins the bishop</comment>
        <translation>le fou</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object, as in: it wins the rook</comment>
        <translation>la tour</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object, as in: it wins the queen</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object, as in: it attacks the king</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object, as in: it wins a pawn</comment>
        <translation>un pion</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object, as in: it wins a knight</comment>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object, as in: it wins a bishop</comment>
        <translation>un fou</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object, as in: it wins a rook</comment>
        <translation>une tour</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>object, as in: it wins a queen</comment>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>object</comment>
        <translation>un roi</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Chercher dans :</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Aller en avant</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Aller au dossier parent</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Créer un nouveau dossier</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Afficher en liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fichiers de type :</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier :</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Afficher les fichiers &amp;cachés</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouveau dossier</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Emplacements récents</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer ?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Voulez-vous vraiment supprimer « %1 » ?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fichier introuvable.
Vérifiez le nom du fichier.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modifié le</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>checkmate</source>
        <translation>échec et mat</translation>
    </message>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>Les blancs matent en %n coup</numerusform>
            <numerusform>Les blancs matent en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>Les noirs matent en %n coup</numerusform>
            <numerusform>Les noirs matent en %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game is too large to be saved.</source>
        <translation>La partie est trop grande pour être enregistrée.</translation>
    </message>
    <message>
        <source>The tag &lt;%1&gt; is missing.</source>
        <translation>La balise &lt;%1&gt; manque.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; must be a number from %2 to %3, but is “%4”.</source>
        <translation>&lt;%1&gt; doit être un nombre de %2 à %3, mais vaut « %4 ».</translation>
    </message>
    <message>
        <source>the outer tag is &lt;%1&gt; instead of &lt;game&gt;.</source>
        <translation>la balise extérieure est &lt;%1&gt; au lieu de &lt;game&gt;.</translation>
    </message>
    <message>
        <source>the file is no complete XML: %1</source>
        <translation>le fichier n’est pas un XML complet : %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; comes twice.</source>
        <translation>la balise &lt;%1&gt; apparaît deux fois.</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; does not belong in &lt;%2&gt;.</source>
        <translation>la balise &lt;%1&gt; n’a pas sa place dans &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>row %1 of the board is missing.</source>
        <translation>la rangée %1 de l’échiquier manque.</translation>
    </message>
    <message>
        <source>row %1 must have 8 characters, but has %2.</source>
        <translation>la rangée %1 doit avoir 8 caractères, mais en a %2.</translation>
    </message>
    <message>
        <source>“%1” in row %2 of the board is no piece.</source>
        <translation>« %1 » dans la rangée %2 de l’échiquier n’est pas une pièce.</translation>
    </message>
    <message>
        <source>the file cannot be read on.</source>
        <translation>la suite du fichier est illisible.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a PGN file.</source>
        <translation>« %1 » n’a pas sa place dans un fichier PGN.</translation>
    </message>
    <message>
        <source>a quotation mark is missing.</source>
        <translation>il manque un guillemet.</translation>
    </message>
    <message>
        <source>a comment has no end.</source>
        <translation>un commentaire n’a pas de fin.</translation>
    </message>
    <message>
        <source>a variation has no end.</source>
        <translation>une variante n’a pas de fin.</translation>
    </message>
    <message>
        <source>a tag is not written as [Name &quot;Value&quot;].</source>
        <translation>une balise n’est pas écrite [Nom &quot;Valeur&quot;].</translation>
    </message>
    <message>
        <source>the game is too large to be read.</source>
        <translation>la partie est trop grande pour être lue.</translation>
    </message>
    <message>
        <source>“%1” passes, which is no move in chess.</source>
        <translation>« %1 » passe son tour, ce qui n’existe pas aux échecs.</translation>
    </message>
    <message>
        <source>“%1” can be the move of more than one piece.</source>
        <translation>« %1 » peut être le coup de plusieurs pièces.</translation>
    </message>
    <message>
        <source>“%1” is not a possible move.</source>
        <translation>« %1 » n’est pas un coup possible.</translation>
    </message>
    <message>
        <source>the start position “%1” is not possible.</source>
        <translation>la position de départ « %1 » n’est pas possible.</translation>
    </message>
    <message>
        <source>The file holds no games.</source>
        <translation>Le fichier ne contient aucune partie.</translation>
    </message>
    <message>
        <source>The file holds fewer games.</source>
        <translation>Le fichier contient moins de parties.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>« %1 » n’est pas un fichier.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 KiB.</source>
        <translation>« %1 » dépasse %2 Kio.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>Impossible d’ouvrir « %1 » : %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>Impossible d’écrire « %1 » : %2.</translation>
    </message>
    <message>
        <source>Another program is using the saved games.</source>
        <translation>Un autre programme utilise les parties enregistrées.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Les blancs n’ont pas de roi.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Les noirs n’ont pas de roi.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>Les blancs ont plus d’un roi.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>Les noirs ont plus d’un roi.</translation>
    </message>
    <message>
        <source>White has more than 16 pieces.</source>
        <translation>Les blancs ont plus de 16 pièces.</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces.</source>
        <translation>Les noirs ont plus de 16 pièces.</translation>
    </message>
    <message>
        <source>White has more than 8 pawns.</source>
        <translation>Les blancs ont plus de 8 pions.</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns.</source>
        <translation>Les noirs ont plus de 8 pions.</translation>
    </message>
    <message>
        <source>White is in check although it is Black&apos;s turn.</source>
        <translation>Les blancs sont en échec alors que c’est aux noirs de jouer.</translation>
    </message>
    <message>
        <source>Black is in check although it is White&apos;s turn.</source>
        <translation>Les noirs sont en échec alors que c’est aux blancs de jouer.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its own first rank.</source>
        <translation>Le pion en %1 se trouve sur sa propre première rangée.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its last rank.</source>
        <translation>Le pion en %1 se trouve sur sa dernière rangée.</translation>
    </message>
    <message>
        <source>Castling is allowed where king and rook are not at home.</source>
        <translation>Le roque est permis alors que roi et tour ne sont pas à leur place.</translation>
    </message>
    <message>
        <source>No pawn can be captured en passant on %1.</source>
        <translation>Aucun pion ne peut être pris en passant en %1.</translation>
    </message>
    <message>
        <source>The move counters are out of range.</source>
        <translation>Les compteurs de coups sont hors limites.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, but saved games are in UTF-8.</source>
        <translation>Le fichier est en UTF-16, alors que les parties enregistrées sont en UTF-8.</translation>
    </message>
    <message>
        <source>The file holds zero bytes, so it is no text.</source>
        <translation>Le fichier contient des octets nuls : ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>The file holds text that is not UTF-8.</source>
        <translation>Le fichier contient du texte qui n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the file declares a document type or entities, which saved games never do.</source>
        <translation>Ligne %1 : le fichier déclare un type de document ou des entités, ce que les parties enregistrées ne font jamais.</translation>
    </message>
    <message>
        <source>Line %1: a tag is far too long.</source>
        <translation>Ligne %1 : une balise est bien trop longue.</translation>
    </message>
    <message>
        <source>Line %1: the tags are nested too deeply.</source>
        <translation>Ligne %1 : les balises sont trop imbriquées.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white pawn</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>Checkmate! You win.</source>
        <translation>Échec et mat ! Vous gagnez.</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>%1 abandonne. Vous gagnez.</translation>
    </message>
    <message>
        <source>%1 ran out of time. You win.</source>
        <translation>%1 a dépassé le temps. Vous gagnez.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Vous gagnez.</translation>
    </message>
    <message>
        <source>Checkmate! %1 wins.</source>
        <translation>Échec et mat ! %1 gagne.</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>Vous abandonnez. %1 gagne.</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>%1 abandonne. %2 gagne.</translation>
    </message>
    <message>
        <source>You ran out of time. %1 wins.</source>
        <translation>Votre temps est écoulé. %1 gagne.</translation>
    </message>
    <message>
        <source>%1 ran out of time. %2 wins.</source>
        <translation>%1 a dépassé le temps. %2 gagne.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1 promoted to %2.</source>
        <translation>%1 transforme le pion en %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>Draw by stalemate: there is no legal move.</source>
        <translation>Nulle par pat : il n’y a aucun coup légal.</translation>
    </message>
    <message>
        <source>Draw: neither side can ever checkmate.</source>
        <translation>Nulle : aucun camp ne peut plus mater.</translation>
    </message>
    <message>
        <source>Draw: the same position came up five times.</source>
        <translation>Nulle : la même position est apparue cinq fois.</translation>
    </message>
    <message>
        <source>Draw: seventy-five moves without a capture or a pawn move.</source>
        <translation>Nulle : soixante-quinze coups sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>Draw claimed: the same position came up three times.</source>
        <translation>Nulle réclamée : la même position est apparue trois fois.</translation>
    </message>
    <message>
        <source>Draw claimed: fifty moves without a capture or a pawn move.</source>
        <translation>Nulle réclamée : cinquante coups sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Nulle par accord mutuel.</translation>
    </message>
    <message>
        <source>Draw: time ran out, but the other side could never checkmate.</source>
        <translation>Nulle : temps écoulé, mais l’autre camp ne pouvait jamais mater.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and what stands on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Takes what it can, and sees no danger.</source>
        <translation>Prend ce qu’il peut et ne voit aucun danger.</translation>
    </message>
    <message>
        <source>Looks at your answer, too. Good for learning.</source>
        <translation>Regarde aussi votre réponse. Bien pour apprendre.</translation>
    </message>
    <message>
        <source>Thinks three half-moves ahead and punishes slips.</source>
        <translation>Prévoit trois demi-coups et punit les fautes.</translation>
    </message>
    <message>
        <source>Thinks four half-moves ahead. Rarely loses a piece.</source>
        <translation>Prévoit quatre demi-coups. Perd rarement une pièce.</translation>
    </message>
    <message>
        <source>Plays like a master. Take your time.</source>
        <translation>Joue comme un maître. Prenez votre temps.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>Il n’y a pas de pièce sur cette case.</translation>
    </message>
    <message>
        <source>That is not your piece.</source>
        <translation>Cette pièce n’est pas à vous.</translation>
    </message>
    <message>
        <source>That piece can&apos;t go there.</source>
        <translation>Cette pièce ne peut pas aller là.</translation>
    </message>
    <message>
        <source>You can&apos;t move there: your king would be in check.</source>
        <translation>Impossible : votre roi serait en échec.</translation>
    </message>
    <message>
        <source>You can&apos;t castle there now.</source>
        <translation>Vous ne pouvez pas roquer là maintenant.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes, as in e8=Q.</source>
        <translation>Dites ce que devient le pion, par exemple e8=Q.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t become that here.</source>
        <translation>Un pion ne peut pas devenir cela ici.</translation>
    </message>
    <message>
        <source>Type a move, as in e2e4 or Nf3.</source>
        <translation>Saisissez un coup, par exemple e2e4 ou Nf3.</translation>
    </message>
    <message>
        <source>That is not a move. Type it as in e2e4 or Nf3.</source>
        <translation>Ce n’est pas un coup. Écrivez-le par exemple e2e4 ou Nf3.</translation>
    </message>
    <message>
        <source>More than one piece can go there: say which, as in Nbd2.</source>
        <translation>Plusieurs pièces peuvent y aller : dites laquelle, par exemple Nbd2.</translation>
    </message>
    <message>
        <source>You are in check.</source>
        <translation>Vous êtes en échec.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <translation>%1 est en échec.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>L’ordinateur réfléchit.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Le trait est à %1.</translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>mat en %n</numerusform>
            <numerusform>mat en %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>maté en %n</numerusform>
            <numerusform>maté en %n</numerusform>
        </translation>
    </message>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>petit roque</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>grand roque</translation>
    </message>
    <message>
        <source>%1 from %2 takes %3 on %4</source>
        <comment>a piece and where it captures</comment>
        <translation>%1 de %2 prend %3 en %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a piece and where it goes</comment>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1, promoted to %2</source>
        <translation>%1, promotion : %2</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>Bon retour.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Bon retour, %1.</translation>
    </message>
    <message>
        <source>Welcome back, %1 and %2.</source>
        <translation>Bon retour, %1 et %2.</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Fous</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares with pieces</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>Rangée %1 : %2.</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>Colonne %1 : %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <comment>a kind of piece, then each side and where its pieces stand</comment>
        <translation>%1. %2 : %3. %4 : %5.</translation>
    </message>
    <message>
        <source>%1 to move. %2: %3. %4: %5.</source>
        <comment>a side, then each side and its pieces</comment>
        <translation>Trait aux %1. %2 : %3. %4 : %5.</translation>
    </message>
    <message>
        <source>%1. Attacked by %2: %3. By %4: %5.</source>
        <comment>a square, then each side and its pieces</comment>
        <translation>%1. Attaquée par les %2 : %3. Par les %4 : %5.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <comment>number, side, and the move told in words</comment>
        <translation>Coup %1, %2 : %3.</translation>
    </message>
    <message>
        <source>%1 Check.</source>
        <comment>a move was told</comment>
        <translation>%1 Échec.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Cette partie est sans pendule.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <comment>each player and the time that is left</comment>
        <translation>%1 : %2. %3 : %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>castling to %1</source>
        <comment>of the king</comment>
        <translation>roque vers %1</translation>
    </message>
    <message>
        <source>captures on %1</source>
        <comment>of a piece</comment>
        <translation>prend en %1</translation>
    </message>
    <message>
        <source>%1, selected. It cannot move.</source>
        <translation>%1, sélection. Ne peut pas bouger.</translation>
    </message>
    <message>
        <source>%1, selected. It can go to: %2.</source>
        <translation>%1, sélection. Peut aller en : %2.</translation>
    </message>
    <message>
        <source>Start of the game.</source>
        <translation>Début de la partie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and the move told in words</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>a move told in words</comment>
        <translation>Coup repris : %1.</translation>
    </message>
</context>
<context>
    <name>chess::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>Échiquier</translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message>
        <source>Nothing captured</source>
        <translation>Rien de pris</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Pris : %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between listed pieces</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. Avance de %n point</numerusform>
            <numerusform>%1. Avance de %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s a move</source>
        <translation>%1 min + %2 s par coup</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Autre cadence</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes on the clock</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutes pour chaque joueur</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds a move</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds added with each move</source>
        <translation>Secondes ajoutées à chaque coup</translation>
    </message>
</context>
<context>
    <name>chess::CoachLegend</name>
    <message>
        <source>can go here</source>
        <comment>a piece, explaining a mark</comment>
        <translation>peut y aller</translation>
    </message>
    <message>
        <source>can capture</source>
        <comment>a piece, explaining a mark</comment>
        <translation>peut prendre</translation>
    </message>
    <message>
        <source>could be captured</source>
        <comment>a piece, explaining a mark</comment>
        <translation>serait en prise</translation>
    </message>
    <message>
        <source>can castle</source>
        <comment>a piece, explaining a mark</comment>
        <translation>peut roquer</translation>
    </message>
    <message>
        <source>Click a piece with the right button to see where it can go.</source>
        <translation>Cliquez sur une pièce avec le bouton droit pour voir où elle peut aller.</translation>
    </message>
</context>
<context>
    <name>chess::Consent</name>
    <message>
        <source>%1 would like to take the last move back. %2, do you agree?</source>
        <translation>%1 voudrait reprendre le dernier coup. %2, d’accord ?</translation>
    </message>
    <message>
        <source>%1 would like to play the move again. %2, do you agree?</source>
        <translation>%1 voudrait rejouer le coup. %2, d’accord ?</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>%1 propose la nulle. %2, d’accord ?</translation>
    </message>
    <message>
        <source>%1 would like to load another game. %2, do you agree?</source>
        <translation>%1 voudrait charger une autre partie. %2, d’accord ?</translation>
    </message>
    <message>
        <source>%1 would like to begin again. %2, do you agree?</source>
        <translation>%1 voudrait recommencer. %2, d’accord ?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>D’&amp;accord</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Refuser</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <translation>%1 refuse.</translation>
    </message>
    <message>
        <source>%1 would like to play on from this position. %2, do you agree?</source>
        <translation>%1 voudrait jouer à partir de cette position. %2, d’accord ?</translation>
    </message>
</context>
<context>
    <name>chess::EvaluationGraph</name>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its evaluation</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a move, its evaluation, and what kind of mistake it was</comment>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>Course of the game, %1</source>
        <translation>Déroulement de la partie, %1</translation>
    </message>
    <message>
        <source>Looking at the game… %1 %</source>
        <comment>progress in per cent</comment>
        <translation>Analyse de la partie… %1 %</translation>
    </message>
</context>
<context>
    <name>chess::GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Save game to a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Saved games (*.xml)</source>
        <translation>Parties enregistrées (*.xml)</translation>
    </message>
    <message>
        <source>Games in PGN (*.pgn)</source>
        <translation>Parties en PGN (*.pgn)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.xml *.pgn)</source>
        <translation>Parties (*.xml *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>La partie n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>The moves of this game were dropped</source>
        <translation>Les coups de cette partie ont été laissés de côté</translation>
    </message>
    <message>
        <source>What the file tells about earlier moves does not lead to its board. The board is as saved; undo begins here.</source>
        <translation>Les coups que donne le fichier ne mènent pas à son échiquier. L’échiquier est tel qu’enregistré ; on ne peut annuler qu’à partir d’ici.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie ?</translation>
    </message>
    <message>
        <source>Would you like to save this game first?</source>
        <translation>Voulez-vous d’abord enregistrer cette partie ?</translation>
    </message>
    <message>
        <source>The game cannot be kept safe</source>
        <translation>La partie ne peut pas être mise en sûreté</translation>
    </message>
    <message>
        <source>If the program ends unexpectedly, this game is lost. %1</source>
        <translation>Si le programme s’arrête soudain, cette partie est perdue. %1</translation>
    </message>
    <message>
        <source>Would you like to save the unfinished game first?</source>
        <translation>Voulez-vous d’abord enregistrer la partie inachevée ?</translation>
    </message>
</context>
<context>
    <name>chess::GamePage</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore à vous.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game, or play on from here.</source>
        <translation>C’est une position antérieure. Revenez à la partie ou jouez à partir d’ici.</translation>
    </message>
    <message>
        <source>Coaching marks are for games at the two easiest levels. Preferences can allow them everywhere.</source>
        <translation>Les repères sont réservés aux deux niveaux les plus faciles. Les préférences peuvent les permettre partout.</translation>
    </message>
    <message>
        <source>The computer waits. Let it move, or take your move back.</source>
        <translation>L’ordinateur attend. Faites-le jouer ou reprenez votre coup.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <translation>Profondeur %1 : %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an answer and its keys</comment>
        <translation>%1 : %2.</translation>
    </message>
</context>
<context>
    <name>chess::HintGuide</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Try %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Pensez à jouer %1 en %2.</translation>
    </message>
    <message>
        <source>Castle on the king&apos;s side.</source>
        <translation>Faites le petit roque.</translation>
    </message>
    <message>
        <source>Castle on the queen&apos;s side.</source>
        <translation>Faites le grand roque.</translation>
    </message>
    <message>
        <source>Take %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Prenez %1 en %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>a piece and a square</comment>
        <translation>Jouez %1 en %2.</translation>
    </message>
</context>
<context>
    <name>chess::HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Attack the enemy king so that it cannot escape: that is checkmate, and you win. White begins; then the players take turns. Here the rook goes to the last rank, and the king is shut in by its own pawns.</source>
        <translation>Attaquez le roi adverse de sorte qu’il ne puisse pas s’échapper : c’est l’échec et mat, et vous gagnez. Les blancs commencent, puis on joue à tour de rôle. Ici la tour va sur la dernière rangée, et le roi est enfermé par ses propres pions.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Le pion</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, two from its first square, and captures one square diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight.</source>
        <translation>Avance d’une case tout droit, ou de deux depuis sa première case, et prend une case en avant en diagonale. Sur la dernière rangée il devient dame, tour, fou ou cavalier.</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Le cavalier</translation>
    </message>
    <message>
        <source>Jumps two squares one way and one to the side, over whatever stands between.</source>
        <translation>Saute de deux cases dans un sens et d’une sur le côté, par-dessus tout ce qui se trouve entre.</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Le fou</translation>
    </message>
    <message>
        <source>Goes diagonally, as far as the way is free. It stays on squares of one colour.</source>
        <translation>Va en diagonale, aussi loin que la voie est libre. Il reste sur les cases d’une même couleur.</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>La tour</translation>
    </message>
    <message>
        <source>Goes straight along ranks and files, as far as the way is free.</source>
        <translation>Va tout droit sur les rangées et les colonnes, aussi loin que la voie est libre.</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>La dame</translation>
    </message>
    <message>
        <source>Goes like a rook or like a bishop. She is the strongest piece.</source>
        <translation>Va comme une tour ou comme un fou. C’est la pièce la plus forte.</translation>
    </message>
    <message>
        <source>The king and castling</source>
        <translation>Le roi et le roque</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never into attack. If king and rook have not moved, nothing stands between them and the king is not in check and crosses no attacked square, the king goes two squares towards the rook, and the rook jumps over it.</source>
        <translation>Va d’une case dans toutes les directions, jamais sur une case attaquée. Si le roi et la tour n’ont pas bougé, que rien ne les sépare, que le roi n’est pas en échec et ne traverse aucune case attaquée, le roi va de deux cases vers la tour, et la tour saute par-dessus.</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>La prise en passant</translation>
    </message>
    <message>
        <source>A pawn that has just gone two squares past yours can be captured as if it had gone one, but only at once.</source>
        <translation>Un pion qui vient d’avancer de deux cases à côté du vôtre peut être pris comme s’il n’avait avancé que d’une, mais seulement tout de suite.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>La nulle</translation>
    </message>
    <message>
        <source>The game is drawn when the player to move has no legal move but is not in check (stalemate), when nobody can ever checkmate, when both agree, or by claim after the same position three times or fifty moves without a capture or a pawn move.</source>
        <translation>La partie est nulle quand le joueur au trait n’a aucun coup légal sans être en échec (pat), quand plus personne ne peut mater, quand les deux sont d’accord, ou sur demande après trois fois la même position ou cinquante coups sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>parcourir l’échiquier</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>take the piece, then put it down</source>
        <translation>prendre la pièce, puis la poser</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>C or the menu key</source>
        <translation>C ou touche Menu</translation>
    </message>
    <message>
        <source>coaching marks: where the piece can go, and what awaits it</source>
        <translation>repères : où la pièce peut aller, et ce qui l’y attend</translation>
    </message>
    <message>
        <source>type a move, as in e2e4 or Nf3</source>
        <translation>saisir un coup, par exemple e2e4 ou Nf3</translation>
    </message>
    <message>
        <source>U and R</source>
        <translation>U et R</translation>
    </message>
    <message>
        <source>undo and redo</source>
        <translation>annuler et rétablir</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un indice</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>tourner l’échiquier</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>main menu</source>
        <translation>menu principal</translation>
    </message>
    <message>
        <source>Alt+Left and Alt+Right</source>
        <translation>Alt+Gauche et Alt+Droite</translation>
    </message>
    <message>
        <source>look through the game</source>
        <translation>parcourir la partie</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>cette aide</translation>
    </message>
    <message>
        <source>Rules of chess</source>
        <translation>Règles des échecs</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Touches sur l’échiquier</translation>
    </message>
    <message>
        <source>let the piece go; back to the board</source>
        <translation>lâcher la pièce ; revenir à l’échiquier</translation>
    </message>
    <message>
        <source>M and G</source>
        <translation>M et G</translation>
    </message>
    <message>
        <source>go to the moves, and to the graph of a review</source>
        <translation>aller aux coups, et à la courbe d’une analyse</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 à 8</translation>
    </message>
    <message>
        <source>read a rank aloud, and in the message line</source>
        <translation>lire une rangée à voix haute et dans le message</translation>
    </message>
    <message>
        <source>Shift+A to Shift+H</source>
        <translation>Maj+A à Maj+H</translation>
    </message>
    <message>
        <source>read a file</source>
        <translation>lire une colonne</translation>
    </message>
    <message>
        <source>P, N, B, T, Q, K</source>
        <translation>P, N, B, T, Q, K</translation>
    </message>
    <message>
        <source>read where all pawns, knights, bishops, rooks (T as in tower), queens or kings stand</source>
        <translation>lire où sont tous les pions, cavaliers, fous, tours, dames ou rois</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>read the whole board</source>
        <translation>lire tout l’échiquier</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>read what attacks the square</source>
        <translation>lire ce qui attaque la case</translation>
    </message>
    <message>
        <source>L and W</source>
        <translation>L et W</translation>
    </message>
    <message>
        <source>read the last move, and the clocks</source>
        <translation>lire le dernier coup, et les pendules</translation>
    </message>
</context>
<context>
    <name>chess::LoadDialog</name>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Il n’y a pas encore de partie enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Charger</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Charger une partie</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>Parties enregistrées, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Voir le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Delete this save?</source>
        <translation>Supprimer cette partie ?</translation>
    </message>
    <message>
        <source>Delete this saved game for good?</source>
        <translation>Supprimer définitivement cette partie enregistrée ?</translation>
    </message>
    <message>
        <source>The save could not be deleted</source>
        <translation>La partie n’a pas pu être supprimée</translation>
    </message>
</context>
<context>
    <name>chess::MainWindow</name>
    <message>
        <source>The game is saved.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>The computer would rather play on.</source>
        <translation>L’ordinateur préfère continuer.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>Rien n’a été collé</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Jouer à partir d’ici ?</translation>
    </message>
    <message>
        <source>Would you like to take the later moves back and play on from this position?</source>
        <translation>Voulez-vous reprendre les coups suivants et jouer à partir de cette position ?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner ?</translation>
    </message>
    <message>
        <source>Do you really want to give up this game?</source>
        <translation>Voulez-vous vraiment abandonner cette partie ?</translation>
    </message>
    <message>
        <source>About Chessprog</source>
        <translation>À propos de Chessprog</translation>
    </message>
    <message>
        <source>Chessprog %1</source>
        <translation>Chessprog %1</translation>
    </message>
    <message>
        <source>A calm chess game: play the computer or a friend. Free software under the MIT licence.</source>
        <translation>Un jeu d’échecs paisible : jouez contre l’ordinateur ou avec un ami. Logiciel libre sous licence MIT.</translation>
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
        <translation>Co&amp;up</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>%1, do you really want to give up this game?</source>
        <translation>%1, voulez-vous vraiment abandonner cette partie ?</translation>
    </message>
    <message>
        <source>The clocks are paused until the next move.</source>
        <translation>Les pendules sont arrêtées jusqu’au prochain coup.</translation>
    </message>
    <message>
        <source>The clocks wait for the next move.</source>
        <translation>Les pendules attendent le prochain coup.</translation>
    </message>
</context>
<context>
    <name>chess::MoveListModel</name>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Coup %1, %2 : %3</translation>
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
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>chess::NewGameDialog</name>
    <message>
        <source>House rule: a pawn may stay a &amp;pawn</source>
        <translation>Règle maison : un pion peut &amp;rester pion</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A pawn on the last rank need not be promoted: it then stands there until captured.</source>
        <translation>Un pion sur la dernière rangée n’a pas à être promu : il y reste alors jusqu’à ce qu’on le prenne.</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>Pen&amp;dule</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>&amp;Un joueur</translation>
    </message>
    <message>
        <source>&amp;Two players</source>
        <translation>Deux &amp;joueurs</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Deux personnes à cet écran</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Ni&amp;veau</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>V&amp;ous jouez</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>&amp;Premier joueur</translation>
    </message>
    <message>
        <source>Se&amp;cond player</source>
        <translation>&amp;Second joueur</translation>
    </message>
    <message>
        <source>&amp;White is</source>
        <translation>Les &amp;blancs à</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
</context>
<context>
    <name>chess::PgnDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisir une partie</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
</context>
<context>
    <name>chess::PgnListModel</name>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
</context>
<context>
    <name>chess::PlayerCard</name>
    <message>
        <source>%1, playing %2</source>
        <translation>%1, avec les %2</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Pendule des %1 : %2</translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>É&amp;chiquier</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Board &amp;colours</source>
        <translation>Couleurs de l’échi&amp;quier</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Pièces</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Aperçu de l’échiquier</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>Les pièces &amp;glissent</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>Afficher les c&amp;oordonnées</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player on move (two players)</source>
        <translation>&amp;Tourner l’échiquier vers le joueur au trait (deux joueurs)</translation>
    </message>
    <message>
        <source>The computer &amp;replies</source>
        <translation>L’ordinateur &amp;répond</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Après un instant</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Sans se presser</translation>
    </message>
    <message>
        <source>Coaching &amp;marks in all games</source>
        <translation>Repères dans toutes les par&amp;ties</translation>
    </message>
    <message>
        <source>Play so&amp;unds</source>
        <translation>Jouer les s&amp;ons</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>English letters: K Q R B N</source>
        <translation>Anglais : K Q R B N</translation>
    </message>
    <message>
        <source>Letters of your language</source>
        <comment>translate with the letters themselves</comment>
        <translation>Français : R D T F C</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>Figurines : ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>P&amp;ieces in moves</source>
        <translation>&amp;Pièces dans les coups</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n milliseconde</numerusform>
            <numerusform>%n millisecondes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As&amp;k the other player before undo and redo</source>
        <translation>&amp;Demander à l’autre joueur avant d’annuler ou de rétablir</translation>
    </message>
</context>
<context>
    <name>chess::PromotionDialog</name>
    <message>
        <source>Promotion</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>What does your pawn become?</source>
        <translation>Que devient votre pion ?</translation>
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
        <translation>Ce fichier est endommagé</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>White and Black</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1, you play %2</source>
        <comment>level and colour</comment>
        <translation>%1, vous avez les %2</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Move %1, %2 to move</source>
        <translation>Coup %1, trait aux %2</translation>
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
        <translation>Une paisible partie d’échecs.</translation>
    </message>
    <message>
        <source>Your game: %1 against %2, move %3.</source>
        <translation>Votre partie : %1 contre %2, coup %3.</translation>
    </message>
    <message>
        <source>On the board: the end of the Immortal Game, London 1851.</source>
        <translation>Sur l’échiquier : la fin de l’Immortelle, Londres 1851.</translation>
    </message>
</context>
<context>
    <name>chess::TypedMoveField</name>
    <message>
        <source>Type a move: e2e4 or Nf3</source>
        <translation>Saisir un coup : e2e4 ou Nf3</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
</context>
</TS>
