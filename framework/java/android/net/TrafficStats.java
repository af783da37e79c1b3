package android.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Socket;
import java.net.SocketException;

/** How much was sent: nothing is counted. */
public class TrafficStats {
  public static final int UNSUPPORTED = -1;

  private static final ThreadLocal<Integer> tags = new ThreadLocal<Integer>();

  public TrafficStats() {}

  public static void setThreadStatsTag(int tag) {
    tags.set(tag);
  }

  public static int getAndSetThreadStatsTag(int tag) {
    int old = getThreadStatsTag();
    tags.set(tag);
    return old;
  }

  public static int getThreadStatsTag() {
    Integer tag = tags.get();
    return tag == null ? -1 : tag;
  }

  public static void clearThreadStatsTag() {
    tags.remove();
  }

  public static void setThreadStatsUid(int uid) {}

  public static void clearThreadStatsUid() {}

  public static void tagSocket(Socket socket) throws SocketException {}

  public static void untagSocket(Socket socket) throws SocketException {}

  public static void tagDatagramSocket(DatagramSocket socket) throws SocketException {}

  public static void untagDatagramSocket(DatagramSocket socket) throws SocketException {}

  public static void tagFileDescriptor(FileDescriptor fd) throws IOException {}

  public static void untagFileDescriptor(FileDescriptor fd) throws IOException {}

  public static void incrementOperationCount(int operationCount) {}

  public static void incrementOperationCount(int tag, int operationCount) {}

  public static long getMobileTxPackets() {
    return 0;
  }

  public static long getMobileRxPackets() {
    return 0;
  }

  public static long getMobileTxBytes() {
    return 0;
  }

  public static long getMobileRxBytes() {
    return 0;
  }

  public static long getTotalTxPackets() {
    return 0;
  }

  public static long getTotalRxPackets() {
    return 0;
  }

  public static long getTotalTxBytes() {
    return 0;
  }

  public static long getTotalRxBytes() {
    return 0;
  }

  public static long getUidTxBytes(int uid) {
    return 0;
  }

  public static long getUidRxBytes(int uid) {
    return 0;
  }

  public static long getUidTxPackets(int uid) {
    return 0;
  }

  public static long getUidRxPackets(int uid) {
    return 0;
  }
}
