package android.app;

import android.content.Context;
import android.content.SharedPreferences;
import android.database.DatabaseErrorHandler;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabase.CursorFactory;
import android.os.Environment;
import antecede.Bag;
import antecede.Hidden;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;

/** The files, preferences and databases of the app. */
@Hidden
public abstract class ContextFiles extends Context {
  /** One object per file for the whole process. */
  private static final Bag<String> paths = new Bag<String>();
  private static final Bag<SharedPreferencesImpl> preferences = new Bag<SharedPreferencesImpl>();

  ContextFiles() {}

  private static File made(File folder) {
    if (!folder.exists()) folder.mkdirs();
    return folder;
  }

  private File inside(String folder, String name) {
    if (name.indexOf(File.separatorChar) >= 0) throw new IllegalArgumentException("File " + name + " contains a path separator");
    return new File(made(new File(getDataDir(), folder)), name);
  }

  @Override
  public SharedPreferences getSharedPreferences(String name, int mode) {
    String path = getSharedPreferencesPath(name == null ? "null" : name).getPath();
    for (int i = 0; i < paths.size(); i++) {
      if (paths.get(i).equals(path)) return preferences.get(i);
    }
    SharedPreferencesImpl made = new SharedPreferencesImpl(new File(path));
    paths.add(path);
    preferences.add(made);
    return made;
  }

  @Override
  @Hidden
  public File getSharedPreferencesPath(String name) {
    return inside("shared_prefs", name + ".xml");
  }

  @Override
  @Hidden
  public File getSharedPrefsFile(String name) {
    return getSharedPreferencesPath(name);
  }

  @Override
  public boolean moveSharedPreferencesFrom(Context sourceContext, String name) {
    return true;
  }

  @Override
  public boolean deleteSharedPreferences(String name) {
    File file = getSharedPreferencesPath(name);
    for (int i = paths.size() - 1; i >= 0; i--) {
      if (!paths.get(i).equals(file.getPath())) continue;
      paths.removeAt(i);
      preferences.removeAt(i);
    }
    file.delete();
    return !file.exists();
  }

  @Override
  public FileInputStream openFileInput(String name) throws FileNotFoundException {
    return new FileInputStream(inside("files", name));
  }

  @Override
  public FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException {
    return new FileOutputStream(inside("files", name), (mode & MODE_APPEND) != 0);
  }

  @Override
  public boolean deleteFile(String name) {
    return inside("files", name).delete();
  }

  @Override
  public File getFileStreamPath(String name) {
    return inside("files", name);
  }

  @Override
  public String[] fileList() {
    String[] names = getFilesDir().list();
    return names == null ? new String[0] : names;
  }

  @Override
  public File getDataDir() {
    return made(new File("/data/data/" + getPackageName()));
  }

  @Override
  public File getFilesDir() {
    return made(new File(getDataDir(), "files"));
  }

  @Override
  public File getNoBackupFilesDir() {
    return made(new File(getDataDir(), "no_backup"));
  }

  @Override
  public File getCacheDir() {
    return made(new File(getDataDir(), "cache"));
  }

  @Override
  public File getCodeCacheDir() {
    return made(new File(getDataDir(), "code_cache"));
  }

  @Override
  public File getDir(String name, int mode) {
    return made(inside("", "app_" + name));
  }

  private File external(String kind, String folder) {
    return made(new File(Environment.getExternalStorageDirectory(), "Android/" + kind + "/" + getPackageName() + folder));
  }

  @Override
  public File getExternalFilesDir(String type) {
    return external("data", type == null ? "/files" : "/files/" + type);
  }

  @Override
  public File[] getExternalFilesDirs(String type) {
    return new File[] {getExternalFilesDir(type)};
  }

  @Override
  public File getExternalCacheDir() {
    return external("data", "/cache");
  }

  @Override
  public File[] getExternalCacheDirs() {
    return new File[] {getExternalCacheDir()};
  }

  @Override
  @Deprecated
  public File[] getExternalMediaDirs() {
    return new File[] {external("media", "")};
  }

  @Override
  public File getObbDir() {
    return external("obb", "");
  }

  @Override
  public File[] getObbDirs() {
    return new File[] {getObbDir()};
  }

  @Override
  public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory) {
    return openOrCreateDatabase(name, mode, factory, null);
  }

  @Override
  public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory, DatabaseErrorHandler errorHandler) {
    File file = getDatabasePath(name);
    made(file.getParentFile());
    int flags = SQLiteDatabase.CREATE_IF_NECESSARY;
    if ((mode & MODE_ENABLE_WRITE_AHEAD_LOGGING) != 0) flags |= SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING;
    return SQLiteDatabase.openDatabase(file.getPath(), factory, flags, errorHandler);
  }

  @Override
  public boolean moveDatabaseFrom(Context sourceContext, String name) {
    return true;
  }

  @Override
  public boolean deleteDatabase(String name) {
    return SQLiteDatabase.deleteDatabase(getDatabasePath(name));
  }

  @Override
  public File getDatabasePath(String name) {
    return name.startsWith("/") ? new File(name) : inside("databases", name);
  }

  @Override
  public String[] databaseList() {
    String[] names = new File(getDataDir(), "databases").list();
    return names == null ? new String[0] : names;
  }
}
