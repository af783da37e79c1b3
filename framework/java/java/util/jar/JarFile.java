package java.util.jar;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar: a zip file with a manifest. Signatures are not looked at. */
public class JarFile extends ZipFile {
  public static final String MANIFEST_NAME = "META-INF/MANIFEST.MF";

  private Manifest manifest;

  public JarFile(String name) throws IOException {
    this(new File(name), true, OPEN_READ);
  }

  public JarFile(String name, boolean verify) throws IOException {
    this(new File(name), verify, OPEN_READ);
  }

  public JarFile(File file) throws IOException {
    this(file, true, OPEN_READ);
  }

  public JarFile(File file, boolean verify) throws IOException {
    this(file, verify, OPEN_READ);
  }

  public JarFile(File file, boolean verify, int mode) throws IOException {
    super(file, mode);
  }

  public Manifest getManifest() throws IOException {
    if (manifest != null) return manifest;
    ZipEntry entry = super.getEntry(MANIFEST_NAME);
    if (entry == null) return null;
    try (InputStream in = super.getInputStream(entry)) {
      manifest = new Manifest(in);
    }
    return manifest;
  }

  private JarEntry asJarEntry(ZipEntry entry) {
    if (entry == null) return null;
    JarEntry result = new JarEntry(entry);
    try {
      Manifest known = getManifest();
      if (known != null) result.attributes = known.getAttributes(entry.getName());
    } catch (IOException e) {
      result.attributes = null;
    }
    return result;
  }

  public JarEntry getJarEntry(String name) {
    return (JarEntry) getEntry(name);
  }

  @Override
  public ZipEntry getEntry(String name) {
    return asJarEntry(super.getEntry(name));
  }

  private List<JarEntry> list() {
    List<JarEntry> list = new ArrayList<>();
    Enumeration<? extends ZipEntry> all = super.entries();
    while (all.hasMoreElements()) list.add(asJarEntry(all.nextElement()));
    return list;
  }

  @Override
  public Enumeration<JarEntry> entries() {
    return Collections.enumeration(list());
  }

  @Override
  public Stream<JarEntry> stream() {
    return list().stream();
  }
}
