package enums;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Enums: order, valueOf, switch, comparison, names, abstract bodies, static fields and constructors. */
public class Basics {
  enum Planet {
    MERCURY(3.303e+23, 2.4397e6),
    EARTH(5.976e+24, 6.37814e6),
    NEPTUNE(1.024e+26, 2.4746e7);
    final double mass, radius;
    Planet(double mass, double radius) {
      this.mass = mass;
      this.radius = radius;
    }
    double gravity() { return 6.67300E-11 * mass / (radius * radius); }
  }

  enum Op implements java
  .util.function.IntBinaryOperator {
    PLUS("+") {
      @Override
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    }
    , MINUS("-") {
      @Override
      public int applyAsInt(int a, int b) {
        return a - b;
      }
    }
    , TIMES("*") {
      private int calls;
      @Override
      public int applyAsInt(int a, int b) {
        calls++;
        return a * b;
      }
      @Override
      public String toString() {
        return "times" + calls;
      }
    };
    final String symbol;
    Op(String symbol) { this.symbol = symbol; }
    Op next() { return values()[(ordinal() + 1) % values().length]; }
    static Op of(String s) {
      for (Op o : values())
        if (o.symbol.equals(s)) return o;
      throw new NoSuchElementException(s);
    }
  }

  enum Empty {}
  enum Level {
    LOW,
    MID,
    HIGH;
    static final Level DEFAULT = MID;
    static int count = values().length;
  }

  static String rate(Level l) {
    switch (l) {
      case HIGH: return "!";
      case LOW: return "-";
      default: return "~";
    }
  }

  public static void main(String[] args) {
    for (Planet x : Planet.values()) p(x, x.name(), x.ordinal(), String.format("%.2f", x.gravity()));
    for (Op o : Op.values())
      p(o, o.name(), o.symbol, o.applyAsInt(7, 3), o.getClass() == Op.class, o.getDeclaringClass() == Op.class,
          o.next().name(), o);
    p(Op.valueOf("PLUS"), thrown(() -> Op.valueOf("plus")), thrown(() -> Op.valueOf(null)),
        Enum.valueOf(Level.class, "LOW"), thrown(() -> Enum.valueOf(Level.class, "x")), Op.of("*").name(),
        thrown(() -> Op.of("/")), Empty.values().length);
    try {
      Level.valueOf("NOPE");
    } catch (IllegalArgumentException e) {
      p(e.getMessage());
    }
    p(Level.LOW.compareTo(Level.HIGH), Level.HIGH.compareTo(Level.LOW), Level.LOW.equals(Level.LOW), Level.DEFAULT,
        Level.count, rate(Level.LOW) + rate(Level.MID) + rate(Level.HIGH), thrown(() -> rate(null)),
        thrown(() -> ((Comparable) Level.LOW).compareTo(Planet.EARTH)));
    Level[] copy = Level.values();
    copy[0] = null;
    p(Level.values()[0], Level.values() == Level.values(), Level.class.getEnumConstants().length, Level.class.isEnum(),
        Level.LOW instanceof Comparable, Level.LOW.hashCode() == Level.LOW.hashCode());
    Map<Level, Integer> m = new EnumMap<>(Level.class);
    for (Level l : new Level[] {Level.HIGH, Level.LOW, Level.HIGH}) m.merge(l, 1, Integer::sum);
    p(m, new TreeSet<>(Arrays.asList(Level.HIGH, Level.LOW)), Collections.max(Arrays.asList(Level.values())),
        EnumSet.allOf(Op.class));
    int[] counts = new int[3];
    for (int i = 0; i < 10; i++) {
      switch (Level.values()[i * i % 3]) {
        case LOW: counts[0]++;
        case MID: counts[1]++; break;
        case HIGH: counts[2]++;
      }
    }
    p(counts);
  }
}
