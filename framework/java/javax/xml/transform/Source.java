package javax.xml.transform;

/** What a transformation reads. */
public interface Source {
  String getSystemId();

  void setSystemId(String systemId);
}
