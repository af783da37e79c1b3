package enums;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/** State machines and strategies by enums, nested enums in interfaces, enums with static caches and varargs. */
public class Machines {
  interface State {
    State on(char c);
    default boolean accepting() { return false; }
  }

  enum Number implements State {
    START {
      @Override
      public State on(char c) {
        return c == '-' || c == '+' ? SIGN : Character.isDigit(c) ? INT : ERROR;
      }
    },
    SIGN {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? INT : ERROR;
      }
    },
    INT {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? this : c == '.' ? POINT : c == 'e' ? EXP : ERROR;
      }
      @Override
      public boolean accepting() {
        return true;
      }
    },
    POINT {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? FRACTION : ERROR;
      }
    },
    FRACTION {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? this : c == 'e' ? EXP : ERROR;
      }
      @Override
      public boolean accepting() {
        return true;
      }
    },
    EXP {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? POWER : ERROR;
      }
    },
    POWER {
      @Override
      public State on(char c) {
        return Character.isDigit(c) ? this : ERROR;
      }
      @Override
      public boolean accepting() {
        return true;
      }
    },
    ERROR {
      @Override
      public State on(char c) {
        return this;
      }
    }
  }

  enum Flag {
    READ(1),
    WRITE(2),
    EXEC(4),
    ALL(READ, WRITE, EXEC),
    NONE();
    final int bits;
    Flag(int bits) { this.bits = bits; }
    Flag(Flag... parts) {
      int b = 0;
      for (Flag f : parts) b |= f.bits;
      bits = b;
    }
    static Set<Flag> of(int bits) {
      Set<Flag> s = EnumSet.noneOf(Flag.class);
      for (Flag f : EnumSet.range(READ, EXEC))
        if ((bits & f.bits) != 0) s.add(f);
      return s;
    }
  }

  enum Unit {
    M(x -> x),
    KM(x -> x * 1000),
    MILE(x -> x * 1609.344);
    private final DoubleUnaryOperator toMetres;
    Unit(DoubleUnaryOperator f) { toMetres = f; }
    double metres(double x) { return toMetres.applyAsDouble(x); }
    private static final Map<String, Unit> CACHE = new HashMap<>();
    static {
      for (Unit u : values()) CACHE.put(u.name().toLowerCase(), u);
    }
    static Optional<Unit> find(String s) { return Optional.ofNullable(CACHE.get(s)); }
  }

  enum Weekday {
    MON,
    TUE,
    WED,
    THU,
    FRI,
    SAT,
    SUN;
    private Weekday opposite;
    static {
      for (Weekday d : values()) d.opposite = values()[6 - d.ordinal()];
    }
    boolean weekend() { return this == SAT || this == SUN; }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"1", "-12.5", "3.", "+7e10", "e5", "", "1.5e", "--1", "12a"}) {
      State state = Number.START;
      for (char c : s.toCharArray()) state = state.on(c);
      p("[" + s + "]", state, state.accepting());
    }
    p(Flag.ALL.bits, Flag.NONE.bits, Flag.of(5), Flag.of(0), Flag.valueOf("WRITE").bits);
    p(Unit.KM.metres(1.5), Unit.find("mile").map(u -> u.metres(2)).get(), Unit.find("yard").isPresent());
    StringBuilder b = new StringBuilder();
    for (Weekday d : Weekday.values()) b.append(d).append(d.opposite).append(d.weekend() ? "*" : "").append(' ');
    p(b);
    EnumMap<Weekday, List<String>> plan = new EnumMap<>(Weekday.class);
    plan.computeIfAbsent(Weekday.SUN, d -> new ArrayList<>()).add("rest");
    plan.computeIfAbsent(Weekday.MON, d -> new ArrayList<>()).add("work");
    plan.computeIfAbsent(Weekday.SUN, d -> new ArrayList<>()).add("walk");
    p(plan);
    Map<Number, Map<Boolean, Integer>> nested = new TreeMap<>();
    for (Number n : Number.values())
      nested.computeIfAbsent(n.accepting() ? Number.INT : Number.ERROR, k -> new HashMap<>())
          .merge(n.ordinal() > 3, 1, Integer::sum);
    p(nested, Number.valueOf("EXP").getClass().getName(), Number.EXP.getDeclaringClass().getName());
  }
}
