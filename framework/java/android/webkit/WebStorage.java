package android.webkit;

import antecede.Unlisted;
import java.util.HashMap;
import java.util.Map;

/** What pages store: nothing. */
public class WebStorage {
  private static WebStorage instance;

  /** Sets a limit. */
  @Deprecated
  public interface QuotaUpdater {
    void updateQuota(long newQuota);
  }

  /** A page that stores. */
  public static class Origin {
    private final String origin;

    @Unlisted
    protected Origin(String origin) { this.origin = origin; }

    public String getOrigin() { return origin; }

    public long getQuota() { return 0; }

    public long getUsage() { return 0; }
  }

  @Unlisted
  public WebStorage() {}

  public static WebStorage getInstance() {
    if (instance == null) instance = new WebStorage();
    return instance;
  }

  public void getOrigins(ValueCallback<Map> callback) { Answers.post(callback, new HashMap<String, Origin>()); }

  public void getUsageForOrigin(String origin, ValueCallback<Long> callback) { Answers.post(callback, 0L); }

  public void getQuotaForOrigin(String origin, ValueCallback<Long> callback) { Answers.post(callback, 0L); }

  public void setQuotaForOrigin(String origin, long quota) {}

  public void deleteOrigin(String origin) {}

  public void deleteAllData() {}
}
