package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Optional and its primitive kinds, and Objects. */
public class Optionals {
  public static void main(String[] args) {
    Optional<String> some = Optional.of("value"), none = Optional.empty();
    p(some, none, some.get(), some.isPresent(), none.isPresent(), some.map(String::length), some.map(x -> null),
        none.map(String::length), some.flatMap(x -> Optional.of(x + "!")), some.filter(x -> x.isEmpty()),
        some.filter(x -> true) == some);
    p(none.orElse("other"), some.orElse("other"), none.orElseGet(() -> "made"), thrown(none::get),
        thrown(() -> none.orElseThrow(IllegalStateException::new)), thrown(() -> Optional.of(null)),
        Optional.ofNullable(null), Optional.ofNullable(1), Optional.empty() == (Object) none);
    StringBuilder b = new StringBuilder();
    some.ifPresent(b::append);
    none.ifPresent(b::append);
    p(b, some.equals(Optional.of("value")), some.equals("value"), none.equals(Optional.empty()),
        some.hashCode() == "value".hashCode(), thrown(() -> some.map(null)), thrown(() -> some.flatMap(x -> null)));
    OptionalInt i = OptionalInt.of(5);
    OptionalLong l = OptionalLong.empty();
    OptionalDouble d = OptionalDouble.of(-0.0);
    p(i, l, d, i.getAsInt(), l.orElse(9), d.equals(OptionalDouble.of(0.0)), i.equals(OptionalInt.of(5)),
        thrown(l::getAsLong), i.hashCode(), d.hashCode(), i.isPresent());
    i.ifPresent(x -> p("present", x));
    l.ifPresent(x -> p("never"));
    p(Objects.requireNonNull("x"), thrown(() -> Objects.requireNonNull(null)), Objects.isNull(null), Objects.nonNull(1),
        Objects.compare(1, 2, Comparator.naturalOrder()), Objects.compare(null, null, null), Objects.toString(null),
        Objects.equals(1, 1L), Objects.hash((Object[]) null) == 0);
    try {
      Objects.requireNonNull(null, () -> "supplied");
    } catch (NullPointerException e) {
      p(e.getMessage());
    }
    IntSummaryStatistics s = new IntSummaryStatistics();
    p(s, s.getAverage(), s.getMin(), s.getMax());
    for (int x : new int[] {3, -4, 10}) s.accept(x);
    IntSummaryStatistics t = new IntSummaryStatistics();
    t.accept(Integer.MAX_VALUE);
    t.combine(s);
    p(s, t.getSum(), t.getCount(), t.getMin(), t.getMax(), t.getAverage());
    DoubleSummaryStatistics ds = new DoubleSummaryStatistics();
    for (int k = 0; k < 10; k++) ds.accept(0.1);
    p(ds.getSum(), ds.getAverage(), ds.getMax(), ds);
    LongSummaryStatistics ls = new LongSummaryStatistics();
    ls.accept(1);
    ls.accept(Long.MAX_VALUE);
    p(ls.getSum(), ls.getMax(), ls.getCount());
  }
}
