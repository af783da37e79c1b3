package androidx.activity;

/** Something that can be taken back. */
interface Cancellable {
  void cancel();
}
