package android.app;

import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;

/** Somebody a notification is about. */
public final class Person implements Parcelable {
  public static final Parcelable.Creator<Person> CREATOR = new Parcelable.Creator<Person>() {
    @Override
    public Person createFromParcel(Parcel in) {
      return (Person) Carried.read(in);
    }

    @Override
    public Person[] newArray(int size) {
      return new Person[size];
    }
  };

  private final CharSequence name;
  private final Icon icon;
  private final String uri;
  private final String key;
  private final boolean important;
  private final boolean bot;

  private Person(Builder from) {
    name = from.name;
    icon = from.icon;
    uri = from.uri;
    key = from.key;
    important = from.important;
    bot = from.bot;
  }

  public CharSequence getName() {
    return name;
  }

  public Icon getIcon() {
    return icon;
  }

  public String getUri() {
    return uri;
  }

  public String getKey() {
    return key;
  }

  public boolean isImportant() {
    return important;
  }

  public boolean isBot() {
    return bot;
  }

  public Builder toBuilder() {
    return new Builder().setName(name).setIcon(icon).setUri(uri).setKey(key).setImportant(important).setBot(bot);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  /** Collects what it is. */
  public static class Builder {
    private CharSequence name;
    private Icon icon;
    private String uri;
    private String key;
    private boolean important;
    private boolean bot;

    public Builder() {}

    public Builder setName(CharSequence name) {
      this.name = name;
      return this;
    }

    public Builder setIcon(Icon icon) {
      this.icon = icon;
      return this;
    }

    public Builder setUri(String uri) {
      this.uri = uri;
      return this;
    }

    public Builder setKey(String key) {
      this.key = key;
      return this;
    }

    public Builder setImportant(boolean important) {
      this.important = important;
      return this;
    }

    public Builder setBot(boolean bot) {
      this.bot = bot;
      return this;
    }

    public Person build() {
      return new Person(this);
    }
  }
}
