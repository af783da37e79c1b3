package org.apache.http.client;

import java.io.IOException;
import org.apache.http.HttpResponse;

/** Makes something of a response. */
@Deprecated
public interface ResponseHandler<T> {
  T handleResponse(HttpResponse response) throws ClientProtocolException, IOException;
}
