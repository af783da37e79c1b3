package ground.mixinheritedcallback;

/** Shows the note. */
class Show extends Step {
  Show(Base owner) { super(owner); }

  @Override void work() {
    String text = owner.note; // @get
    owner.page.setText(text); // @use
  }
}
