package order.bases;

public class Second extends Base {
  @Override
  protected void onPause() {
    loader.loaded = 0;
    super.onPause();
  }
}
