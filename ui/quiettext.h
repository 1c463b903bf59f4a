// Text that is less important, and still readable.
#pragma once

class QLabel;

namespace chess {

/// Gives the label the colour of quiet text, on whatever palette comes. The palette's own colour
/// for such text is too pale on many desktops.
void makeQuiet(QLabel& label);

} // namespace chess
