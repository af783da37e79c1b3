package android.util;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;

/** A file that has its old contents until the new ones are complete. */
public class AtomicFile {
  private final File file;
  private final File started;
  /** What older versions left when they were interrupted: it is the better one. */
  private final File backup;

  public AtomicFile(File baseName) {
    file = baseName;
    started = new File(baseName.getPath() + ".new");
    backup = new File(baseName.getPath() + ".bak");
  }

  public File getBaseFile() {
    return file;
  }

  public void delete() {
    file.delete();
    started.delete();
    backup.delete();
  }

  public FileOutputStream startWrite() throws IOException {
    recover();
    try {
      return new FileOutputStream(started);
    } catch (FileNotFoundException e) {
      File parent = started.getParentFile();
      if (parent == null || !parent.mkdirs()) throw new IOException("Failed to create directory for " + started);
      return new FileOutputStream(started);
    }
  }

  public void finishWrite(FileOutputStream str) {
    close(str);
    if (str != null && !started.renameTo(file)) Log.e("AtomicFile", "what was written stays in " + started);
  }

  public void failWrite(FileOutputStream str) {
    close(str);
    if (str != null) started.delete();
  }

  private static void close(FileOutputStream stream) {
    if (stream == null) return;
    try {
      stream.close();
    } catch (IOException e) {
      Log.e("AtomicFile", "a file could not be closed", e);
    }
  }

  private void recover() {
    if (backup.exists()) {
      file.delete();
      backup.renameTo(file);
    }
  }

  public FileInputStream openRead() throws FileNotFoundException {
    recover();
    if (started.exists() && file.exists()) started.delete();
    return new FileInputStream(file);
  }

  public long getLastModifiedTime() {
    return (backup.exists() ? backup : file).lastModified();
  }

  public byte[] readFully() throws IOException {
    FileInputStream stream = openRead();
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] buffer = new byte[4096];
      for (int count = stream.read(buffer); count > 0; count = stream.read(buffer)) bytes.write(buffer, 0, count);
      return bytes.toByteArray();
    } finally {
      stream.close();
    }
  }

  @Override
  public String toString() {
    return "AtomicFile[" + file + "]";
  }
}
