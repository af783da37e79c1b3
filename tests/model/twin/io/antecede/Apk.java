package antecede;

/** There is no app here, and no package. */
public final class Apk {
  private Apk() {}

  public static int archiveSize() {
    return 0;
  }

  public static boolean readArchive(int position, byte[] bytes, int offset, int count) {
    return false;
  }
}
