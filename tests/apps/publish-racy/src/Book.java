package ground.publishracy;

/** Gives itself away before it is whole. */
class Book {
  String title;

  Book(Main main) {
    main.book = this; // @give
    title = "Print"; // @title
  }
}
