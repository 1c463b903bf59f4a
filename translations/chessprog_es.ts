<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>last move</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>puede ir aquí</translation>
    </message>
    <message>
        <source>can capture here</source>
        <translation>puede capturar aquí</translation>
    </message>
    <message>
        <source>can move here, but could be captured</source>
        <translation>puede ir aquí, pero podría ser capturada</translation>
    </message>
    <message>
        <source>can castle here</source>
        <translation>puede enrocar aquí</translation>
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
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salvia</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogal</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 turns the pawn into %2.</source>
        <translation>%1 convierte el peón en %2.</translation>
    </message>
    <message>
        <source>%1 lets a pawn become %2.</source>
        <translation>%1 permite que un peón se convierta en %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 on %3.</source>
        <translation>%1 gana %2 en %3.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 gana %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 for %3.</source>
        <translation>%1 gana %2 por %3.</translation>
    </message>
    <message>
        <source>%1 wins more than it costs.</source>
        <translation>%1 gana más de lo que cuesta.</translation>
    </message>
    <message>
        <source>%1 wins back what was taken.</source>
        <translation>%1 recupera lo que se perdió.</translation>
    </message>
    <message>
        <source>%1 takes back on %2.</source>
        <translation>%1 recaptura en %2.</translation>
    </message>
    <message>
        <source>%1 brings %2 to safety.</source>
        <translation>%1 pone %2 a salvo.</translation>
    </message>
    <message>
        <source>%1 protects %2 on %3.</source>
        <translation>%1 protege %2 en %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3.</source>
        <translation>%1 ataca %2 en %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3 at once.</source>
        <translation>%1 ataca %2 y %3 a la vez.</translation>
    </message>
    <message>
        <source>%1 attacks two pieces at once.</source>
        <translation>%1 ataca dos piezas a la vez.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 cambia %2 por %3.</translation>
    </message>
    <message>
        <source>%1 makes an even trade.</source>
        <translation>%1 hace un cambio igualado.</translation>
    </message>
    <message>
        <source>%1 brings %2 into play.</source>
        <translation>%1 pone %2 en juego.</translation>
    </message>
    <message>
        <source>%1 is checkmate.</source>
        <translation>%1 es jaque mate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 fuerza el mate en %n jugada.</numerusform>
            <numerusform>%1 fuerza el mate en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stops the threatened checkmate.</source>
        <translation>%1 evita el mate que amenazaba.</translation>
    </message>
    <message>
        <source>%1 stops the checkmate on %2.</source>
        <translation>%1 evita el mate en %2.</translation>
    </message>
    <message>
        <source>%1 threatens checkmate.</source>
        <translation>%1 amenaza mate.</translation>
    </message>
    <message>
        <source>%1 brings the king into safety.</source>
        <translation>%1 pone el rey a salvo.</translation>
    </message>
    <message>
        <source>%1 makes a draw by stalemate.</source>
        <translation>%1 hace tablas por ahogado.</translation>
    </message>
    <message>
        <source>%1 gets the king out of check.</source>
        <translation>%1 saca el rey del jaque.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 da jaque.</translation>
    </message>
    <message>
        <source>%1 brings the king towards the centre.</source>
        <translation>%1 lleva el rey hacia el centro.</translation>
    </message>
    <message>
        <source>%1 puts off the checkmate longest.</source>
        <translation>%1 retrasa el mate lo más posible.</translation>
    </message>
    <message>
        <source>%1 takes space in the centre.</source>
        <translation>%1 gana espacio en el centro.</translation>
    </message>
    <message>
        <source>%1 advances a passed pawn.</source>
        <translation>%1 avanza un peón pasado.</translation>
    </message>
    <message>
        <source>%1 puts the rook on an open file.</source>
        <translation>%1 pone la torre en una columna abierta.</translation>
    </message>
    <message>
        <source>%1 keeps a winning position.</source>
        <translation>%1 mantiene la posición ganadora.</translation>
    </message>
    <message>
        <source>%1 keeps the better position.</source>
        <translation>%1 mantiene la mejor posición.</translation>
    </message>
    <message>
        <source>%1 defends best.</source>
        <translation>%1 es la mejor defensa.</translation>
    </message>
    <message>
        <source>%1 keeps the balance.</source>
        <translation>%1 mantiene el equilibrio.</translation>
    </message>
    <message>
        <source>%1 was the best move.</source>
        <translation>%1 fue la mejor jugada.</translation>
    </message>
    <message>
        <source>%1 was a good move.</source>
        <translation>%1 fue una buena jugada.</translation>
    </message>
    <message>
        <source>%1 was not the best: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 no fue lo mejor: %2</translation>
    </message>
    <message>
        <source>%1 was a mistake: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 fue un error: %2</translation>
    </message>
    <message>
        <source>%1 was a blunder: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 fue un error grave: %2</translation>
    </message>
    <message>
        <source>It</source>
        <comment>a move, as in: It wins the bishop.</comment>
        <translation>Esta jugada</translation>
    </message>
    <message>
        <source>the answer %1</source>
        <comment>a move, as in: the answer Bxd2 wins the queen</comment>
        <translation>la respuesta %1</translation>
    </message>
    <message>
        <source>%1 Better was %2.</source>
        <comment>a sentence, then a move</comment>
        <translation>%1 Mejor era %2.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Play ag&amp;ain</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Load game…</source>
        <translation>&amp;Cargar partida…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Save to &amp;file…</source>
        <translation>Guardar en a&amp;rchivo…</translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation>&amp;Menú principal</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Ofrecer tablas</translation>
    </message>
    <message>
        <source>&amp;Claim a draw</source>
        <translation>Reclamar tab&amp;las</translation>
    </message>
    <message>
        <source>R&amp;esign…</source>
        <translation>&amp;Abandonar…</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Let the computer mo&amp;ve</source>
        <translation>Que jue&amp;gue el ordenador</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>Pa&amp;usar el reloj</translation>
    </message>
    <message>
        <source>Fl&amp;ip the board</source>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Jugada &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Jugada &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Ú&amp;ltima posición</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>A&amp;nalizar</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>&amp;Escribir una jugada</translation>
    </message>
    <message>
        <source>&amp;Copy position (FEN)</source>
        <translation>Copiar &amp;posición (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>Copiar par&amp;tida (PGN)</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>P&amp;egar posición o partida</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Sounds on or off</source>
        <translation>S&amp;onidos sí o no</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>How to pla&amp;y</source>
        <translation>Cómo &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;About Chessprog</source>
        <translation>Acerca &amp;de Chessprog</translation>
    </message>
    <message>
        <source>Play again, s&amp;wap colours</source>
        <translation>Jugar otra vez, &amp;intercambiar colores</translation>
    </message>
    <message>
        <source>Play again, &amp;draw colours by lot</source>
        <translation>Jugar otra vez, s&amp;ortear colores</translation>
    </message>
    <message>
        <source>Close the re&amp;view</source>
        <translation>C&amp;errar el análisis</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>No hay nada que pegar.</translation>
    </message>
    <message>
        <source>What you copied is neither a position (FEN) nor a game (PGN).</source>
        <translation>Lo que has copiado no es ni una posición (FEN) ni una partida (PGN).</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
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
        <translation>A</translation>
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
        <translation>Sencillas</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>the pawn</source>
        <comment>object, as in: it wins the pawn</comment>
        <translation>el peón</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object, as in: it wins the knight</comment>
        <translation>el caballo</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object, as in: it wins the bishop</comment>
        <translation>el alfil</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object, as in: it wins the rook</comment>
        <translation>la torre</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object, as in: it wins the queen</comment>
        <translation>la dama</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object, as in: it attacks the king</comment>
        <translation>el rey</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object, as in: it wins a pawn</comment>
        <translation>un peón</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object, as in: it wins a knight</comment>
        <translation>un caballo</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object, as in: it wins a bishop</comment>
        <translation>un alfil</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object, as in: it wins a rook</comment>
        <translation>una torre</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>object, as in: it wins a queen</comment>
        <translation>una dama</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>object</comment>
        <translation>un rey</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Ir atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Ir adelante</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ir a la carpeta superior</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Crear carpeta nueva</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Crear una carpeta nueva</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ver como lista</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ver con detalles</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar archivos &amp;ocultos</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Carpeta &amp;nueva</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Carpeta nueva</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lugares recientes</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ya existe.
¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>¿Seguro que quieres eliminar «%1»?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
No se encuentra el archivo.
Comprueba el nombre.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>checkmate</source>
        <translation>jaque mate</translation>
    </message>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>Las blancas dan mate en %n jugada</numerusform>
            <numerusform>Las blancas dan mate en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>Las negras dan mate en %n jugada</numerusform>
            <numerusform>Las negras dan mate en %n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game is too large to be saved.</source>
        <translation>La partida es demasiado grande para guardarla.</translation>
    </message>
    <message>
        <source>The tag &lt;%1&gt; is missing.</source>
        <translation>Falta la etiqueta &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; must be a number from %2 to %3, but is “%4”.</source>
        <translation>&lt;%1&gt; debe ser un número de %2 a %3, pero es «%4».</translation>
    </message>
    <message>
        <source>the outer tag is &lt;%1&gt; instead of &lt;game&gt;.</source>
        <translation>la etiqueta exterior es &lt;%1&gt; en lugar de &lt;game&gt;.</translation>
    </message>
    <message>
        <source>the file is no complete XML: %1</source>
        <translation>el archivo no es un XML completo: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; comes twice.</source>
        <translation>la etiqueta &lt;%1&gt; aparece dos veces.</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; does not belong in &lt;%2&gt;.</source>
        <translation>la etiqueta &lt;%1&gt; no va dentro de &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>row %1 of the board is missing.</source>
        <translation>falta la fila %1 del tablero.</translation>
    </message>
    <message>
        <source>row %1 must have 8 characters, but has %2.</source>
        <translation>la fila %1 debe tener 8 caracteres, pero tiene %2.</translation>
    </message>
    <message>
        <source>“%1” in row %2 of the board is no piece.</source>
        <translation>«%1» en la fila %2 del tablero no es una pieza.</translation>
    </message>
    <message>
        <source>the file cannot be read on.</source>
        <translation>no se puede seguir leyendo el archivo.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a PGN file.</source>
        <translation>«%1» no va en un archivo PGN.</translation>
    </message>
    <message>
        <source>a quotation mark is missing.</source>
        <translation>falta una comilla.</translation>
    </message>
    <message>
        <source>a comment has no end.</source>
        <translation>un comentario no termina.</translation>
    </message>
    <message>
        <source>a variation has no end.</source>
        <translation>una variante no termina.</translation>
    </message>
    <message>
        <source>a tag is not written as [Name &quot;Value&quot;].</source>
        <translation>una etiqueta no está escrita como [Nombre &quot;Valor&quot;].</translation>
    </message>
    <message>
        <source>the game is too large to be read.</source>
        <translation>la partida es demasiado grande para leerla.</translation>
    </message>
    <message>
        <source>“%1” passes, which is no move in chess.</source>
        <translation>«%1» pasa el turno, lo que no existe en ajedrez.</translation>
    </message>
    <message>
        <source>“%1” can be the move of more than one piece.</source>
        <translation>«%1» puede ser la jugada de más de una pieza.</translation>
    </message>
    <message>
        <source>“%1” is not a possible move.</source>
        <translation>«%1» no es una jugada posible.</translation>
    </message>
    <message>
        <source>the start position “%1” is not possible.</source>
        <translation>la posición inicial «%1» no es posible.</translation>
    </message>
    <message>
        <source>The file holds no games.</source>
        <translation>El archivo no contiene partidas.</translation>
    </message>
    <message>
        <source>The file holds fewer games.</source>
        <translation>El archivo contiene menos partidas.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» no es un archivo.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 KiB.</source>
        <translation>«%1» ocupa más de %2 KiB.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>No se puede abrir «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
    </message>
    <message>
        <source>Another program is using the saved games.</source>
        <translation>Otro programa está usando las partidas guardadas.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Las blancas no tienen rey.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Las negras no tienen rey.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>Las blancas tienen más de un rey.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>Las negras tienen más de un rey.</translation>
    </message>
    <message>
        <source>White has more than 16 pieces.</source>
        <translation>Las blancas tienen más de 16 piezas.</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces.</source>
        <translation>Las negras tienen más de 16 piezas.</translation>
    </message>
    <message>
        <source>White has more than 8 pawns.</source>
        <translation>Las blancas tienen más de 8 peones.</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns.</source>
        <translation>Las negras tienen más de 8 peones.</translation>
    </message>
    <message>
        <source>White is in check although it is Black&apos;s turn.</source>
        <translation>Las blancas están en jaque aunque juegan las negras.</translation>
    </message>
    <message>
        <source>Black is in check although it is White&apos;s turn.</source>
        <translation>Las negras están en jaque aunque juegan las blancas.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its own first rank.</source>
        <translation>El peón de %1 está en su propia primera fila.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its last rank.</source>
        <translation>El peón de %1 está en su última fila.</translation>
    </message>
    <message>
        <source>Castling is allowed where king and rook are not at home.</source>
        <translation>Se permite el enroque donde rey y torre no están en su sitio.</translation>
    </message>
    <message>
        <source>No pawn can be captured en passant on %1.</source>
        <translation>Ningún peón puede capturarse al paso en %1.</translation>
    </message>
    <message>
        <source>The move counters are out of range.</source>
        <translation>Los contadores de jugadas están fuera de rango.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, but saved games are in UTF-8.</source>
        <translation>El archivo está en UTF-16, pero las partidas guardadas van en UTF-8.</translation>
    </message>
    <message>
        <source>The file holds zero bytes, so it is no text.</source>
        <translation>El archivo contiene bytes nulos, así que no es texto.</translation>
    </message>
    <message>
        <source>The file holds text that is not UTF-8.</source>
        <translation>El archivo contiene texto que no es UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the file declares a document type or entities, which saved games never do.</source>
        <translation>Línea %1: el archivo declara un tipo de documento o entidades, cosa que las partidas guardadas nunca hacen.</translation>
    </message>
    <message>
        <source>Line %1: a tag is far too long.</source>
        <translation>Línea %1: una etiqueta es demasiado larga.</translation>
    </message>
    <message>
        <source>Line %1: the tags are nested too deeply.</source>
        <translation>Línea %1: hay demasiadas etiquetas anidadas.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white pawn</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>Checkmate! You win.</source>
        <translation>¡Jaque mate! Ganas tú.</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>%1 abandona. Ganas tú.</translation>
    </message>
    <message>
        <source>%1 ran out of time. You win.</source>
        <translation>A %1 se le acabó el tiempo. Ganas tú.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Ganas tú.</translation>
    </message>
    <message>
        <source>Checkmate! %1 wins.</source>
        <translation>¡Jaque mate! Gana %1.</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>Has abandonado. Gana %1.</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>%1 abandona. Gana %2.</translation>
    </message>
    <message>
        <source>You ran out of time. %1 wins.</source>
        <translation>Se te acabó el tiempo. Gana %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time. %2 wins.</source>
        <translation>A %1 se le acabó el tiempo. Gana %2.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Gana %1.</translation>
    </message>
    <message>
        <source>%1 promoted to %2.</source>
        <translation>%1 convierte el peón en %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>Draw by stalemate: there is no legal move.</source>
        <translation>Tablas por ahogado: no hay jugada legal.</translation>
    </message>
    <message>
        <source>Draw: neither side can ever checkmate.</source>
        <translation>Tablas: nadie puede ya dar mate.</translation>
    </message>
    <message>
        <source>Draw: the same position came up five times.</source>
        <translation>Tablas: la misma posición apareció cinco veces.</translation>
    </message>
    <message>
        <source>Draw: seventy-five moves without a capture or a pawn move.</source>
        <translation>Tablas: setenta y cinco jugadas sin captura ni jugada de peón.</translation>
    </message>
    <message>
        <source>Draw claimed: the same position came up three times.</source>
        <translation>Tablas reclamadas: la misma posición apareció tres veces.</translation>
    </message>
    <message>
        <source>Draw claimed: fifty moves without a capture or a pawn move.</source>
        <translation>Tablas reclamadas: cincuenta jugadas sin captura ni jugada de peón.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>Tablas de común acuerdo.</translation>
    </message>
    <message>
        <source>Draw: time ran out, but the other side could never checkmate.</source>
        <translation>Tablas: se acabó el tiempo, pero el otro bando no podía dar mate.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partida es tablas.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and what stands on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Takes what it can, and sees no danger.</source>
        <translation>Captura lo que puede y no ve el peligro.</translation>
    </message>
    <message>
        <source>Looks at your answer, too. Good for learning.</source>
        <translation>Mira también tu respuesta. Bueno para aprender.</translation>
    </message>
    <message>
        <source>Thinks three half-moves ahead and punishes slips.</source>
        <translation>Piensa tres medias jugadas y castiga los descuidos.</translation>
    </message>
    <message>
        <source>Thinks four half-moves ahead. Rarely loses a piece.</source>
        <translation>Piensa cuatro medias jugadas. Rara vez pierde una pieza.</translation>
    </message>
    <message>
        <source>Plays like a master. Take your time.</source>
        <translation>Juega como un maestro. Tómate tu tiempo.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>No hay ninguna pieza en esa casilla.</translation>
    </message>
    <message>
        <source>That is not your piece.</source>
        <translation>Esa pieza no es tuya.</translation>
    </message>
    <message>
        <source>That piece can&apos;t go there.</source>
        <translation>Esa pieza no puede ir ahí.</translation>
    </message>
    <message>
        <source>You can&apos;t move there: your king would be in check.</source>
        <translation>No puedes ir ahí: tu rey quedaría en jaque.</translation>
    </message>
    <message>
        <source>You can&apos;t castle there now.</source>
        <translation>Ahora no puedes enrocar ahí.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes, as in e8=Q.</source>
        <translation>Di en qué se convierte el peón, por ejemplo e8=Q.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t become that here.</source>
        <translation>Aquí un peón no puede convertirse en eso.</translation>
    </message>
    <message>
        <source>Type a move, as in e2e4 or Nf3.</source>
        <translation>Escribe una jugada, por ejemplo e2e4 o Nf3.</translation>
    </message>
    <message>
        <source>That is not a move. Type it as in e2e4 or Nf3.</source>
        <translation>Eso no es una jugada. Escríbela, por ejemplo, e2e4 o Nf3.</translation>
    </message>
    <message>
        <source>More than one piece can go there: say which, as in Nbd2.</source>
        <translation>Más de una pieza puede ir ahí: di cuál, por ejemplo Nbd2.</translation>
    </message>
    <message>
        <source>You are in check.</source>
        <translation>Estás en jaque.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <translation>%1 está en jaque.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>El ordenador está pensando.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Te toca jugar.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Juega %1.</translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>mate en %n</numerusform>
            <numerusform>mate en %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>recibe mate en %n</numerusform>
            <numerusform>recibe mate en %n</numerusform>
        </translation>
    </message>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>enroque corto</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>enroque largo</translation>
    </message>
    <message>
        <source>%1 from %2 takes %3 on %4</source>
        <comment>a piece and where it captures</comment>
        <translation>%1 de %2 captura %3 en %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a piece and where it goes</comment>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1, promoted to %2</source>
        <translation>%1, coronación: %2</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>Hola de nuevo.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>Hola de nuevo, %1.</translation>
    </message>
    <message>
        <source>Welcome back, %1 and %2.</source>
        <translation>Hola de nuevo, %1 y %2.</translation>
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
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Caballos</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>Alfiles</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reyes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares with pieces</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>Fila %1: %2.</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>Columna %1: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <comment>a kind of piece, then each side and where its pieces stand</comment>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1 to move. %2: %3. %4: %5.</source>
        <comment>a side, then each side and its pieces</comment>
        <translation>Juegan %1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1. Attacked by %2: %3. By %4: %5.</source>
        <comment>a square, then each side and its pieces</comment>
        <translation>%1. Atacada por %2: %3. Por %4: %5.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Todavía no se ha jugado.</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <comment>number, side, and the move told in words</comment>
        <translation>Jugada %1, %2: %3.</translation>
    </message>
    <message>
        <source>%1 Check.</source>
        <comment>a move was told</comment>
        <translation>%1 Jaque.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Esta partida no tiene reloj.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <comment>each player and the time that is left</comment>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>castling to %1</source>
        <comment>of the king</comment>
        <translation>enroque a %1</translation>
    </message>
    <message>
        <source>captures on %1</source>
        <comment>of a piece</comment>
        <translation>captura en %1</translation>
    </message>
    <message>
        <source>%1, selected. It cannot move.</source>
        <translation>%1, selección. No puede moverse.</translation>
    </message>
    <message>
        <source>%1, selected. It can go to: %2.</source>
        <translation>%1, selección. Puede ir a: %2.</translation>
    </message>
    <message>
        <source>Start of the game.</source>
        <translation>Inicio de la partida.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and the move told in words</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>a move told in words</comment>
        <translation>Jugada retirada: %1.</translation>
    </message>
</context>
<context>
    <name>chess::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>Tablero de ajedrez</translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message>
        <source>Nothing captured</source>
        <translation>Nada capturado</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Capturadas: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between listed pieces</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. Ventaja de %n punto</numerusform>
            <numerusform>%1. Ventaja de %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s a move</source>
        <translation>%1 min + %2 s por jugada</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Otro ritmo</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes on the clock</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutos para cada jugador</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds a move</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds added with each move</source>
        <translation>Segundos añadidos con cada jugada</translation>
    </message>
</context>
<context>
    <name>chess::CoachLegend</name>
    <message>
        <source>can go here</source>
        <comment>a piece, explaining a mark</comment>
        <translation>puede ir aquí</translation>
    </message>
    <message>
        <source>can capture</source>
        <comment>a piece, explaining a mark</comment>
        <translation>puede capturar</translation>
    </message>
    <message>
        <source>could be captured</source>
        <comment>a piece, explaining a mark</comment>
        <translation>correría peligro</translation>
    </message>
    <message>
        <source>can castle</source>
        <comment>a piece, explaining a mark</comment>
        <translation>puede enrocar</translation>
    </message>
    <message>
        <source>Click a piece with the right button to see where it can go.</source>
        <translation>Haz clic con el botón derecho en una pieza para ver adónde puede ir.</translation>
    </message>
</context>
<context>
    <name>chess::Consent</name>
    <message>
        <source>%1 would like to take the last move back. %2, do you agree?</source>
        <translation>%1 quiere retirar la última jugada. %2, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>%1 would like to play the move again. %2, do you agree?</source>
        <translation>%1 quiere repetir la jugada. %2, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>%1 ofrece tablas. %2, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>%1 would like to load another game. %2, do you agree?</source>
        <translation>%1 quiere cargar otra partida. %2, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>%1 would like to begin again. %2, do you agree?</source>
        <translation>%1 quiere empezar de nuevo. %2, ¿de acuerdo?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Acepto</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;No acepto</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <translation>%1 no acepta.</translation>
    </message>
    <message>
        <source>%1 would like to play on from this position. %2, do you agree?</source>
        <translation>%1 quiere jugar desde esta posición. %2, ¿de acuerdo?</translation>
    </message>
</context>
<context>
    <name>chess::EvaluationGraph</name>
    <message>
        <source>Start of the game</source>
        <translation>Inicio de la partida</translation>
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
        <translation>Curso de la partida, %1</translation>
    </message>
    <message>
        <source>Looking at the game… %1 %</source>
        <comment>progress in per cent</comment>
        <translation>Analizando la partida… %1 %</translation>
    </message>
</context>
<context>
    <name>chess::GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>No se pudo guardar la partida</translation>
    </message>
    <message>
        <source>Save game to a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Saved games (*.xml)</source>
        <translation>Partidas guardadas (*.xml)</translation>
    </message>
    <message>
        <source>Games in PGN (*.pgn)</source>
        <translation>Partidas en PGN (*.pgn)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games (*.xml *.pgn)</source>
        <translation>Partidas (*.xml *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>No se pudo abrir la partida</translation>
    </message>
    <message>
        <source>The moves of this game were dropped</source>
        <translation>Se han descartado las jugadas de esta partida</translation>
    </message>
    <message>
        <source>What the file tells about earlier moves does not lead to its board. The board is as saved; undo begins here.</source>
        <translation>Las jugadas que cuenta el archivo no llevan a su tablero. El tablero está como se guardó; solo se puede deshacer a partir de aquí.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>¿Guardar la partida?</translation>
    </message>
    <message>
        <source>Would you like to save this game first?</source>
        <translation>¿Quieres guardar antes esta partida?</translation>
    </message>
    <message>
        <source>The game cannot be kept safe</source>
        <translation>No se puede poner a salvo la partida</translation>
    </message>
    <message>
        <source>If the program ends unexpectedly, this game is lost. %1</source>
        <translation>Si el programa se cierra de repente, esta partida se pierde. %1</translation>
    </message>
    <message>
        <source>Would you like to save the unfinished game first?</source>
        <translation>¿Quieres guardar antes la partida sin terminar?</translation>
    </message>
</context>
<context>
    <name>chess::GamePage</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Todavía no te toca.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game, or play on from here.</source>
        <translation>Esta es una posición anterior. Vuelve a la partida o juega desde aquí.</translation>
    </message>
    <message>
        <source>Coaching marks are for games at the two easiest levels. Preferences can allow them everywhere.</source>
        <translation>Las marcas de ayuda son para los dos niveles más fáciles. En las preferencias puedes permitirlas siempre.</translation>
    </message>
    <message>
        <source>The computer waits. Let it move, or take your move back.</source>
        <translation>El ordenador espera. Déjalo jugar o retira tu jugada.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <translation>Profundidad %1: %2</translation>
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
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>Try %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Prueba con %1 de %2.</translation>
    </message>
    <message>
        <source>Castle on the king&apos;s side.</source>
        <translation>Haz el enroque corto.</translation>
    </message>
    <message>
        <source>Castle on the queen&apos;s side.</source>
        <translation>Haz el enroque largo.</translation>
    </message>
    <message>
        <source>Take %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>Captura %1 en %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>a piece and a square</comment>
        <translation>Lleva %1 a %2.</translation>
    </message>
</context>
<context>
    <name>chess::HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Attack the enemy king so that it cannot escape: that is checkmate, and you win. White begins; then the players take turns. Here the rook goes to the last rank, and the king is shut in by its own pawns.</source>
        <translation>Ataca al rey enemigo de modo que no pueda escapar: eso es jaque mate, y ganas. Empiezan las blancas y luego se juega por turnos. Aquí la torre va a la última fila, y el rey está encerrado por sus propios peones.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>El peón</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, two from its first square, and captures one square diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight.</source>
        <translation>Avanza una casilla en línea recta, o dos desde su primera casilla, y captura una casilla en diagonal hacia delante. En la última fila se convierte en dama, torre, alfil o caballo.</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>El caballo</translation>
    </message>
    <message>
        <source>Jumps two squares one way and one to the side, over whatever stands between.</source>
        <translation>Salta dos casillas en una dirección y una hacia un lado, por encima de lo que haya en medio.</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>El alfil</translation>
    </message>
    <message>
        <source>Goes diagonally, as far as the way is free. It stays on squares of one colour.</source>
        <translation>Va en diagonal, mientras el camino esté libre. Siempre queda en casillas de un mismo color.</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>La torre</translation>
    </message>
    <message>
        <source>Goes straight along ranks and files, as far as the way is free.</source>
        <translation>Va en línea recta por filas y columnas, mientras el camino esté libre.</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>La dama</translation>
    </message>
    <message>
        <source>Goes like a rook or like a bishop. She is the strongest piece.</source>
        <translation>Va como una torre o como un alfil. Es la pieza más fuerte.</translation>
    </message>
    <message>
        <source>The king and castling</source>
        <translation>El rey y el enroque</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never into attack. If king and rook have not moved, nothing stands between them and the king is not in check and crosses no attacked square, the king goes two squares towards the rook, and the rook jumps over it.</source>
        <translation>Va una casilla en cualquier dirección, nunca a una atacada. Si el rey y la torre no se han movido, no hay nada entre ellos, el rey no está en jaque y no cruza ninguna casilla atacada, el rey va dos casillas hacia la torre y la torre salta por encima.</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>Captura al paso</translation>
    </message>
    <message>
        <source>A pawn that has just gone two squares past yours can be captured as if it had gone one, but only at once.</source>
        <translation>Un peón que acaba de avanzar dos casillas junto al tuyo puede capturarse como si hubiera avanzado una, pero solo en ese momento.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>The game is drawn when the player to move has no legal move but is not in check (stalemate), when nobody can ever checkmate, when both agree, or by claim after the same position three times or fifty moves without a capture or a pawn move.</source>
        <translation>La partida es tablas cuando quien debe jugar no tiene jugada legal y no está en jaque (ahogado), cuando nadie puede ya dar mate, cuando ambos lo acuerdan, o si se reclama tras tres veces la misma posición o cincuenta jugadas sin captura ni jugada de peón.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>recorrer el tablero</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>take the piece, then put it down</source>
        <translation>coger la pieza y luego dejarla</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>C or the menu key</source>
        <translation>C o tecla de menú</translation>
    </message>
    <message>
        <source>coaching marks: where the piece can go, and what awaits it</source>
        <translation>marcas de ayuda: adónde puede ir la pieza y qué le espera</translation>
    </message>
    <message>
        <source>type a move, as in e2e4 or Nf3</source>
        <translation>escribir una jugada, por ejemplo e2e4 o Nf3</translation>
    </message>
    <message>
        <source>U and R</source>
        <translation>U y R</translation>
    </message>
    <message>
        <source>undo and redo</source>
        <translation>deshacer y rehacer</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>una pista</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>girar el tablero</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>save</source>
        <translation>guardar</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>main menu</source>
        <translation>menú principal</translation>
    </message>
    <message>
        <source>Alt+Left and Alt+Right</source>
        <translation>Alt+Izquierda y Alt+Derecha</translation>
    </message>
    <message>
        <source>look through the game</source>
        <translation>recorrer la partida</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>esta ayuda</translation>
    </message>
    <message>
        <source>Rules of chess</source>
        <translation>Reglas del ajedrez</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Teclas en el tablero</translation>
    </message>
    <message>
        <source>let the piece go; back to the board</source>
        <translation>soltar la pieza; volver al tablero</translation>
    </message>
    <message>
        <source>M and G</source>
        <translation>M y G</translation>
    </message>
    <message>
        <source>go to the moves, and to the graph of a review</source>
        <translation>ir a las jugadas, y a la curva de un análisis</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 a 8</translation>
    </message>
    <message>
        <source>read a rank aloud, and in the message line</source>
        <translation>leer una fila en voz alta y en el mensaje</translation>
    </message>
    <message>
        <source>Shift+A to Shift+H</source>
        <translation>Mayús+A a Mayús+H</translation>
    </message>
    <message>
        <source>read a file</source>
        <translation>leer una columna</translation>
    </message>
    <message>
        <source>P, N, B, T, Q, K</source>
        <translation>P, N, B, T, Q, K</translation>
    </message>
    <message>
        <source>read where all pawns, knights, bishops, rooks (T as in tower), queens or kings stand</source>
        <translation>leer dónde están todos los peones, caballos, alfiles, torres, damas o reyes</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>read the whole board</source>
        <translation>leer todo el tablero</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>read what attacks the square</source>
        <translation>leer qué ataca la casilla</translation>
    </message>
    <message>
        <source>L and W</source>
        <translation>L y W</translation>
    </message>
    <message>
        <source>read the last move, and the clocks</source>
        <translation>leer la última jugada, y los relojes</translation>
    </message>
</context>
<context>
    <name>chess::LoadDialog</name>
    <message>
        <source>There are no saved games yet.</source>
        <translation>Todavía no hay partidas guardadas.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Cargar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Cargar partida</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>Partidas guardadas, las más nuevas primero</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ver carpeta</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Delete this save?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>Delete this saved game for good?</source>
        <translation>¿Eliminar para siempre esta partida guardada?</translation>
    </message>
    <message>
        <source>The save could not be deleted</source>
        <translation>No se pudo eliminar la partida</translation>
    </message>
</context>
<context>
    <name>chess::MainWindow</name>
    <message>
        <source>The game is saved.</source>
        <translation>La partida está guardada.</translation>
    </message>
    <message>
        <source>The computer would rather play on.</source>
        <translation>El ordenador prefiere seguir jugando.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>No se ha pegado nada</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>¿Jugar desde aquí?</translation>
    </message>
    <message>
        <source>Would you like to take the later moves back and play on from this position?</source>
        <translation>¿Quieres retirar las jugadas posteriores y jugar desde esta posición?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>¿Abandonar?</translation>
    </message>
    <message>
        <source>Do you really want to give up this game?</source>
        <translation>¿De verdad quieres abandonar esta partida?</translation>
    </message>
    <message>
        <source>About Chessprog</source>
        <translation>Acerca de Chessprog</translation>
    </message>
    <message>
        <source>Chessprog %1</source>
        <translation>Chessprog %1</translation>
    </message>
    <message>
        <source>A calm chess game: play the computer or a friend. Free software under the MIT licence.</source>
        <translation>Un ajedrez tranquilo: juega contra el ordenador o con un amigo. Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Chessprog</source>
        <translation>Chessprog</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>J&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>%1, do you really want to give up this game?</source>
        <translation>%1, ¿de verdad quieres abandonar esta partida?</translation>
    </message>
    <message>
        <source>The clocks are paused until the next move.</source>
        <translation>Los relojes están parados hasta la próxima jugada.</translation>
    </message>
    <message>
        <source>The clocks wait for the next move.</source>
        <translation>Los relojes esperan la próxima jugada.</translation>
    </message>
</context>
<context>
    <name>chess::MoveListModel</name>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Jugada %1, %2: %3</translation>
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
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>chess::NewGameDialog</name>
    <message>
        <source>House rule: a pawn may stay a &amp;pawn</source>
        <translation>Regla de la casa: un &amp;peón puede seguir siendo peón</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>A pawn on the last rank need not be promoted: it then stands there until captured.</source>
        <translation>Un peón en la última fila no tiene que coronar: se queda ahí hasta que lo capturen.</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Reloj</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>&amp;Un jugador</translation>
    </message>
    <message>
        <source>&amp;Two players</source>
        <translation>&amp;Dos jugadores</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Dos personas ante esta pantalla</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Ni&amp;vel</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>&amp;Juegas con</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>Pr&amp;imer jugador</translation>
    </message>
    <message>
        <source>Se&amp;cond player</source>
        <translation>&amp;Segundo jugador</translation>
    </message>
    <message>
        <source>&amp;White is</source>
        <translation>&amp;Blancas para</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
</context>
<context>
    <name>chess::PgnDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Elegir una partida</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Partidas del archivo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
</context>
<context>
    <name>chess::PgnListModel</name>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
</context>
<context>
    <name>chess::PlayerCard</name>
    <message>
        <source>%1, playing %2</source>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>Reloj de %1: %2</translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Board &amp;colours</source>
        <translation>&amp;Colores del tablero</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Piezas</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>Las piezas se &amp;deslizan</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Deprisa</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>Mostrar c&amp;oordenadas</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player on move (two players)</source>
        <translation>&amp;Girar el tablero hacia quien juega (dos jugadores)</translation>
    </message>
    <message>
        <source>The computer &amp;replies</source>
        <translation>El ordenador &amp;responde</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Tras un momento</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Sin prisa</translation>
    </message>
    <message>
        <source>Coaching &amp;marks in all games</source>
        <translation>&amp;Marcas de ayuda en todas las partidas</translation>
    </message>
    <message>
        <source>Play so&amp;unds</source>
        <translation>&amp;Reproducir sonidos</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>English letters: K Q R B N</source>
        <translation>Inglés: K Q R B N</translation>
    </message>
    <message>
        <source>Letters of your language</source>
        <comment>translate with the letters themselves</comment>
        <translation>Español: R D T A C</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>Figuras: ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>P&amp;ieces in moves</source>
        <translation>&amp;Piezas en las jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n milisegundo</numerusform>
            <numerusform>%n milisegundos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>As&amp;k the other player before undo and redo</source>
        <translation>&amp;Preguntar al otro jugador antes de deshacer o rehacer</translation>
    </message>
</context>
<context>
    <name>chess::PromotionDialog</name>
    <message>
        <source>Promotion</source>
        <translation>Coronación</translation>
    </message>
    <message>
        <source>What does your pawn become?</source>
        <translation>¿En qué se convierte tu peón?</translation>
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
        <translation>Este archivo está dañado</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>White and Black</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1, you play %2</source>
        <comment>level and colour</comment>
        <translation>%1, juegas con %2</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Move %1, %2 to move</source>
        <translation>Jugada %1, juegan %2</translation>
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
        <translation>Una tranquila partida de ajedrez.</translation>
    </message>
    <message>
        <source>Your game: %1 against %2, move %3.</source>
        <translation>Tu partida: %1 contra %2, jugada %3.</translation>
    </message>
    <message>
        <source>On the board: the end of the Immortal Game, London 1851.</source>
        <translation>En el tablero: el final de la Inmortal, Londres 1851.</translation>
    </message>
</context>
<context>
    <name>chess::TypedMoveField</name>
    <message>
        <source>Type a move: e2e4 or Nf3</source>
        <translation>Escribe: e2e4 o Nf3</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
</context>
</TS>
