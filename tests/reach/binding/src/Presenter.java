package reach.binding;

import android.view.View;

/** What the expressions of the layouts call: by a method reference, by lambdas, and one that none names. */
public class Presenter {
  public void save(View view) { Main.count++; }

  public void pick(Model model) { model.setName("picked"); }

  public void clear() { Main.count++; }

  public void unnamed() { Main.count++; }
}
