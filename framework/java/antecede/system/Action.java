package antecede.system;

import antecede.Concrete;

/** Something the user, or the world, can do now. */
@Concrete
abstract class Action {
  /** The same for the same thing on the same screen: "click id/save". */
  final String name;
  /** What people read of it in reports. */
  private final String words;

  /** What can be read there now: tells rows of a list apart. */
  String reading = "";

  private final boolean byUser;

  Action(String name) {
    this(name, true);
  }

  /** What the user does follows what the user did before; what the world does follows nothing. */
  Action(String name, boolean byUser) {
    this(name, name, byUser);
  }

  Action(String name, String words, boolean byUser) {
    this.name = name;
    this.words = words;
    this.byUser = byUser;
  }

  /** On the environment's thread, in an event of its own. */
  abstract void act();

  final Environment.Work work() {
    Environment.Work work = new Environment.Work() {
      @Override
      void act() {
        Action.this.act();
      }
    };
    work.label = (byUser ? "user: " : "system: ") + words;
    work.isInput = byUser;
    return work;
  }
}
