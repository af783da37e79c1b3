package ground.aliasconstructorsafe;

/** Has a title. */
class Book {
  String title = "draft"; // @make
}
