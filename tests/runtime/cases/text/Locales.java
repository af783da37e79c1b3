package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Locale: construction, tags, equality, display-free parts, builders, and ResourceBundles by class. */
public class Locales {
  public static class Words extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hi", "Hello"}, {"bye", "Goodbye"}, {"n", 5}, {"list", new String[] {"a", "b"}}};
    }
  }
  public static class Words_de extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"hi", "Hallo"}};
    }
  }

  public static void main(String[] args) {
    Locale a = new Locale("en", "US"), b = new Locale("EN", "us"), c = new Locale("de"), d = new Locale("", "CH"),
           e = new Locale("no", "NO", "NY");
    for (Locale l : new Locale[] {a, b, c, d, e, Locale.ROOT, Locale.FRANCE, Locale.CHINA})
      p(l, "[" + l.getLanguage() + "]", "[" + l.getCountry() + "]", "[" + l.getVariant() + "]", l.toLanguageTag(),
          l.hashCode() == new Locale(l.getLanguage(), l.getCountry(), l.getVariant()).hashCode());
    p(a.equals(b), a == Locale.US, a.equals(Locale.US), Locale.getDefault(), c.equals(new Locale("de", "")));
    for (String tag : new String[] {"en-US", "de", "zh-Hans-CN", "x-private", "en_US", "", "und", "sl-rozaj",
             "de-DE-u-co-phonebk", "i-klingon", "en-a-bbb"})
      p(tag, Locale.forLanguageTag(tag), Locale.forLanguageTag(tag).toLanguageTag(),
          "[" + Locale.forLanguageTag(tag).getScript() + "]");
    Locale built = new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build();
    p(built, built.toLanguageTag(), built.stripExtensions().equals(built),
        thrown(() -> new Locale.Builder().setLanguage("toolonglang")),
        thrown(() -> new Locale.Builder().setRegion("1")), thrown(() -> new Locale(null)), a.getISO3Language(),
        a.getISO3Country());
    p(a.getDisplayLanguage(Locale.US), a.getDisplayCountry(Locale.US), a.getDisplayName(Locale.US),
        c.getDisplayName(Locale.US));
    ResourceBundle r = ResourceBundle.getBundle("text.Locales$Words", Locale.ROOT),
                   g = ResourceBundle.getBundle("text.Locales$Words", Locale.GERMANY);
    p(r.getString("hi"), g.getString("hi"), g.getString("bye"), g.getObject("n"), r.getStringArray("list"),
        thrown(() -> r.getString("none")), thrown(() -> r.getString("n")), r.containsKey("bye"),
        new TreeSet<>(g.keySet()), thrown(() -> ResourceBundle.getBundle("no.such")), g.getLocale());
    p(Locale.lookup(Locale.LanguageRange.parse("de-AT,en;q=0.5"), Arrays.asList(Locale.ENGLISH, Locale.GERMAN)),
        Locale.filter(Locale.LanguageRange.parse("en-*"), Arrays.asList(Locale.UK, Locale.FRANCE, Locale.US)));
  }
}
