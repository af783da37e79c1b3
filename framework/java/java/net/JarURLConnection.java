package java.net;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.cert.Certificate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** A connection to a jar, or to a file in it. */
public abstract class JarURLConnection extends URLConnection {
  protected URLConnection jarFileURLConnection;
  private final URL jar;
  private final String entry;

  protected JarURLConnection(URL url) throws MalformedURLException {
    super(url);
    String file = url.getFile();
    int mark = file.indexOf("!/");
    if (mark < 0) throw new MalformedURLException("no !/ found in url spec:" + file);
    jar = new URL(file.substring(0, mark));
    entry = mark + 2 == file.length() ? null : URLDecoder.decode(file.substring(mark + 2), StandardCharsets.UTF_8);
  }

  public URL getJarFileURL() {
    return jar;
  }

  public String getEntryName() {
    return entry;
  }

  public abstract JarFile getJarFile() throws IOException;

  public Manifest getManifest() throws IOException {
    return getJarFile().getManifest();
  }

  public JarEntry getJarEntry() throws IOException {
    return entry == null ? null : getJarFile().getJarEntry(entry);
  }

  public Attributes getAttributes() throws IOException {
    JarEntry found = getJarEntry();
    return found == null ? null : found.getAttributes();
  }

  public Attributes getMainAttributes() throws IOException {
    Manifest manifest = getManifest();
    return manifest == null ? null : manifest.getMainAttributes();
  }

  public Certificate[] getCertificates() throws IOException {
    JarEntry found = getJarEntry();
    return found == null ? null : found.getCertificates();
  }
}
