package reach.binding;

import androidx.databinding.BaseObservable;

public class Model extends BaseObservable {
  private String name = "";

  public String getName() {
    Main.count++;
    return name;
  }

  public void setName(String value) {
    name = value;
    notifyPropertyChanged(BR.name);
  }
}
