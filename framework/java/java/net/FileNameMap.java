package java.net;

/** Knows the content type of file names. */
public interface FileNameMap {
  String getContentTypeFor(String name);
}
