package android.net;

import android.os.Parcel;
import android.os.Parcelable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.URL;
import java.net.URLConnection;
import java.net.UnknownHostException;

/** A network; all of them lead to the same world. */
public class Network implements Parcelable {
  private final int id;

  public static final Parcelable.Creator<Network> CREATOR = new Parcelable.Creator<Network>() {
    @Override
    public Network createFromParcel(Parcel in) {
      return new Network(in.readInt());
    }

    @Override
    public Network[] newArray(int size) {
      return new Network[size];
    }
  };

  Network(int id) {
    this.id = id;
  }

  public InetAddress[] getAllByName(String host) throws UnknownHostException {
    return InetAddress.getAllByName(host);
  }

  public InetAddress getByName(String host) throws UnknownHostException {
    return InetAddress.getByName(host);
  }

  public javax.net.SocketFactory getSocketFactory() {
    return javax.net.SocketFactory.getDefault();
  }

  public URLConnection openConnection(URL url) throws IOException {
    return url.openConnection();
  }

  public URLConnection openConnection(URL url, Proxy proxy) throws IOException {
    return url.openConnection(proxy);
  }

  public void bindSocket(DatagramSocket socket) throws IOException {}

  public void bindSocket(Socket socket) throws IOException {}

  public void bindSocket(FileDescriptor fd) throws IOException {}

  public static Network fromNetworkHandle(long networkHandle) {
    return new Network((int) (networkHandle >>> 32));
  }

  public long getNetworkHandle() {
    return (long) id << 32 | 0xcafed00dL;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Network && ((Network) obj).id == id;
  }

  @Override
  public int hashCode() {
    return id * 11;
  }

  @Override
  public String toString() {
    return Integer.toString(id);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(id);
  }
}
