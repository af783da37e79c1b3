package org.apache.http;

/** What went over a connection. */
@Deprecated
public interface HttpConnectionMetrics {
  long getRequestCount();

  long getResponseCount();

  long getSentBytesCount();

  long getReceivedBytesCount();

  Object getMetric(String metricName);

  void reset();
}
