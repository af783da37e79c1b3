import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Callable;

/** URI, URL, URL encoding, addresses and cookies: made of random parts, compared in everything they say. */
final class NetAddressTest {
  private static final String[] SCHEMES = {"http:", "https:", "file:", "mailto:", "a+b-c.1:", "1x:", "", "", "", "HTTP:", ":"};
  private static final String[] AUTHORITIES = {
    "//host", "//user@host:80", "//a.b.c:", "//[::1]:90", "//[1:2::3%eth0]", "//1.2.3.4", "//1.2.3", "//", "", "", "//host:x", "//u:p@h-o.st",
    "//-bad", "//[zz]", "//a@b@c", "///", "//h\u00e4st", "//h%41st", "//HOST.Example", "//x.1y", "//a..b", "//host:99999999999", "//h.", "//123"
  };
  private static final String[] PATHS = {
    "/a/b/c", "/", "", "a/b", "../x", "./y", "/a/../b/./c", "/%41%zz", "/%c3%a4", "/sp ace", "/a//b", "x:y", "/a/..", "/../..", ".", "..", "/a/b/../..",
    "/\u00e4", "/a;p=1", "/{x}", "a/./", "/.", "/..", "/a/b/.."
  };
  private static final String[] QUERIES = {"?q=1&r=%20", "?", "", "", "?a b", "?[x]", "?\u20ac", "?a?b/c"};
  private static final String[] FRAGMENTS = {"#f", "", "", "#", "#a#b", "#%41", "#sp ace"};

  private NetAddressTest() {}

  private static String pick(Random random, String[] from) {
    return from[random.nextInt(from.length)];
  }

  private static String text(Random random) {
    return pick(random, SCHEMES) + pick(random, AUTHORITIES) + pick(random, PATHS) + pick(random, QUERIES)
        + pick(random, FRAGMENTS);
  }

  private static String show(java.net.URI uri) {
    return uri + "|" + uri.getScheme() + "|" + uri.getSchemeSpecificPart() + "|" + uri.getRawSchemeSpecificPart() + "|"
        + uri.getAuthority() + "|" + uri.getRawAuthority() + "|" + uri.getUserInfo() + "|" + uri.getRawUserInfo() + "|"
        + uri.getHost() + "|" + uri.getPort() + "|" + uri.getPath() + "|" + uri.getRawPath() + "|" + uri.getQuery() + "|"
        + uri.getRawQuery() + "|" + uri.getFragment() + "|" + uri.getRawFragment() + "|" + uri.isAbsolute() + "|"
        + uri.isOpaque() + "|" + uri.toASCIIString();
  }

  private static String show(twin.java.net.URI uri) {
    return uri + "|" + uri.getScheme() + "|" + uri.getSchemeSpecificPart() + "|" + uri.getRawSchemeSpecificPart() + "|"
        + uri.getAuthority() + "|" + uri.getRawAuthority() + "|" + uri.getUserInfo() + "|" + uri.getRawUserInfo() + "|"
        + uri.getHost() + "|" + uri.getPort() + "|" + uri.getPath() + "|" + uri.getRawPath() + "|" + uri.getQuery() + "|"
        + uri.getRawQuery() + "|" + uri.getFragment() + "|" + uri.getRawFragment() + "|" + uri.isAbsolute() + "|"
        + uri.isOpaque() + "|" + uri.toASCIIString();
  }

  private static void uris() {
    for (int round = 0; round < 6000; round++) {
      Random random = Check.random(round);
      String first = text(random);
      String second = text(random);
      Object shown = Check.same("URI " + first, () -> show(new java.net.URI(first)), () -> show(new twin.java.net.URI(first)));
      Check.same("URI " + second, () -> show(new java.net.URI(second)), () -> show(new twin.java.net.URI(second)));
      if (shown.toString().startsWith("threw")) continue;
      String both = first + " and " + second;
      Check.same("normalize " + first, () -> show(java.net.URI.create(first).normalize()),
          () -> show(twin.java.net.URI.create(first).normalize()));
      Check.same("server of " + first, () -> show(java.net.URI.create(first).parseServerAuthority()),
          () -> show(twin.java.net.URI.create(first).parseServerAuthority()));
      Check.same("resolve " + both, () -> show(java.net.URI.create(first).resolve(second)),
          () -> show(twin.java.net.URI.create(first).resolve(second)));
      Check.same("relativize " + both, () -> show(java.net.URI.create(first).relativize(java.net.URI.create(second))),
          () -> show(twin.java.net.URI.create(first).relativize(twin.java.net.URI.create(second))));
      Check.same("compare " + both, () -> Integer.signum(java.net.URI.create(first).compareTo(java.net.URI.create(second))),
          () -> Integer.signum(twin.java.net.URI.create(first).compareTo(twin.java.net.URI.create(second))));
      Check.same("equals " + both, () -> java.net.URI.create(first).equals(java.net.URI.create(second)),
          () -> twin.java.net.URI.create(first).equals(twin.java.net.URI.create(second)));
      otherCase(first);
    }
    String[] parts = {null, "", "a b", "/p a", "u:p", "host", "x%20y", "[::1]", "\u00e4", "/x?y#z", "a@b", "::1"};
    for (int round = 0; round < 3000; round++) {
      Random random = Check.random(round);
      String scheme = random.nextInt(3) == 0 ? null : "http";
      String a = pick(random, parts);
      String b = pick(random, parts);
      String c = pick(random, parts);
      String d = pick(random, parts);
      int port = random.nextInt(3) - 1;
      String what = scheme + "," + a + "," + b + "," + c + "," + d + "," + port;
      Check.same(what, () -> show(new java.net.URI(scheme, a, b, port, c, d, null)),
          () -> show(new twin.java.net.URI(scheme, a, b, port, c, d, null)));
      Check.same(what, () -> show(new java.net.URI(scheme, a, b, c, d)), () -> show(new twin.java.net.URI(scheme, a, b, c, d)));
      Check.same(what, () -> show(new java.net.URI(scheme, a, b, c)), () -> show(new twin.java.net.URI(scheme, a, b, c)));
      Check.same(what, () -> show(new java.net.URI(scheme, a, b)), () -> show(new twin.java.net.URI(scheme, a, b)));
    }
    for (String specific : new String[] {"//[fe80::1%eth0]/a b%", "//[::1]:80", "//[x%y", "x//[::1%a]", "//host/[%1]", "/[::1%25]"}) {
      Check.same(specific, () -> show(new java.net.URI("s", specific, "%")), () -> show(new twin.java.net.URI("s", specific, "%")));
    }
  }

  /** Why a text is no URI, and where, or what it is read as. Texts are made of single signs, so that these are in odd places. */
  private static void mistakes() {
    String signs = "a1:/?#[]@.-%2f{ \u00e4\u00a0~+&";
    for (int round = 0; round < 30000; round++) {
      Random random = Check.random(round);
      StringBuilder text = new StringBuilder(new String[] {"", "//", "a:", "a://", "//[::1"}[random.nextInt(5)]);
      for (int length = random.nextInt(9); length > 0; length--) text.append(signs.charAt(random.nextInt(signs.length())));
      Check.same("mistake in " + text, () -> jdkMistake(text.toString()), () -> modelMistake(text.toString()));
    }
  }

  private static String jdkMistake(String text) {
    try {
      return show(new java.net.URI(text));
    } catch (java.net.URISyntaxException mistake) {
      return shown(mistake);
    }
  }

  private static String modelMistake(String text) {
    try {
      return show(new twin.java.net.URI(text));
    } catch (java.net.URISyntaxException mistake) {
      return shown(mistake);
    }
  }

  /** What differs in the case of its scheme, host or escapes is equal, and then has the same hash code. */
  private static void otherCase(String text) {
    String other = text.replace("http:", "hTTp:").replace("HOST", "host").replace("%c3%a4", "%C3%A4").replace("%41", "A");
    twin.java.net.URI model = twin.java.net.URI.create(text), same = twin.java.net.URI.create(other);
    Check.equal("case of " + text, java.net.URI.create(text).equals(java.net.URI.create(other)), model.equals(same));
    if (model.equals(same)) Check.equal("hash of " + text, model.hashCode(), same.hashCode());
  }

  /** Where brackets are wrong, or what is between them, it is enough to say that something is. */
  private static String shown(java.net.URISyntaxException mistake) {
    return mistake.getInput().matches(".*//[^/?#]*[\\[\\]].*") ? "brackets: " + mistake.getInput() : mistake.getMessage();
  }

  private static String show(java.net.URL url) {
    return url + "|" + url.getProtocol() + "|" + url.getAuthority() + "|" + url.getUserInfo() + "|" + url.getHost() + "|"
        + url.getPort() + "|" + url.getDefaultPort() + "|" + url.getFile() + "|" + url.getPath() + "|" + url.getQuery() + "|"
        + url.getRef();
  }

  private static String show(twin.java.net.URL url) {
    return url + "|" + url.getProtocol() + "|" + url.getAuthority() + "|" + url.getUserInfo() + "|" + url.getHost() + "|"
        + url.getPort() + "|" + url.getDefaultPort() + "|" + url.getFile() + "|" + url.getPath() + "|" + url.getQuery() + "|"
        + url.getRef();
  }

  private static void urls() {
    String[] specs = {
      "http://host/a/b?q#r", "https://u:p@h:8443/x/../y", "http://h?q=/x", "file:/a/b", "file:///c", "HTTP://H", "http:rel", "//other/x", "?q2",
      "#r2", "../up", "./same", "x/./y/", "", "ftp2://x", "nothing", "http://[::1]:80/", "http://[::1", "http://h:x/", "http://h:-2/", " http://t/ ",
      "http://a@b@c/", "/abs", "a:b", "url:http://h/", "http://h/a/b/..", "http://h/.", "http:///p", "http://h/%20#", "x?y#z", "http:/one/slash"
    };
    for (String first : specs) {
      // Android takes all dots out of a path, the JDK only those of a relative one.
      if (first.contains("/.")) continue;
      Check.same("URL " + first, () -> show(new java.net.URL(first)), () -> show(new twin.java.net.URL(first)));
      for (String second : specs) {
        if (second.contains("/.") || second.startsWith(".") && !first.contains("/b")) continue;
        Check.same("URL " + first + " and " + second, () -> show(new java.net.URL(new java.net.URL(first), second)),
            () -> show(new twin.java.net.URL(new twin.java.net.URL(first), second)));
      }
      Check.same("URI of " + first, () -> new java.net.URL(first).toURI().toString(),
          () -> new twin.java.net.URL(first).toURI().toString());
    }
    Check.same("parts", () -> show(new java.net.URL("http", "h", 81, "/f?q#r")), () -> show(new twin.java.net.URL("http", "h", 81, "/f?q#r")));
    Check.same("parts", () -> show(new java.net.URL("http", "::1", "f")), () -> show(new twin.java.net.URL("http", "::1", "f")));
  }

  private static void codes() {
    String[] charsets = {"UTF-8", "UTF-16", "ISO-8859-1", "nothing", ""};
    for (int round = 0; round < 2000; round++) {
      Random random = Check.random(round);
      StringBuilder text = new StringBuilder(IoStreamTest.text(random, random.nextInt(12)));
      for (int i = 0; i < 6; i++) text.insert(random.nextInt(text.length() + 1), "%4+ -_.*~%1%e4%zG".charAt(random.nextInt(17)));
      String string = text.toString();
      String charset = pick(random, charsets);
      Check.same("encode", () -> java.net.URLEncoder.encode(string, charset), () -> twin.java.net.URLEncoder.encode(string, charset));
      Check.same("decode " + string, () -> java.net.URLDecoder.decode(string, charset),
          () -> twin.java.net.URLDecoder.decode(string, charset));
    }
  }

  private static void addresses() throws Exception {
    String[] texts = {
      "1.2.3.4", "255.255.255.255", "::1", "1::2:3", "fe80::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "::1.2.3.4", "10.0.0.1", "192.168.1.1",
      "224.0.0.1", "239.255.0.1", "0.0.0.0", "::", "ff02::1", "ff0e::1", "fec0::1", "169.254.1.1", "172.16.0.1", "[::1]"
    };
    for (String text : texts) {
      java.net.InetAddress jdk = java.net.InetAddress.getByName(text);
      twin.java.net.InetAddress model = twin.java.net.InetAddress.getByName(text);
      Check.equal(text, jdk.getAddress(), model.getAddress());
      Check.equal(text, jdk.hashCode(), model.hashCode());
      Check.equal(text, flags(jdk), flags(model));
      if (jdk.getAddress().length == 4) Check.equal(text, jdk.toString(), model.toString());
    }
    String[] bad = {"1.2.3.4.5x", "1::2::3", "1:2:3", "12345::", ":::", "1:2:3:4:5:6:7:8:9"};
    for (String text : bad) {
      Check.isTrue(text, !text.contains(":") || twin.java.net.InetAddress.getByName(text).getHostName().equals(text));
    }
    Check.equal("short", "1::2:0:0:3", twin.java.net.InetAddress.getByName("1:0:0:0:2:0:0:3").getHostAddress());
    Check.equal("short", "::", twin.java.net.InetAddress.getByName("::").getHostAddress());
    Check.equal("short", "1:2:3:4:5:6:7:8", twin.java.net.InetAddress.getByName("1:2:3:4:5:6:7:8").getHostAddress());
    Check.equal("short", "fe80::", twin.java.net.InetAddress.getByName("fe80::").getHostAddress());
    Check.same("unresolved", () -> java.net.InetSocketAddress.createUnresolved("h", 5).toString(),
        () -> twin.java.net.InetSocketAddress.createUnresolved("h", 5).toString());
    Check.same("port", () -> new java.net.InetSocketAddress(70000), () -> new twin.java.net.InetSocketAddress(70000));
    Check.equal("socket address", new java.net.InetSocketAddress("1.2.3.4", 5).toString(),
        new twin.java.net.InetSocketAddress("1.2.3.4", 5).toString());
    String[] names = {"b\u00fccher.example", "example.com", "\u4f8b\u3048.\u30c6\u30b9\u30c8", "xn--bcher-kva.example", "\ud83d\ude00.x"};
    for (String name : names) {
      String ascii = java.net.IDN.toASCII(name, java.net.IDN.ALLOW_UNASSIGNED);
      Check.equal(name, ascii, twin.java.net.IDN.toASCII(name));
      Check.equal(name, java.net.IDN.toUnicode(ascii, java.net.IDN.ALLOW_UNASSIGNED), twin.java.net.IDN.toUnicode(ascii));
    }
  }

  private static String flags(java.net.InetAddress a) {
    return "" + a.isAnyLocalAddress() + a.isLoopbackAddress() + a.isLinkLocalAddress() + a.isSiteLocalAddress() + a.isMulticastAddress()
        + a.isMCGlobal() + a.isMCLinkLocal() + a.isMCNodeLocal() + a.isMCOrgLocal() + a.isMCSiteLocal();
  }

  private static String flags(twin.java.net.InetAddress a) {
    return "" + a.isAnyLocalAddress() + a.isLoopbackAddress() + a.isLinkLocalAddress() + a.isSiteLocalAddress() + a.isMulticastAddress()
        + a.isMCGlobal() + a.isMCLinkLocal() + a.isMCNodeLocal() + a.isMCOrgLocal() + a.isMCSiteLocal();
  }

  private static String show(java.net.HttpCookie c) {
    return c.getName() + "|" + c.getValue() + "|" + c.getDomain() + "|" + c.getPath() + "|" + c.getMaxAge() / 100 + "|" + c.getSecure() + "|"
        + c.isHttpOnly() + "|" + c.getVersion() + "|" + c.getComment() + "|" + c.getDiscard() + "|" + c.getPortlist() + "|" + c.hasExpired() + "|" + c;
  }

  private static String show(twin.java.net.HttpCookie c) {
    return c.getName() + "|" + c.getValue() + "|" + c.getDomain() + "|" + c.getPath() + "|" + c.getMaxAge() / 100 + "|" + c.getSecure() + "|"
        + c.isHttpOnly() + "|" + c.getVersion() + "|" + c.getComment() + "|" + c.getDiscard() + "|" + c.getPortlist() + "|" + c.hasExpired() + "|" + c;
  }

  private static void cookies() throws Exception {
    String[] headers = {
      "a=b", "Set-Cookie: a=b; Path=/x; Domain=.Example.com; Secure; HttpOnly", "Set-Cookie: a=\"quoted\"; Max-Age=100; Version=1",
      "set-cookie2: a=1; b=2, c=3; Path=\"/\"", "Set-Cookie: x=y; Expires=Wed, 21 Oct 2065 07:28:00 GMT", "nothing", "=v", "a=; path=/",
      "Set-Cookie: x=y; expires=Wed, 21-Oct-2015 07:28:00 GMT", "$a=b", "a=b; max-age=xyz", "a = b ; comment = c ; discard ; port=\"80\""
    };
    for (String header : headers) {
      Check.same(header, () -> java.net.HttpCookie.parse(header).stream().map(c -> show(c)).toArray(),
          () -> twin.java.net.HttpCookie.parse(header).stream().map(c -> show(c)).toArray());
    }
    String[] names = {".example.com", "example.com", ".com", "x", "a.example.com", "b.a.example.com", ".local", "host", "host.local", null};
    for (String domain : names) {
      for (String host : names) {
        Check.equal(domain + " " + host, java.net.HttpCookie.domainMatches(domain, host),
            twin.java.net.HttpCookie.domainMatches(domain, host));
      }
    }
    java.net.CookieManager jdk = new java.net.CookieManager(null, java.net.CookiePolicy.ACCEPT_ALL);
    twin.java.net.CookieManager model = new twin.java.net.CookieManager(null, twin.java.net.CookiePolicy.ACCEPT_ALL);
    String[] uris = {"http://www.example.com/a/b", "https://www.example.com/a/c", "http://other.org/", "http://host/x"};
    for (int round = 0; round < 300; round++) {
      Random random = Check.random(round);
      String uri = pick(random, uris);
      String value = "n" + random.nextInt(4) + "=v" + round + (random.nextBoolean() && uri.contains("/a") ? "; Path=/a" : "") + (random.nextBoolean() ? "; Secure" : "")
          + (random.nextInt(3) == 0 ? "; Domain=.example.com" : "") + (random.nextInt(5) == 0 ? "; Max-Age=0" : "");
      java.util.Map<String, java.util.List<String>> map = java.util.Map.of("Set-Cookie", Arrays.asList(value));
      jdk.put(java.net.URI.create(uri), map);
      model.put(twin.java.net.URI.create(uri), map);
      for (String other : uris) {
        Check.equal("cookies of " + other, sorted(jdk.get(java.net.URI.create(other), java.util.Map.of())),
            sorted(model.get(twin.java.net.URI.create(other), java.util.Map.of())));
      }
    }
  }

  /** Cookies without an order among those of one path. */
  private static String sorted(java.util.Map<String, java.util.List<String>> map) {
    java.util.List<String> all = new java.util.ArrayList<>();
    java.util.List<String> values = map.get("Cookie");
    if (values != null) for (String value : values) all.addAll(Arrays.asList(value.split("; ")));
    java.util.Collections.sort(all);
    return all.toString();
  }

  public static void main(String[] arguments) throws Exception {
    uris();
    mistakes();
    urls();
    codes();
    addresses();
    cookies();
    Check.done();
  }
}
