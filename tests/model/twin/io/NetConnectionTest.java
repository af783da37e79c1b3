import antecede.Network;
import antecede.Sync;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Connections: HTTP against prepared answers, and sockets, channels and selectors within the process. */
final class NetConnectionTest {
  private NetConnectionTest() {}

  private static void answer(String url, String text) {
    Network.answers.put(url, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static twin.java.net.HttpURLConnection open(String url) throws Exception {
    return (twin.java.net.HttpURLConnection) new twin.java.net.URL(url).openConnection();
  }

  private static void http() throws Exception {
    answer("http://host/a", "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX: 1\r\nx: 2\r\nContent-Length: 5\r\n"
        + "Last-Modified: Wed, 21 Oct 2015 07:28:00 GMT\r\nSet-Cookie: c=d\r\n\r\nhello");
    answer("http://host/gone", "HTTP/1.1 404 Not Found\r\n\r\nsorry");
    answer("http://host/moved", "HTTP/1.1 302 Found\r\nLocation: a\r\n\r\n");
    answer("http://host/loop", "HTTP/1.1 302 Found\r\nLocation: loop\r\n\r\n");
    answer("https://host/s", "HTTP/1.1 204 No Content\r\n\r\n");
    twin.java.net.HttpURLConnection connection = open("http://host/a");
    connection.setRequestProperty("A", "b");
    connection.addRequestProperty("A", "c");
    Check.equal("property", "c", connection.getRequestProperty("a"));
    Check.equal("code", 200, connection.getResponseCode());
    Check.equal("message", "OK", connection.getResponseMessage());
    Check.equal("type", "text/plain", connection.getContentType());
    Check.equal("header", "2", connection.getHeaderField("X"));
    Check.equal("header", "HTTP/1.1 200 OK", connection.getHeaderField(0));
    Check.equal("header", "Content-Type", connection.getHeaderFieldKey(1));
    Check.equal("length", 5, connection.getContentLength());
    Check.equal("modified", 1445412480000L, connection.getLastModified());
    Check.equal("body", "hello", new String(connection.getInputStream().readAllBytes()));
    Check.isTrue("request", Network.lastMessage.startsWith("GET /a HTTP/1.1\r\nA: b\r\nA: c\r\n"));
    Check.same("late", () -> { throw new IllegalStateException(); }, () -> { connection.setRequestProperty("a", "b"); return 0; });
    twin.java.net.HttpURLConnection gone = open("http://host/gone");
    Check.equal("code", 404, gone.getResponseCode());
    Check.equal("error", "sorry", new String(gone.getErrorStream().readAllBytes()));
    Check.same("gone", () -> { throw new java.io.FileNotFoundException(); }, () -> gone.getInputStream());
    twin.java.net.HttpURLConnection moved = open("http://host/moved");
    Check.equal("moved", "hello", new String(moved.getInputStream().readAllBytes()));
    Check.equal("moved", "http://host/a", moved.getURL().toString());
    twin.java.net.HttpURLConnection still = open("http://host/moved");
    still.setInstanceFollowRedirects(false);
    Check.equal("not followed", 302, still.getResponseCode());
    Check.same("loop", () -> { throw new java.net.ProtocolException(); }, () -> open("http://host/loop").getInputStream());
    Check.same("unknown", () -> { throw new java.net.UnknownHostException(); }, () -> open("http://nohost/").getInputStream());
    Check.same("unknown", () -> { throw new java.net.UnknownHostException(); }, () -> open("http://nohost/").getResponseCode());
    Check.same("refused", () -> { throw new java.net.ConnectException(); }, () -> open("http://host/none").getInputStream());
    twin.java.net.HttpURLConnection post = open("http://host/a");
    post.setDoOutput(true);
    post.getOutputStream().write("x=1".getBytes());
    Check.equal("posted", 200, post.getResponseCode());
    Check.isTrue("posted", Network.lastMessage.startsWith("POST /a ") && Network.lastMessage.endsWith("Content-Length: 3\r\n\r\nx=1"));
    Check.same("no output", () -> { throw new java.net.ProtocolException(); }, () -> open("http://host/a").getOutputStream());
    Check.equal("secure", 204, open("https://host/s").getResponseCode());
    Check.isTrue("secure", open("https://host/s") instanceof twin.javax.net.ssl.HttpsURLConnection);
    twin.java.net.CookieHandler.setDefault(new twin.java.net.CookieManager(null, twin.java.net.CookiePolicy.ACCEPT_ALL));
    open("http://host/a").getResponseCode();
    open("http://host/a").getResponseCode();
    Check.isTrue("cookie", Network.lastMessage.contains("Cookie: c=d\r\n"));
    twin.java.net.CookieHandler.setDefault(null);
    twin.java.nio.file.Files.write(twin.java.nio.file.Paths.get("/data/cache/some file.txt"), "in a file".getBytes());
    twin.java.net.URL file = new twin.java.io.File("/data/cache/some file.txt").toURI().toURL();
    Check.equal("file", "in a file", new String(file.openStream().readAllBytes()));
    Check.equal("file", "text/plain", file.openConnection().getContentType());
  }

  private static Thread thread(List<Throwable> failures, Sync.Body body) {
    return new Thread(() -> {
      try {
        Sync.run(body);
      } catch (Throwable e) {
        failures.add(e);
      }
    });
  }

  private static void sockets() throws Exception {
    for (int round = 0; round < 10; round++) {
      byte[] sent = IoStreamTest.bytes(Check.random(round), 200000);
      twin.java.net.ServerSocket server = new twin.java.net.ServerSocket(0);
      List<Throwable> failures = new ArrayList<>();
      Thread echo = thread(failures, () -> {
        try (twin.java.net.Socket socket = server.accept()) {
          socket.getInputStream().transferTo(socket.getOutputStream());
        }
      });
      echo.start();
      twin.java.net.Socket socket = new twin.java.net.Socket("localhost", server.getLocalPort());
      Check.equal("port", server.getLocalPort(), socket.getPort());
      Thread writer = thread(failures, () -> {
        socket.getOutputStream().write(sent);
        socket.shutdownOutput();
      });
      writer.start();
      Check.equal("echo", sent, socket.getInputStream().readAllBytes());
      Sync.join(writer);
      Sync.join(echo);
      Check.equal("failures", List.of(), failures);
      socket.close();
      server.close();
      Check.isTrue("closed", socket.isClosed() && server.isClosed());
      Check.same("read", () -> { throw new java.net.SocketException(); }, () -> socket.getInputStream());
      Check.same("accept", () -> { throw new java.net.SocketException(); }, () -> server.accept());
    }
    Check.same("refused", () -> { throw new java.net.ConnectException(); }, () -> new twin.java.net.Socket("localhost", 1));
    Check.same("refused", () -> { throw new java.net.ConnectException(); }, () -> new twin.java.net.Socket("far.example", 80));
    twin.java.net.ServerSocket server = new twin.java.net.ServerSocket(1234);
    Check.same("in use", () -> { throw new java.net.BindException(); }, () -> new twin.java.net.ServerSocket(1234));
    server.setSoTimeout(20);
    Check.same("timeout", () -> { throw new java.net.SocketTimeoutException(); }, () -> server.accept());
    twin.java.net.Socket socket = new twin.java.net.Socket("localhost", 1234);
    socket.setSoTimeout(20);
    Check.same("timeout", () -> { throw new java.net.SocketTimeoutException(); }, () -> socket.getInputStream().read());
    Check.equal("option", 20, socket.getSoTimeout());
    socket.setTcpNoDelay(true);
    Check.isTrue("option", socket.getTcpNoDelay() && !socket.getKeepAlive());
    server.close();
    twin.java.net.DatagramSocket first = new twin.java.net.DatagramSocket(5000);
    twin.java.net.DatagramSocket second = new twin.java.net.DatagramSocket();
    second.send(new twin.java.net.DatagramPacket("ping".getBytes(), 4, twin.java.net.InetAddress.getLoopbackAddress(), 5000));
    twin.java.net.DatagramPacket packet = new twin.java.net.DatagramPacket(new byte[10], 10);
    first.receive(packet);
    Check.equal("datagram", "ping", new String(packet.getData(), 0, packet.getLength()));
    Check.equal("datagram", second.getLocalPort(), packet.getPort());
    first.setSoTimeout(10);
    Check.same("timeout", () -> { throw new java.net.SocketTimeoutException(); }, () -> { first.receive(packet); return 0; });
    first.close();
    second.close();
  }

  private static void selectors() throws Exception {
    twin.java.nio.channels.Selector selector = twin.java.nio.channels.Selector.open();
    twin.java.nio.channels.ServerSocketChannel server = twin.java.nio.channels.ServerSocketChannel.open();
    server.bind(new twin.java.net.InetSocketAddress(6000)).configureBlocking(false);
    server.register(selector, twin.java.nio.channels.SelectionKey.OP_ACCEPT, "server");
    Check.equal("nothing", 0, selector.selectNow());
    Check.equal("nothing", 0, selector.select(10));
    Random random = Check.random(1);
    StringBuilder echoed = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      String text = "message " + random.nextInt(1000);
      Thread client = thread(new ArrayList<>(), () -> {
        twin.java.nio.channels.SocketChannel channel =
            twin.java.nio.channels.SocketChannel.open(new twin.java.net.InetSocketAddress("localhost", 6000));
        channel.write(twin.java.nio.ByteBuffer.wrap(text.getBytes()));
        twin.java.nio.ByteBuffer back = twin.java.nio.ByteBuffer.allocate(100);
        channel.read(back);
        echoed.append(new String(back.array(), 0, back.position()));
        channel.close();
      });
      client.start();
      boolean done = false;
      while (!done) {
        selector.select();
        for (twin.java.nio.channels.SelectionKey key : new ArrayList<>(selector.selectedKeys())) {
          selector.selectedKeys().remove(key);
          if (key.isAcceptable()) {
            twin.java.nio.channels.SocketChannel accepted = server.accept();
            accepted.configureBlocking(false);
            accepted.register(selector, twin.java.nio.channels.SelectionKey.OP_READ);
          } else if (key.isReadable()) {
            twin.java.nio.ByteBuffer buffer = twin.java.nio.ByteBuffer.allocate(100);
            twin.java.nio.channels.SocketChannel channel = (twin.java.nio.channels.SocketChannel) key.channel();
            if (channel.read(buffer) < 0) {
              channel.close();
              done = true;
            } else {
              buffer.flip();
              channel.write(buffer);
            }
          }
        }
      }
      Sync.join(client);
      expected.append(text);
    }
    Check.equal("selected", expected.toString(), echoed.toString());
    selector.selectNow();
    Check.equal("keys", 1, selector.keys().size());
    selector.wakeup();
    Check.equal("woken", 0, selector.select());
    selector.close();
    server.close();
    twin.java.nio.channels.Pipe pipe = twin.java.nio.channels.Pipe.open();
    pipe.sink().write(twin.java.nio.ByteBuffer.wrap("through".getBytes()));
    pipe.sink().close();
    Check.equal("pipe", "through", new String(twin.java.nio.channels.Channels.newInputStream(
        (twin.java.nio.channels.ReadableByteChannel) pipe.source()).readAllBytes()));
    Check.same("blocking", () -> { throw new java.nio.channels.IllegalBlockingModeException(); },
        () -> twin.java.nio.channels.SocketChannel.open().register(twin.java.nio.channels.Selector.open(), 1));
  }

  public static void main(String[] arguments) throws Exception {
    Sync.run(() -> {
      http();
      sockets();
      selectors();
    });
    Check.done();
  }
}
