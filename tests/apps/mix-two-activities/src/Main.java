package ground.mixtwoactivities;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Shows the cart whenever it is in front. */
public class Main extends Activity implements View.OnClickListener {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Shop");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
  }

  @Override protected void onResume() {
    super.onResume();
    Cart cart = Cart.get();
    int total = cart.total; // @show
    String note = cart.note; // @seen
    page.setText("cart: " + total + note);
  }

  @Override public void onClick(View view) { startActivity(new Intent(this, Second.class)); }
}
