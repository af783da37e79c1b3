package androidx.databinding;

public interface InverseBindingListener {
  void onChange();
}
