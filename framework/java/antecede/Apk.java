package antecede;

/** The app's package: what its manifest, resources and files say. Immutable; a run reads it and changes nothing. */
public final class Apk {
  private Apk() {}

  /**
   * The manifest as rows of texts: {@code {"package", name}}, {@code {"sdk", min, target}}, {@code {"version", code, name}},
   * {@code {"application", class, label, theme, process, debuggable, icon}}, {@code {"permission", name}},
   * {@code {"component", kind, class, target, process, enabled, exported, launchMode, theme, label, configChanges, affinity,
   * parent, authorities, permission, orientation, icon, grantsUris, readPermission, writePermission, initOrder, backCallback}}, and for the component before it {@code {"filter", priority}},
   * {@code {"action", name}}, {@code {"category", name}}, {@code {"data", scheme, host, port, path, prefix, pattern, mime}};
   * {@code {"meta", name, value, resource}} of the component before it, or of the application. Numbers are decimal, resources
   * "@0x7f010001", what is absent is empty.
   */
  public static native String[][] manifest();

  /**
   * The value of a resource in a configuration ({@code landscape}: 0 or 1). {@code out}: type and data as in TypedValue, the
   * resource in which references ended, 0. The result is its text if it is one (or the path of a file), "" for other values, null
   * if there is none.
   */
  public static native String value(int id, int landscape, int[] out);

  /**
   * A style, array or plurals: {@code {int[] keys, int[] types, int[] data, String[] texts, int[] parent}}, references not
   * followed; null if there is none. Keys are attributes, or the attributes of quantities, or indices.
   */
  public static native Object[] bag(int id, int landscape);

  /** The number of a resource, 0 if there is none. */
  public static native int identifier(String type, String name);

  /** "package:type/entry", or null. */
  public static native String name(int id);

  /**
   * A compiled or text XML file of the package by its path: {@code {int[] code, String[] texts}}. Code: 1 start (line, namespace,
   * name, count, and per attribute: namespace, name, resource id, type, data, text), 2 end (line, namespace, name), 3 text (line,
   * text); names and texts are indices of texts, -1 for none. Null if there is no such file; {@code texts} alone with a message
   * if it is broken.
   */
  public static native Object[] xml(String path);

  /** The bytes of a file of the package ("assets/a.txt", "res/raw/b.bin"), or null. */
  public static native byte[] file(String path);

  /** How many bytes the package file has that a device keeps as base.apk; 0 if there is none. */
  public static native int archiveSize();

  /** Copies bytes of that file. False: they are not all there, or there is no room for them. */
  public static native boolean readArchive(int position, byte[] bytes, int offset, int count);

  /** The names of what lies directly in a folder of the package, sorted; null if there is no such folder. */
  public static native String[] list(String folder);
}
