package android.adservices.adid;

/** Android has it since level 34; the model does not. */
public class AdId {
  public static final String ZERO_OUT = "0";

  public AdId(String id, boolean limited) {}
}
