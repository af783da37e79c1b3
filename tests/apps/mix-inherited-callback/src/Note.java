package ground.mixinheritedcallback;

/** Takes a note. */
class Note extends Step {
  Note(Base owner) { super(owner); }

  @Override void work() {
    owner.note = "loaded"; // @set
  }
}
