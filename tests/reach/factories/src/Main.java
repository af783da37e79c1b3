package reach.factories;

import android.content.Context;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.View;
import org.parts.FragmentActivity;
import org.routes.Graph;
import org.routes.Screen;

/** A layout names fragments of a library that the app brings along. */
public class Main extends FragmentActivity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.main);
    ((Details) getSupportFragmentManager().findFragment("reach.factories.Details")).found();
    ((Bar) findViewById(R.id.bar)).raise();
    for (Screen screen : new Graph(this).read(R.xml.graph)) screen.show();
  }

  /** The app is such a factory, too. */
  @Override public View onCreateView(View parent, String name, Context context, AttributeSet attributes) {
    if (name.equals("View")) return new Bar(context, attributes);
    return super.onCreateView(parent, name, context, attributes);
  }

  void told() { count++; }
}
