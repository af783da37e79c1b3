package ground.publishsafe;

/** Whole before anybody else can have it. */
class Book {
  String title;
}
