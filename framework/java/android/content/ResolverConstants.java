package android.content;

/** The constants of {@link ContentResolver}. */
interface ResolverConstants {
  String ANY_CURSOR_ITEM_TYPE = "vnd.android.cursor.item/*";
  String CURSOR_DIR_BASE_TYPE = "vnd.android.cursor.dir";
  String CURSOR_ITEM_BASE_TYPE = "vnd.android.cursor.item";
  String EXTRA_HONORED_ARGS = "android.content.extra.HONORED_ARGS";
  String EXTRA_REFRESH_SUPPORTED = "android.content.extra.REFRESH_SUPPORTED";
  String EXTRA_SIZE = "android.content.extra.SIZE";
  String EXTRA_TOTAL_COUNT = "android.content.extra.TOTAL_COUNT";
  String QUERY_ARG_GROUP_COLUMNS = "android:query-arg-group-columns";
  String QUERY_ARG_LIMIT = "android:query-arg-limit";
  String QUERY_ARG_OFFSET = "android:query-arg-offset";
  String QUERY_ARG_SORT_COLLATION = "android:query-arg-sort-collation";
  String QUERY_ARG_SORT_COLUMNS = "android:query-arg-sort-columns";
  String QUERY_ARG_SORT_DIRECTION = "android:query-arg-sort-direction";
  String QUERY_ARG_SORT_LOCALE = "android:query-arg-sort-locale";
  String QUERY_ARG_SQL_GROUP_BY = "android:query-arg-sql-group-by";
  String QUERY_ARG_SQL_HAVING = "android:query-arg-sql-having";
  String QUERY_ARG_SQL_LIMIT = "android:query-arg-sql-limit";
  String QUERY_ARG_SQL_SELECTION = "android:query-arg-sql-selection";
  String QUERY_ARG_SQL_SELECTION_ARGS = "android:query-arg-sql-selection-args";
  String QUERY_ARG_SQL_SORT_ORDER = "android:query-arg-sql-sort-order";
  String SCHEME_ANDROID_RESOURCE = "android.resource";
  String SCHEME_CONTENT = "content";
  String SCHEME_FILE = "file";
  String SYNC_EXTRAS_ACCOUNT = "account";
  String SYNC_EXTRAS_DISCARD_LOCAL_DELETIONS = "discard_deletions";
  String SYNC_EXTRAS_DO_NOT_RETRY = "do_not_retry";
  String SYNC_EXTRAS_EXPEDITED = "expedited";
  String SYNC_EXTRAS_FORCE = "force";
  String SYNC_EXTRAS_IGNORE_BACKOFF = "ignore_backoff";
  String SYNC_EXTRAS_IGNORE_SETTINGS = "ignore_settings";
  String SYNC_EXTRAS_INITIALIZE = "initialize";
  String SYNC_EXTRAS_MANUAL = "force";
  String SYNC_EXTRAS_OVERRIDE_TOO_MANY_DELETIONS = "deletions_override";
  String SYNC_EXTRAS_REQUIRE_CHARGING = "require_charging";
  String SYNC_EXTRAS_SCHEDULE_AS_EXPEDITED_JOB = "schedule_as_expedited_job";
  String SYNC_EXTRAS_UPLOAD = "upload";
  int NOTIFY_DELETE = 16, NOTIFY_INSERT = 4, NOTIFY_SKIP_NOTIFY_FOR_DESCENDANTS = 2, NOTIFY_SYNC_TO_NETWORK = 1,
      NOTIFY_UPDATE = 8, QUERY_SORT_DIRECTION_ASCENDING = 0, QUERY_SORT_DIRECTION_DESCENDING = 1,
      SYNC_OBSERVER_TYPE_ACTIVE = 4, SYNC_OBSERVER_TYPE_PENDING = 2, SYNC_OBSERVER_TYPE_SETTINGS = 1;
}
