package io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.TreeSet;

/** URIs: cut into parts, put together, resolved, sorted, written to a stream and read again. */
public final class Uris {
  private static void show(URI uri) {
    System.out.println(uri + " " + uri.getScheme() + " " + uri.getUserInfo() + " " + uri.getHost() + " " + uri.getPort() + " " + uri.getPath()
        + " " + uri.getQuery() + " " + uri.getFragment() + " " + uri.toASCIIString());
  }

  private static URI copied(URI uri) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    out.writeObject(uri);
    out.flush();
    return (URI) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  /** The examples of RFC 2396, appendix C. */
  private static void resolve() {
    URI base = URI.create("http://a/b/c/d;p?q");
    String[] all = {"g:h", "g", "./g", "g/", "/g", "//g", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", ".", "./", "..", "../", "../g", "../..",
        "../../", "../../g", "./../g", "g/./h", "g/../h", "g;x=1/./y", "g.", "g.."};
    for (String each : all) System.out.println(each + " -> " + base.resolve(each) + " <- " + base.relativize(base.resolve(each)));
  }

  private static void refuse(String text) {
    try {
      show(new URI(text));
    } catch (URISyntaxException mistake) {
      System.out.println(mistake.getReason() + ", " + mistake.getIndex());
    }
  }

  public static void main(String[] arguments) throws Exception {
    URI made = new URI("http", "me:x", "host.example", 8080, "/a b/\u00e4", "q=100%", "\u20ac");
    show(made);
    URI copy = copied(made);
    show(copy);
    System.out.println(copy.equals(made) + " " + (copy.hashCode() == made.hashCode()));
    show(copied(made.resolve("../c")));
    show(URI.create("mailto:a@b.example"));
    show(URI.create("/a/./b/../c//d").normalize());
    resolve();
    for (String each : new String[] {"a b", "1:", ":", "http://", "//h:x", "/%zz", "http://[::1]:9/", "x:#f"}) {
      refuse(each);
    }
    TreeSet<URI> sorted = new TreeSet<>();
    for (String each : new String[] {"b:x", "A:/y", "a:/y", "/r", "http://h:9/", "http://h/", "http://H:10/"}) sorted.add(URI.create(each));
    System.out.println(sorted);
  }
}
