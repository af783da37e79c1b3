package ground.mixviewmodelrotate;

import android.widget.TextView;
import androidx.lifecycle.ViewModel;

/** What a turn of the device leaves alone. */
public class Model extends ViewModel {
  TextView view;
  String value = "nothing";
}
