package reach.binding;

import android.app.Activity;
import android.os.Bundle;
import androidx.databinding.DataBindingUtil;
import reach.binding.databinding.MainBinding;

/** A screen whose callbacks are all set by what the data binding compiler generates. */
public class Main extends Activity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    MainBinding binding = DataBindingUtil.setContentView(this, R.layout.main);
    binding.setModel(new Model());
    binding.setPresenter(new Presenter());
  }
}
