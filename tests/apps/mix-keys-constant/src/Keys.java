package ground.mixkeysconstant;

/** Names of values. */
final class Keys {
  static final String NAME = "name";
  static final String TITLE = "title";

  private Keys() {}
}
