package android.webkit;

/** Hears what service workers load. */
public class ServiceWorkerClient {
  public ServiceWorkerClient() {}

  public WebResourceResponse shouldInterceptRequest(WebResourceRequest request) { return null; }
}
