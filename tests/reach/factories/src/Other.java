package reach.factories;

import org.routes.Screen;

/** Of a file that nobody reads. */
public class Other implements Screen {
  @Override public void show() { Main.count++; }
}
