package android.content;

import android.net.Uri;
import java.util.ArrayList;

/** A row and rows that belong to it. */
public final class Entity {
  private final ContentValues values;
  private final ArrayList<NamedContentValues> subValues = new ArrayList<NamedContentValues>();

  /** A row of another table. */
  public static class NamedContentValues {
    public final Uri uri;
    public final ContentValues values;

    public NamedContentValues(Uri uri, ContentValues values) {
      this.uri = uri;
      this.values = values;
    }
  }

  public Entity(ContentValues values) {
    this.values = values;
  }

  public ContentValues getEntityValues() {
    return values;
  }

  public ArrayList<NamedContentValues> getSubValues() {
    return subValues;
  }

  public void addSubValue(Uri uri, ContentValues values) {
    subValues.add(new NamedContentValues(uri, values));
  }

  @Override
  public String toString() {
    return "Entity: " + values + " " + subValues.size();
  }
}
