#include "apk/attribute_words.h"

#include <algorithm>
#include <charconv>

namespace antecede::apk {

namespace {

/// The attributes that take the same words, and these with their numbers, as the documentation of R.attr has them.
struct Vocabulary {
  std::string_view attributes;
  std::string_view words;
  bool flags = false;
};

constexpr bool k_flags = true;

constexpr Vocabulary k_vocabularies[] = {
    // Manifests.
    {"launchMode", "standard=0 singleTop=1 singleTask=2 singleInstance=3 singleInstancePerTask=4"},
    {"screenOrientation",
     "unspecified=0xffffffff landscape=0 portrait=1 user=2 behind=3 sensor=4 nosensor=5 sensorLandscape=6 sensorPortrait=7 "
     "reverseLandscape=8 reversePortrait=9 fullSensor=10 userLandscape=11 userPortrait=12 fullUser=13 locked=14"},
    {"configChanges",
     "mcc=0x1 mnc=0x2 locale=0x4 touchscreen=0x8 keyboard=0x10 keyboardHidden=0x20 navigation=0x40 orientation=0x80 "
     "screenLayout=0x100 uiMode=0x200 screenSize=0x400 smallestScreenSize=0x800 density=0x1000 layoutDirection=0x2000 "
     "colorMode=0x4000 fontWeightAdjustment=0x10000000 fontScale=0x40000000",
     k_flags},
    // Views.
    {"visibility", "visible=0 invisible=1 gone=2"},
    {"orientation", "horizontal=0 vertical=1"},
    {"layout_width layout_height", "match_parent=0xffffffff fill_parent=0xffffffff wrap_content=0xfffffffe"},
    {"gravity layout_gravity foregroundGravity",
     "no_gravity=0 top=0x30 bottom=0x50 left=0x03 right=0x05 center_vertical=0x10 fill_vertical=0x70 center_horizontal=0x01 "
     "fill_horizontal=0x07 center=0x11 fill=0x77 clip_vertical=0x80 clip_horizontal=0x08 start=0x00800003 end=0x00800005",
     k_flags},
    {"scrollbars", "none=0 horizontal=0x100 vertical=0x200", k_flags},
    {"scrollbarStyle", "insideOverlay=0 insideInset=0x01000000 outsideOverlay=0x02000000 outsideInset=0x03000000"},
    {"fadingEdge requiresFadingEdge", "none=0 horizontal=0x1000 vertical=0x2000", k_flags},
    {"overScrollMode", "always=0 ifContentScrolls=1 never=2"},
    {"descendantFocusability", "beforeDescendants=0 afterDescendants=1 blocksDescendants=2"},
    {"focusable", "auto=0x10"},
    {"importantForAccessibility", "auto=0 yes=1 no=2 noHideDescendants=4"},
    {"accessibilityLiveRegion", "none=0 polite=1 assertive=2"},
    {"importantForAutofill", "auto=0 yes=1 no=2 yesExcludeDescendants=4 noExcludeDescendants=8", k_flags},
    {"layoutDirection", "ltr=0 rtl=1 inherit=2 locale=3"},
    {"textDirection", "inherit=0 firstStrong=1 anyRtl=2 ltr=3 rtl=4 locale=5 firstStrongLtr=6 firstStrongRtl=7"},
    {"textAlignment", "inherit=0 gravity=1 textStart=2 textEnd=3 center=4 viewStart=5 viewEnd=6"},
    {"layerType", "none=0 software=1 hardware=2"},
    {"layoutMode", "clipBounds=0 opticalBounds=1"},
    {"persistentDrawingCache", "none=0 animation=1 scrolling=2 all=3", k_flags},
    {"drawingCacheQuality", "auto=0 low=1 high=2"},
    {"showDividers", "none=0 beginning=1 middle=2 end=4", k_flags},
    {"alignmentMode", "alignBounds=0 alignMargins=1"},
    // Texts.
    {"inputType",
     "none=0 text=0x1 textCapCharacters=0x1001 textCapWords=0x2001 textCapSentences=0x4001 textAutoCorrect=0x8001 "
     "textAutoComplete=0x10001 textMultiLine=0x20001 textImeMultiLine=0x40001 textNoSuggestions=0x80001 textUri=0x11 "
     "textEmailAddress=0x21 textEmailSubject=0x31 textShortMessage=0x41 textLongMessage=0x51 textPersonName=0x61 "
     "textPostalAddress=0x71 textPassword=0x81 textVisiblePassword=0x91 textWebEditText=0xa1 textFilter=0xb1 "
     "textPhonetic=0xc1 textWebEmailAddress=0xd1 textWebPassword=0xe1 number=0x2 numberSigned=0x1002 numberDecimal=0x2002 "
     "numberPassword=0x12 phone=0x3 datetime=0x4 date=0x14 time=0x24",
     k_flags},
    {"imeOptions",
     "normal=0 actionUnspecified=0 actionNone=1 actionGo=2 actionSearch=3 actionSend=4 actionNext=5 actionDone=6 "
     "actionPrevious=7 flagNoPersonalizedLearning=0x1000000 flagNoFullscreen=0x2000000 flagNavigatePrevious=0x4000000 "
     "flagNavigateNext=0x8000000 flagNoExtractUi=0x10000000 flagNoAccessoryAction=0x20000000 flagNoEnterAction=0x40000000 "
     "flagForceAscii=0x80000000",
     k_flags},
    {"textStyle", "normal=0 bold=1 italic=2", k_flags},
    {"typeface", "normal=0 sans=1 serif=2 monospace=3"},
    {"ellipsize", "none=0 start=1 middle=2 end=3 marquee=4"},
    {"autoLink", "none=0 web=1 email=2 phone=4 map=8 all=15", k_flags},
    {"bufferType", "normal=0 spannable=1 editable=2"},
    {"numeric", "integer=1 signed=3 decimal=5", k_flags},
    {"capitalize", "none=0 sentences=1 words=2 characters=3"},
    {"autoSizeTextType", "none=0 uniform=1"},
    {"justificationMode", "none=0 inter_word=1"},
    // Lists, pictures, other widgets.
    {"choiceMode", "none=0 singleChoice=1 multipleChoice=2 multipleChoiceModal=3"},
    {"transcriptMode", "disabled=0 normal=1 alwaysScroll=2"},
    {"stretchMode", "none=0 spacingWidth=1 columnWidth=2 spacingWidthUniform=3"},
    {"numColumns", "auto_fit=0xffffffff"},
    {"scaleType", "matrix=0 fitXY=1 fitStart=2 fitCenter=3 fitEnd=4 center=5 centerCrop=6 centerInside=7"},
    {"spinnerMode", "dialog=0 dropdown=1"},
    {"datePickerMode", "spinner=1 calendar=2"},
    {"timePickerMode", "spinner=1 clock=2"},
    // Menus and bars.
    {"showAsAction", "never=0 ifRoom=1 always=2 withText=4 collapseActionView=8", k_flags},
    {"menuCategory", "container=0x10000 system=0x20000 secondary=0x30000 alternative=0x40000"},
    {"checkableBehavior", "none=0 all=1 single=2"},
    {"displayOptions", "none=0 useLogo=1 showHome=2 homeAsUp=4 showTitle=8 showCustom=0x10 disableHome=0x20", k_flags},
    {"navigationMode", "normal=0 listMode=1 tabMode=2"},
    // Drawables and animations.
    {"shape", "rectangle=0 oval=1 line=2 ring=3"},
    {"tileMode tileModeX tileModeY", "disabled=0xffffffff clamp=0 repeat=1 mirror=2"},
    {"tintMode backgroundTintMode foregroundTintMode buttonTintMode drawableTintMode",
     "src_over=3 src_in=5 src_atop=9 multiply=14 screen=15 add=16"},
    {"repeatMode", "restart=1 reverse=2"},
    {"repeatCount", "infinite=0xffffffff"},
    {"ordering", "together=0 sequentially=1"},
    {"valueType", "floatType=0 intType=1 pathType=2 colorType=3"},
};

/// Calls `told` for each word of a list between spaces.
template <class Told>
void for_each_word(std::string_view list, Told told) {
  while (!list.empty()) {
    const size_t end = std::min(list.find(' '), list.size());
    told(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

uint32_t parse_number(std::string_view text) {
  const bool hexadecimal = text.starts_with("0x");
  if (hexadecimal) text.remove_prefix(2);
  uint32_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number, hexadecimal ? 16 : 10);
  return number;
}

std::map<std::string_view, AttributeWords> read_vocabularies() {
  std::map<std::string_view, AttributeWords> result;
  for (const Vocabulary& vocabulary : k_vocabularies) {
    AttributeWords words;
    words.flags = vocabulary.flags;
    for_each_word(vocabulary.words, [&](std::string_view word) {
      const size_t equals = word.find('=');
      words.numbers.emplace(word.substr(0, equals), parse_number(word.substr(equals + 1)));
    });
    for_each_word(vocabulary.attributes, [&](std::string_view attribute) { result[attribute] = words; });
  }
  return result;
}

}  // namespace

std::optional<uint32_t> AttributeWords::number(std::string_view text) const {
  uint32_t result = 0;
  while (true) {
    const size_t bar = flags ? std::min(text.find('|'), text.size()) : text.size();
    const auto found = numbers.find(text.substr(0, bar));
    if (found == numbers.end()) return {};
    result |= found->second;
    if (bar == text.size()) return result;
    text.remove_prefix(bar + 1);
  }
}

const AttributeWords* find_platform_words(std::string_view attribute) {
  static const std::map<std::string_view, AttributeWords> all = read_vocabularies();
  const auto found = all.find(attribute);
  return found == all.end() ? nullptr : &found->second;
}

}  // namespace antecede::apk
