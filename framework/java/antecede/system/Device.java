package antecede.system;

import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/** The device in the user's hand: how it is held, what its sensors say, what the user permits. */
@Concrete
public final class Device {
  private static final class Source {
    final String name;
    final Runnable event;

    Source(String name, Runnable event) {
      this.name = name;
      this.event = event;
    }
  }

  private static final Bag<Source> sources = new Bag<Source>();
  /** Permissions that the user gave, or refused when asked (once for each time); both outlive the process. */
  private static final Bag<String> granted = new Bag<String>();
  private static final Bag<String> refused = new Bag<String>();
  /** Since Android 11, who says no twice is not asked again. */
  private static final int MOST_QUESTIONS = 2;
  private static boolean landscape;
  /** How the user holds it. */
  private static boolean isHeldAcross;

  private Device() {}

  public static boolean isLandscape() {
    return landscape;
  }

  public static int width() {
    return landscape ? 1920 : 1080;
  }

  public static int height() {
    return landscape ? 1080 : 1920;
  }

  static void turn() {
    isHeldAcross = !isHeldAcross;
    Activities.turned();
  }

  /** An activity is in front: the screen is as it asks for (ActivityInfo.SCREEN_ORIENTATION_*), else as the device is held. */
  static void fit(ActivityRecord record) {
    int wish = record.orientation;
    boolean wantsLandscape = wish == 0 || wish == 6 || wish == 8 || wish == 11;
    boolean wantsPortrait = wish == 1 || wish == 7 || wish == 9 || wish == 12;
    boolean stays = wish == 3 || wish == 5 || wish == 14;
    boolean across = stays ? landscape : wantsLandscape || (isHeldAcross && !wantsPortrait);
    if (across == landscape) return;
    landscape = across;
    AppProcess.configure();
  }

  /** What the user answers: 0 for what is granted from now on, -1 for what is not. What was granted is not asked for again, nor what was denied twice. */
  static int[] ask(String[] permissions) {
    int[] answers = new int[permissions.length];
    int answer = 1;
    for (int i = 0; i < answers.length; i++) {
      String one = permissions[i];
      if (!android.content.pm.AppManifest.get().asksFor(one) || count(refused, one) >= MOST_QUESTIONS) {
        answers[i] = -1;
        continue;
      }
      if (count(granted, one) > 0) continue;
      if (answer == 1) answer = World.choose("permission", 2) == 0 ? 0 : -1;
      answers[i] = answer;
      (answer == 0 ? granted : refused).add(one);
      if (answer == 0) forget(refused, one);
    }
    return answers;
  }

  /** Whether the user was asked and said no, and has not said yes since. */
  static boolean isRefused(String permission) {
    return count(refused, permission) > 0;
  }

  private static int count(Bag<String> names, String name) {
    int count = 0;
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(name)) count++;
    }
    return count;
  }

  private static void forget(Bag<String> names, String name) {
    for (int i = names.size() - 1; i >= 0; i--) {
      if (names.get(i).equals(name)) names.removeAt(i);
    }
  }

  static void addSource(String name, Runnable event) {
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i).event == event) return;
    }
    sources.add(new Source(name, event));
  }

  static void removeSource(String name, Runnable event) {
    for (int i = sources.size() - 1; i >= 0; i--) {
      if (sources.get(i).event == event) sources.removeAt(i);
    }
  }

  static int sourceCount() {
    return sources.size();
  }

  static String sourceName(int index) {
    return sources.get(index).name;
  }

  /** Something happens at a source: an event of its own. */
  static Environment.Work event(int index) {
    final Runnable event = sources.get(index).event;
    return new Environment.Work() {
      @Override
      void act() {
        event.run();
      }
    };
  }

  static void processDied() {
    sources.clear();
  }
}
