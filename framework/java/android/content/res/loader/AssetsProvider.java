package android.content.res.loader;

import android.content.res.AssetFileDescriptor;

/** Gives files that are no part of the package. */
public interface AssetsProvider {
  default AssetFileDescriptor loadAssetFd(String path, int accessMode) {
    return null;
  }
}
