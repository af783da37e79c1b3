package org.apache.http.impl;

import org.apache.http.HttpConnectionMetrics;
import org.apache.http.io.HttpTransportMetrics;

/** Counts the messages of a connection. */
@Deprecated
public class HttpConnectionMetricsImpl implements HttpConnectionMetrics {
  private long requests, responses;

  public HttpConnectionMetricsImpl(HttpTransportMetrics inMetric, HttpTransportMetrics outMetric) {}

  @Override
  public long getRequestCount() {
    return requests;
  }

  public void incrementRequestCount() {
    requests++;
  }

  @Override
  public long getResponseCount() {
    return responses;
  }

  public void incrementResponseCount() {
    responses++;
  }

  @Override
  public long getSentBytesCount() {
    return -1;
  }

  @Override
  public long getReceivedBytesCount() {
    return -1;
  }

  @Override
  public Object getMetric(String metricName) {
    return null;
  }

  @Override
  public void reset() {
    requests = responses = 0;
  }
}
