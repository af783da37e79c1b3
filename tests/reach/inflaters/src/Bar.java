package reach.inflaters;

import android.content.Context;
import android.view.View;

public class Bar extends View {
  public Bar(Context context) { super(context); }

  void raise() { Main.count++; }
}
