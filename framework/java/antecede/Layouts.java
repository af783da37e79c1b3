package antecede;

/**
 * What is made of the app's XML files, and found again by id. How files are read and trees are searched is concrete; these say to an
 * analysis, which knows the files, what comes of it.
 */
public final class Layouts {
  public static final int LAYOUT = 0, MENU = 1, PREFERENCES = 2;

  private Layouts() {}

  /**
   * {@code made}: the outermost of the objects that a file describes, or {@code parent} if it is their parent. Null parent: they have none.
   * Its factories are asked for views first if {@code inflater} is a LayoutInflater.
   */
  public static native Object inflate(int kind, int resource, Object context, Object parent, Object inflater, Object made);

  /** {@code parser}; to an analysis a {@link LayoutElement} that stands for all elements of the file. */
  public static native Object parse(int resource, Object parser);

  /** {@code values}; to an analysis also {@code set} itself, which is the array of its values if it is an element of a layout. */
  public static native Object styled(Object set, Object values);

  /** {@code found}: the view, menu item or preference below {@code root} that has the id, a number; or null. */
  public static native Object find(Object root, int id, Object found);

  /** Code, not a file, has given the view this id. */
  public static native void name(Object view, int id);

  /** As {@link #find}, by the key of a preference. */
  public static native Object findKey(Object root, Object key, Object found);
}
