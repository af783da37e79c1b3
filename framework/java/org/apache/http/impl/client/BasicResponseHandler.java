package org.apache.http.impl.client;

import java.io.IOException;
import org.apache.http.HttpResponse;
import org.apache.http.StatusLine;
import org.apache.http.client.HttpResponseException;
import org.apache.http.client.ResponseHandler;
import org.apache.http.util.EntityUtils;

/** The body as text. */
@Deprecated
public class BasicResponseHandler implements ResponseHandler<String> {
  public BasicResponseHandler() {}

  @Override
  public String handleResponse(HttpResponse response) throws HttpResponseException, IOException {
    StatusLine status = response.getStatusLine();
    if (status.getStatusCode() >= 300) throw new HttpResponseException(status.getStatusCode(), status.getReasonPhrase());
    return response.getEntity() == null ? null : EntityUtils.toString(response.getEntity());
  }
}
