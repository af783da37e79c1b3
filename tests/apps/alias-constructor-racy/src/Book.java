package ground.aliasconstructorracy;

/** Has a title. */
class Book {
  String title = "draft"; // @make
}
