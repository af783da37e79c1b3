package android.util;

/** Sets of states: a negative number is a state that must not be. */
public class StateSet {
  public static final int[] WILD_CARD = new int[0];
  public static final int[] NOTHING = new int[] {0};

  StateSet() {}

  public static boolean isWildCard(int[] stateSetOrSpec) {
    return stateSetOrSpec.length == 0 || stateSetOrSpec[0] == 0;
  }

  private static boolean has(int[] set, int state) {
    for (int i = 0; i < set.length && set[i] != 0; i++) {
      if (set[i] == state) return true;
    }
    return false;
  }

  public static boolean stateSetMatches(int[] stateSpec, int[] stateSet) {
    if (stateSet == null) return stateSpec == null || isWildCard(stateSpec);
    for (int i = 0; i < stateSpec.length && stateSpec[i] != 0; i++) {
      if (stateSpec[i] > 0 ? !has(stateSet, stateSpec[i]) : has(stateSet, -stateSpec[i])) return false;
    }
    return true;
  }

  public static boolean stateSetMatches(int[] stateSpec, int state) {
    return stateSetMatches(stateSpec, new int[] {state});
  }

  @antecede.Unlisted
  public static boolean containsAttribute(int[][] stateSpecs, int attr) {
    for (int i = 0; i < stateSpecs.length; i++) {
      if (stateSpecs[i] != null && (has(stateSpecs[i], attr) || has(stateSpecs[i], -attr))) return true;
    }
    return false;
  }

  public static int[] trimStateSet(int[] states, int newSize) {
    return states.length == newSize ? states : java.util.Arrays.copyOf(states, newSize);
  }

  public static String dump(int[] states) {
    return java.util.Arrays.toString(states);
  }
}
