package android.content.res;

import android.R;
import android.util.TypedValue;
import antecede.Concrete;

/** The framework's styles as far as they matter here: what themes say of windows, text appearances. */
@Concrete
final class SystemThemes {
  private static final int LIGHT = 1, NO_TITLE = 2, FULLSCREEN = 4, FLOATING = 8, TRANSLUCENT = 16, BAR = 32, NO_DISPLAY = 64;

  /** Themes and what sets them apart. */
  private static final int[] THEMES = {
      0x01030005, 0, 0x01030006, 2, 0x01030007, 6, 0x01030008, 0, 0x01030009, 2, 0x0103000a, 6, 0x0103000b, 24,
      0x0103000c, 1, 0x0103000d, 3, 0x0103000e, 7, 0x0103000f, 16, 0x01030010, 18, 0x01030011, 22, 0x01030054, 0,
      0x01030055, 82, 0x01030059, 18, 0x0103005a, 19, 0x0103005e, 16, 0x0103005f, 18, 0x01030060, 22, 0x01030061, 16,
      0x01030062, 17, 0x01030069, 32, 0x0103006a, 2, 0x0103006b, 32, 0x0103006c, 2, 0x0103006d, 6, 0x0103006e, 33,
      0x0103006f, 24, 0x01030070, 24, 0x01030071, 26, 0x01030072, 26, 0x01030073, 25, 0x01030074, 25, 0x01030075, 27,
      0x01030076, 27, 0x01030077, 24, 0x01030078, 26, 0x01030079, 25, 0x0103007a, 27, 0x0103007b, 18, 0x0103007c, 19,
      0x0103007d, 48, 0x0103007e, 18, 0x0103007f, 32, 0x010300f0, 3, 0x010300f1, 7, 0x01030119, 33, 0x01030128, 32,
      0x01030129, 2, 0x0103012a, 6, 0x0103012b, 33, 0x0103012c, 3, 0x0103012d, 7, 0x0103012e, 24, 0x0103012f, 24,
      0x01030130, 26, 0x01030131, 26, 0x01030132, 25, 0x01030133, 25, 0x01030134, 27, 0x01030135, 27, 0x01030136, 24,
      0x01030137, 26, 0x01030138, 25, 0x01030139, 27, 0x0103013a, 18, 0x0103013b, 19, 0x0103013c, 48, 0x0103013d, 18,
      0x0103013e, 32, 0x0103013f, 33, 0x010301dd, 2, 0x010301de, 3, 0x010301df, 2, 0x010301e0, 3, 0x010301e1, 18,
      0x010301e2, 19, 0x010301e3, 18, 0x010301e4, 19, 0x01030223, 32, 0x01030224, 32, 0x01030225, 24, 0x01030226, 24,
      0x01030227, 24, 0x01030228, 26, 0x01030229, 26, 0x0103022a, 24, 0x0103022b, 24, 0x0103022c, 26, 0x0103022d, 32,
      0x0103022e, 2, 0x0103022f, 6, 0x01030230, 2, 0x01030231, 18, 0x01030232, 18, 0x01030233, 32, 0x01030234, 32,
      0x01030235, 48, 0x01030236, 18, 0x01030237, 33, 0x01030238, 33, 0x01030239, 25, 0x0103023a, 25, 0x0103023b, 25,
      0x0103023c, 27, 0x0103023d, 27, 0x0103023e, 25, 0x0103023f, 25, 0x01030240, 27, 0x01030241, 3, 0x01030242, 7,
      0x01030243, 3, 0x01030244, 19, 0x01030245, 19, 0x01030246, 33, 0x010302d1, 24, 0x010302d2, 25, 0x010302d5, 33,
      0x010302d8, 24, 0x010302e3, 32};

  /** The styles of widgets: the plain ones and those of the themes after them, which say the same where a program can see it. */
  private static final int[] TEXTS = {
      0x01030022, 0x0103008f, 0x010300ba, 0x01030146, 0x0103017a, 0x01030287, 0x010302cb};
  private static final int[] BUTTONS = {
      0x01030014, 0x01030015, 0x01030016, 0x01030017, 0x0103008b, 0x0103008c, 0x0103008d, 0x0103008e, 0x010300b6,
      0x010300b7, 0x010300b8, 0x010300b9, 0x010300e2, 0x0103011a, 0x0103011b, 0x01030141, 0x01030142, 0x01030143,
      0x01030144, 0x01030145, 0x0103016c, 0x01030175, 0x01030176, 0x01030177, 0x01030178, 0x01030179, 0x01030258,
      0x01030259, 0x0103025a, 0x0103025b, 0x0103025c, 0x0103025d, 0x0103025e, 0x01030299, 0x0103029a, 0x0103029b,
      0x0103029c, 0x0103029d, 0x0103029e, 0x0103029f, 0x010302d3, 0x010302e0, 0x010302e1};
  private static final int[] EDITS = {
      0x01030023, 0x01030093, 0x010300be, 0x0103014a, 0x0103017e, 0x01030269, 0x010302aa};
  private static final int[] COMPOUNDS = {
      0x01030018, 0x01030019, 0x0103001a, 0x0103001b, 0x01030091, 0x010300a2, 0x010300a6, 0x010300bc, 0x010300d0,
      0x010300d4, 0x01030148, 0x01030159, 0x0103015d, 0x0103017c, 0x01030190, 0x01030194, 0x01030263, 0x01030264,
      0x01030265, 0x010302a4, 0x010302a5, 0x010302a6, 0x010302da, 0x010302db};
  private static final int[] AUTOS = {
      0x01030027, 0x01030090, 0x010300bb, 0x01030147, 0x0103017b, 0x01030257, 0x01030298};
  private static final int[] ROUNDS = {
      0x0103001c, 0x0103001d, 0x0103001e, 0x0103005b, 0x0103005c, 0x0103005d, 0x01030099, 0x0103009b, 0x0103009c,
      0x0103009d, 0x010300c4, 0x010300c6, 0x010300c7, 0x010300c8, 0x010300c9, 0x010300ca, 0x010300cb, 0x01030150,
      0x01030152, 0x01030153, 0x01030154, 0x01030184, 0x01030186, 0x01030187, 0x01030188, 0x01030189, 0x0103018a,
      0x0103018b, 0x01030276, 0x01030278, 0x01030279, 0x0103027a, 0x010302b7, 0x010302b9, 0x010302ba, 0x010302bb,
      0x010302bc, 0x010302bd, 0x010302be};
  private static final int[] FLATS = {
      0x0103001f, 0x0103009a, 0x010300c5, 0x01030151, 0x01030185, 0x01030277, 0x010302b8};

  /** What all themes say: attribute, type, value. */
  private static final int[] COMMON = {
      R.attr.textAppearance, TypedValue.TYPE_REFERENCE, R.style.TextAppearance,
      R.attr.textAppearanceLarge, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Large,
      R.attr.textAppearanceMedium, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Medium,
      R.attr.textAppearanceSmall, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Small,
      R.attr.textAppearanceListItem, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Medium,
      R.attr.textAppearanceListItemSmall, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Medium,
      R.attr.textAppearanceButton, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Widget_Button,
      R.attr.textAppearanceLargePopupMenu, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Medium,
      R.attr.textAppearanceSmallPopupMenu, TypedValue.TYPE_REFERENCE, R.style.TextAppearance_Small,
      R.attr.textViewStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_TextView,
      R.attr.buttonStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_Button,
      R.attr.editTextStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_EditText,
      R.attr.checkboxStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_CompoundButton,
      R.attr.radioButtonStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_CompoundButton,
      R.attr.progressBarStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_ProgressBar,
      R.attr.progressBarStyleSmall, TypedValue.TYPE_REFERENCE, R.style.Widget_ProgressBar_Small,
      R.attr.progressBarStyleLarge, TypedValue.TYPE_REFERENCE, R.style.Widget_ProgressBar_Large,
      R.attr.progressBarStyleHorizontal, TypedValue.TYPE_REFERENCE, R.style.Widget_ProgressBar_Horizontal,
      R.attr.autoCompleteTextViewStyle, TypedValue.TYPE_REFERENCE, R.style.Widget_AutoCompleteTextView,
      R.attr.textColorHighlight, TypedValue.TYPE_INT_COLOR_ARGB8, 0x6633b5e5,
      R.attr.colorPrimary, TypedValue.TYPE_INT_COLOR_ARGB8, 0xff212121,
      R.attr.colorPrimaryDark, TypedValue.TYPE_INT_COLOR_ARGB8, 0xff000000,
      R.attr.colorAccent, TypedValue.TYPE_INT_COLOR_ARGB8, 0xff009688,
      R.attr.colorControlNormal, TypedValue.TYPE_INT_COLOR_ARGB8, 0xff757575,
      R.attr.colorControlActivated, TypedValue.TYPE_INT_COLOR_ARGB8, 0xff009688,
      R.attr.colorControlHighlight, TypedValue.TYPE_INT_COLOR_ARGB8, 0x40cccccc,
      R.attr.selectableItemBackground, TypedValue.TYPE_REFERENCE, R.color.transparent,
      R.attr.selectableItemBackgroundBorderless, TypedValue.TYPE_REFERENCE, R.color.transparent,
      R.attr.listChoiceBackgroundIndicator, TypedValue.TYPE_REFERENCE, R.color.transparent,
      R.attr.listDivider, TypedValue.TYPE_REFERENCE, R.color.darker_gray,
      R.attr.dividerVertical, TypedValue.TYPE_REFERENCE, R.color.darker_gray,
      R.attr.dividerHorizontal, TypedValue.TYPE_REFERENCE, R.color.darker_gray,
      R.attr.homeAsUpIndicator, TypedValue.TYPE_REFERENCE, R.color.transparent,
      R.attr.alertDialogIcon, TypedValue.TYPE_REFERENCE, R.drawable.ic_dialog_alert,
      R.attr.listPreferredItemHeight, TypedValue.TYPE_DIMENSION, 64 << 8 | 1,
      R.attr.listPreferredItemHeightSmall, TypedValue.TYPE_DIMENSION, 48 << 8 | 1,
      R.attr.listPreferredItemHeightLarge, TypedValue.TYPE_DIMENSION, 80 << 8 | 1,
      R.attr.listPreferredItemPaddingLeft, TypedValue.TYPE_DIMENSION, 16 << 8 | 1,
      R.attr.listPreferredItemPaddingRight, TypedValue.TYPE_DIMENSION, 16 << 8 | 1,
      R.attr.listPreferredItemPaddingStart, TypedValue.TYPE_DIMENSION, 16 << 8 | 1,
      R.attr.listPreferredItemPaddingEnd, TypedValue.TYPE_DIMENSION, 16 << 8 | 1,
      R.attr.expandableListPreferredItemPaddingLeft, TypedValue.TYPE_DIMENSION, 40 << 8 | 1,
      R.attr.expandableListPreferredChildPaddingLeft, TypedValue.TYPE_DIMENSION, 40 << 8 | 1,
      R.attr.actionBarSize, TypedValue.TYPE_DIMENSION, 56 << 8 | 1,
      R.attr.windowTitleSize, TypedValue.TYPE_DIMENSION, 25 << 8 | 1,
      R.attr.scrollbarSize, TypedValue.TYPE_DIMENSION, 4 << 8 | 1,
      R.attr.disabledAlpha, TypedValue.TYPE_FLOAT, 0x3e851eb8,
      R.attr.backgroundDimAmount, TypedValue.TYPE_FLOAT, 0x3f19999a,
      R.attr.dialogTheme, TypedValue.TYPE_REFERENCE, R.style.Theme_Material_Dialog,
      R.attr.alertDialogTheme, TypedValue.TYPE_REFERENCE, R.style.Theme_Material_Dialog_Alert};

  private SystemThemes() {}

  private static int flags(int style) {
    for (int i = 0; i < THEMES.length; i += 2) {
      if (THEMES[i] == style) return THEMES[i + 1];
    }
    return -1;
  }

  /** As in {@link antecede.Apk#bag}; null: nothing is known of it. */
  static Object[] bag(int style) {
    int flags = flags(style);
    if (flags >= 0) return theme(flags);
    if (widget(style) != null) return bag(widget(style), 0);
    int size = textSize(style);
    return size == 0 ? null : bag(new int[] {R.attr.textSize, TypedValue.TYPE_DIMENSION, size << 8 | 2}, 0);
  }

  /** What a widget's own style says, where a program can see it: attribute, type, value; null: nothing. */
  private static int[] widget(int style) {
    if (contains(TEXTS, style)) return text(R.attr.textAppearanceSmall);
    if (contains(BUTTONS, style)) return text(R.attr.textAppearanceButton);
    if (contains(EDITS, style)) return text(R.attr.textAppearanceMedium);
    if (contains(COMPOUNDS, style)) return text(R.attr.textAppearance);
    if (contains(AUTOS, style)) {
      return new int[] {R.attr.textAppearance, TypedValue.TYPE_ATTRIBUTE, R.attr.textAppearanceMedium,
          R.attr.popupBackground, TypedValue.TYPE_REFERENCE, R.drawable.editbox_dropdown_light_frame};
    }
    if (contains(ROUNDS, style)) return progress(-1, 48);
    return contains(FLATS, style) ? progress(0, 20) : null;
  }

  private static boolean contains(int[] styles, int style) {
    for (int one : styles) {
      if (one == style) return true;
    }
    return false;
  }

  private static int[] progress(int onlyIndeterminate, int size) {
    return new int[] {R.attr.indeterminateOnly, TypedValue.TYPE_INT_BOOLEAN, onlyIndeterminate,
        R.attr.minHeight, TypedValue.TYPE_DIMENSION, size << 8 | 1, R.attr.maxHeight, TypedValue.TYPE_DIMENSION, size << 8 | 1,
        R.attr.minWidth, TypedValue.TYPE_DIMENSION, 48 << 8 | 1};
  }

  private static int[] text(int appearance) {
    return new int[] {R.attr.textAppearance, TypedValue.TYPE_ATTRIBUTE, appearance};
  }

  private static int textSize(int style) {
    switch (style) {
      case R.style.TextAppearance_Large: case R.style.TextAppearance_Large_Inverse: return 22;
      case R.style.TextAppearance_Medium: case R.style.TextAppearance_Medium_Inverse: return 18;
      case R.style.TextAppearance_Small: case R.style.TextAppearance_Small_Inverse: return 14;
      case R.style.TextAppearance: case R.style.TextAppearance_Inverse: return 16;
      case R.style.TextAppearance_Widget_Button: return 14;
      default: return 0;
    }
  }

  private static Object[] theme(int flags) {
    boolean light = (flags & LIGHT) != 0;
    int ink = light ? R.color.primary_text_light : R.color.primary_text_dark;
    int faint = light ? R.color.secondary_text_light : R.color.secondary_text_dark;
    int faintest = light ? R.color.tertiary_text_light : R.color.tertiary_text_dark;
    int paper = light ? R.color.background_light : R.color.background_dark;
    int color = TypedValue.TYPE_INT_COLOR_ARGB8;
    int entry = TypedValue.TYPE_REFERENCE;
    int truth = TypedValue.TYPE_INT_BOOLEAN;
    int[] own = {
        R.attr.isLightTheme, truth, flags & LIGHT,
        R.attr.colorForeground, entry, light ? R.color.black : R.color.white, R.attr.colorBackground, entry, paper,
        R.attr.textColorPrimary, entry, ink, R.attr.textColorSecondary, entry, faint, R.attr.textColorTertiary, entry, faintest,
        R.attr.textColorHint, entry, faint, R.attr.textColorLink, color, 0xff009688,
        R.attr.textColorPrimaryInverse, entry, light ? R.color.primary_text_dark : R.color.primary_text_light,
        R.attr.textColorSecondaryInverse, entry, light ? R.color.secondary_text_dark : R.color.secondary_text_light,
        R.attr.textColor, entry, ink, R.attr.textColorPrimaryDisableOnly, entry, ink,
        R.attr.textColorAlertDialogListItem, entry, ink,
        R.attr.windowBackground, entry, (flags & TRANSLUCENT) != 0 && (flags & FLOATING) == 0 ? R.color.transparent : paper,
        R.attr.windowNoTitle, truth, (flags & NO_TITLE) / NO_TITLE, R.attr.windowActionBar, truth, (flags & BAR) / BAR,
        R.attr.windowFullscreen, truth, (flags & FULLSCREEN) / FULLSCREEN,
        R.attr.windowIsFloating, truth, (flags & FLOATING) / FLOATING,
        R.attr.windowIsTranslucent, truth, (flags & TRANSLUCENT) / TRANSLUCENT,
        R.attr.windowCloseOnTouchOutside, truth, (flags & FLOATING) / FLOATING,
        R.attr.windowNoDisplay, truth, (flags & NO_DISPLAY) / NO_DISPLAY};
    int[] all = new int[own.length + COMMON.length];
    System.arraycopy(own, 0, all, 0, own.length);
    System.arraycopy(COMMON, 0, all, own.length, COMMON.length);
    return bag(all, 0);
  }

  private static Object[] bag(int[] rows, int parent) {
    int count = rows.length / 3;
    int[] keys = new int[count];
    int[] types = new int[count];
    int[] data = new int[count];
    for (int i = 0; i < count; i++) {
      keys[i] = rows[3 * i];
      types[i] = rows[3 * i + 1];
      data[i] = rows[3 * i + 2];
    }
    return new Object[] {keys, types, data, new String[count], new int[] {parent}};
  }
}
