package android.webkit;

/** Types of files by the ends of their names. */
public class MimeTypeMap {
  private static final String[] TYPES = {"html", "text/html", "htm", "text/html", "txt", "text/plain", "css", "text/css", "csv",
      "text/csv", "xml", "text/xml", "js", "application/javascript", "json", "application/json", "jpg", "image/jpeg", "jpeg",
      "image/jpeg", "png", "image/png", "gif", "image/gif", "webp", "image/webp", "bmp", "image/x-ms-bmp", "svg",
      "image/svg+xml", "mp3", "audio/mpeg", "wav", "audio/x-wav", "ogg", "application/ogg", "m4a", "audio/mpeg", "flac",
      "audio/flac", "mid", "audio/midi", "mp4", "video/mp4", "3gp", "video/3gpp", "mpeg", "video/mpeg", "avi", "video/avi",
      "webm", "video/webm", "mkv", "video/x-matroska", "pdf", "application/pdf", "zip", "application/zip", "apk",
      "application/vnd.android.package-archive", "doc", "application/msword", "xls", "application/vnd.ms-excel", "ppt",
      "application/vnd.ms-powerpoint", "rtf", "text/rtf", "vcf", "text/x-vcard", "ics", "text/calendar", "tar",
      "application/x-tar", "gz", "application/gzip", "epub", "application/epub+zip"};
  private static final MimeTypeMap SINGLETON = new MimeTypeMap();

  private MimeTypeMap() {}

  public static MimeTypeMap getSingleton() { return SINGLETON; }

  public static String getFileExtensionFromUrl(String url) {
    if (url == null || url.isEmpty()) return "";
    int end = url.lastIndexOf('#');
    if (end > 0) url = url.substring(0, end);
    end = url.lastIndexOf('?');
    if (end > 0) url = url.substring(0, end);
    String name = url.substring(url.lastIndexOf('/') + 1);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "_.-()%".indexOf(c) >= 0;
      if (!plain) return "";
    }
    int dot = name.lastIndexOf('.');
    return dot >= 0 ? name.substring(dot + 1) : "";
  }

  public boolean hasMimeType(String mimeType) { return getExtensionFromMimeType(mimeType) != null; }

  public String getMimeTypeFromExtension(String extension) {
    for (int i = 0; extension != null && i < TYPES.length; i += 2) {
      if (TYPES[i].equalsIgnoreCase(extension)) return TYPES[i + 1];
    }
    return null;
  }

  public boolean hasExtension(String extension) { return getMimeTypeFromExtension(extension) != null; }

  public String getExtensionFromMimeType(String mimeType) {
    for (int i = 0; mimeType != null && i < TYPES.length; i += 2) {
      if (TYPES[i + 1].equalsIgnoreCase(mimeType)) return TYPES[i];
    }
    return null;
  }
}
