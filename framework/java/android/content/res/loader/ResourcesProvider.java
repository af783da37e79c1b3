package android.content.res.loader;

import android.content.Context;
import android.os.ParcelFileDescriptor;
import java.io.Closeable;
import java.io.IOException;

/** Where loaded resources come from. */
public class ResourcesProvider implements AutoCloseable, Closeable {
  private ResourcesProvider() {}

  public static ResourcesProvider empty(AssetsProvider assetsProvider) {
    return new ResourcesProvider();
  }

  public static ResourcesProvider loadFromApk(ParcelFileDescriptor fileDescriptor) throws IOException {
    return new ResourcesProvider();
  }

  public static ResourcesProvider loadFromApk(ParcelFileDescriptor fileDescriptor, AssetsProvider assetsProvider)
      throws IOException {
    return new ResourcesProvider();
  }

  public static ResourcesProvider loadFromDirectory(String path, AssetsProvider assetsProvider) throws IOException {
    return new ResourcesProvider();
  }

  public static ResourcesProvider loadFromTable(ParcelFileDescriptor fileDescriptor, AssetsProvider assetsProvider)
      throws IOException {
    return new ResourcesProvider();
  }

  public static ResourcesProvider loadFromSplit(Context context, String splitName) throws IOException {
    return new ResourcesProvider();
  }

  @Override
  public void close() {}
}
