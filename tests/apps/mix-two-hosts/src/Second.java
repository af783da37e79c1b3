package ground.mixtwohosts;

/** On top of the first. */
public class Second extends Base {
  @Override void opened() {
    page.setText("Second");
  }

  @Override void come(String text) {
    title = text; // @second
  }
}
