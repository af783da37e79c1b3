package antecede.system;

import antecede.Bag;
import antecede.Concrete;

/** What people read of a transition: the automata of framework/lifecycle have names for us, some with the level of Android they belong to. */
@Concrete
final class Words {
  private static final String BEHIND = " behind another activity";

  private Words() {}

  /** Of one transition of one component. */
  static String of(String transition, String component) {
    String plain = withoutLevel(transition);
    if (plain.equals("launch-behind")) return "launch " + component + BEHIND;
    if (plain.equals("return")) return "return to " + component;
    if (plain.equals("reappear")) return "show " + component + BEHIND;
    if (plain.equals("new-intent")) return "new intent for " + component;
    if (plain.equals("deliver-result")) return "result for " + component;
    if (plain.equals("abandon")) return "destroy " + component;
    if (plain.equals("configure")) return "configuration change of " + component;
    if (plain.equals("trim")) return "trim memory of " + component;
    if (plain.equals("low-memory")) return "low memory in " + component;
    if (plain.equals("task-removed")) return "task of " + component + " removed";
    return plain + " " + component;
  }

  /** Of one message to activities: an activity that ends and comes back in it is recreated. */
  static String of(Bag<ActivityRecord> records, Bag<String> transitions) {
    String words = "";
    for (int i = 0; i < records.size(); i++) {
      String name = records.get(i).name(), transition = transitions.get(i);
      boolean ends = transition.startsWith("relaunch");
      String next = ends && i + 1 < records.size() ? transitions.get(i + 1) : "";
      if (i > 0) words += ", ";
      words += ends ? "recreate " + name + (next.equals("launch-behind") ? BEHIND : "") : of(transition, name);
      if (next.startsWith("launch")) i++;
    }
    return words;
  }

  private static String withoutLevel(String transition) {
    int level = transition.indexOf("-pre");
    return level < 0 ? transition : transition.substring(0, level);
  }
}
