package java.util.jar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a jar. */
public class JarOutputStream extends ZipOutputStream {
  private boolean first = true;

  public JarOutputStream(OutputStream out, Manifest manifest) throws IOException {
    super(out);
    if (manifest == null) throw new NullPointerException("man");
    putNextEntry(new ZipEntry(JarFile.MANIFEST_NAME));
    manifest.write(this);
    closeEntry();
  }

  public JarOutputStream(OutputStream out) throws IOException {
    super(out);
  }

  /** The first entry of a jar says by an empty extra field that it is one. */
  @Override
  public void putNextEntry(ZipEntry entry) throws IOException {
    if (first) {
      if (entry.getExtra() == null) entry.setExtra(new byte[] {(byte) 0xfe, (byte) 0xca, 0, 0});
      first = false;
    }
    super.putNextEntry(entry);
  }
}
