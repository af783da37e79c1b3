package dalvik.system;

import java.nio.ByteBuffer;

/** Loads classes of memory. */
public final class InMemoryDexClassLoader extends BaseDexClassLoader {
  public InMemoryDexClassLoader(ByteBuffer dexBuffer, ClassLoader parent) {
    super("memory", null, null, parent);
  }

  public InMemoryDexClassLoader(ByteBuffer[] dexBuffers, ClassLoader parent) {
    super("memory", null, null, parent);
  }
}
