package org.apache.http.io;

/** Counts bytes. */
@Deprecated
public interface HttpTransportMetrics {
  long getBytesTransferred();

  void reset();
}
