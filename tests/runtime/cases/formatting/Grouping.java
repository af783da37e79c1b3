package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.*;
import java.text.*;
import java.util.*;

/** Numbers with locale symbols set by hand, currency, parsing of grouped numbers, and Formatter with locales. */
public class Grouping {
  public static void main(String[] args) throws Exception {
    DecimalFormatSymbols own = new DecimalFormatSymbols(Locale.ROOT);
    own.setGroupingSeparator('\'');
    own.setDecimalSeparator(':');
    own.setMinusSign('~');
    own.setZeroDigit('\u0660');
    own.setInfinity("inf");
    own.setNaN("nan");
    DecimalFormat f = new DecimalFormat("#,##0.00", own);
    p(f.format(1234567.891), f.format(-0.5), f.format(Double.NaN), f.format(Double.NEGATIVE_INFINITY),
        f.parse("\u0661'\u0662\u0663\u0664:\u0665"), f.toPattern(), f.toLocalizedPattern());
    DecimalFormat g = new DecimalFormat("#,##0", new DecimalFormatSymbols(Locale.US));
    g.setGroupingSize(4);
    p(g.format(1234567890L), g.getGroupingSize());
    g.setMultiplier(100);
    g.setDecimalSeparatorAlwaysShown(true);
    p(g.format(5), g.parse("500."), g.getMultiplier());
    p(String.format(Locale.US, "%,d %,.2f", 1234567, 1234567.891), String.format(Locale.ROOT, "%,d", -1234567),
        String.format(Locale.US, "%,010d|%-,10d|", 1234, 1234));
    Currency usd = Currency.getInstance("USD"), yen = Currency.getInstance("JPY");
    p(usd, usd.getCurrencyCode(), usd.getDefaultFractionDigits(), yen.getDefaultFractionDigits(),
        usd.getSymbol(Locale.US), Currency.getInstance(Locale.US) == usd, thrown(() -> Currency.getInstance("XYZQ")));
    NumberFormat n = NumberFormat.getNumberInstance(Locale.US);
    n.setMinimumFractionDigits(2);
    n.setMaximumFractionDigits(4);
    n.setMinimumIntegerDigits(3);
    p(n.format(1.5), n.format(0.123456), n.format(-12345.6), n.getRoundingMode(), n.isParseIntegerOnly(),
        n.getMaximumIntegerDigits() > 100);
    n.setMaximumIntegerDigits(2);
    n.setRoundingMode(RoundingMode.DOWN);
    n.setParseIntegerOnly(true);
    p(n.format(98765.4321), n.parse("12.7"), n.parse("-3.9"), n.parse("1,2,3.4"));
    NumberFormat i = NumberFormat.getIntegerInstance(Locale.US);
    for (double d : new double[] {0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999, 1e10}) System.out.print(i.format(d) + " ");
    System.out.println();
    p(n.equals(n.clone()), new DecimalFormat("0.#", own).hashCode() == new DecimalFormat("0.#", own).hashCode(),
        new DecimalFormat("0.00E0", new DecimalFormatSymbols(Locale.US)).format(new BigDecimal("12345678901234567890")),
        new DecimalFormat("0.###############", new DecimalFormatSymbols(Locale.US)).format(0.1 + 0.2));
    AttributedCharacterIterator it =
        new DecimalFormat("#,##0.0", new DecimalFormatSymbols(Locale.US)).formatToCharacterIterator(-1234.5);
    StringBuilder b = new StringBuilder();
    for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) b.append(c).append(it.getAttributes().size());
    p(b);
  }
}
