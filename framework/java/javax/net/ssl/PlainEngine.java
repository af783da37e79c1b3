package javax.net.ssl;

import java.nio.ByteBuffer;

/** An engine that secures nothing: bytes go through as they are. */
final class PlainEngine extends SSLEngine {
  private final Suites suites = new Suites();
  private final SSLSession session;
  private boolean inboundDone;
  private boolean outboundDone;

  PlainEngine(String host, int port) {
    super(host, port);
    session = new PlainSession(host, port);
  }

  private static SSLEngineResult result(boolean closed, int count) {
    return new SSLEngineResult(closed ? SSLEngineResult.Status.CLOSED : SSLEngineResult.Status.OK,
        SSLEngineResult.HandshakeStatus.NOT_HANDSHAKING, count, count);
  }

  private static int copy(ByteBuffer source, ByteBuffer target) {
    byte[] bytes = new byte[Math.min(source.remaining(), target.remaining())];
    source.get(bytes);
    target.put(bytes);
    return bytes.length;
  }

  @Override
  public SSLEngineResult wrap(ByteBuffer[] sources, int offset, int count, ByteBuffer target) {
    int total = 0;
    for (int i = offset; i < offset + count && !outboundDone; i++) total += copy(sources[i], target);
    return result(outboundDone, total);
  }

  @Override
  public SSLEngineResult unwrap(ByteBuffer source, ByteBuffer[] targets, int offset, int count) {
    int total = 0;
    for (int i = offset; i < offset + count && !inboundDone; i++) total += copy(source, targets[i]);
    return result(inboundDone, total);
  }

  @Override
  public Runnable getDelegatedTask() {
    return null;
  }

  @Override
  public void closeInbound() {
    inboundDone = true;
  }

  @Override
  public boolean isInboundDone() {
    return inboundDone;
  }

  @Override
  public void closeOutbound() {
    outboundDone = true;
  }

  @Override
  public boolean isOutboundDone() {
    return outboundDone;
  }

  @Override
  public String[] getSupportedCipherSuites() {
    return Suites.CIPHERS.clone();
  }

  @Override
  public String[] getEnabledCipherSuites() {
    return suites.ciphers.clone();
  }

  @Override
  public void setEnabledCipherSuites(String[] names) {
    suites.ciphers = Suites.checked(names);
  }

  @Override
  public String[] getSupportedProtocols() {
    return Suites.PROTOCOLS.clone();
  }

  @Override
  public String[] getEnabledProtocols() {
    return suites.protocols.clone();
  }

  @Override
  public void setEnabledProtocols(String[] names) {
    suites.protocols = Suites.checked(names);
  }

  @Override
  public SSLSession getSession() {
    return session;
  }

  @Override
  public void beginHandshake() {}

  @Override
  public SSLEngineResult.HandshakeStatus getHandshakeStatus() {
    return SSLEngineResult.HandshakeStatus.NOT_HANDSHAKING;
  }

  @Override
  public void setUseClientMode(boolean value) {
    suites.clientMode = value;
  }

  @Override
  public boolean getUseClientMode() {
    return suites.clientMode;
  }

  @Override
  public void setNeedClientAuth(boolean value) {
    suites.needClient = value;
    suites.wantClient = false;
  }

  @Override
  public boolean getNeedClientAuth() {
    return suites.needClient;
  }

  @Override
  public void setWantClientAuth(boolean value) {
    suites.wantClient = value;
    suites.needClient = false;
  }

  @Override
  public boolean getWantClientAuth() {
    return suites.wantClient;
  }

  @Override
  public void setEnableSessionCreation(boolean value) {
    suites.createSessions = value;
  }

  @Override
  public boolean getEnableSessionCreation() {
    return suites.createSessions;
  }
}
