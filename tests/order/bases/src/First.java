package order.bases;

import android.content.Intent;

public class First extends Base {
  @Override
  protected void onResume() {
    super.onResume();
    loader.loaded = 1;
    startActivity(new Intent(this, Second.class));
  }
}
