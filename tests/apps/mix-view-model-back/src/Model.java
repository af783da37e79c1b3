package ground.mixviewmodelback;

import android.widget.TextView;
import androidx.lifecycle.ViewModel;

/** Outlives a turn of the device. */
public class Model extends ViewModel {
  TextView view;
}
