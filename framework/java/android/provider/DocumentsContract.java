package android.provider;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import android.os.Bundle;
import java.io.FileNotFoundException;
import java.util.List;

/** Documents of providers. */
public final class DocumentsContract {
  public static final String ACTION_DOCUMENT_SETTINGS = "android.provider.action.DOCUMENT_SETTINGS", EXTRA_ERROR = "error",
      EXTRA_EXCLUDE_SELF = "android.provider.extra.EXCLUDE_SELF", EXTRA_INFO = "info",
      EXTRA_INITIAL_URI = "android.provider.extra.INITIAL_URI", EXTRA_LOADING = "loading",
      EXTRA_ORIENTATION = "android.provider.extra.ORIENTATION", EXTRA_PROMPT = "android.provider.extra.PROMPT",
      METADATA_EXIF = "android:documentExif", METADATA_TREE_COUNT = "android:metadataTreeCount",
      METADATA_TREE_SIZE = "android:metadataTreeSize", METADATA_TYPES = "android:documentMetadataTypes",
      PROVIDER_INTERFACE = "android.content.action.DOCUMENTS_PROVIDER",
      QUERY_ARG_DISPLAY_NAME = "android:query-arg-display-name", QUERY_ARG_EXCLUDE_MEDIA = "android:query-arg-exclude-media",
      QUERY_ARG_FILE_SIZE_OVER = "android:query-arg-file-size-over",
      QUERY_ARG_LAST_MODIFIED_AFTER = "android:query-arg-last-modified-after",
      QUERY_ARG_MIME_TYPES = "android:query-arg-mime-types";

  private DocumentsContract() {}

  private static Uri.Builder base(String authority) {
    return new Uri.Builder().scheme("content").authority(authority);
  }

  private static String segment(Uri uri, String name) {
    List<String> paths = uri.getPathSegments();
    for (int i = 0; i + 1 < paths.size(); i++) {
      if (paths.get(i).equals(name)) return paths.get(i + 1);
    }
    return null;
  }

  public static Uri buildRootsUri(String authority) {
    return base(authority).appendPath("root").build();
  }

  public static Uri buildRootUri(String authority, String rootId) {
    return base(authority).appendPath("root").appendPath(rootId).build();
  }

  public static Uri buildRecentDocumentsUri(String authority, String rootId) {
    return base(authority).appendPath("root").appendPath(rootId).appendPath("recent").build();
  }

  public static Uri buildTreeDocumentUri(String authority, String documentId) {
    return base(authority).appendPath("tree").appendPath(documentId).build();
  }

  public static Uri buildDocumentUri(String authority, String documentId) {
    return base(authority).appendPath("document").appendPath(documentId).build();
  }

  public static Uri buildDocumentUriUsingTree(Uri treeUri, String documentId) {
    return base(treeUri.getAuthority()).appendPath("tree").appendPath(getTreeDocumentId(treeUri)).appendPath("document")
        .appendPath(documentId).build();
  }

  public static Uri buildChildDocumentsUri(String authority, String parentDocumentId) {
    return base(authority).appendPath("document").appendPath(parentDocumentId).appendPath("children").build();
  }

  public static Uri buildChildDocumentsUriUsingTree(Uri treeUri, String parentDocumentId) {
    return buildDocumentUriUsingTree(treeUri, parentDocumentId).buildUpon().appendPath("children").build();
  }

  public static Uri buildSearchDocumentsUri(String authority, String rootId, String query) {
    return base(authority).appendPath("root").appendPath(rootId).appendPath("search").appendQueryParameter("query",
        query).build();
  }

  public static boolean isDocumentUri(Context context, Uri uri) {
    if (uri == null || !"content".equals(uri.getScheme())) return false;
    List<String> paths = uri.getPathSegments();
    return paths.size() == 2 && paths.get(0).equals("document")
        || paths.size() == 4 && paths.get(0).equals("tree") && paths.get(2).equals("document");
  }

  public static boolean isRootsUri(Context context, Uri uri) {
    return uri != null && uri.getPathSegments().size() == 1 && uri.getPathSegments().get(0).equals("root");
  }

  public static boolean isRootUri(Context context, Uri uri) {
    return uri != null && uri.getPathSegments().size() == 2 && uri.getPathSegments().get(0).equals("root");
  }

  public static boolean isTreeUri(Uri uri) {
    List<String> paths = uri.getPathSegments();
    return paths.size() >= 2 && paths.get(0).equals("tree");
  }

  public static String getRootId(Uri rootUri) {
    String id = segment(rootUri, "root");
    if (id == null) throw new IllegalArgumentException("Invalid URI: " + rootUri);
    return id;
  }

  public static String getDocumentId(Uri documentUri) {
    String id = segment(documentUri, "document");
    if (id == null) throw new IllegalArgumentException("Invalid URI: " + documentUri);
    return id;
  }

  public static String getTreeDocumentId(Uri documentUri) {
    String id = segment(documentUri, "tree");
    if (id == null) throw new IllegalArgumentException("Invalid URI: " + documentUri);
    return id;
  }

  public static String getSearchDocumentsQuery(Uri searchDocumentsUri) {
    return searchDocumentsUri.getQueryParameter("query");
  }

  private static Bundle call(ContentResolver content, String method, Uri uri, Bundle in) throws FileNotFoundException {
    in.putParcelable("uri", uri);
    Bundle out = content.call(uri, method, null, in);
    if (out == null) throw new FileNotFoundException("Failed to call " + method + " of " + uri);
    return out;
  }

  public static Uri createDocument(ContentResolver content, Uri parentDocumentUri, String mimeType, String displayName)
      throws FileNotFoundException {
    Bundle in = new Bundle();
    in.putString("mime_type", mimeType);
    in.putString("_display_name", displayName);
    return call(content, "android:createDocument", parentDocumentUri, in).getParcelable("uri");
  }

  public static Uri renameDocument(ContentResolver content, Uri documentUri, String displayName) throws FileNotFoundException {
    Bundle in = new Bundle();
    in.putString("_display_name", displayName);
    Uri renamed = call(content, "android:renameDocument", documentUri, in).getParcelable("uri");
    return renamed != null ? renamed : documentUri;
  }

  public static boolean deleteDocument(ContentResolver content, Uri documentUri) throws FileNotFoundException {
    call(content, "android:deleteDocument", documentUri, new Bundle());
    return true;
  }

  public static Uri copyDocument(ContentResolver content, Uri sourceDocumentUri, Uri targetParentDocumentUri)
      throws FileNotFoundException {
    Bundle in = new Bundle();
    in.putParcelable("android.content.extra.TARGET_URI", targetParentDocumentUri);
    return call(content, "android:copyDocument", sourceDocumentUri, in).getParcelable("uri");
  }

  public static Uri moveDocument(ContentResolver content, Uri sourceDocumentUri, Uri sourceParentDocumentUri,
      Uri targetParentDocumentUri) throws FileNotFoundException {
    Bundle in = new Bundle();
    in.putParcelable("parentUri", sourceParentDocumentUri);
    in.putParcelable("android.content.extra.TARGET_URI", targetParentDocumentUri);
    return call(content, "android:moveDocument", sourceDocumentUri, in).getParcelable("uri");
  }

  public static boolean removeDocument(ContentResolver content, Uri documentUri, Uri parentDocumentUri)
      throws FileNotFoundException {
    Bundle in = new Bundle();
    in.putParcelable("parentUri", parentDocumentUri);
    call(content, "android:removeDocument", documentUri, in);
    return true;
  }

  /** The table. */
  public static final class Document {
    public static final String COLUMN_DISPLAY_NAME = "_display_name", COLUMN_DOCUMENT_ID = "document_id",
        COLUMN_FLAGS = "flags", COLUMN_ICON = "icon", COLUMN_LAST_MODIFIED = "last_modified", COLUMN_MIME_TYPE = "mime_type",
        COLUMN_SIZE = "_size", COLUMN_SUMMARY = "summary", MIME_TYPE_DIR = "vnd.android.document/directory";
    public static final int FLAG_DIR_BLOCKS_OPEN_DOCUMENT_TREE = 32768, FLAG_DIR_PREFERS_GRID = 16,
        FLAG_DIR_PREFERS_LAST_MODIFIED = 32, FLAG_DIR_SUPPORTS_CREATE = 8, FLAG_PARTIAL = 8192, FLAG_SUPPORTS_COPY = 128,
        FLAG_SUPPORTS_DELETE = 4, FLAG_SUPPORTS_METADATA = 16384, FLAG_SUPPORTS_MOVE = 256, FLAG_SUPPORTS_REMOVE = 1024,
        FLAG_SUPPORTS_RENAME = 64, FLAG_SUPPORTS_SETTINGS = 2048, FLAG_SUPPORTS_THUMBNAIL = 1, FLAG_SUPPORTS_WRITE = 2,
        FLAG_VIRTUAL_DOCUMENT = 512, FLAG_WEB_LINKABLE = 4096;

    private Document() {}
  }

  /** The table. */
  public static final class Root {
    public static final String COLUMN_AVAILABLE_BYTES = "available_bytes", COLUMN_CAPACITY_BYTES = "capacity_bytes",
        COLUMN_DOCUMENT_ID = "document_id", COLUMN_FLAGS = "flags", COLUMN_ICON = "icon", COLUMN_MIME_TYPES = "mime_types",
        COLUMN_QUERY_ARGS = "query_args", COLUMN_ROOT_ID = "root_id", COLUMN_SUMMARY = "summary", COLUMN_TITLE = "title",
        MIME_TYPE_ITEM = "vnd.android.document/root";
    public static final int FLAG_EMPTY = 64, FLAG_LOCAL_ONLY = 2, FLAG_SUPPORTS_CREATE = 1, FLAG_SUPPORTS_EJECT = 32,
        FLAG_SUPPORTS_IS_CHILD = 16, FLAG_SUPPORTS_RECENTS = 4, FLAG_SUPPORTS_SEARCH = 8;

    private Root() {}
  }
}
