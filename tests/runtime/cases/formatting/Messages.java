package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.text.*;
import java.util.*;

/** MessageFormat and ChoiceFormat: arguments, quotes, nested formats, choices, parsing. */
public class Messages {
  static String m(String pattern, Object... args) { return new MessageFormat(pattern, Locale.US).format(args); }

  public static void main(String[] args) throws Exception {
    p(m("{0} and {1}", "a", 2), m("{1}{0}{1}", "x", "y"), m("plain"), m("'{0}' {0}", 1), m("it''s {0}", "on"),
        m("it's {0}", "off"), m("{0} {2}", "a", "b"), m("{0}", (Object) null), m("'{'{0}'}'", 5), m("{0}", 1234567),
        m("{0,number}", 1234.5), m("{0,number,integer}", 1234.5), m("{0,number,#.##}", 3.14159),
        m("{0,number,percent}", 0.5));
    p(m("{0,date,yyyy-MM-dd} {0,time,HH:mm}", new Date(0)), m("{0,choice,0#none|1#one|1<many {0}}", 0),
        m("{0,choice,0#none|1#one|1<many {0}}", 1), m("{0,choice,0#none|1#one|1<many {0}}", 7),
        m("{0,choice,-1#neg|0#zero|0<pos}", -5));
    p(thrown(() -> m("{0")), thrown(() -> m("{x}")), thrown(() -> m("{0,unknown}")), thrown(() -> m("{-1}")), m("}"),
        thrown(() -> m("{0,number}", "text")), MessageFormat.format("{0}-{1}", 1, "z"));
    MessageFormat f = new MessageFormat("{0} has {1,number,integer} items of {2}", Locale.US);
    p(Arrays.toString(f.parse("Ann has 12 items of wood")), thrown(() -> f.parse("nothing")), f.toPattern(),
        f.getFormats().length, f.getFormatsByArgumentIndex()[0] == null);
    ChoiceFormat c = new ChoiceFormat(
        new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"no files", "one file", "many files"});
    for (double d : new double[] {-1, 0, 0.5, 1, 1.0001, 100, Double.NaN}) System.out.print(c.format(d) + "; ");
    System.out.println();
    p(c.toPattern(), c.parse("one file"), new ChoiceFormat("0#a|1#b|2<c").format(2),
        new ChoiceFormat("0#a|1#b|2<c").format(2.5), c.equals(c.clone()), ChoiceFormat.nextDouble(1) > 1,
        ChoiceFormat.previousDouble(1) < 1);
    f.setFormat(1, new DecimalFormat("000"));
    f.setFormatByArgumentIndex(2, NumberFormat.getPercentInstance(Locale.US));
    p(f.format(new Object[] {"x", 5, 0.25}), f.format(new Object[] {null, 0, 1}));
    StringBuffer b = new StringBuffer("pre ");
    f.format(new Object[] {"y", 1, 2}, b, new FieldPosition(0));
    p(b, new MessageFormat("{0}").hashCode() == new MessageFormat("{0}").hashCode(),
        new MessageFormat("a{0}").equals(new MessageFormat("a{0}")));
  }
}
