package android.content.res;

import android.R;
import android.util.TypedValue;
import antecede.Bag;
import antecede.Concrete;

/**
 * The framework's layouts and animations that apps use. A line of words: "< Name" begins an element, ">" ends it, in between
 * attributes and values: -1 number, 16dp, 14sp, 1.5f, 50%, true, #id, ?attribute, 'text.
 */
@Concrete
final class SystemXml {
  /** Of the platform's screen of settings; what is not published has numbers of our own. */
  private static final int PREFERENCES = 0x01090500;
  private static final int PREFERENCES_FRAME = 0x01020500;
  private static final String ANDROID = "http://schemas.android.com/apk/res/android";

  private static final String[] NAMES = {"id", "layout_width", "layout_height", "textAppearance", "gravity", "paddingLeft",
      "paddingRight", "paddingTop", "paddingBottom", "minHeight", "orientation", "checkMark", "layout_marginTop", "layout_below",
      "layout_alignLeft", "singleLine", "ellipsize", "textAlignment", "drawSelectorOnTop", "fromAlpha", "toAlpha", "duration",
      "fromXDelta", "toXDelta", "factor", "tension", "cycles", "scaleType", "layout_marginLeft", "textStyle", "mode"};
  private static final int[] NUMBERS = {R.attr.id, R.attr.layout_width, R.attr.layout_height, R.attr.textAppearance,
      R.attr.gravity, R.attr.paddingLeft, R.attr.paddingRight, R.attr.paddingTop, R.attr.paddingBottom, R.attr.minHeight,
      R.attr.orientation, R.attr.checkMark, R.attr.layout_marginTop, R.attr.layout_below, R.attr.layout_alignLeft,
      R.attr.singleLine, R.attr.ellipsize, R.attr.textAlignment, R.attr.drawSelectorOnTop, R.attr.fromAlpha, R.attr.toAlpha,
      R.attr.duration, R.attr.fromXDelta, R.attr.toXDelta, R.attr.factor, R.attr.tension, R.attr.cycles, R.attr.scaleType,
      R.attr.layout_marginLeft, R.attr.textStyle, R.attr.choiceMode};

  /** The last lines of an item: its size and where its text stands. */
  private static final String ROW =
      " layout_width -1 layout_height -2 gravity 16 minHeight 48dp paddingLeft 16dp paddingRight 16dp ";
  private static final String TEXT1 = " id #text1 layout_width -1 layout_height -2 ";
  private static final String TEXT2 = " id #text2 layout_width -1 layout_height -2 textAppearance ?small ";

  private SystemXml() {}

  private static String source(int id) {
    switch (id) {
      case R.layout.simple_list_item_1:
      case R.layout.simple_list_item_activated_1:
      case R.layout.simple_selectable_list_item:
        return "< TextView id #text1" + ROW + "textAppearance ?small >";
      case R.layout.simple_list_item_2:
      case R.layout.simple_list_item_activated_2:
      case R.layout.two_line_list_item:
        return "< TwoLineListItem layout_width -1 layout_height -2 minHeight 64dp paddingLeft 16dp < TextView" + TEXT1
            + "layout_marginTop 8dp textAppearance ?medium > < TextView" + TEXT2
            + "layout_below #text1 layout_alignLeft #text1 > >";
      case R.layout.simple_expandable_list_item_2:
        return "< TwoLineListItem layout_width -1 layout_height -2 minHeight 64dp paddingLeft 40dp < TextView" + TEXT1
            + "layout_marginTop 8dp > < TextView" + TEXT2 + "layout_below #text1 layout_alignLeft #text1 > >";
      case R.layout.simple_list_item_checked:
      case R.layout.simple_list_item_single_choice:
      case R.layout.simple_list_item_multiple_choice:
      case R.layout.select_dialog_singlechoice:
      case R.layout.select_dialog_multichoice:
        return "< CheckedTextView id #text1" + ROW + "checkMark #mark >";
      case R.layout.select_dialog_item:
        return "< TextView id #text1" + ROW + "textAppearance ?medium singleLine true >";
      case R.layout.simple_expandable_list_item_1:
        return "< TextView id #text1 layout_width -1 layout_height 48dp paddingLeft 40dp gravity 16 >";
      case R.layout.simple_spinner_item:
        return "< TextView id #text1 layout_width -1 layout_height -2 singleLine true >";
      case R.layout.simple_spinner_dropdown_item:
        return "< CheckedTextView id #text1 layout_width -1 layout_height 48dp singleLine true paddingLeft 8dp gravity 16 >";
      case R.layout.simple_dropdown_item_1line:
        return "< TextView id #text1 layout_width -1 layout_height 48dp singleLine true paddingLeft 16dp gravity 16 >";
      case R.layout.simple_gallery_item:
      case R.layout.test_list_item:
        return "< TextView id #text1 layout_width -1 layout_height -2 >";
      case R.layout.activity_list_item:
        return "< LinearLayout layout_width -1 layout_height -2 paddingTop 1dp paddingBottom 1dp paddingLeft 8dp"
            + " < ImageView id #icon layout_width 24dp layout_height 24dp > < TextView" + TEXT1 + "paddingLeft 6dp > >";
      case PREFERENCES:
        return "< LinearLayout orientation 1 layout_width -1 layout_height -1 < ListView id #list layout_width -1 layout_height -1 >"
            + " < FrameLayout id #frame layout_width -1 layout_height -1 > >";
      case R.layout.list_content:
        return "< FrameLayout layout_width -1 layout_height -1 < ListView id #list layout_width -1 layout_height -1 > >";
      case R.layout.expandable_list_content:
        return "< ExpandableListView id #list layout_width -1 layout_height -1 >";
      case R.layout.preference_category:
        return "< TextView id #title layout_width -1 layout_height -2 paddingLeft 16dp >";
      case R.layout.browser_link_context_header:
        return "< TextView id #title layout_width -1 layout_height 56dp paddingLeft 10dp >";
      default:
        return animation(id);
    }
  }

  private static String animation(int id) {
    switch (id) {
      case R.anim.fade_in:
        return "< alpha fromAlpha 0f toAlpha 1f duration 400 >";
      case R.anim.fade_out:
        return "< alpha fromAlpha 1f toAlpha 0f duration 400 >";
      case R.anim.slide_in_left:
        return "< set < translate fromXDelta -50%p toXDelta 0 duration 400 > < alpha fromAlpha 0f toAlpha 1f duration 400 > >";
      case R.anim.slide_out_right:
        return "< set < translate fromXDelta 0 toXDelta 50%p duration 400 > < alpha fromAlpha 1f toAlpha 0f duration 400 > >";
      case R.anim.accelerate_decelerate_interpolator:
      case R.interpolator.accelerate_decelerate:
      case R.interpolator.fast_out_slow_in:
        return "< accelerateDecelerateInterpolator >";
      case R.anim.accelerate_interpolator:
      case R.interpolator.accelerate_quad:
      case R.interpolator.fast_out_linear_in:
        return "< accelerateInterpolator factor 1f >";
      case R.interpolator.accelerate_cubic:
        return "< accelerateInterpolator factor 1.5f >";
      case R.interpolator.accelerate_quint:
        return "< accelerateInterpolator factor 2.5f >";
      case R.anim.decelerate_interpolator:
      case R.interpolator.decelerate_quad:
      case R.interpolator.linear_out_slow_in:
        return "< decelerateInterpolator factor 1f >";
      case R.interpolator.decelerate_cubic:
        return "< decelerateInterpolator factor 1.5f >";
      case R.interpolator.decelerate_quint:
        return "< decelerateInterpolator factor 2.5f >";
      case R.anim.anticipate_interpolator:
      case R.interpolator.anticipate:
        return "< anticipateInterpolator >";
      case R.anim.overshoot_interpolator:
      case R.interpolator.overshoot:
        return "< overshootInterpolator >";
      case R.anim.anticipate_overshoot_interpolator:
      case R.interpolator.anticipate_overshoot:
        return "< anticipateOvershootInterpolator >";
      case R.anim.bounce_interpolator:
      case R.interpolator.bounce:
        return "< bounceInterpolator >";
      case R.anim.linear_interpolator:
      case R.interpolator.linear:
        return "< linearInterpolator >";
      case R.anim.cycle_interpolator:
      case R.interpolator.cycle:
        return "< cycleInterpolator cycles 1f >";
      default:
        return null;
    }
  }

  /** Null: there is none. A layout that is not known is one text. */
  static XmlResourceParser open(int id) {
    String source = source(id);
    if (source == null && id >>> 16 == 0x0109) source = "< TextView id #text1" + ROW + ">";
    return source == null ? null : new SystemXml.Compiler(source).compile(id);
  }

  /** Makes of the words what {@link antecede.Apk#xml} gives of a file. */
  private static final class Compiler {
    private final String[] words;
    private int[] code = new int[64];
    private int size;
    private final Bag<String> texts = new Bag<String>();

    Compiler(String source) {
      words = source.trim().split(" +");
    }

    XmlBlock compile(int id) {
      String[] open = new String[8];
      int depth = 0;
      for (int i = 0; i < words.length;) {
        if (words[i].equals(">")) {
          emit(2, 1, -1, text(open[--depth]));
          i++;
          continue;
        }
        open[depth++] = words[i + 1];
        emit(1, 1, -1, text(words[i + 1]));
        int counter = size;
        emit(0);
        for (i += 2; !words[i].equals(">") && !words[i].equals("<"); i += 2) {
          attribute(words[i], words[i + 1]);
          code[counter]++;
        }
      }
      int[] exact = new int[size];
      System.arraycopy(code, 0, exact, 0, size);
      String[] all = new String[texts.size()];
      for (int i = 0; i < all.length; i++) all[i] = texts.get(i);
      return new XmlBlock(exact, all, "android:" + Integer.toHexString(id), id);
    }

    private void emit(int... values) {
      if (size + values.length > code.length) {
        int[] more = new int[2 * code.length];
        System.arraycopy(code, 0, more, 0, size);
        code = more;
      }
      System.arraycopy(values, 0, code, size, values.length);
      size += values.length;
    }

    private int text(String text) {
      texts.add(text);
      return texts.size() - 1;
    }

    private void attribute(String name, String value) {
      int number = 0;
      for (int i = 0; i < NAMES.length; i++) {
        if (NAMES[i].equals(name)) number = NUMBERS[i];
      }
      emit(text(ANDROID), text(name), number);
      char first = value.charAt(0);
      int last = value.length();
      if (first == '#') emit(TypedValue.TYPE_REFERENCE, reference(value.substring(1)), -1);
      else if (first == '?') emit(TypedValue.TYPE_ATTRIBUTE, appearance(value.substring(1)), -1);
      else if (value.equals("true")) emit(TypedValue.TYPE_INT_BOOLEAN, -1, -1);
      else if (value.endsWith("dp")) emit(TypedValue.TYPE_DIMENSION, number(value, last - 2) << 8 | 1, -1);
      else if (value.endsWith("%p")) emit(TypedValue.TYPE_FRACTION, fraction(number(value, last - 2)), -1);
      else if (value.endsWith("f")) emit(TypedValue.TYPE_FLOAT, Float.floatToIntBits(Float.parseFloat(value)), -1);
      else emit(TypedValue.TYPE_INT_DEC, number(value, last), -1);
    }

    private static int number(String value, int end) {
      return Integer.parseInt(value.substring(0, end));
    }

    /** Hundredths of the parent: 23 digits behind the point. */
    private static int fraction(int hundredths) {
      return (int) (hundredths / 100f * (1 << 23)) << 8 | TypedValue.COMPLEX_RADIX_0p23 << 4 | 1;
    }

    private static int reference(String name) {
      if (name.equals("text1")) return R.id.text1;
      if (name.equals("text2")) return R.id.text2;
      if (name.equals("icon")) return R.id.icon;
      if (name.equals("list")) return R.id.list;
      if (name.equals("frame")) return PREFERENCES_FRAME;
      return name.equals("title") ? R.id.title : R.drawable.checkbox_off_background;
    }

    private static int appearance(String name) {
      return name.equals("small") ? R.attr.textAppearanceListItemSmall : R.attr.textAppearanceListItem;
    }
  }
}
