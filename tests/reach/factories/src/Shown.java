package reach.factories;

import org.routes.Screen;

public class Shown implements Screen {
  @Override public void show() { Main.count++; }
}
