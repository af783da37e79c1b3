package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Immutable values, defensive copies, builders, withers, identity against equality, final fields. */
public class Immutables {
  static final class Period {
    private final Date from, to;
    Period(Date from, Date to) {
      this.from = new Date(from.getTime());
      this.to = new Date(to.getTime());
      if (this.from.compareTo(this.to) > 0)
        throw new IllegalArgumentException(from.getTime() + " after " + to.getTime());
    }
    Date from() { return (Date) from.clone(); }
    long length() { return to.getTime() - from.getTime(); }
  }

  static final class Pizza {
    enum Topping { HAM, ONION, CHEESE }
    private final Set<Topping> toppings;
    private final int size;
    private final String name;
    private Pizza(Builder b) {
      toppings = Collections.unmodifiableSet(EnumSet.copyOf(b.toppings));
      size = b.size;
      name = b.name;
    }
    Pizza withSize(int s) { return new Builder(this).size(s).build(); }
    @Override
    public String toString() {
      return name + size + toppings;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Pizza && o.toString().equals(toString());
    }
    @Override
    public int hashCode() {
      return toString().hashCode();
    }
    static class Builder {
      private final EnumSet<Topping> toppings = EnumSet.noneOf(Topping.class);
      private int size = 1;
      private String name = "plain";
      Builder() {}
      Builder(Pizza p) {
        toppings.addAll(p.toppings);
        size = p.size;
        name = p.name;
      }
      Builder add(Topping t) {
        toppings.add(t);
        return this;
      }
      Builder size(int s) {
        size = s;
        return this;
      }
      Builder name(String n) {
        name = Objects.requireNonNull(n, "name");
        return this;
      }
      Pizza build() {
        if (size < 1) throw new IllegalStateException("size " + size);
        return new Pizza(this);
      }
    }
  }

  static final class Money implements Comparable<Money> {
    private static final Map<Long, Money> CACHE = new HashMap<>();
    private final long cents;
    private Money(long c) { cents = c; }
    static Money of(long c) { return c >= 0 && c < 100 ? CACHE.computeIfAbsent(c, Money::new) : new Money(c); }
    Money plus(Money o) { return of(Math.addExact(cents, o.cents)); }
    @Override
    public int compareTo(Money o) {
      return Long.compare(cents, o.cents);
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Money && ((Money) o).cents == cents;
    }
    @Override
    public int hashCode() {
      return Long.hashCode(cents);
    }
    @Override
    public String toString() {
      return cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100;
    }
  }

  public static void main(String[] args) {
    Date a = new Date(1000), b = new Date(5000);
    Period p1 = new Period(a, b);
    a.setTime(9999);
    p1.from().setTime(1);
    p(p1.length(), p1.from().getTime(), thrown(() -> new Period(b, new Date(0))));
    Pizza.Builder builder = new Pizza.Builder().add(Pizza.Topping.ONION).name("base");
    Pizza one = builder.build(), two = builder.add(Pizza.Topping.HAM).size(2).build(), three = one.withSize(2);
    p(one, two, three, one.equals(three.withSize(1)), one == three.withSize(1),
        thrown(() -> one.toppings.add(Pizza.Topping.HAM)), thrown(() -> new Pizza.Builder().size(0).build()),
        thrown(() -> builder.name(null)), new HashSet<>(Arrays.asList(one, two, three.withSize(1))).size());
    p(Money.of(5) == Money.of(5), Money.of(500) == Money.of(500), Money.of(500).equals(Money.of(500)),
        Money.of(99).plus(Money.of(7)), Money.of(50).plus(Money.of(49)) == Money.of(99),
        thrown(() -> Money.of(Long.MAX_VALUE).plus(Money.of(1))),
        new TreeSet<>(Arrays.asList(Money.of(9), Money.of(5), Money.of(9))),
        Collections.max(Arrays.asList(Money.of(1), Money.of(205))));
    String s = "immutable";
    String t = s;
    s += "!";
    p(t, s, t == "immutable");
  }
}
