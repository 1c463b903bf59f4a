<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>last move</source>
        <translation>המסע האחרון</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>בשח</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>נבחר</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>אפשר לנוע לכאן</translation>
    </message>
    <message>
        <source>can capture here</source>
        <translation>אפשר להכות כאן</translation>
    </message>
    <message>
        <source>can move here, but could be captured</source>
        <translation>אפשר לנוע לכאן, אבל אפשר יהיה להכות אותו</translation>
    </message>
    <message>
        <source>can castle here</source>
        <translation>אפשר להצריח כאן</translation>
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
        <translation>צפחה</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>מרווה</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>אגוז</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 turns the pawn into %2.</source>
        <translation>%1 הופך את הרגלי ל%2.</translation>
    </message>
    <message>
        <source>%1 lets a pawn become %2.</source>
        <translation>%1 מאפשר לרגלי להפוך ל%2.</translation>
    </message>
    <message>
        <source>%1 wins %2 on %3.</source>
        <translation>%1 מרוויח את %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 מרוויח %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 for %3.</source>
        <translation>%1 מרוויח %2 תמורת %3.</translation>
    </message>
    <message>
        <source>%1 wins more than it costs.</source>
        <translation>%1 מרוויח יותר ממה שהוא עולה.</translation>
    </message>
    <message>
        <source>%1 wins back what was taken.</source>
        <translation>%1 מחזיר את מה שהוכה.</translation>
    </message>
    <message>
        <source>%1 takes back on %2.</source>
        <translation>%1 מכה בחזרה ב־%2.</translation>
    </message>
    <message>
        <source>%1 brings %2 to safety.</source>
        <translation>%1 מביא לביטחון את %2.</translation>
    </message>
    <message>
        <source>%1 protects %2 on %3.</source>
        <translation>%1 מגן על %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3.</source>
        <translation>%1 מתקיף את %2 ב־%3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3 at once.</source>
        <translation>%1 מתקיף את %2 ואת %3 בבת אחת.</translation>
    </message>
    <message>
        <source>%1 attacks two pieces at once.</source>
        <translation>%1 מתקיף שני כלים בבת אחת.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 מחליף %2 תמורת %3.</translation>
    </message>
    <message>
        <source>%1 makes an even trade.</source>
        <translation>%1 מביא לחילוף שווה.</translation>
    </message>
    <message>
        <source>%1 brings %2 into play.</source>
        <translation>%1 מכניס למשחק את %2.</translation>
    </message>
    <message>
        <source>%1 is checkmate.</source>
        <translation>%1 נותן מט.</translation>
    </message>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 כופה מט במסע אחד.</numerusform>
            <numerusform>%1 כופה מט ב־%n מסעים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stops the threatened checkmate.</source>
        <translation>%1 מונע את המט המאיים.</translation>
    </message>
    <message>
        <source>%1 stops the checkmate on %2.</source>
        <translation>%1 מונע את המט ב־%2.</translation>
    </message>
    <message>
        <source>%1 threatens checkmate.</source>
        <translation>%1 מאיים במט.</translation>
    </message>
    <message>
        <source>%1 brings the king into safety.</source>
        <translation>%1 מביא את המלך לביטחון.</translation>
    </message>
    <message>
        <source>%1 makes a draw by stalemate.</source>
        <translation>%1 מביא לתיקו בפט.</translation>
    </message>
    <message>
        <source>%1 gets the king out of check.</source>
        <translation>%1 מוציא את המלך משח.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 נותן שח.</translation>
    </message>
    <message>
        <source>%1 brings the king towards the centre.</source>
        <translation>%1 מקרב את המלך למרכז.</translation>
    </message>
    <message>
        <source>%1 puts off the checkmate longest.</source>
        <translation>%1 דוחה את המט לזמן הארוך ביותר.</translation>
    </message>
    <message>
        <source>%1 takes space in the centre.</source>
        <translation>%1 תופס מקום במרכז.</translation>
    </message>
    <message>
        <source>%1 advances a passed pawn.</source>
        <translation>%1 מקדם רגלי חופשי.</translation>
    </message>
    <message>
        <source>%1 puts the rook on an open file.</source>
        <translation>%1 מציב את הצריח בטור פתוח.</translation>
    </message>
    <message>
        <source>%1 keeps a winning position.</source>
        <translation>%1 שומר על עמדה מנצחת.</translation>
    </message>
    <message>
        <source>%1 keeps the better position.</source>
        <translation>%1 שומר על העמדה הטובה יותר.</translation>
    </message>
    <message>
        <source>%1 defends best.</source>
        <translation>%1 הוא ההגנה הטובה ביותר.</translation>
    </message>
    <message>
        <source>%1 keeps the balance.</source>
        <translation>%1 שומר על האיזון.</translation>
    </message>
    <message>
        <source>%1 was the best move.</source>
        <translation>%1 היה המסע הטוב ביותר.</translation>
    </message>
    <message>
        <source>%1 was a good move.</source>
        <translation>%1 היה מסע טוב.</translation>
    </message>
    <message>
        <source>%1 was not the best: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 לא היה הטוב ביותר: %2</translation>
    </message>
    <message>
        <source>%1 was a mistake: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 היה טעות: %2</translation>
    </message>
    <message>
        <source>%1 was a blunder: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 היה טעות גסה: %2</translation>
    </message>
    <message>
        <source>It</source>
        <comment>a move, as in: It wins the bishop.</comment>
        <translation>המסע הזה</translation>
    </message>
    <message>
        <source>the answer %1</source>
        <comment>a move, as in: the answer Bxd2 wins the queen</comment>
        <translation>המענה %1</translation>
    </message>
    <message>
        <source>%1 Better was %2.</source>
        <comment>a sentence, then a move</comment>
        <translation>%1 עדיף היה %2.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>משחק &amp;חדש…</translation>
    </message>
    <message>
        <source>Play ag&amp;ain</source>
        <translation>לשחק &amp;שוב</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Load game…</source>
        <translation>&amp;טעינת משחק…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Save to &amp;file…</source>
        <translation>שמירה ל&amp;קובץ…</translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation>תפריט &amp;ראשי</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול מסע</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>הצעת &amp;תיקו</translation>
    </message>
    <message>
        <source>&amp;Claim a draw</source>
        <translation>&amp;דרישת תיקו</translation>
    </message>
    <message>
        <source>R&amp;esign…</source>
        <translation>&amp;כניעה…</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>לשחק &amp;עכשיו</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>ע&amp;צירה</translation>
    </message>
    <message>
        <source>Let the computer mo&amp;ve</source>
        <translation>שהמחשב י&amp;שחק</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>הש&amp;היית השעון</translation>
    </message>
    <message>
        <source>Fl&amp;ip the board</source>
        <translation>היפוך ה&amp;לוח</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>עמדה &amp;ראשונה</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>המסע ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>המסע ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>עמדה א&amp;חרונה</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ח&amp;זרה למשחק</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>המשך מ&amp;כאן</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;ניתוח</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>ה&amp;קלדת מסע</translation>
    </message>
    <message>
        <source>&amp;Copy position (FEN)</source>
        <translation>העתקת עמ&amp;דה (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>העתק&amp;ת משחק (PGN)</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>הד&amp;בקת עמדה או משחק</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>&amp;Sounds on or off</source>
        <translation>הפעלה או השתקה של &amp;צלילים</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>ה&amp;עדפות…</translation>
    </message>
    <message>
        <source>How to pla&amp;y</source>
        <translation>&amp;איך משחקים</translation>
    </message>
    <message>
        <source>&amp;About Chessprog</source>
        <translation>או&amp;דות Chessprog</translation>
    </message>
    <message>
        <source>Play again, s&amp;wap colours</source>
        <translation>לשחק שוב, החלפת &amp;צבעים</translation>
    </message>
    <message>
        <source>Play again, &amp;draw colours by lot</source>
        <translation>לשחק שוב, ה&amp;גרלת צבעים</translation>
    </message>
    <message>
        <source>Close the re&amp;view</source>
        <translation>&amp;סגירת הניתוח</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>אין מה להדביק.</translation>
    </message>
    <message>
        <source>What you copied is neither a position (FEN) nor a game (PGN).</source>
        <translation>מה שהעתקת אינו עמדה (FEN) ואינו משחק (PGN).</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>inaccuracy</source>
        <translation>אי־דיוק</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>טעות</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>טעות גסה</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K</source>
        <comment>the king in a move</comment>
        <translation>מ</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen in a move</comment>
        <translation>מה</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook in a move</comment>
        <translation>צ</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop in a move</comment>
        <translation>ר</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight in a move</comment>
        <translation>פ</translation>
    </message>
</context>
<context>
    <name>PieceSet</name>
    <message>
        <source>Bold</source>
        <translation>מודגש</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>קלאסי</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>the pawn</source>
        <comment>object, as in: it wins the pawn</comment>
        <translation>הרגלי</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object, as in: it wins the knight</comment>
        <translation>הפרש</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object, as in: it wins the bishop</comment>
        <translation>הרץ</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object, as in: it wins the rook</comment>
        <translation>הצריח</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object, as in: it wins the queen</comment>
        <translation>המלכה</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object, as in: it attacks the king</comment>
        <translation>המלך</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object, as in: it wins a pawn</comment>
        <translation>רגלי</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object, as in: it wins a knight</comment>
        <translation>פרש</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object, as in: it wins a bishop</comment>
        <translation>רץ</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object, as in: it wins a rook</comment>
        <translation>צריח</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>object, as in: it wins a queen</comment>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>object</comment>
        <translation>מלך</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>חיפוש ב:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>הקודם</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>תיקיית האב</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>מעבר לתיקיית האב</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>יצירת תיקייה חדשה</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>רשימה</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>הצגה כרשימה</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>פרטים</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>הצגה עם פרטים</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>סוג הקבצים:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;שם הקובץ:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>שינוי &amp;שם</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>הצגת קבצים מו&amp;סתרים</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>תיקייה &amp;חדשה</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>מקומות אחרונים</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>‏%1 כבר קיים.
להחליף אותו?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>למחוק את „%1”?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>‏%1
הקובץ לא נמצא.
יש לבדוק את שם הקובץ.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>תאריך שינוי</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>בחירת הכול</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;כן</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;לא</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>שמאלה</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>ימינה</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>checkmate</source>
        <translation>מט</translation>
    </message>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>הלבן נותן מט במסע אחד</numerusform>
            <numerusform>הלבן נותן מט ב־%n מסעים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>השחור נותן מט במסע אחד</numerusform>
            <numerusform>השחור נותן מט ב־%n מסעים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game is too large to be saved.</source>
        <translation>המשחק גדול מכדי לשמור אותו.</translation>
    </message>
    <message>
        <source>The tag &lt;%1&gt; is missing.</source>
        <translation>התגית &lt;%1&gt; חסרה.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; must be a number from %2 to %3, but is “%4”.</source>
        <translation>על &lt;%1&gt; להיות מספר מ־%2 עד %3, אבל הוא „%4”.</translation>
    </message>
    <message>
        <source>the outer tag is &lt;%1&gt; instead of &lt;game&gt;.</source>
        <translation>התגית החיצונית היא &lt;%1&gt; במקום &lt;game&gt;.</translation>
    </message>
    <message>
        <source>the file is no complete XML: %1</source>
        <translation>הקובץ אינו XML שלם: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; comes twice.</source>
        <translation>התגית &lt;%1&gt; מופיעה פעמיים.</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; does not belong in &lt;%2&gt;.</source>
        <translation>התגית &lt;%1&gt; אינה שייכת לתוך &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>row %1 of the board is missing.</source>
        <translation>שורה %1 של הלוח חסרה.</translation>
    </message>
    <message>
        <source>row %1 must have 8 characters, but has %2.</source>
        <translation>בשורה %1 צריכים להיות 8 תווים, אבל יש בה %2.</translation>
    </message>
    <message>
        <source>“%1” in row %2 of the board is no piece.</source>
        <translation>‏„%1” בשורה %2 של הלוח אינו כלי.</translation>
    </message>
    <message>
        <source>the file cannot be read on.</source>
        <translation>אי אפשר להמשיך לקרוא את הקובץ.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a PGN file.</source>
        <translation>‏„%1” אינו שייך לקובץ PGN.</translation>
    </message>
    <message>
        <source>a quotation mark is missing.</source>
        <translation>חסרות מרכאות.</translation>
    </message>
    <message>
        <source>a comment has no end.</source>
        <translation>יש הערה בלי סוף.</translation>
    </message>
    <message>
        <source>a variation has no end.</source>
        <translation>יש וריאנט בלי סוף.</translation>
    </message>
    <message>
        <source>a tag is not written as [Name &quot;Value&quot;].</source>
        <translation>תגית אינה כתובה בצורה [Name &quot;Value&quot;].</translation>
    </message>
    <message>
        <source>the game is too large to be read.</source>
        <translation>המשחק גדול מכדי לקרוא אותו.</translation>
    </message>
    <message>
        <source>“%1” passes, which is no move in chess.</source>
        <translation>‏„%1” הוא ויתור על תור, ואין כזה מסע בשחמט.</translation>
    </message>
    <message>
        <source>“%1” can be the move of more than one piece.</source>
        <translation>‏„%1” יכול להיות מסע של יותר מכלי אחד.</translation>
    </message>
    <message>
        <source>“%1” is not a possible move.</source>
        <translation>‏„%1” אינו מסע אפשרי.</translation>
    </message>
    <message>
        <source>the start position “%1” is not possible.</source>
        <translation>עמדת הפתיחה „%1” אינה אפשרית.</translation>
    </message>
    <message>
        <source>The file holds no games.</source>
        <translation>אין משחקים בקובץ.</translation>
    </message>
    <message>
        <source>The file holds fewer games.</source>
        <translation>יש בקובץ פחות משחקים.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>‏„%1” אינו קובץ.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 KiB.</source>
        <translation>‏„%1” גדול מ־%2 KiB.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>אי אפשר לפתוח את „%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>אי אפשר לכתוב את „%1”: %2.</translation>
    </message>
    <message>
        <source>Another program is using the saved games.</source>
        <translation>תוכנה אחרת משתמשת במשחקים השמורים.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>ללבן אין מלך.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>לשחור אין מלך.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>ללבן יש יותר ממלך אחד.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>לשחור יש יותר ממלך אחד.</translation>
    </message>
    <message>
        <source>White has more than 16 pieces.</source>
        <translation>ללבן יש יותר מ־16 כלים.</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces.</source>
        <translation>לשחור יש יותר מ־16 כלים.</translation>
    </message>
    <message>
        <source>White has more than 8 pawns.</source>
        <translation>ללבן יש יותר מ־8 רגלים.</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns.</source>
        <translation>לשחור יש יותר מ־8 רגלים.</translation>
    </message>
    <message>
        <source>White is in check although it is Black&apos;s turn.</source>
        <translation>הלבן בשח אף שהתור של השחור.</translation>
    </message>
    <message>
        <source>Black is in check although it is White&apos;s turn.</source>
        <translation>השחור בשח אף שהתור של הלבן.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its own first rank.</source>
        <translation>הרגלי ב־%1 עומד בשורה הראשונה שלו.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its last rank.</source>
        <translation>הרגלי ב־%1 עומד בשורה האחרונה שלו.</translation>
    </message>
    <message>
        <source>Castling is allowed where king and rook are not at home.</source>
        <translation>מותרת הצרחה אף שהמלך והצריח אינם במקומם.</translation>
    </message>
    <message>
        <source>No pawn can be captured en passant on %1.</source>
        <translation>אי אפשר להכות רגלי דרך הילוכו ב־%1.</translation>
    </message>
    <message>
        <source>The move counters are out of range.</source>
        <translation>מוני המסעים מחוץ לתחום.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>הקובץ ריק.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, but saved games are in UTF-8.</source>
        <translation>הקובץ כתוב ב־UTF-16, אבל משחקים שמורים הם ב־UTF-8.</translation>
    </message>
    <message>
        <source>The file holds zero bytes, so it is no text.</source>
        <translation>יש בקובץ בתים מאופסים, ולכן הוא אינו טקסט.</translation>
    </message>
    <message>
        <source>The file holds text that is not UTF-8.</source>
        <translation>יש בקובץ טקסט שאינו UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the file declares a document type or entities, which saved games never do.</source>
        <translation>שורה %1: הקובץ מצהיר על סוג מסמך או על ישויות, ומשחקים שמורים אינם עושים זאת לעולם.</translation>
    </message>
    <message>
        <source>Line %1: a tag is far too long.</source>
        <translation>שורה %1: תגית ארוכה מדי.</translation>
    </message>
    <message>
        <source>Line %1: the tags are nested too deeply.</source>
        <translation>שורה %1: התגיות מקוננות עמוק מדי.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white pawn</source>
        <translation>רגלי לבן</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>פרש לבן</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>רץ לבן</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>צריח לבן</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>מלכה לבנה</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>מלך לבן</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>רגלי שחור</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>פרש שחור</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>רץ שחור</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>צריח שחור</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>מלכה שחורה</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>מלך שחור</translation>
    </message>
    <message>
        <source>Checkmate! You win.</source>
        <translation>שחמט! ניצחת.</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>כניעה של %1. ניצחת.</translation>
    </message>
    <message>
        <source>%1 ran out of time. You win.</source>
        <translation>נגמר הזמן של %1. ניצחת.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>ניצחת.</translation>
    </message>
    <message>
        <source>Checkmate! %1 wins.</source>
        <translation>שחמט! הניצחון של %1.</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>נכנעת. הניצחון של %1.</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>כניעה של %1. הניצחון של %2.</translation>
    </message>
    <message>
        <source>You ran out of time. %1 wins.</source>
        <translation>נגמר לך הזמן. הניצחון של %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time. %2 wins.</source>
        <translation>נגמר הזמן של %1. הניצחון של %2.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>הניצחון של %1.</translation>
    </message>
    <message>
        <source>%1 promoted to %2.</source>
        <translation>הכתרה של %1: הרגלי הפך ל%2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>המסע של %1: %2.</translation>
    </message>
    <message>
        <source>Draw by stalemate: there is no legal move.</source>
        <translation>תיקו בפט: אין מסע חוקי.</translation>
    </message>
    <message>
        <source>Draw: neither side can ever checkmate.</source>
        <translation>תיקו: אף צד כבר לא יכול לתת מט.</translation>
    </message>
    <message>
        <source>Draw: the same position came up five times.</source>
        <translation>תיקו: אותה עמדה הופיעה חמש פעמים.</translation>
    </message>
    <message>
        <source>Draw: seventy-five moves without a capture or a pawn move.</source>
        <translation>תיקו: שבעים וחמישה מסעים בלי הכאה ובלי מסע רגלי.</translation>
    </message>
    <message>
        <source>Draw claimed: the same position came up three times.</source>
        <translation>תיקו לפי דרישה: אותה עמדה הופיעה שלוש פעמים.</translation>
    </message>
    <message>
        <source>Draw claimed: fifty moves without a capture or a pawn move.</source>
        <translation>תיקו לפי דרישה: חמישים מסעים בלי הכאה ובלי מסע רגלי.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>תיקו בהסכמה.</translation>
    </message>
    <message>
        <source>Draw: time ran out, but the other side could never checkmate.</source>
        <translation>תיקו: נגמר הזמן, אבל הצד השני לא היה יכול לתת מט.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>המשחק הסתיים בתיקו.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and what stands on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>ריק</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>רגלי</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>פרש</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>רץ</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>צריח</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>White</source>
        <translation>לבן</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>שחור</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>שחקן 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>שחקן 2</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>טירון</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>קל</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>בינוני</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>קשה</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>מומחה</translation>
    </message>
    <message>
        <source>Takes what it can, and sees no danger.</source>
        <translation>לוקח מה שאפשר ולא רואה סכנה.</translation>
    </message>
    <message>
        <source>Looks at your answer, too. Good for learning.</source>
        <translation>מביט גם בתשובה שלך. טוב ללימוד.</translation>
    </message>
    <message>
        <source>Thinks three half-moves ahead and punishes slips.</source>
        <translation>חושב שלושה חצאי מסעים קדימה ומעניש על טעויות.</translation>
    </message>
    <message>
        <source>Thinks four half-moves ahead. Rarely loses a piece.</source>
        <translation>חושב ארבעה חצאי מסעים קדימה. כמעט לא מפסיד כלי.</translation>
    </message>
    <message>
        <source>Plays like a master. Take your time.</source>
        <translation>משחק כמו רב־אמן. אין מה למהר.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>אין כלי במשבצת הזאת.</translation>
    </message>
    <message>
        <source>That is not your piece.</source>
        <translation>זה לא כלי שלך.</translation>
    </message>
    <message>
        <source>That piece can&apos;t go there.</source>
        <translation>הכלי הזה לא יכול ללכת לשם.</translation>
    </message>
    <message>
        <source>You can&apos;t move there: your king would be in check.</source>
        <translation>אי אפשר: המלך שלך יהיה בשח.</translation>
    </message>
    <message>
        <source>You can&apos;t castle there now.</source>
        <translation>אי אפשר להצריח לשם עכשיו.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes, as in e8=Q.</source>
        <translation>יש לציין למה הרגלי הופך, למשל e8=Q.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t become that here.</source>
        <translation>רגלי לא יכול להפוך לזה כאן.</translation>
    </message>
    <message>
        <source>Type a move, as in e2e4 or Nf3.</source>
        <translation>יש להקליד מסע, למשל e2e4 או Nf3.</translation>
    </message>
    <message>
        <source>That is not a move. Type it as in e2e4 or Nf3.</source>
        <translation>זה לא מסע. יש להקליד למשל e2e4 או Nf3.</translation>
    </message>
    <message>
        <source>More than one piece can go there: say which, as in Nbd2.</source>
        <translation>יותר מכלי אחד יכול ללכת לשם: יש לציין איזה, למשל Nbd2.</translation>
    </message>
    <message>
        <source>You are in check.</source>
        <translation>המלך שלך בשח.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <translation>המלך של %1 בשח.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>המחשב חושב.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>התור שלך.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>התור של %1.</translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>מט במסע אחד</numerusform>
            <numerusform>מט ב־%n מסעים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>סופג מט במסע אחד</numerusform>
            <numerusform>סופג מט ב־%n מסעים</numerusform>
        </translation>
    </message>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>הצרחה קטנה</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>הצרחה גדולה</translation>
    </message>
    <message>
        <source>%1 from %2 takes %3 on %4</source>
        <comment>a piece and where it captures</comment>
        <translation>%1 מ־%2 מכה %3 ב־%4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a piece and where it goes</comment>
        <translation>%1 מ־%2 ל־%3</translation>
    </message>
    <message>
        <source>%1, promoted to %2</source>
        <translation>%1, הכתרה ל%2</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>טוב לראות אותך שוב.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>טוב לראות אותך שוב, %1.</translation>
    </message>
    <message>
        <source>Welcome back, %1 and %2.</source>
        <translation>טוב לראות אתכם שוב, %1 ו%2.</translation>
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
        <translation>אין</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>רגלים</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>פרשים</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>רצים</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>צריחים</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>מלכות</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>מלכים</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>ריק</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares with pieces</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>שורה %1: %2.</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>טור %1: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <comment>a kind of piece, then each side and where its pieces stand</comment>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1 to move. %2: %3. %4: %5.</source>
        <comment>a side, then each side and its pieces</comment>
        <translation>התור של %1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1. Attacked by %2: %3. By %4: %5.</source>
        <comment>a square, then each side and its pieces</comment>
        <translation>%1. מותקפת בידי %2: %3. בידי %4: %5.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>עוד לא נעשה מסע.</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <comment>number, side, and the move told in words</comment>
        <translation>מסע %1, %2: %3.</translation>
    </message>
    <message>
        <source>%1 Check.</source>
        <comment>a move was told</comment>
        <translation>%1 שח.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>במשחק הזה אין שעון.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <comment>each player and the time that is left</comment>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
    <message>
        <source>castling to %1</source>
        <comment>of the king</comment>
        <translation>הצרחה אל %1</translation>
    </message>
    <message>
        <source>captures on %1</source>
        <comment>of a piece</comment>
        <translation>הכאה ב־%1</translation>
    </message>
    <message>
        <source>%1, selected. It cannot move.</source>
        <translation>%1, נבחר. אינו יכול לנוע.</translation>
    </message>
    <message>
        <source>%1, selected. It can go to: %2.</source>
        <translation>%1, נבחר. יכול לנוע אל: %2.</translation>
    </message>
    <message>
        <source>Start of the game.</source>
        <translation>תחילת המשחק.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and the move told in words</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>a move told in words</comment>
        <translation>מסע שבוטל: %1.</translation>
    </message>
</context>
<context>
    <name>chess::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>לוח שחמט</translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message>
        <source>Nothing captured</source>
        <translation>לא הוכה דבר</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>הוכו: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between listed pieces</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. יתרון של נקודה אחת</numerusform>
            <numerusform>%1. יתרון של %n נקודות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>בלי שעון</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s a move</source>
        <translation>%1 דק׳ + %2 שנ׳ למסע</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>זמן אחר</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>שעון</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes on the clock</comment>
        <translation> דק׳</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>דקות לכל שחקן</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds a move</comment>
        <translation> שנ׳</translation>
    </message>
    <message>
        <source>Seconds added with each move</source>
        <translation>שניות שנוספות עם כל מסע</translation>
    </message>
</context>
<context>
    <name>chess::CoachLegend</name>
    <message>
        <source>can go here</source>
        <comment>a piece, explaining a mark</comment>
        <translation>יכול לנוע</translation>
    </message>
    <message>
        <source>can capture</source>
        <comment>a piece, explaining a mark</comment>
        <translation>יכול להכות</translation>
    </message>
    <message>
        <source>could be captured</source>
        <comment>a piece, explaining a mark</comment>
        <translation>עלול להיפגע</translation>
    </message>
    <message>
        <source>can castle</source>
        <comment>a piece, explaining a mark</comment>
        <translation>יכול להצריח</translation>
    </message>
    <message>
        <source>Click a piece with the right button to see where it can go.</source>
        <translation>לחיצה על כלי בלחצן הימני מראה לאן הוא יכול ללכת.</translation>
    </message>
</context>
<context>
    <name>chess::Consent</name>
    <message>
        <source>%1 would like to take the last move back. %2, do you agree?</source>
        <translation>בקשה של %1: לבטל את המסע האחרון. %2, מסכימים?</translation>
    </message>
    <message>
        <source>%1 would like to play the move again. %2, do you agree?</source>
        <translation>בקשה של %1: לחזור על המסע. %2, מסכימים?</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>הצעת תיקו של %1. %2, מסכימים?</translation>
    </message>
    <message>
        <source>%1 would like to load another game. %2, do you agree?</source>
        <translation>בקשה של %1: לטעון משחק אחר. %2, מסכימים?</translation>
    </message>
    <message>
        <source>%1 would like to begin again. %2, do you agree?</source>
        <translation>בקשה של %1: להתחיל מחדש. %2, מסכימים?</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;מסכימים</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;לא מסכימים</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <translation>סירוב של %1.</translation>
    </message>
    <message>
        <source>%1 would like to play on from this position. %2, do you agree?</source>
        <translation>בקשה של %1: להמשיך לשחק מהעמדה הזאת. %2, מסכימים?</translation>
    </message>
</context>
<context>
    <name>chess::EvaluationGraph</name>
    <message>
        <source>Start of the game</source>
        <translation>תחילת המשחק</translation>
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
        <translation>מהלך המשחק, %1</translation>
    </message>
    <message>
        <source>Looking at the game… %1 %</source>
        <comment>progress in per cent</comment>
        <translation>המשחק נבדק… %1%</translation>
    </message>
</context>
<context>
    <name>chess::GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>אי אפשר היה לשמור את המשחק</translation>
    </message>
    <message>
        <source>Save game to a file</source>
        <translation>שמירת המשחק לקובץ</translation>
    </message>
    <message>
        <source>Saved games (*.xml)</source>
        <translation>משחקים שמורים (*.xml)</translation>
    </message>
    <message>
        <source>Games in PGN (*.pgn)</source>
        <translation>משחקים ב־PGN (*.pgn)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>פתיחת משחק</translation>
    </message>
    <message>
        <source>Games (*.xml *.pgn)</source>
        <translation>משחקים (*.xml *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>אי אפשר היה לפתוח את המשחק</translation>
    </message>
    <message>
        <source>The moves of this game were dropped</source>
        <translation>מסעי המשחק הזה הושמטו</translation>
    </message>
    <message>
        <source>What the file tells about earlier moves does not lead to its board. The board is as saved; undo begins here.</source>
        <translation>מה שהקובץ מספר על המסעים הקודמים לא מוביל ללוח שבו. הלוח הוא כפי שנשמר; אפשר לבטל מסעים רק מכאן והלאה.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>לשמור את המשחק?</translation>
    </message>
    <message>
        <source>Would you like to save this game first?</source>
        <translation>לשמור קודם את המשחק הזה?</translation>
    </message>
    <message>
        <source>The game cannot be kept safe</source>
        <translation>אי אפשר לשמור על המשחק</translation>
    </message>
    <message>
        <source>If the program ends unexpectedly, this game is lost. %1</source>
        <translation>אם התוכנה תיסגר פתאום, המשחק הזה יאבד. %1</translation>
    </message>
    <message>
        <source>Would you like to save the unfinished game first?</source>
        <translation>לשמור קודם את המשחק שלא נגמר?</translation>
    </message>
</context>
<context>
    <name>chess::GamePage</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>עוד לא הגיע תורך.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game, or play on from here.</source>
        <translation>זו עמדה קודמת. אפשר לחזור למשחק או להמשיך לשחק מכאן.</translation>
    </message>
    <message>
        <source>Coaching marks are for games at the two easiest levels. Preferences can allow them everywhere.</source>
        <translation>סימני ההדרכה מיועדים לשתי הרמות הקלות. בהעדפות אפשר להתיר אותם תמיד.</translation>
    </message>
    <message>
        <source>The computer waits. Let it move, or take your move back.</source>
        <translation>המחשב ממתין. אפשר לתת לו לשחק או לבטל את המסע שלך.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <translation>עומק %1: %2</translation>
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
        <translation>מחפש מסע טוב…</translation>
    </message>
    <message>
        <source>Try %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>כדאי לנסות את %1 ב־%2.</translation>
    </message>
    <message>
        <source>Castle on the king&apos;s side.</source>
        <translation>כדאי להצריח הצרחה קטנה.</translation>
    </message>
    <message>
        <source>Castle on the queen&apos;s side.</source>
        <translation>כדאי להצריח הצרחה גדולה.</translation>
    </message>
    <message>
        <source>Take %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>כדאי להכות את %1 ב־%2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>a piece and a square</comment>
        <translation>כדאי להזיז את %1 ל־%2.</translation>
    </message>
</context>
<context>
    <name>chess::HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>איך משחקים</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;כללים</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;מקשים</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>המטרה</translation>
    </message>
    <message>
        <source>Attack the enemy king so that it cannot escape: that is checkmate, and you win. White begins; then the players take turns. Here the rook goes to the last rank, and the king is shut in by its own pawns.</source>
        <translation>יש להתקיף את מלך היריב כך שלא יוכל להימלט: זה שחמט, וזה הניצחון. הלבן מתחיל, ואז משחקים לפי התור. כאן הצריח הולך לשורה האחרונה, והמלך כלוא בידי הרגלים שלו.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>הרגלי</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, two from its first square, and captures one square diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight.</source>
        <translation>הולך משבצת אחת ישר קדימה, או שתיים ממשבצתו הראשונה, ומכה משבצת אחת באלכסון קדימה. בשורה האחרונה הוא הופך למלכה, צריח, רץ או פרש.</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>הפרש</translation>
    </message>
    <message>
        <source>Jumps two squares one way and one to the side, over whatever stands between.</source>
        <translation>קופץ שתי משבצות בכיוון אחד ואחת הצידה, מעל כל מה שעומד ביניהן.</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>הרץ</translation>
    </message>
    <message>
        <source>Goes diagonally, as far as the way is free. It stays on squares of one colour.</source>
        <translation>הולך באלכסון, כל עוד הדרך פנויה. הוא נשאר על משבצות מצבע אחד.</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>הצריח</translation>
    </message>
    <message>
        <source>Goes straight along ranks and files, as far as the way is free.</source>
        <translation>הולך ישר לאורך שורות וטורים, כל עוד הדרך פנויה.</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>המלכה</translation>
    </message>
    <message>
        <source>Goes like a rook or like a bishop. She is the strongest piece.</source>
        <translation>הולכת כמו צריח או כמו רץ. היא הכלי החזק ביותר.</translation>
    </message>
    <message>
        <source>The king and castling</source>
        <translation>המלך וההצרחה</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never into attack. If king and rook have not moved, nothing stands between them and the king is not in check and crosses no attacked square, the king goes two squares towards the rook, and the rook jumps over it.</source>
        <translation>הולך משבצת אחת בכל כיוון, לעולם לא למשבצת מותקפת. אם המלך והצריח לא זזו, דבר לא עומד ביניהם, והמלך אינו בשח ואינו חוצה משבצת מותקפת, המלך הולך שתי משבצות לעבר הצריח והצריח קופץ מעליו.</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>הכאה דרך הילוכו</translation>
    </message>
    <message>
        <source>A pawn that has just gone two squares past yours can be captured as if it had gone one, but only at once.</source>
        <translation>רגלי שזה עתה הלך שתי משבצות ועבר ליד הרגלי שלך ניתן להכאה כאילו הלך אחת, אבל רק מיד.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>The game is drawn when the player to move has no legal move but is not in check (stalemate), when nobody can ever checkmate, when both agree, or by claim after the same position three times or fifty moves without a capture or a pawn move.</source>
        <translation>המשחק בתיקו כשלשחקן שבתור אין מסע חוקי והוא אינו בשח (פט), כשאיש כבר לא יכול לתת מט, כששני הצדדים מסכימים, או לפי דרישה אחרי אותה עמדה שלוש פעמים או חמישים מסעים בלי הכאה ובלי מסע רגלי.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>מקשי החצים</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>תנועה על הלוח</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter או רווח</translation>
    </message>
    <message>
        <source>take the piece, then put it down</source>
        <translation>הרמת הכלי ואז הנחתו</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>C or the menu key</source>
        <translation>C או מקש התפריט</translation>
    </message>
    <message>
        <source>coaching marks: where the piece can go, and what awaits it</source>
        <translation>סימני הדרכה: לאן הכלי יכול ללכת ומה מחכה לו</translation>
    </message>
    <message>
        <source>type a move, as in e2e4 or Nf3</source>
        <translation>הקלדת מסע, למשל e2e4 או Nf3</translation>
    </message>
    <message>
        <source>U and R</source>
        <translation>U ו־R</translation>
    </message>
    <message>
        <source>undo and redo</source>
        <translation>ביטול וביצוע חוזר</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>היפוך הלוח</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>save</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>main menu</source>
        <translation>תפריט ראשי</translation>
    </message>
    <message>
        <source>Alt+Left and Alt+Right</source>
        <translation>Alt+שמאלה ו־Alt+ימינה</translation>
    </message>
    <message>
        <source>look through the game</source>
        <translation>דפדוף במשחק</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>מסך מלא</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>העזרה הזאת</translation>
    </message>
    <message>
        <source>Rules of chess</source>
        <translation>כללי השחמט</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>מקשים על הלוח</translation>
    </message>
    <message>
        <source>let the piece go; back to the board</source>
        <translation>עזיבת הכלי; חזרה ללוח</translation>
    </message>
    <message>
        <source>M and G</source>
        <translation>M ו־G</translation>
    </message>
    <message>
        <source>go to the moves, and to the graph of a review</source>
        <translation>מעבר למסעים ולגרף של ניתוח</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 עד 8</translation>
    </message>
    <message>
        <source>read a rank aloud, and in the message line</source>
        <translation>הקראת שורה בקול ובשורת ההודעות</translation>
    </message>
    <message>
        <source>Shift+A to Shift+H</source>
        <translation>Shift+A עד Shift+H</translation>
    </message>
    <message>
        <source>read a file</source>
        <translation>הקראת טור</translation>
    </message>
    <message>
        <source>P, N, B, T, Q, K</source>
        <translation>P, N, B, T, Q, K</translation>
    </message>
    <message>
        <source>read where all pawns, knights, bishops, rooks (T as in tower), queens or kings stand</source>
        <translation>הקראת מקומם של כל הרגלים, הפרשים, הרצים, הצריחים, המלכות או המלכים</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>read the whole board</source>
        <translation>הקראת הלוח כולו</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>read what attacks the square</source>
        <translation>הקראת מה שמתקיף את המשבצת</translation>
    </message>
    <message>
        <source>L and W</source>
        <translation>L ו־W</translation>
    </message>
    <message>
        <source>read the last move, and the clocks</source>
        <translation>הקראת המסע האחרון והשעונים</translation>
    </message>
</context>
<context>
    <name>chess::LoadDialog</name>
    <message>
        <source>There are no saved games yet.</source>
        <translation>אין עדיין משחקים שמורים.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;טעינה</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>טעינת משחק</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>משחקים שמורים, החדשים קודם</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>הצגת ה&amp;תיקייה</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ח&amp;זרה</translation>
    </message>
    <message>
        <source>Delete this save?</source>
        <translation>למחוק את המשחק?</translation>
    </message>
    <message>
        <source>Delete this saved game for good?</source>
        <translation>למחוק לתמיד את המשחק השמור הזה?</translation>
    </message>
    <message>
        <source>The save could not be deleted</source>
        <translation>אי אפשר היה למחוק את המשחק</translation>
    </message>
</context>
<context>
    <name>chess::MainWindow</name>
    <message>
        <source>The game is saved.</source>
        <translation>המשחק נשמר.</translation>
    </message>
    <message>
        <source>The computer would rather play on.</source>
        <translation>המחשב מעדיף להמשיך לשחק.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>לא הודבק דבר</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>להמשיך לשחק מכאן?</translation>
    </message>
    <message>
        <source>Would you like to take the later moves back and play on from this position?</source>
        <translation>לבטל את המסעים שאחרי ולהמשיך לשחק מהעמדה הזאת?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>להיכנע?</translation>
    </message>
    <message>
        <source>Do you really want to give up this game?</source>
        <translation>באמת להיכנע במשחק הזה?</translation>
    </message>
    <message>
        <source>About Chessprog</source>
        <translation>אודות Chessprog</translation>
    </message>
    <message>
        <source>Chessprog %1</source>
        <translation>Chessprog %1</translation>
    </message>
    <message>
        <source>A calm chess game: play the computer or a friend. Free software under the MIT licence.</source>
        <translation>משחק שחמט רגוע: נגד המחשב או עם חברים. תוכנה חופשית ברישיון MIT.</translation>
    </message>
    <message>
        <source>Chessprog</source>
        <translation>Chessprog</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>מ&amp;שחק</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>מ&amp;סע</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ע&amp;זרה</translation>
    </message>
    <message>
        <source>%1, do you really want to give up this game?</source>
        <translation>%1, באמת להיכנע במשחק הזה?</translation>
    </message>
    <message>
        <source>The clocks are paused until the next move.</source>
        <translation>השעונים מושהים עד המסע הבא.</translation>
    </message>
    <message>
        <source>The clocks wait for the next move.</source>
        <translation>השעונים ממתינים למסע הבא.</translation>
    </message>
</context>
<context>
    <name>chess::MoveListModel</name>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>מסע %1, %2: %3</translation>
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
        <translation>מסעים</translation>
    </message>
</context>
<context>
    <name>chess::NewGameDialog</name>
    <message>
        <source>House rule: a pawn may stay a &amp;pawn</source>
        <translation>כלל ביתי: מותר לרגלי להי&amp;שאר רגלי</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>A pawn on the last rank need not be promoted: it then stands there until captured.</source>
        <translation>אין חובה להכתיר רגלי בשורה האחרונה: הוא נשאר שם עד שיוכה.</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>ש&amp;עון</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>ה&amp;תחלה</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;חזרה</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>שחקן &amp;אחד</translation>
    </message>
    <message>
        <source>&amp;Two players</source>
        <translation>שני שח&amp;קנים</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>נגד המחשב</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>שני אנשים מול המסך הזה</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>ר&amp;מה</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>ה&amp;צבע שלך</translation>
    </message>
    <message>
        <source>White</source>
        <translation>לבן</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>שחור</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>You</source>
        <translation>את/ה</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>השם ש&amp;לך</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>שחקן 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>שחקן 2</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>שחקן &amp;ראשון</translation>
    </message>
    <message>
        <source>Se&amp;cond player</source>
        <translation>שחקן ש&amp;ני</translation>
    </message>
    <message>
        <source>&amp;White is</source>
        <translation>ה&amp;לבן הוא</translation>
    </message>
    <message>
        <source>First</source>
        <translation>הראשון</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>השני</translation>
    </message>
</context>
<context>
    <name>chess::PgnDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>בחירת משחק</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>המשחקים שבקובץ</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;חזרה</translation>
    </message>
</context>
<context>
    <name>chess::PgnListModel</name>
    <message>
        <source>White</source>
        <translation>לבן</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>שחור</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מסעים</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>תאריך</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
</context>
<context>
    <name>chess::PlayerCard</name>
    <message>
        <source>%1, playing %2</source>
        <translation>%1, משחק ב%2</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>השעון של %1: %2</translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;לוח</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;צלילים</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>Board &amp;colours</source>
        <translation>צב&amp;עי הלוח</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;כלים</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>תצוגה מקדימה של הלוח</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>ה&amp;חלקת הכלים</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>בכלל לא</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>מהר</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>לאט</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>הצגת &amp;קואורדינטות</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player on move (two players)</source>
        <translation>&amp;סיבוב הלוח אל השחקן שבתור (שני שחקנים)</translation>
    </message>
    <message>
        <source>The computer &amp;replies</source>
        <translation>המחש&amp;ב עונה</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>מיד</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>אחרי רגע</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>בנחת</translation>
    </message>
    <message>
        <source>Coaching &amp;marks in all games</source>
        <translation>סימני ה&amp;דרכה בכל המשחקים</translation>
    </message>
    <message>
        <source>Play so&amp;unds</source>
        <translation>השמע&amp;ת צלילים</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;עוצמה</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>כמו המערכת</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>שפ&amp;ה</translation>
    </message>
    <message>
        <source>English letters: K Q R B N</source>
        <translation>אנגלית: K Q R B N</translation>
    </message>
    <message>
        <source>Letters of your language</source>
        <comment>translate with the letters themselves</comment>
        <translation>עברית: מ מה צ ר פ</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>צורות: ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>P&amp;ieces in moves</source>
        <translation>&amp;כלים במסעים</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>אלפית שנייה</numerusform>
            <numerusform>%n אלפיות שנייה</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>מ&amp;ראה</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>As&amp;k the other player before undo and redo</source>
        <translation>לש&amp;אול את השחקן השני לפני ביטול וביצוע חוזר</translation>
    </message>
</context>
<context>
    <name>chess::PromotionDialog</name>
    <message>
        <source>Promotion</source>
        <translation>הכתרה</translation>
    </message>
    <message>
        <source>What does your pawn become?</source>
        <translation>למה הופך הרגלי שלך?</translation>
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
        <translation>הקובץ הזה פגום</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>White and Black</comment>
        <translation>%1 נגד %2</translation>
    </message>
    <message>
        <source>%1, you play %2</source>
        <comment>level and colour</comment>
        <translation>%1, הצבע שלך: %2</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>שני שחקנים</translation>
    </message>
    <message>
        <source>Move %1, %2 to move</source>
        <translation>מסע %1, התור של %2</translation>
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
        <translation>משחק שחמט רגוע.</translation>
    </message>
    <message>
        <source>Your game: %1 against %2, move %3.</source>
        <translation>המשחק שלך: %1 נגד %2, מסע %3.</translation>
    </message>
    <message>
        <source>On the board: the end of the Immortal Game, London 1851.</source>
        <translation>על הלוח: סוף המשחק בן האלמוות, לונדון 1851.</translation>
    </message>
</context>
<context>
    <name>chess::TypedMoveField</name>
    <message>
        <source>Type a move: e2e4 or Nf3</source>
        <translation>מסע בהקלדה: e2e4 או Nf3</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>הקלדת מסע</translation>
    </message>
</context>
</TS>
