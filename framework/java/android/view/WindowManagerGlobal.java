package android.view;

import antecede.Contents;
import antecede.Unlisted;

/** The views that are windows of the app: a place for each, which those who add, change and remove windows access. */
@Unlisted
final class WindowManagerGlobal {
  private static final WindowManagerGlobal views = new WindowManagerGlobal();

  private WindowManagerGlobal() {}

  static void added(View view) {
    Contents.write(views, view, view);
  }

  static void removed(View view) {
    Contents.write(views, view, null);
  }

  static ViewRoot find(View view) {
    return Contents.read(views, view, ViewRoot.of(view));
  }
}
