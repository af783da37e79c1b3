package android.os;

/** Room on a disk: there is enough. */
public class StatFs {
  private static final long BLOCK = 4096, BLOCKS = 1 << 20;

  public StatFs(String path) {
    restat(path);
  }

  public void restat(String path) {
    if (path == null) throw new IllegalArgumentException("Invalid path: null");
  }

  @Deprecated
  public int getBlockSize() {
    return (int) BLOCK;
  }

  public long getBlockSizeLong() {
    return BLOCK;
  }

  @Deprecated
  public int getBlockCount() {
    return (int) BLOCKS;
  }

  public long getBlockCountLong() {
    return BLOCKS;
  }

  @Deprecated
  public int getFreeBlocks() {
    return (int) BLOCKS / 2;
  }

  public long getFreeBlocksLong() {
    return BLOCKS / 2;
  }

  public long getFreeBytes() {
    return BLOCKS / 2 * BLOCK;
  }

  @Deprecated
  public int getAvailableBlocks() {
    return (int) BLOCKS / 2;
  }

  public long getAvailableBlocksLong() {
    return BLOCKS / 2;
  }

  public long getAvailableBytes() {
    return BLOCKS / 2 * BLOCK;
  }

  public long getTotalBytes() {
    return BLOCKS * BLOCK;
  }
}
