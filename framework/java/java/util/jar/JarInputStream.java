package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads a jar from its start to its end. Signatures are not looked at. */
public class JarInputStream extends ZipInputStream {
  private Manifest manifest;
  /** The first entry that was read on the search for the manifest. */
  private JarEntry first;

  public JarInputStream(InputStream in) throws IOException {
    this(in, true);
  }

  public JarInputStream(InputStream in, boolean verify) throws IOException {
    super(in);
    JarEntry entry = (JarEntry) super.getNextEntry();
    if (entry != null && entry.getName().equalsIgnoreCase("META-INF/")) entry = (JarEntry) super.getNextEntry();
    if (entry != null && entry.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME)) {
      manifest = new Manifest(this);
      closeEntry();
      entry = (JarEntry) super.getNextEntry();
    }
    first = entry;
  }

  public Manifest getManifest() {
    return manifest;
  }

  @Override
  public ZipEntry getNextEntry() throws IOException {
    JarEntry entry = first;
    first = null;
    if (entry == null) entry = (JarEntry) super.getNextEntry();
    if (entry != null && manifest != null) entry.attributes = manifest.getAttributes(entry.getName());
    return entry;
  }

  public JarEntry getNextJarEntry() throws IOException {
    return (JarEntry) getNextEntry();
  }

  @Override
  protected ZipEntry createZipEntry(String name) {
    return new JarEntry(name);
  }
}
