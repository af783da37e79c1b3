package ground.aliasconstructorsafe;

/** Shows the title of the book that it was given. */
class Reader extends Thread {
  private final Book book;
  private final Main main;

  Reader(Book book, Main main) {
    this.book = book;
    this.main = main;
  }

  @Override public void run() {
    String title = book.title; // @read
    main.runOnUiThread(() -> main.page.setText(title));
  }
}
