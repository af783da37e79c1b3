package ground.mixtaskhooks;

/** Shows the cache. */
class Show extends Base {
  Show(Main owner) { super(owner); }

  @Override String background() {
    return owner.cache; // @get
  }

  @Override void front(String text) {
    owner.page.setText(text); // @use
  }
}
