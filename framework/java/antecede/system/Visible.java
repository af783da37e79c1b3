package antecede.system;

import antecede.Concrete;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;

/**
 * What the user sees of the app and finds again later, for whoever looks at a run from outside. Nobody here calls it: it is
 * executed aside, so that a run is the same whether somebody looks or not.
 */
@Concrete
final class Visible {
  private Visible() {}

  /** Tells of what is on the screen. */
  static void screen() {
    Report.note("title", Screen.title());
    Report.note("views", Screen.tree());
  }

  /** Files of the app, as deep as they lie. */
  private static void files(File folder) {
    File[] all = folder.listFiles();
    for (int i = 0; all != null && i < all.length; i++) {
      if (all[i].isDirectory()) files(all[i]);
      else Report.note("file", all[i].getPath() + "\n" + contents(all[i]));
    }
  }

  private static void list(String kind, String[] texts) {
    for (int i = 0; i < texts.length; i++) Report.note(kind, texts[i]);
  }

  /** The same, and what the app has written down. */
  static void all() {
    screen();
    list("toast", android.widget.Toast.shown());
    list("leaked", android.view.ViewRoot.leaked());
    files(new File("/data/data/" + Manifest.get().packageName + "/files"));
    File folder = new File("/data/data/" + Manifest.get().packageName + "/shared_prefs");
    String[] names = folder.list();
    for (int i = 0; names != null && i < names.length; i++) Report.note("preferences", names[i] + "\n" + contents(new File(folder, names[i])));
  }

  private static String contents(File file) {
    try {
      return new String(Files.readAllBytes(file.toPath()), "UTF-8");
    } catch (IOException gone) {
      return "";
    }
  }
}
