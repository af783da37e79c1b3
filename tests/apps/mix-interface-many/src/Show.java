package ground.mixinterfacemany;

import android.widget.TextView;

/** Shows a value. */
class Show implements Step {
  private final TextView page;

  Show(TextView page) { this.page = page; }

  @Override public void go(Model model) {
    page.setText(model.value); // @show
  }
}
