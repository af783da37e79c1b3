package android.app;

import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Rect;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;
import android.os.ParcelFileDescriptor;
import antecede.Unlisted;
import java.io.IOException;
import java.io.InputStream;

/** The wallpaper: what the app has set, kept in memory. */
public class WallpaperManager {
  public static final String ACTION_CROP_AND_SET_WALLPAPER = "android.service.wallpaper.CROP_AND_SET_WALLPAPER";
  public static final String ACTION_LIVE_WALLPAPER_CHOOSER = "android.service.wallpaper.LIVE_WALLPAPER_CHOOSER";
  public static final String ACTION_CHANGE_LIVE_WALLPAPER = "android.service.wallpaper.CHANGE_LIVE_WALLPAPER";
  public static final String EXTRA_LIVE_WALLPAPER_COMPONENT = "android.service.wallpaper.extra.LIVE_WALLPAPER_COMPONENT";
  public static final String WALLPAPER_PREVIEW_META_DATA = "android.wallpaper.preview";
  public static final String COMMAND_TAP = "android.wallpaper.tap";
  public static final String COMMAND_SECONDARY_TAP = "android.wallpaper.secondaryTap";
  public static final String COMMAND_DROP = "android.home.drop";
  public static final int FLAG_SYSTEM = 1;
  public static final int FLAG_LOCK = 2;

  private static Bitmap bitmap;

  private final Context context;
  private int width;
  private int height;

  @Unlisted
  public WallpaperManager(Context context) {
    this.context = context;
  }

  public static WallpaperManager getInstance(Context context) {
    return (WallpaperManager) context.getSystemService(Context.WALLPAPER_SERVICE);
  }

  public Drawable getDrawable() {
    return bitmap == null ? new ColorDrawable(0) : new BitmapDrawable(context.getResources(), bitmap);
  }

  public Drawable getDrawable(int which) {
    return getDrawable();
  }

  public Drawable getBuiltInDrawable() {
    return null;
  }

  public Drawable getBuiltInDrawable(int which) {
    return null;
  }

  public Drawable getBuiltInDrawable(int outWidth, int outHeight, boolean scaleToFit, float horizontalAlignment,
      float verticalAlignment) {
    return null;
  }

  public Drawable getBuiltInDrawable(int outWidth, int outHeight, boolean scaleToFit, float horizontalAlignment,
      float verticalAlignment, int which) {
    return null;
  }

  public Drawable peekDrawable() {
    return getDrawable();
  }

  public Drawable peekDrawable(int which) {
    return null;
  }

  public Drawable getFastDrawable() {
    return getDrawable();
  }

  public Drawable getFastDrawable(int which) {
    return null;
  }

  public Drawable peekFastDrawable() {
    return getDrawable();
  }

  public Drawable peekFastDrawable(int which) {
    return null;
  }

  public ParcelFileDescriptor getWallpaperFile(int which) {
    return null;
  }

  public void forgetLoadedWallpaper() {}

  public int getWallpaperId(int which) {
    return 0;
  }

  public Intent getCropAndSetWallpaperIntent(Uri imageUri) {
    return null;
  }

  public void setResource(int resid) throws IOException {
    bitmap = BitmapFactory.decodeResource(context.getResources(), resid);
  }

  public int setResource(int resid, int which) throws IOException {
    return 0;
  }

  public void setBitmap(Bitmap bitmap) throws IOException {
    WallpaperManager.bitmap = bitmap;
  }

  public int setBitmap(Bitmap fullImage, Rect visibleCropHint, boolean allowBackup) throws IOException {
    bitmap = fullImage;
    return 1;
  }

  public int setBitmap(Bitmap fullImage, Rect visibleCropHint, boolean allowBackup, int which) throws IOException {
    bitmap = fullImage;
    return 1;
  }

  public void setStream(InputStream bitmapData) throws IOException {
    bitmap = BitmapFactory.decodeStream(bitmapData);
  }

  public int setStream(InputStream bitmapData, Rect visibleCropHint, boolean allowBackup) throws IOException {
    return 0;
  }

  public int setStream(InputStream bitmapData, Rect visibleCropHint, boolean allowBackup, int which) throws IOException {
    return 0;
  }

  public boolean hasResourceWallpaper(int resid) {
    return false;
  }

  public int getDesiredMinimumWidth() {
    return width;
  }

  public int getDesiredMinimumHeight() {
    return height;
  }

  public void suggestDesiredDimensions(int minimumWidth, int minimumHeight) {
    width = minimumWidth;
    height = minimumHeight;
  }

  public void setDisplayPadding(Rect padding) {}

  public void clearWallpaper() {
    bitmap = null;
  }

  public void setWallpaperOffsets(IBinder windowToken, float xOffset, float yOffset) {}

  public void setWallpaperOffsetSteps(float xStep, float yStep) {}

  public void sendWallpaperCommand(IBinder windowToken, String action, int x, int y, int z, Bundle extras) {}

  public boolean isWallpaperSupported() {
    return true;
  }

  public boolean isSetWallpaperAllowed() {
    return true;
  }

  public void clearWallpaperOffsets(IBinder windowToken) {}

  public void clear() throws IOException {
    bitmap = null;
  }

  public void clear(int which) throws IOException {}
}
