package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.*;
import java.util.*;
import java.util.regex.Pattern;

/** Scanner over strings: tokens, numbers, lines, delimiters, patterns, failures that do not consume. */
public class Scanners {
  public static void main(String[] args) {
    Scanner s = new Scanner("12 abc 3.5 true 99999999999 0x1f -7\nsecond line\n\nlast").useLocale(Locale.US);
    p(s.hasNextInt(), s.nextInt(), s.hasNextInt(), s.next(), s.hasNextDouble(), s.nextDouble(), s.nextBoolean(),
        s.hasNextInt(), s.nextLong(), s.hasNextInt(16), s.next(), s.nextByte(), "[" + s.nextLine() + "]", s.nextLine(),
        "[" + s.nextLine() + "]", s.hasNextLine(), s.next(), s.hasNext(), thrown(s::next), thrown(s::nextLine));
    Scanner bad = new Scanner("x 5");
    p(thrown(bad::nextInt), bad.next(), bad.nextInt(), thrown(bad::nextInt));
    Scanner comma = new Scanner("a, b,c ,,d").useDelimiter("\\s*,\\s*");
    StringBuilder b = new StringBuilder();
    while (comma.hasNext()) b.append('[').append(comma.next()).append(']');
    p(b, comma.delimiter());
    Scanner radix = new Scanner("ff 10 zz 777");
    p(radix.nextInt(16), radix.useRadix(2).nextInt(), radix.next(), radix.hasNextInt(), radix.nextInt(8));
    Scanner big = new Scanner("123456789012345678901234567890 1.50 1,234 1e3 NaN -Infinity 1.").useLocale(Locale.US);
    p(big.nextBigInteger(), big.nextBigDecimal(), big.nextInt(), big.nextDouble(), big.nextDouble(), big.nextDouble(),
        big.nextDouble());
    Scanner find = new Scanner("key=value; other=7; done");
    p(find.findInLine("(\\w+)=(\\w+)"), find.match().group(2), find.findInLine("\\d"), find.findInLine("nothing"),
        find.skip("[; ]*").next(), thrown(() -> find.skip("zzz")), find.findWithinHorizon("x", 5));
    Scanner pattern = new Scanner("ab12 cd34");
    p(pattern.hasNext("[a-z]+\\d+"), pattern.next(Pattern.compile("\\w+")), pattern.hasNext("\\d+"),
        thrown(() -> pattern.next("\\d+")), pattern.next());
    Scanner lines = new Scanner("one\r\ntwo\rthree\n");
    List<String> all = new ArrayList<>();
    while (lines.hasNextLine()) all.add(lines.nextLine());
    p(all);
    lines.close();
    p(thrown(lines::hasNext), new Scanner("").hasNext(), new Scanner("\n").hasNextLine(),
        new Scanner(" \n ").hasNext());
    Scanner sums = new Scanner("3\n1 2\n3 4\n5 6\n");
    int n = sums.nextInt(), total = 0;
    for (int i = 0; i < n; i++) total += sums.nextInt() * sums.nextInt();
    p(total, sums.nextLine().isEmpty(), sums.hasNextLine());
    Scanner reader = new Scanner(new java.io.StringReader("from reader 5")).useDelimiter(" ");
    p(reader.next(), reader.next(), reader.nextShort(),
        new Scanner(
            new java.io.ByteArrayInputStream("\u00e9 x".getBytes(java.nio.charset.StandardCharsets.UTF_8)), "UTF-8")
            .next());
    Iterator<String> it = new Scanner("i t e r");
    StringBuilder letters = new StringBuilder();
    it.forEachRemaining(letters::append);
    p(letters, thrown(it::remove));
  }
}
