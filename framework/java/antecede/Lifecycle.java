package antecede;

/**
 * Where a component stands in the automaton of its kind (framework/lifecycle), and the one place from which its callbacks are
 * called. The automaton says which callbacks a transition consists of; this class knows none of them.
 *
 * <p>How it walks is concrete. Before each walk an intrinsic says which component moves, in which automaton, and by which transition,
 * or to which state; what a step is given, and what a callback returned, goes through {@link #store} and {@link #load}.
 */
@antecede.Holder
public final class Lifecycle {
  /** Texts of a step, see {@link #steps}. */
  private static final int KIND = 0, CONDITION = 1, TESTED = 2, NAME = 3, ARGUMENTS = 4, SIZE = 5;

  private static String[][] known = new String[64][];
  private static int[] numbers = new int[64];
  private static int knownCount;

  private final Object component;
  private final String automaton;
  private String state;
  private String[] names = new String[4];
  private Object[] values = new Object[4];
  private int count;

  public Lifecycle(Object component, String automaton) {
    this.component = component;
    this.automaton = automaton;
    this.state = first(automaton);
  }

  @Concrete
  private static String first(String automaton) {
    return initial(automaton);
  }

  @Concrete
  public String state() {
    return state;
  }

  public boolean is(String other) {
    return test(component, automaton, other, stands(other));
  }

  @Concrete
  private boolean stands(String other) {
    return state.equals(other);
  }

  /** States are listed from the first to the highest; those of the way down count as the ones they equal. */
  public boolean isAtLeast(String other) {
    return reached(component, automaton, other, compare(other));
  }

  @Concrete
  private boolean compare(String other) {
    return level(automaton, state) >= level(automaton, other);
  }

  /** What the system does now for that reason, as messages: see {@link #rule(String, String, String)}. */
  @Concrete
  public String[] rule(String action) {
    return rule(automaton, state, action);
  }

  /** What a step's argument of that name is from now on. */
  public Lifecycle set(String name, Object value) {
    store(component, automaton, name, value);
    keep(name, value);
    return this;
  }

  @Concrete
  private void keep(String name, Object value) {
    int index = find(name);
    if (index < 0) {
      index = count++;
      if (index == names.length) grow();
      names[index] = name;
    }
    values[index] = value;
  }

  public Object get(String name) {
    return load(component, automaton, name, kept(name));
  }

  @Concrete
  private Object kept(String name) {
    int index = find(name);
    return index < 0 ? null : values[index];
  }

  /** Whether that transition begins in the present state. */
  public boolean can(String transition) {
    return ask(component, automaton, transition, begins(transition));
  }

  @Concrete
  private boolean begins(String transition) {
    return find(automaton, state, transition) >= 0;
  }

  /** Makes one transition; it must begin in the present state. */
  public void fire(String transition) {
    move(component, automaton, transition);
    walk(transition);
  }

  @Concrete
  private void walk(String transition) {
    int number = find(automaton, state, transition);
    if (number < 0) throw new IllegalStateException(automaton + ": no " + transition + " in state " + state);
    String[] steps = stepsOf(number);
    for (int i = 0; i < steps.length / SIZE; i++) {
      int at = 1 + i * SIZE;
      if (holds(steps[at + CONDITION], steps[at + TESTED])) perform(number, i, steps, at);
    }
    state = steps[0];
  }

  /** Makes the transitions that lead to that state, by the shortest way. */
  public void to(String target) {
    moveTo(component, automaton, target);
    walkTo(target);
  }

  @Concrete
  private void walkTo(String target) {
    while (!state.equals(target)) {
      String next = next(automaton, state, target);
      if (next == null) throw new IllegalStateException(automaton + ": no way from " + state + " to " + target);
      walk(next);
    }
  }

  @Concrete
  private boolean holds(String condition, String tested) {
    if (condition.isEmpty()) return true;
    return condition.equals("when") == (kept(tested) != null);
  }

  @Concrete
  private void perform(int number, int index, String[] steps, int at) {
    if (steps[at + KIND].equals("state")) {
      state = steps[at + NAME];
      return;
    }
    String list = steps[at + ARGUMENTS];
    Object result = call(number, index, component, list.isEmpty() ? new Object[0] : argumentsOf(list));
    // What a callback returns can be asked for by its name, and be an argument of later steps.
    if (result != null) keep(steps[at + NAME], result);
  }

  @Concrete
  private Object[] argumentsOf(String list) {
    int size = 1;
    for (int i = 0; i < list.length(); i++) {
      if (list.charAt(i) == ' ') size++;
    }
    Object[] arguments = new Object[size];
    int start = 0;
    for (int i = 0; i < size; i++) {
      int end = list.indexOf(' ', start);
      arguments[i] = kept(end < 0 ? list.substring(start) : list.substring(start, end));
      start = end + 1;
    }
    return arguments;
  }

  @Concrete
  private int find(String name) {
    for (int i = 0; i < count; i++) {
      if (names[i].equals(name)) return i;
    }
    return -1;
  }

  @Concrete
  private void grow() {
    String[] moreNames = new String[count * 2];
    Object[] moreValues = new Object[count * 2];
    System.arraycopy(names, 0, moreNames, 0, names.length);
    System.arraycopy(values, 0, moreValues, 0, values.length);
    names = moreNames;
    values = moreValues;
  }

  /** Steps never change, so they are asked for once. */
  @Concrete
  private static String[] stepsOf(int number) {
    for (int i = 0; i < knownCount; i++) {
      if (numbers[i] == number) return known[i];
    }
    String[] steps = steps(number);
    if (knownCount < numbers.length) {
      numbers[knownCount] = number;
      known[knownCount++] = steps;
    }
    return steps;
  }

  // For an analysis. Where the program runs, these do nothing, and give back their last operand.

  /** The transition's steps are performed now, one after the other. */
  private static native void move(Object component, String automaton, String transition);

  /** The steps of all transitions on the shortest way to that state are performed now. */
  private static native void moveTo(Object component, String automaton, String state);

  /** The argument of that name is {@code value} from now on; null: it is not there. */
  private static native void store(Object component, String automaton, String argument, Object value);

  /** What {@link #store} stored last, or a callback of that name returned. */
  private static native Object load(Object component, String automaton, String argument, Object value);

  /** Whether the component is in that state. */
  private static native boolean test(Object component, String automaton, String state, boolean is);

  /** Whether it is in a state of that level, or above. */
  private static native boolean reached(Object component, String automaton, String state, boolean is);

  /** Whether that transition begins in the component's state. */
  private static native boolean ask(Object component, String automaton, String transition, boolean can);

  /** What the system does with a component in that state, as messages: "pause", "launch of other, resume", ...; null: nothing. */
  public static native String[] rule(String automaton, String state, String action);

  /** Whether input, menus and so on reach a component in that state. */
  public static native boolean enables(String automaton, String state, String group);

  private static native String initial(String automaton);

  private static native int level(String automaton, String state);

  private static native String next(String automaton, String state, String target);

  /** A number for the transition; -1: there is none of that name in that state. */
  private static native int find(String automaton, String state, String transition);

  /**
   * The target state, then five texts per step: kind (call, do, state), condition (when, unless, none), tested argument, name,
   * arguments.
   */
  private static native String[] steps(int transition);

  private static native Object call(int transition, int step, Object component, Object[] arguments);
}
