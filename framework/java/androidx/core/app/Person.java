package androidx.core.app;

import android.os.Bundle;
import antecede.Hidden;

/** Somebody a notification is about. */
public class Person {
  private final CharSequence name;
  private final String uri;
  private final String key;
  private final boolean bot;
  private final boolean important;

  Person(Builder from) {
    name = from.name;
    uri = from.uri;
    key = from.key;
    bot = from.bot;
    important = from.important;
  }

  @Hidden
  public android.app.Person platform() {
    return new android.app.Person.Builder().setName(name).setUri(uri).setKey(key).setBot(bot).setImportant(important).build();
  }

  public Bundle toBundle() {
    Bundle bundle = new Bundle();
    bundle.putCharSequence("name", name);
    bundle.putString("uri", uri);
    bundle.putString("key", key);
    bundle.putBoolean("isBot", bot);
    bundle.putBoolean("isImportant", important);
    return bundle;
  }

  public static Person fromBundle(Bundle bundle) {
    return new Builder().setName(bundle.getCharSequence("name")).setUri(bundle.getString("uri")).setKey(bundle.getString("key"))
        .setBot(bundle.getBoolean("isBot")).setImportant(bundle.getBoolean("isImportant")).build();
  }

  public Builder toBuilder() {
    return new Builder().setName(name).setUri(uri).setKey(key).setBot(bot).setImportant(important);
  }

  public CharSequence getName() {
    return name;
  }

  public String getUri() {
    return uri;
  }

  public String getKey() {
    return key;
  }

  public boolean isBot() {
    return bot;
  }

  public boolean isImportant() {
    return important;
  }

  /** Collects who it is. */
  public static class Builder {
    private CharSequence name;
    private String uri;
    private String key;
    private boolean bot;
    private boolean important;

    public Builder setName(CharSequence name) {
      this.name = name;
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

    public Builder setBot(boolean bot) {
      this.bot = bot;
      return this;
    }

    public Builder setImportant(boolean important) {
      this.important = important;
      return this;
    }

    public Person build() {
      return new Person(this);
    }
  }
}
