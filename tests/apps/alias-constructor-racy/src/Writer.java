package ground.aliasconstructorracy;

/** Changes the title of the book that it was given. */
class Writer extends Thread {
  private final Book book;

  Writer(Book book) { this.book = book; }

  @Override public void run() {
    book.title = "print"; // @write
  }
}
