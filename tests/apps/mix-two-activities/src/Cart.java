package ground.mixtwoactivities;

/** The one cart. */
final class Cart {
  private static final Cart ONE = new Cart();
  boolean asked;
  int total;
  String note = "";

  private Cart() {}

  static Cart get() { return ONE; }
}
