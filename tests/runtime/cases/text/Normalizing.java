package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.nio.charset.StandardCharsets;
import java.text.*;
import java.util.*;

/** CharacterIterator, StringCharacterIterator, AttributedString, Collator rules by comparison, Base64 and hex text. */
public class Normalizing {
  public static void main(String[] args) throws Exception {
    CharacterIterator it = new StringCharacterIterator("hello", 1, 4, 2);
    StringBuilder b = new StringBuilder();
    b.append(it.current())
        .append(it.next())
        .append(it.next() == CharacterIterator.DONE)
        .append(it.getIndex())
        .append(it.first())
        .append(it.last())
        .append(it.previous())
        .append(it.setIndex(1))
        .append(it.getBeginIndex())
        .append(it.getEndIndex());
    p(b, thrown(() -> it.setIndex(9)), it.clone().equals(it), thrown(() -> new StringCharacterIterator("x", 3)));
    Base64.Encoder e = Base64.getEncoder(), u = Base64.getUrlEncoder(), w = Base64.getMimeEncoder(8, new byte[] {'|'});
    for (String s : new String[] {"", "a", "ab", "abc", "abcd", "\u00ff\u00fe\u00fd?>", "long enough to wrap around"}) {
      byte[] bytes = s.getBytes(StandardCharsets.ISO_8859_1);
      p(e.encodeToString(bytes), u.encodeToString(bytes), u.withoutPadding().encodeToString(bytes),
          w.encodeToString(bytes), Arrays.equals(bytes, Base64.getDecoder().decode(e.encode(bytes))),
          Arrays.equals(bytes, Base64.getMimeDecoder().decode(w.encode(bytes))));
    }
    for (String bad : new String[] {"a", "ab=", "a===", "ab c", "YQ", "YQ=", "YQ==x", "-_8="})
      System.out.print(thrown(() -> Base64.getDecoder().decode(bad)) + " ");
    p(Base64.getUrlDecoder().decode("-_8=").length, Base64.getMimeDecoder().decode("Y W\nJj!").length,
        new String(Base64.getDecoder().decode("SGk=")));
    byte[] target = new byte[10];
    p(e.encode("xyz".getBytes(), target), target, thrown(() -> e.encode(new byte[20], target)));
    AttributedString a = new AttributedString("attributed");
    a.addAttribute(TextAttr.BOLD, true, 2, 5);
    a.addAttribute(TextAttr.SIZE, 12);
    AttributedCharacterIterator ai = a.getIterator();
    StringBuilder runs = new StringBuilder();
    for (int i = 0; i < 10; i = ai.getRunLimit()) {
      ai.setIndex(i);
      runs.append(ai.getRunStart())
          .append('-')
          .append(ai.getRunLimit())
          .append(ai.getAttributes().size())
          .append(ai.getAttribute(TextAttr.BOLD))
          .append(' ');
    }
    p(runs, ai.getAllAttributeKeys().size(), thrown(() -> a.addAttribute(TextAttr.BOLD, 1, 5, 99)));
    Collator c = Collator.getInstance(Locale.US);
    List<String> words = new ArrayList<>(Arrays.asList("banana", "Apple", "cherry", "apple", "Banana"));
    words.sort(c);
    p(words, c.compare("a", "b") < 0, c.compare("a", "B") < 0, c.compare("B", "a") > 0, c.equals("x", "x"));
    c.setStrength(Collator.PRIMARY);
    p(c.compare("abc", "ABC"), c.getStrength());
    p(Normalizer.normalize("e\u0301", Normalizer.Form.NFC).equals("\u00e9"),
        Normalizer.normalize("\u00e9", Normalizer.Form.NFD).length(),
        Normalizer.isNormalized("abc", Normalizer.Form.NFC), Normalizer.normalize("\ufb01", Normalizer.Form.NFKC));
    BreakIterator wb = BreakIterator.getWordInstance(Locale.US);
    wb.setText("One two.");
    StringBuilder breaks = new StringBuilder();
    for (int i = wb.first(); i != BreakIterator.DONE; i = wb.next()) breaks.append(i).append(' ');
    p(breaks);
  }

  static final class TextAttr extends AttributedCharacterIterator.Attribute {
    static final TextAttr BOLD = new TextAttr("bold"), SIZE = new TextAttr("size");
    private TextAttr(String n) { super(n); }
  }
}
