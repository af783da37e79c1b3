package javax.xml.transform;

/** Where a transformation writes. */
public interface Result {
  String PI_DISABLE_OUTPUT_ESCAPING = "javax.xml.transform.disable-output-escaping";
  String PI_ENABLE_OUTPUT_ESCAPING = "javax.xml.transform.enable-output-escaping";

  String getSystemId();

  void setSystemId(String systemId);
}
