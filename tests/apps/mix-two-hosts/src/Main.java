package ground.mixtwohosts;

import android.content.Intent;

/** Opens a second activity of the same base. */
public class Main extends Base {
  @Override void opened() {
    page.setOnClickListener(view -> startActivity(new Intent(this, Second.class)));
    page.setText("Open");
  }

  @Override void come(String text) {
    title = text; // @main
  }
}
