package android.provider;

/** The columns that every table has. */
public interface BaseColumns {
  String _COUNT = "_count", _ID = "_id";
}
