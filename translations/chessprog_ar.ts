<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>BoardAccessible</name>
    <message>
        <source>last move</source>
        <translation>آخر نقلة</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>في كش</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>محددة</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>يمكن النقل إلى هنا</translation>
    </message>
    <message>
        <source>can capture here</source>
        <translation>يمكن الأخذ هنا</translation>
    </message>
    <message>
        <source>can move here, but could be captured</source>
        <translation>يمكن النقل إلى هنا، لكنها قد تؤخذ</translation>
    </message>
    <message>
        <source>can castle here</source>
        <translation>يمكن التبييت هنا</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square, and what else is told of it</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>BoardTheme</name>
    <message>
        <source>Slate</source>
        <translation>أردوازي</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>مريمية</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>جوز</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 turns the pawn into %2.</source>
        <translation>%1 ترقّي البيدق إلى %2.</translation>
    </message>
    <message>
        <source>%1 lets a pawn become %2.</source>
        <translation>%1 تتيح ترقية بيدق إلى %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 on %3.</source>
        <translation>%1 تكسب %2 على %3.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 تؤدي إلى كسب %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 for %3.</source>
        <translation>%1 تؤدي إلى كسب %2 مقابل %3.</translation>
    </message>
    <message>
        <source>%1 wins more than it costs.</source>
        <translation>%1 تكسب أكثر مما تكلّف.</translation>
    </message>
    <message>
        <source>%1 wins back what was taken.</source>
        <translation>%1 تستعيد ما أُخذ.</translation>
    </message>
    <message>
        <source>%1 takes back on %2.</source>
        <translation>%1 تستردّ القطعة على %2.</translation>
    </message>
    <message>
        <source>%1 brings %2 to safety.</source>
        <translation>%1 تنقل %2 إلى مكان آمن.</translation>
    </message>
    <message>
        <source>%1 protects %2 on %3.</source>
        <translation>%1 تحمي %2 على %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 on %3.</source>
        <translation>%1 تهاجم %2 على %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and %3 at once.</source>
        <translation>%1 تهاجم %2 و%3 معًا.</translation>
    </message>
    <message>
        <source>%1 attacks two pieces at once.</source>
        <translation>%1 تهاجم قطعتين معًا.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 تؤدي إلى مبادلة %2 مقابل %3.</translation>
    </message>
    <message>
        <source>%1 makes an even trade.</source>
        <translation>%1 تؤدي إلى تبادل متكافئ.</translation>
    </message>
    <message>
        <source>%1 brings %2 into play.</source>
        <translation>%1 تُدخل %2 في اللعب.</translation>
    </message>
    <message>
        <source>%1 is checkmate.</source>
        <translation>%1 كش مات.</translation>
    </message>
    <message numerus="yes">
        <source>%1 forces checkmate in %n.</source>
        <translation>
            <numerusform>%1 تفرض كش مات.</numerusform>
            <numerusform>%1 تفرض كش مات في نقلة واحدة.</numerusform>
            <numerusform>%1 تفرض كش مات في نقلتين.</numerusform>
            <numerusform>%1 تفرض كش مات في %Ln نقلات.</numerusform>
            <numerusform>%1 تفرض كش مات في %Ln نقلة.</numerusform>
            <numerusform>%1 تفرض كش مات في %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stops the threatened checkmate.</source>
        <translation>%1 تمنع كش مات الوشيك.</translation>
    </message>
    <message>
        <source>%1 stops the checkmate on %2.</source>
        <translation>%1 تمنع كش مات على %2.</translation>
    </message>
    <message>
        <source>%1 threatens checkmate.</source>
        <translation>%1 تهدد بكش مات.</translation>
    </message>
    <message>
        <source>%1 brings the king into safety.</source>
        <translation>%1 تنقل الملك إلى الأمان.</translation>
    </message>
    <message>
        <source>%1 makes a draw by stalemate.</source>
        <translation>%1 تؤدي إلى تعادل بالخنق.</translation>
    </message>
    <message>
        <source>%1 gets the king out of check.</source>
        <translation>%1 تُخرج الملك من الكش.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 تعطي كشًّا.</translation>
    </message>
    <message>
        <source>%1 brings the king towards the centre.</source>
        <translation>%1 تقرّب الملك من المركز.</translation>
    </message>
    <message>
        <source>%1 puts off the checkmate longest.</source>
        <translation>%1 تؤخر كش مات أطول وقت.</translation>
    </message>
    <message>
        <source>%1 takes space in the centre.</source>
        <translation>%1 تأخذ مساحة في المركز.</translation>
    </message>
    <message>
        <source>%1 advances a passed pawn.</source>
        <translation>%1 تدفع بيدقًا سالكًا.</translation>
    </message>
    <message>
        <source>%1 puts the rook on an open file.</source>
        <translation>%1 تضع القلعة على عمود مفتوح.</translation>
    </message>
    <message>
        <source>%1 keeps a winning position.</source>
        <translation>%1 تحافظ على وضع رابح.</translation>
    </message>
    <message>
        <source>%1 keeps the better position.</source>
        <translation>%1 تحافظ على الوضع الأفضل.</translation>
    </message>
    <message>
        <source>%1 defends best.</source>
        <translation>%1 أفضل دفاع.</translation>
    </message>
    <message>
        <source>%1 keeps the balance.</source>
        <translation>%1 تحافظ على التوازن.</translation>
    </message>
    <message>
        <source>%1 was the best move.</source>
        <translation>%1 كانت أفضل نقلة.</translation>
    </message>
    <message>
        <source>%1 was a good move.</source>
        <translation>%1 كانت نقلة جيدة.</translation>
    </message>
    <message>
        <source>%1 was not the best: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 لم تكن الأفضل: %2</translation>
    </message>
    <message>
        <source>%1 was a mistake: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 كانت خطأ: %2</translation>
    </message>
    <message>
        <source>%1 was a blunder: %2</source>
        <comment>move, and a sentence why</comment>
        <translation>%1 كانت خطأ فادحًا: %2</translation>
    </message>
    <message>
        <source>It</source>
        <comment>a move, as in: It wins the bishop.</comment>
        <translation>هذه النقلة</translation>
    </message>
    <message>
        <source>the answer %1</source>
        <comment>a move, as in: the answer Bxd2 wins the queen</comment>
        <translation>نقلة الرد %1</translation>
    </message>
    <message>
        <source>%1 Better was %2.</source>
        <comment>a sentence, then a move</comment>
        <translation>%1 كان الأفضل %2.</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>لعبة جديدة…</translation>
    </message>
    <message>
        <source>Play ag&amp;ain</source>
        <translation>العب مرة أخرى</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Load game…</source>
        <translation>تحميل لعبة…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>Save to &amp;file…</source>
        <translation>حفظ في ملف…</translation>
    </message>
    <message>
        <source>&amp;Main menu</source>
        <translation>القائمة الرئيسية</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>عرض تعادل</translation>
    </message>
    <message>
        <source>&amp;Claim a draw</source>
        <translation>المطالبة بالتعادل</translation>
    </message>
    <message>
        <source>R&amp;esign…</source>
        <translation>استسلام…</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>انقل الآن</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Let the computer mo&amp;ve</source>
        <translation>دع الحاسوب ينقل</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>إيقاف الساعة مؤقتًا</translation>
    </message>
    <message>
        <source>Fl&amp;ip the board</source>
        <translation>قلب الرقعة</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>الوضع الأول</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>الوضع الأخير</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>&amp;Type a move</source>
        <translation>كتابة نقلة</translation>
    </message>
    <message>
        <source>&amp;Copy position (FEN)</source>
        <translation>نسخ الوضع (FEN)</translation>
    </message>
    <message>
        <source>Copy &amp;game (PGN)</source>
        <translation>نسخ اللعبة (PGN)</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>لصق وضع أو لعبة</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Sounds on or off</source>
        <translation>تشغيل الأصوات أو كتمها</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>التفضيلات…</translation>
    </message>
    <message>
        <source>How to pla&amp;y</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>&amp;About Chessprog</source>
        <translation>حول Chessprog</translation>
    </message>
    <message>
        <source>Play again, s&amp;wap colours</source>
        <translation>العب مرة أخرى مع تبديل اللونين</translation>
    </message>
    <message>
        <source>Play again, &amp;draw colours by lot</source>
        <translation>العب مرة أخرى مع قرعة اللونين</translation>
    </message>
    <message>
        <source>Close the re&amp;view</source>
        <translation>إغلاق المراجعة</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>لا يوجد شيء للصق.</translation>
    </message>
    <message>
        <source>What you copied is neither a position (FEN) nor a game (PGN).</source>
        <translation>ما نسخته ليس وضعًا (FEN) ولا لعبة (PGN).</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>inaccuracy</source>
        <translation>نقلة غير دقيقة</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>خطأ فادح</translation>
    </message>
</context>
<context>
    <name>PieceLetters</name>
    <message>
        <source>K</source>
        <comment>the king in a move</comment>
        <translation>م</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen in a move</comment>
        <translation>و</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook in a move</comment>
        <translation>ق</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop in a move</comment>
        <translation>ف</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight in a move</comment>
        <translation>ح</translation>
    </message>
</context>
<context>
    <name>PieceSet</name>
    <message>
        <source>Bold</source>
        <translation>بسيط</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكي</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>the pawn</source>
        <comment>object, as in: it wins the pawn</comment>
        <translation>البيدق</translation>
    </message>
    <message>
        <source>the knight</source>
        <comment>object, as in: it wins the knight</comment>
        <translation>الحصان</translation>
    </message>
    <message>
        <source>the bishop</source>
        <comment>object, as in: it wins the bishop</comment>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>the rook</source>
        <comment>object, as in: it wins the rook</comment>
        <translation>القلعة</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>object, as in: it wins the queen</comment>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>object, as in: it attacks the king</comment>
        <translation>الملك</translation>
    </message>
    <message>
        <source>a pawn</source>
        <comment>object, as in: it wins a pawn</comment>
        <translation>بيدق</translation>
    </message>
    <message>
        <source>a knight</source>
        <comment>object, as in: it wins a knight</comment>
        <translation>حصان</translation>
    </message>
    <message>
        <source>a bishop</source>
        <comment>object, as in: it wins a bishop</comment>
        <translation>فيل</translation>
    </message>
    <message>
        <source>a rook</source>
        <comment>object, as in: it wins a rook</comment>
        <translation>قلعة</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>object, as in: it wins a queen</comment>
        <translation>وزير</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>object</comment>
        <translation>ملك</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>البحث في:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>الرجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلد الأعلى</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>الانتقال إلى المجلد الأعلى</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>العرض كقائمة</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>تفاصيل</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>العرض مع التفاصيل</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفات:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>اسم الملف:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>إظهار الملفات المخفية</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>أماكن حديثة</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>‏%1 موجود مسبقًا.
هل تريد استبداله؟</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>هل تريد حقًا حذف «%1»؟</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>‏%1
لم يُعثر على الملف.
يرجى التحقق من اسم الملف.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
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
        <translation>يسار</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
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
        <translation>كش مات</translation>
    </message>
    <message numerus="yes">
        <source>White mates in %n</source>
        <translation>
            <numerusform>كش مات للأبيض</numerusform>
            <numerusform>كش مات للأبيض في نقلة واحدة</numerusform>
            <numerusform>كش مات للأبيض في نقلتين</numerusform>
            <numerusform>كش مات للأبيض في %Ln نقلات</numerusform>
            <numerusform>كش مات للأبيض في %Ln نقلة</numerusform>
            <numerusform>كش مات للأبيض في %Ln نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black mates in %n</source>
        <translation>
            <numerusform>كش مات للأسود</numerusform>
            <numerusform>كش مات للأسود في نقلة واحدة</numerusform>
            <numerusform>كش مات للأسود في نقلتين</numerusform>
            <numerusform>كش مات للأسود في %Ln نقلات</numerusform>
            <numerusform>كش مات للأسود في %Ln نقلة</numerusform>
            <numerusform>كش مات للأسود في %Ln نقلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The game is too large to be saved.</source>
        <translation>اللعبة أكبر من أن تُحفظ.</translation>
    </message>
    <message>
        <source>The tag &lt;%1&gt; is missing.</source>
        <translation>الوسم &lt;%1&gt; مفقود.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; must be a number from %2 to %3, but is “%4”.</source>
        <translation>يجب أن يكون &lt;%1&gt; عددًا من %2 إلى %3، لكنه «%4».</translation>
    </message>
    <message>
        <source>the outer tag is &lt;%1&gt; instead of &lt;game&gt;.</source>
        <translation>الوسم الخارجي هو &lt;%1&gt; بدلًا من &lt;game&gt;.</translation>
    </message>
    <message>
        <source>the file is no complete XML: %1</source>
        <translation>الملف ليس XML كاملًا: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; comes twice.</source>
        <translation>الوسم &lt;%1&gt; مكرر.</translation>
    </message>
    <message>
        <source>the tag &lt;%1&gt; does not belong in &lt;%2&gt;.</source>
        <translation>الوسم &lt;%1&gt; لا مكان له داخل &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>row %1 of the board is missing.</source>
        <translation>الصف %1 من الرقعة مفقود.</translation>
    </message>
    <message>
        <source>row %1 must have 8 characters, but has %2.</source>
        <translation>يجب أن يكون في الصف %1 ثمانية رموز، لكن فيه %2.</translation>
    </message>
    <message>
        <source>“%1” in row %2 of the board is no piece.</source>
        <translation>‏«%1» في الصف %2 من الرقعة ليس قطعة.</translation>
    </message>
    <message>
        <source>the file cannot be read on.</source>
        <translation>تتعذر متابعة قراءة الملف.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a PGN file.</source>
        <translation>‏«%1» لا مكان له في ملف PGN.</translation>
    </message>
    <message>
        <source>a quotation mark is missing.</source>
        <translation>علامة اقتباس مفقودة.</translation>
    </message>
    <message>
        <source>a comment has no end.</source>
        <translation>تعليق بلا نهاية.</translation>
    </message>
    <message>
        <source>a variation has no end.</source>
        <translation>تفريعة بلا نهاية.</translation>
    </message>
    <message>
        <source>a tag is not written as [Name &quot;Value&quot;].</source>
        <translation>وسم غير مكتوب على شكل [Name &quot;Value&quot;].</translation>
    </message>
    <message>
        <source>the game is too large to be read.</source>
        <translation>اللعبة أكبر من أن تُقرأ.</translation>
    </message>
    <message>
        <source>“%1” passes, which is no move in chess.</source>
        <translation>‏«%1» تمرير للدور، ولا وجود له في الشطرنج.</translation>
    </message>
    <message>
        <source>“%1” can be the move of more than one piece.</source>
        <translation>‏«%1» قد تكون نقلة أكثر من قطعة.</translation>
    </message>
    <message>
        <source>“%1” is not a possible move.</source>
        <translation>‏«%1» ليست نقلة ممكنة.</translation>
    </message>
    <message>
        <source>the start position “%1” is not possible.</source>
        <translation>وضع البداية «%1» غير ممكن.</translation>
    </message>
    <message>
        <source>The file holds no games.</source>
        <translation>لا ألعاب في الملف.</translation>
    </message>
    <message>
        <source>The file holds fewer games.</source>
        <translation>في الملف ألعاب أقل.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>‏«%1» ليس ملفًا.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 KiB.</source>
        <translation>‏«%1» أكبر من %2 كيبيبايت.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>تعذر فتح «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>تعذرت كتابة «%1»: %2.</translation>
    </message>
    <message>
        <source>Another program is using the saved games.</source>
        <translation>برنامج آخر يستخدم الألعاب المحفوظة.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>لا ملك للأبيض.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>لا ملك للأسود.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>للأبيض أكثر من ملك.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>للأسود أكثر من ملك.</translation>
    </message>
    <message>
        <source>White has more than 16 pieces.</source>
        <translation>للأبيض أكثر من 16 قطعة.</translation>
    </message>
    <message>
        <source>Black has more than 16 pieces.</source>
        <translation>للأسود أكثر من 16 قطعة.</translation>
    </message>
    <message>
        <source>White has more than 8 pawns.</source>
        <translation>للأبيض أكثر من 8 بيادق.</translation>
    </message>
    <message>
        <source>Black has more than 8 pawns.</source>
        <translation>للأسود أكثر من 8 بيادق.</translation>
    </message>
    <message>
        <source>White is in check although it is Black&apos;s turn.</source>
        <translation>الأبيض في كش مع أن الدور للأسود.</translation>
    </message>
    <message>
        <source>Black is in check although it is White&apos;s turn.</source>
        <translation>الأسود في كش مع أن الدور للأبيض.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its own first rank.</source>
        <translation>البيدق على %1 يقف في صفه الأول.</translation>
    </message>
    <message>
        <source>The pawn on %1 stands on its last rank.</source>
        <translation>البيدق على %1 يقف في صفه الأخير.</translation>
    </message>
    <message>
        <source>Castling is allowed where king and rook are not at home.</source>
        <translation>التبييت مسموح مع أن الملك والقلعة ليسا في مكانيهما.</translation>
    </message>
    <message>
        <source>No pawn can be captured en passant on %1.</source>
        <translation>لا يمكن أخذ بيدق بالتجاوز على %1.</translation>
    </message>
    <message>
        <source>The move counters are out of range.</source>
        <translation>عدادات النقلات خارج المدى.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The file is written in UTF-16, but saved games are in UTF-8.</source>
        <translation>الملف مكتوب بترميز UTF-16، لكن الألعاب المحفوظة بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file holds zero bytes, so it is no text.</source>
        <translation>في الملف بايتات صفرية، فهو ليس نصًا.</translation>
    </message>
    <message>
        <source>The file holds text that is not UTF-8.</source>
        <translation>في الملف نص ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the file declares a document type or entities, which saved games never do.</source>
        <translation>السطر %1: يعلن الملف نوع مستند أو كيانات، والألعاب المحفوظة لا تفعل ذلك أبدًا.</translation>
    </message>
    <message>
        <source>Line %1: a tag is far too long.</source>
        <translation>السطر %1: وسم أطول بكثير من اللازم.</translation>
    </message>
    <message>
        <source>Line %1: the tags are nested too deeply.</source>
        <translation>السطر %1: الوسوم متداخلة أكثر من اللازم.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>white pawn</source>
        <translation>بيدق أبيض</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>حصان أبيض</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>فيل أبيض</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>قلعة بيضاء</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>وزير أبيض</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>ملك أبيض</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>بيدق أسود</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>حصان أسود</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>فيل أسود</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>قلعة سوداء</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>وزير أسود</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>ملك أسود</translation>
    </message>
    <message>
        <source>Checkmate! You win.</source>
        <translation>كش مات! لقد فزت.</translation>
    </message>
    <message>
        <source>%1 resigned. You win.</source>
        <translation>استسلام %1. لقد فزت.</translation>
    </message>
    <message>
        <source>%1 ran out of time. You win.</source>
        <translation>انتهى وقت %1. لقد فزت.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>لقد فزت.</translation>
    </message>
    <message>
        <source>Checkmate! %1 wins.</source>
        <translation>كش مات! الفوز من نصيب %1.</translation>
    </message>
    <message>
        <source>You resigned. %1 wins.</source>
        <translation>لقد استسلمت. الفوز من نصيب %1.</translation>
    </message>
    <message>
        <source>%1 resigned. %2 wins.</source>
        <translation>استسلام %1. الفوز من نصيب %2.</translation>
    </message>
    <message>
        <source>You ran out of time. %1 wins.</source>
        <translation>انتهى وقتك. الفوز من نصيب %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time. %2 wins.</source>
        <translation>انتهى وقت %1. الفوز من نصيب %2.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>الفوز من نصيب %1.</translation>
    </message>
    <message>
        <source>%1 promoted to %2.</source>
        <translation>ترقية البيدق من %1 إلى %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>نقلة %1: %2.</translation>
    </message>
    <message>
        <source>Draw by stalemate: there is no legal move.</source>
        <translation>تعادل بالخنق: لا توجد نقلة قانونية.</translation>
    </message>
    <message>
        <source>Draw: neither side can ever checkmate.</source>
        <translation>تعادل: لا يستطيع أي طرف تحقيق كش مات.</translation>
    </message>
    <message>
        <source>Draw: the same position came up five times.</source>
        <translation>تعادل: تكرر الوضع نفسه خمس مرات.</translation>
    </message>
    <message>
        <source>Draw: seventy-five moves without a capture or a pawn move.</source>
        <translation>تعادل: خمس وسبعون نقلة بلا أخذ ولا نقل بيدق.</translation>
    </message>
    <message>
        <source>Draw claimed: the same position came up three times.</source>
        <translation>تعادل بالمطالبة: تكرر الوضع نفسه ثلاث مرات.</translation>
    </message>
    <message>
        <source>Draw claimed: fifty moves without a capture or a pawn move.</source>
        <translation>تعادل بالمطالبة: خمسون نقلة بلا أخذ ولا نقل بيدق.</translation>
    </message>
    <message>
        <source>Draw by agreement.</source>
        <translation>تعادل بالاتفاق.</translation>
    </message>
    <message>
        <source>Draw: time ran out, but the other side could never checkmate.</source>
        <translation>تعادل: انتهى الوقت، لكن الطرف الآخر لا يستطيع تحقيق كش مات.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>انتهت اللعبة بالتعادل.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and what stands on it</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالٍ</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>بيدق</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>حصان</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>فيل</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>قلعة</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>وزير</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>اللاعب 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>اللاعب 2</translation>
    </message>
    <message>
        <source>Noob</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Moderate</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Takes what it can, and sees no danger.</source>
        <translation>يأخذ ما يستطيع ولا يرى الخطر.</translation>
    </message>
    <message>
        <source>Looks at your answer, too. Good for learning.</source>
        <translation>ينظر في ردك أيضًا. مناسب للتعلم.</translation>
    </message>
    <message>
        <source>Thinks three half-moves ahead and punishes slips.</source>
        <translation>يفكر ثلاثة أنصاف نقلات مقدمًا ويعاقب الهفوات.</translation>
    </message>
    <message>
        <source>Thinks four half-moves ahead. Rarely loses a piece.</source>
        <translation>يفكر أربعة أنصاف نقلات مقدمًا. نادرًا ما يخسر قطعة.</translation>
    </message>
    <message>
        <source>Plays like a master. Take your time.</source>
        <translation>يلعب كأستاذ. خذ وقتك.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>There is no piece on that square.</source>
        <translation>لا توجد قطعة على هذا المربع.</translation>
    </message>
    <message>
        <source>That is not your piece.</source>
        <translation>هذه ليست قطعتك.</translation>
    </message>
    <message>
        <source>That piece can&apos;t go there.</source>
        <translation>لا تستطيع هذه القطعة الذهاب إلى هناك.</translation>
    </message>
    <message>
        <source>You can&apos;t move there: your king would be in check.</source>
        <translation>لا يمكنك ذلك: سيصبح ملكك في كش.</translation>
    </message>
    <message>
        <source>You can&apos;t castle there now.</source>
        <translation>لا يمكنك التبييت هناك الآن.</translation>
    </message>
    <message>
        <source>Say what the pawn becomes, as in e8=Q.</source>
        <translation>حدّد ما يصير إليه البيدق، مثل e8=Q.</translation>
    </message>
    <message>
        <source>A pawn can&apos;t become that here.</source>
        <translation>لا يمكن أن يصير البيدق إلى ذلك هنا.</translation>
    </message>
    <message>
        <source>Type a move, as in e2e4 or Nf3.</source>
        <translation>اكتب نقلة، مثل e2e4 أو Nf3.</translation>
    </message>
    <message>
        <source>That is not a move. Type it as in e2e4 or Nf3.</source>
        <translation>هذه ليست نقلة. اكتبها مثل e2e4 أو Nf3.</translation>
    </message>
    <message>
        <source>More than one piece can go there: say which, as in Nbd2.</source>
        <translation>أكثر من قطعة تستطيع الذهاب إلى هناك: حدّد أيها، مثل Nbd2.</translation>
    </message>
    <message>
        <source>You are in check.</source>
        <translation>ملكك في كش.</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <translation>ملك %1 في كش.</translation>
    </message>
    <message>
        <source>The computer is thinking.</source>
        <translation>الحاسوب يفكر.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>دورك الآن.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>الدور على %1.</translation>
    </message>
    <message numerus="yes">
        <source>mate in %n</source>
        <translation>
            <numerusform>كش مات</numerusform>
            <numerusform>كش مات في نقلة</numerusform>
            <numerusform>كش مات في نقلتين</numerusform>
            <numerusform>كش مات في %Ln نقلات</numerusform>
            <numerusform>كش مات في %Ln نقلة</numerusform>
            <numerusform>كش مات في %Ln نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mated in %n</source>
        <translation>
            <numerusform>يتلقى كش مات</numerusform>
            <numerusform>يتلقى كش مات في نقلة</numerusform>
            <numerusform>يتلقى كش مات في نقلتين</numerusform>
            <numerusform>يتلقى كش مات في %Ln نقلات</numerusform>
            <numerusform>يتلقى كش مات في %Ln نقلة</numerusform>
            <numerusform>يتلقى كش مات في %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>castles on the king&apos;s side</source>
        <translation>تبييت قصير</translation>
    </message>
    <message>
        <source>castles on the queen&apos;s side</source>
        <translation>تبييت طويل</translation>
    </message>
    <message>
        <source>%1 from %2 takes %3 on %4</source>
        <comment>a piece and where it captures</comment>
        <translation>%1 من %2 يأخذ %3 على %4</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a piece and where it goes</comment>
        <translation>%1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1, promoted to %2</source>
        <translation>%1، ترقية إلى %2</translation>
    </message>
    <message>
        <source>Welcome back.</source>
        <translation>أهلًا بعودتك.</translation>
    </message>
    <message>
        <source>Welcome back, %1.</source>
        <translation>أهلًا بعودتك، %1.</translation>
    </message>
    <message>
        <source>Welcome back, %1 and %2.</source>
        <translation>أهلًا بعودتكما، %1 و%2.</translation>
    </message>
</context>
<context>
    <name>chess::BoardReader</name>
    <message>
        <source>, </source>
        <comment>between listed squares</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>none</source>
        <comment>no pieces</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>البيادق</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>الأحصنة</translation>
    </message>
    <message>
        <source>Bishops</source>
        <translation>الأفيال</translation>
    </message>
    <message>
        <source>Rooks</source>
        <translation>القلاع</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>الوزراء</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>الملوك</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and where it stands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالٍ</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares with pieces</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>الصف %1: %2.</translation>
    </message>
    <message>
        <source>File %1: %2.</source>
        <translation>العمود %1: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4: %5.</source>
        <comment>a kind of piece, then each side and where its pieces stand</comment>
        <translation>%1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1 to move. %2: %3. %4: %5.</source>
        <comment>a side, then each side and its pieces</comment>
        <translation>الدور على %1. %2: %3. %4: %5.</translation>
    </message>
    <message>
        <source>%1. Attacked by %2: %3. By %4: %5.</source>
        <comment>a square, then each side and its pieces</comment>
        <translation>%1. يهاجمه %2: %3. ويهاجمه %4: %5.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>لم تُلعب أي نقلة بعد.</translation>
    </message>
    <message>
        <source>Move %1, %2: %3.</source>
        <comment>number, side, and the move told in words</comment>
        <translation>النقلة %1، %2: %3.</translation>
    </message>
    <message>
        <source>%1 Check.</source>
        <comment>a move was told</comment>
        <translation>%1 كش.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>هذه اللعبة بلا ساعة.</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <comment>each player and the time that is left</comment>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
    <message>
        <source>castling to %1</source>
        <comment>of the king</comment>
        <translation>التبييت إلى %1</translation>
    </message>
    <message>
        <source>captures on %1</source>
        <comment>of a piece</comment>
        <translation>الأخذ على %1</translation>
    </message>
    <message>
        <source>%1, selected. It cannot move.</source>
        <translation>%1، محددة. لا يمكن نقلها.</translation>
    </message>
    <message>
        <source>%1, selected. It can go to: %2.</source>
        <translation>%1، محددة. يمكن نقلها إلى: %2.</translation>
    </message>
    <message>
        <source>Start of the game.</source>
        <translation>بداية اللعبة.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and the move told in words</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>a move told in words</comment>
        <translation>نقلة ملغاة: %1.</translation>
    </message>
</context>
<context>
    <name>chess::BoardView</name>
    <message>
        <source>Chess board</source>
        <translation>رقعة الشطرنج</translation>
    </message>
</context>
<context>
    <name>chess::CapturedPieces</name>
    <message>
        <source>Nothing captured</source>
        <translation>لم يؤخذ شيء</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>المأخوذة: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between listed pieces</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%1. Ahead by %n point(s)</source>
        <translation>
            <numerusform>%1. لا تقدّم</numerusform>
            <numerusform>%1. التقدّم بنقطة واحدة</numerusform>
            <numerusform>%1. التقدّم بنقطتين</numerusform>
            <numerusform>%1. التقدّم بـ%Ln نقاط</numerusform>
            <numerusform>%1. التقدّم بـ%Ln نقطة</numerusform>
            <numerusform>%1. التقدّم بـ%Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chess::ClockChooser</name>
    <message>
        <source>No clock</source>
        <translation>بلا ساعة</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>بلا دقائق</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s a move</source>
        <translation>%L1 د + %L2 ث لكل نقلة</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>وقت مخصص</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>الساعة</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes on the clock</comment>
        <translation> د</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>الدقائق لكل لاعب</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds a move</comment>
        <translation> ث</translation>
    </message>
    <message>
        <source>Seconds added with each move</source>
        <translation>الثواني المضافة مع كل نقلة</translation>
    </message>
</context>
<context>
    <name>chess::CoachLegend</name>
    <message>
        <source>can go here</source>
        <comment>a piece, explaining a mark</comment>
        <translation>نقلة ممكنة</translation>
    </message>
    <message>
        <source>can capture</source>
        <comment>a piece, explaining a mark</comment>
        <translation>يمكن الأخذ</translation>
    </message>
    <message>
        <source>could be captured</source>
        <comment>a piece, explaining a mark</comment>
        <translation>قد تؤخذ</translation>
    </message>
    <message>
        <source>can castle</source>
        <comment>a piece, explaining a mark</comment>
        <translation>يمكن التبييت</translation>
    </message>
    <message>
        <source>Click a piece with the right button to see where it can go.</source>
        <translation>انقر قطعة بالزر الأيمن لترى إلى أين تذهب.</translation>
    </message>
</context>
<context>
    <name>chess::Consent</name>
    <message>
        <source>%1 would like to take the last move back. %2, do you agree?</source>
        <translation>طلب من %1: التراجع عن آخر نقلة. %2، هل توافق؟</translation>
    </message>
    <message>
        <source>%1 would like to play the move again. %2, do you agree?</source>
        <translation>طلب من %1: إعادة النقلة. %2، هل توافق؟</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>عرض تعادل من %1. %2، هل توافق؟</translation>
    </message>
    <message>
        <source>%1 would like to load another game. %2, do you agree?</source>
        <translation>طلب من %1: تحميل لعبة أخرى. %2، هل توافق؟</translation>
    </message>
    <message>
        <source>%1 would like to begin again. %2, do you agree?</source>
        <translation>طلب من %1: البدء من جديد. %2، هل توافق؟</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>أوافق</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>أرفض</translation>
    </message>
    <message>
        <source>%1 declines.</source>
        <translation>رفض من %1.</translation>
    </message>
    <message>
        <source>%1 would like to play on from this position. %2, do you agree?</source>
        <translation>طلب من %1: متابعة اللعب من هذا الوضع. %2، هل توافق؟</translation>
    </message>
</context>
<context>
    <name>chess::EvaluationGraph</name>
    <message>
        <source>Start of the game</source>
        <translation>بداية اللعبة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its evaluation</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a move, its evaluation, and what kind of mistake it was</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Course of the game, %1</source>
        <translation>سير اللعبة، %1</translation>
    </message>
    <message>
        <source>Looking at the game… %1 %</source>
        <comment>progress in per cent</comment>
        <translation>تجري مراجعة اللعبة… %L1٪</translation>
    </message>
</context>
<context>
    <name>chess::GameFiles</name>
    <message>
        <source>The game could not be saved</source>
        <translation>تعذر حفظ اللعبة</translation>
    </message>
    <message>
        <source>Save game to a file</source>
        <translation>حفظ اللعبة في ملف</translation>
    </message>
    <message>
        <source>Saved games (*.xml)</source>
        <translation>الألعاب المحفوظة (*.xml)</translation>
    </message>
    <message>
        <source>Games in PGN (*.pgn)</source>
        <translation>ألعاب بصيغة PGN (*.pgn)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>فتح لعبة</translation>
    </message>
    <message>
        <source>Games (*.xml *.pgn)</source>
        <translation>ألعاب (*.xml *.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>The game could not be opened</source>
        <translation>تعذر فتح اللعبة</translation>
    </message>
    <message>
        <source>The moves of this game were dropped</source>
        <translation>أُسقطت نقلات هذه اللعبة</translation>
    </message>
    <message>
        <source>What the file tells about earlier moves does not lead to its board. The board is as saved; undo begins here.</source>
        <translation>ما يرويه الملف من نقلات سابقة لا يؤدي إلى رقعته. الرقعة كما حُفظت، والتراجع يبدأ من هنا.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>حفظ اللعبة؟</translation>
    </message>
    <message>
        <source>Would you like to save this game first?</source>
        <translation>هل تريد حفظ هذه اللعبة أولًا؟</translation>
    </message>
    <message>
        <source>The game cannot be kept safe</source>
        <translation>لا يمكن تأمين اللعبة</translation>
    </message>
    <message>
        <source>If the program ends unexpectedly, this game is lost. %1</source>
        <translation>إذا توقف البرنامج فجأة ضاعت هذه اللعبة. %1</translation>
    </message>
    <message>
        <source>Would you like to save the unfinished game first?</source>
        <translation>هل تريد حفظ اللعبة غير المنتهية أولًا؟</translation>
    </message>
</context>
<context>
    <name>chess::GamePage</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>لم يحن دورك بعد.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game, or play on from here.</source>
        <translation>هذا وضع سابق. عد إلى اللعبة، أو تابع اللعب من هنا.</translation>
    </message>
    <message>
        <source>Coaching marks are for games at the two easiest levels. Preferences can allow them everywhere.</source>
        <translation>علامات التدريب للمستويين الأسهل. يمكن السماح بها دائمًا من التفضيلات.</translation>
    </message>
    <message>
        <source>The computer waits. Let it move, or take your move back.</source>
        <translation>الحاسوب ينتظر. دعه ينقل، أو تراجع عن نقلتك.</translation>
    </message>
    <message>
        <source>Depth %1: %2</source>
        <translation>العمق %L1: %2</translation>
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
        <translation>يجري البحث عن نقلة جيدة…</translation>
    </message>
    <message>
        <source>Try %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>جرّب %1 على %2.</translation>
    </message>
    <message>
        <source>Castle on the king&apos;s side.</source>
        <translation>قم بالتبييت القصير.</translation>
    </message>
    <message>
        <source>Castle on the queen&apos;s side.</source>
        <translation>قم بالتبييت الطويل.</translation>
    </message>
    <message>
        <source>Take %1 on %2.</source>
        <comment>a piece and its square</comment>
        <translation>خذ %1 على %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <comment>a piece and a square</comment>
        <translation>انقل %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>chess::HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Attack the enemy king so that it cannot escape: that is checkmate, and you win. White begins; then the players take turns. Here the rook goes to the last rank, and the king is shut in by its own pawns.</source>
        <translation>هاجم ملك الخصم بحيث لا يستطيع الإفلات: هذا كش مات، وتفوز. يبدأ الأبيض، ثم يتناوب اللاعبان. هنا تذهب القلعة إلى الصف الأخير، والملك محبوس ببيادقه.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>البيدق</translation>
    </message>
    <message>
        <source>Goes one square straight ahead, two from its first square, and captures one square diagonally ahead. On the last rank it becomes a queen, rook, bishop or knight.</source>
        <translation>يتقدم مربعًا واحدًا إلى الأمام، أو مربعين من مربعه الأول، ويأخذ مربعًا واحدًا قطريًا إلى الأمام. في الصف الأخير يصير وزيرًا أو قلعة أو فيلًا أو حصانًا.</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>الحصان</translation>
    </message>
    <message>
        <source>Jumps two squares one way and one to the side, over whatever stands between.</source>
        <translation>يقفز مربعين في اتجاه ومربعًا إلى الجانب، فوق كل ما بينهما.</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>Goes diagonally, as far as the way is free. It stays on squares of one colour.</source>
        <translation>يسير قطريًا ما دام الطريق خاليًا. ويبقى على مربعات من لون واحد.</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>القلعة</translation>
    </message>
    <message>
        <source>Goes straight along ranks and files, as far as the way is free.</source>
        <translation>تسير باستقامة على الصفوف والأعمدة ما دام الطريق خاليًا.</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>Goes like a rook or like a bishop. She is the strongest piece.</source>
        <translation>يسير كالقلعة أو كالفيل. وهو أقوى القطع.</translation>
    </message>
    <message>
        <source>The king and castling</source>
        <translation>الملك والتبييت</translation>
    </message>
    <message>
        <source>Goes one square in any direction, never into attack. If king and rook have not moved, nothing stands between them and the king is not in check and crosses no attacked square, the king goes two squares towards the rook, and the rook jumps over it.</source>
        <translation>يسير مربعًا واحدًا في أي اتجاه، ولا يدخل مربعًا مهاجَمًا أبدًا. إذا لم يتحرك الملك ولا القلعة، ولا شيء بينهما، ولم يكن الملك في كش ولا يعبر مربعًا مهاجَمًا، سار الملك مربعين نحو القلعة وقفزت القلعة فوقه.</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>الأخذ بالتجاوز</translation>
    </message>
    <message>
        <source>A pawn that has just gone two squares past yours can be captured as if it had gone one, but only at once.</source>
        <translation>البيدق الذي سار للتو مربعين بجانب بيدقك يمكن أخذه كأنه سار مربعًا واحدًا، لكن فورًا فقط.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>The game is drawn when the player to move has no legal move but is not in check (stalemate), when nobody can ever checkmate, when both agree, or by claim after the same position three times or fifty moves without a capture or a pawn move.</source>
        <translation>تتعادل اللعبة إذا لم يكن لصاحب الدور نقلة قانونية وليس ملكه في كش (الخنق)، أو لم يعد أحد يستطيع تحقيق كش مات، أو اتفق اللاعبان، أو بالمطالبة بعد تكرار الوضع نفسه ثلاث مرات أو خمسين نقلة بلا أخذ ولا نقل بيدق.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>التنقل على الرقعة</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter أو المسافة</translation>
    </message>
    <message>
        <source>take the piece, then put it down</source>
        <translation>حمل القطعة ثم وضعها</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>C or the menu key</source>
        <translation>C أو مفتاح القائمة</translation>
    </message>
    <message>
        <source>coaching marks: where the piece can go, and what awaits it</source>
        <translation>علامات التدريب: إلى أين تذهب القطعة وما ينتظرها</translation>
    </message>
    <message>
        <source>type a move, as in e2e4 or Nf3</source>
        <translation>كتابة نقلة، مثل e2e4 أو Nf3</translation>
    </message>
    <message>
        <source>U and R</source>
        <translation>U و R</translation>
    </message>
    <message>
        <source>undo and redo</source>
        <translation>التراجع والإعادة</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>قلب الرقعة</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>main menu</source>
        <translation>القائمة الرئيسية</translation>
    </message>
    <message>
        <source>Alt+Left and Alt+Right</source>
        <translation>Alt+يسار و Alt+يمين</translation>
    </message>
    <message>
        <source>look through the game</source>
        <translation>تصفح اللعبة</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>هذه المساعدة</translation>
    </message>
    <message>
        <source>Rules of chess</source>
        <translation>قواعد الشطرنج</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>المفاتيح على الرقعة</translation>
    </message>
    <message>
        <source>let the piece go; back to the board</source>
        <translation>ترك القطعة؛ العودة إلى الرقعة</translation>
    </message>
    <message>
        <source>M and G</source>
        <translation>M و G</translation>
    </message>
    <message>
        <source>go to the moves, and to the graph of a review</source>
        <translation>الذهاب إلى النقلات، وإلى منحنى المراجعة</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 إلى 8</translation>
    </message>
    <message>
        <source>read a rank aloud, and in the message line</source>
        <translation>قراءة صف بصوت عالٍ وفي سطر الرسائل</translation>
    </message>
    <message>
        <source>Shift+A to Shift+H</source>
        <translation>Shift+A إلى Shift+H</translation>
    </message>
    <message>
        <source>read a file</source>
        <translation>قراءة عمود</translation>
    </message>
    <message>
        <source>P, N, B, T, Q, K</source>
        <translation>P, N, B, T, Q, K</translation>
    </message>
    <message>
        <source>read where all pawns, knights, bishops, rooks (T as in tower), queens or kings stand</source>
        <translation>قراءة أماكن كل البيادق أو الأحصنة أو الأفيال أو القلاع أو الوزراء أو الملوك</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>read the whole board</source>
        <translation>قراءة الرقعة كلها</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>read what attacks the square</source>
        <translation>قراءة ما يهاجم المربع</translation>
    </message>
    <message>
        <source>L and W</source>
        <translation>L و W</translation>
    </message>
    <message>
        <source>read the last move, and the clocks</source>
        <translation>قراءة آخر نقلة، والساعتين</translation>
    </message>
</context>
<context>
    <name>chess::LoadDialog</name>
    <message>
        <source>There are no saved games yet.</source>
        <translation>لا توجد ألعاب محفوظة بعد.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>تحميل</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>تحميل لعبة</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>الألعاب المحفوظة، الأحدث أولًا</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>عرض المجلد</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Delete this save?</source>
        <translation>حذف هذه اللعبة؟</translation>
    </message>
    <message>
        <source>Delete this saved game for good?</source>
        <translation>هل تريد حذف هذه اللعبة المحفوظة نهائيًا؟</translation>
    </message>
    <message>
        <source>The save could not be deleted</source>
        <translation>تعذر حذف اللعبة</translation>
    </message>
</context>
<context>
    <name>chess::MainWindow</name>
    <message>
        <source>The game is saved.</source>
        <translation>حُفظت اللعبة.</translation>
    </message>
    <message>
        <source>The computer would rather play on.</source>
        <translation>يفضّل الحاسوب متابعة اللعب.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>لم يُلصق شيء</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>متابعة اللعب من هنا؟</translation>
    </message>
    <message>
        <source>Would you like to take the later moves back and play on from this position?</source>
        <translation>هل تريد التراجع عن النقلات اللاحقة ومتابعة اللعب من هذا الوضع؟</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>استسلام؟</translation>
    </message>
    <message>
        <source>Do you really want to give up this game?</source>
        <translation>هل تريد حقًا الاستسلام في هذه اللعبة؟</translation>
    </message>
    <message>
        <source>About Chessprog</source>
        <translation>حول Chessprog</translation>
    </message>
    <message>
        <source>Chessprog %1</source>
        <translation>Chessprog %1</translation>
    </message>
    <message>
        <source>A calm chess game: play the computer or a friend. Free software under the MIT licence.</source>
        <translation>لعبة شطرنج هادئة: العب ضد الحاسوب أو مع صديق. برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>Chessprog</source>
        <translation>Chessprog</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>%1, do you really want to give up this game?</source>
        <translation>%1، هل تريد حقًا الاستسلام في هذه اللعبة؟</translation>
    </message>
    <message>
        <source>The clocks are paused until the next move.</source>
        <translation>الساعتان متوقفتان حتى النقلة التالية.</translation>
    </message>
    <message>
        <source>The clocks wait for the next move.</source>
        <translation>الساعتان تنتظران النقلة التالية.</translation>
    </message>
</context>
<context>
    <name>chess::MoveListModel</name>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>النقلة %L1، %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a move and its judgement</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>chess::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
</context>
<context>
    <name>chess::NewGameDialog</name>
    <message>
        <source>House rule: a pawn may stay a &amp;pawn</source>
        <translation>قاعدة منزلية: يجوز أن يبقى البيدق بيدقًا</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>A pawn on the last rank need not be promoted: it then stands there until captured.</source>
        <translation>لا يلزم ترقية البيدق في الصف الأخير: يبقى هناك حتى يؤخذ.</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>الساعة</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>&amp;One player</source>
        <translation>لاعب واحد</translation>
    </message>
    <message>
        <source>&amp;Two players</source>
        <translation>لاعبان</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>ضد الحاسوب</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>شخصان أمام هذه الشاشة</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>لونك</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>اللاعب 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>اللاعب 2</translation>
    </message>
    <message>
        <source>&amp;First player</source>
        <translation>اللاعب الأول</translation>
    </message>
    <message>
        <source>Se&amp;cond player</source>
        <translation>اللاعب الثاني</translation>
    </message>
    <message>
        <source>&amp;White is</source>
        <translation>الأبيض هو</translation>
    </message>
    <message>
        <source>First</source>
        <translation>الأول</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>الثاني</translation>
    </message>
</context>
<context>
    <name>chess::PgnDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>اختيار لعبة</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>ألعاب الملف</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>chess::PgnListModel</name>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>المناسبة</translation>
    </message>
</context>
<context>
    <name>chess::PlayerCard</name>
    <message>
        <source>%1, playing %2</source>
        <translation>%1، اللون: %2</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>ساعة %1: %2</translation>
    </message>
</context>
<context>
    <name>chess::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Board &amp;colours</source>
        <translation>ألوان الرقعة</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>معاينة الرقعة</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>انزلاق القطع</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>إظهار الإحداثيات</translation>
    </message>
    <message>
        <source>&amp;Turn the board to the player on move (two players)</source>
        <translation>تدوير الرقعة نحو صاحب الدور (لاعبان)</translation>
    </message>
    <message>
        <source>The computer &amp;replies</source>
        <translation>يرد الحاسوب</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>بعد لحظة</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>على مهل</translation>
    </message>
    <message>
        <source>Coaching &amp;marks in all games</source>
        <translation>علامات التدريب في كل الألعاب</translation>
    </message>
    <message>
        <source>Play so&amp;unds</source>
        <translation>تشغيل الأصوات</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>English letters: K Q R B N</source>
        <translation>الإنجليزية: K Q R B N</translation>
    </message>
    <message>
        <source>Letters of your language</source>
        <comment>translate with the letters themselves</comment>
        <translation>العربية: م و ق ف ح</translation>
    </message>
    <message>
        <source>Figurines: ♔ ♕ ♖ ♗ ♘</source>
        <translation>رموز: ♔ ♕ ♖ ♗ ♘</translation>
    </message>
    <message>
        <source>P&amp;ieces in moves</source>
        <translation>القطع في النقلات</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>بلا تأخير</numerusform>
            <numerusform>ملّي ثانية واحدة</numerusform>
            <numerusform>ملّي ثانيتان</numerusform>
            <numerusform>%Ln ملّي ثوانٍ</numerusform>
            <numerusform>%Ln ملّي ثانية</numerusform>
            <numerusform>%Ln ملّي ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>As&amp;k the other player before undo and redo</source>
        <translation>سؤال اللاعب الآخر قبل التراجع والإعادة</translation>
    </message>
</context>
<context>
    <name>chess::PromotionDialog</name>
    <message>
        <source>Promotion</source>
        <translation>ترقية</translation>
    </message>
    <message>
        <source>What does your pawn become?</source>
        <translation>إلى ماذا يترقى بيدقك؟</translation>
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
        <translation>هذا الملف تالف</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>White and Black</comment>
        <translation>%1 ضد %2</translation>
    </message>
    <message>
        <source>%1, you play %2</source>
        <comment>level and colour</comment>
        <translation>%1، لونك: %2</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>لاعبان</translation>
    </message>
    <message>
        <source>Move %1, %2 to move</source>
        <translation>النقلة %L1، الدور على %2</translation>
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
        <translation>لعبة شطرنج هادئة.</translation>
    </message>
    <message>
        <source>Your game: %1 against %2, move %3.</source>
        <translation>لعبتك: %1 ضد %2، النقلة %L3.</translation>
    </message>
    <message>
        <source>On the board: the end of the Immortal Game, London 1851.</source>
        <translation>على الرقعة: نهاية اللعبة الخالدة، لندن 1851.</translation>
    </message>
</context>
<context>
    <name>chess::TypedMoveField</name>
    <message>
        <source>Type a move: e2e4 or Nf3</source>
        <translation>اكتب نقلة: e2e4 أو Nf3</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>كتابة نقلة</translation>
    </message>
</context>
</TS>
