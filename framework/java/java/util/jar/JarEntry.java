package java.util.jar;

import java.io.IOException;
import java.security.CodeSigner;
import java.security.cert.Certificate;
import java.util.zip.ZipEntry;

/** One file in a jar. Signatures are not looked at. */
public class JarEntry extends ZipEntry {
  Attributes attributes;

  public JarEntry(String name) {
    super(name);
  }

  public JarEntry(ZipEntry entry) {
    super(entry);
  }

  public JarEntry(JarEntry entry) {
    super(entry);
    attributes = entry.attributes;
  }

  public Attributes getAttributes() throws IOException {
    return attributes;
  }

  public Certificate[] getCertificates() {
    return null;
  }

  public CodeSigner[] getCodeSigners() {
    return null;
  }

  public String getRealName() {
    return getName();
  }
}
