package android.content;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Bag;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;

/** What is copied: one or more items. */
public class ClipData implements Parcelable {
  private static final String[] PLAIN = {ClipDescription.MIMETYPE_TEXT_PLAIN};
  private static final String[] HTML = {ClipDescription.MIMETYPE_TEXT_HTML};
  private static final String[] INTENT = {ClipDescription.MIMETYPE_TEXT_INTENT};
  private static final String[] URI_LIST = {ClipDescription.MIMETYPE_TEXT_URILIST};

  private final ClipDescription description;
  private final Bag<Item> items;

  public static final Parcelable.Creator<ClipData> CREATOR = new Parcelable.Creator<ClipData>() {
    @Override
    public ClipData createFromParcel(Parcel in) {
      ClipDescription description = ClipDescription.CREATOR.createFromParcel(in);
      ClipData clip = new ClipData(description, new Bag<Item>());
      for (int left = in.readInt(); left > 0; left--) {
        Intent intent = in.readParcelable(null);
        clip.items.add(new Item(in.readString(), in.readString(), intent, Uri.CREATOR.createFromParcel(in)));
      }
      return clip;
    }

    @Override
    public ClipData[] newArray(int size) {
      return new ClipData[size];
    }
  };

  /** A text, an intent or an address. */
  public static class Item {
    private final CharSequence text;
    private final String html;
    private final Intent intent;
    private final Uri uri;

    /** Makes one. */
    public static final class Builder {
      private CharSequence text;
      private String html;
      private Intent intent;
      private IntentSender sender;
      private Uri uri;

      public Builder() {}

      public Builder setText(CharSequence text) {
        this.text = text;
        return this;
      }

      public Builder setHtmlText(String htmlText) {
        html = htmlText;
        return this;
      }

      public Builder setIntent(Intent intent) {
        this.intent = intent;
        return this;
      }

      public Builder setIntentSender(IntentSender intentSender) {
        sender = intentSender;
        return this;
      }

      public Builder setUri(Uri uri) {
        this.uri = uri;
        return this;
      }

      public Item build() {
        return new Item(text, html, intent, uri);
      }
    }

    public Item(CharSequence text) {
      this(text, null, null, null);
    }

    public Item(CharSequence text, String htmlText) {
      this(text, htmlText, null, null);
    }

    public Item(Intent intent) {
      this(null, null, intent, null);
    }

    public Item(Uri uri) {
      this(null, null, null, uri);
    }

    public Item(CharSequence text, Intent intent, Uri uri) {
      this(text, null, intent, uri);
    }

    public Item(CharSequence text, String htmlText, Intent intent, Uri uri) {
      if (htmlText != null && text == null) {
        throw new IllegalArgumentException("Plain text must be supplied if HTML text is supplied");
      }
      this.text = text;
      html = htmlText;
      this.intent = intent;
      this.uri = uri;
    }

    public CharSequence getText() {
      return text;
    }

    public String getHtmlText() {
      return html;
    }

    public Intent getIntent() {
      return intent;
    }

    public IntentSender getIntentSender() {
      return null;
    }

    public Uri getUri() {
      return uri;
    }

    public CharSequence coerceToText(Context context) {
      if (text != null) return text;
      if (uri != null) return read(context);
      return intent == null ? "" : intent.toUri(Intent.URI_INTENT_SCHEME);
    }

    /** The text behind the address, or the address. */
    private CharSequence read(Context context) {
      StringBuilder content = new StringBuilder();
      try {
        InputStream in = context.getContentResolver().openInputStream(uri);
        if (in == null) return uri.toString();
        InputStreamReader reader = new InputStreamReader(in, "UTF-8");
        for (int c = reader.read(); c >= 0; c = reader.read()) content.append((char) c);
        reader.close();
        return content.toString();
      } catch (SecurityException | IOException failed) {
        return ContentResolver.SCHEME_CONTENT.equals(uri.getScheme()) ? "" : uri.toString();
      }
    }

    public CharSequence coerceToStyledText(Context context) {
      return coerceToText(context);
    }

    public String coerceToHtmlText(Context context) {
      return html != null ? html : coerceToText(context).toString();
    }

    @Override
    public String toString() {
      return "ClipData.Item { " + (text != null ? "T:" + text : uri != null ? "U:" + uri : "I:" + intent) + " }";
    }
  }

  public ClipData(CharSequence label, String[] mimeTypes, Item item) {
    this(new ClipDescription(label, mimeTypes), item);
  }

  public ClipData(ClipDescription description, Item item) {
    this(description, new Bag<Item>());
    if (item == null) throw new NullPointerException("item is null");
    items.add(item);
  }

  public ClipData(ClipData other) {
    this(other.description, other.items.copy());
  }

  private ClipData(ClipDescription description, Bag<Item> items) {
    this.description = description;
    this.items = items;
  }

  public static ClipData newPlainText(CharSequence label, CharSequence text) {
    return new ClipData(label, PLAIN, new Item(text));
  }

  public static ClipData newHtmlText(CharSequence label, CharSequence text, String htmlText) {
    return new ClipData(label, HTML, new Item(text, htmlText));
  }

  public static ClipData newIntent(CharSequence label, Intent intent) {
    return new ClipData(label, INTENT, new Item(intent));
  }

  public static ClipData newUri(ContentResolver resolver, CharSequence label, Uri uri) {
    return new ClipData(label, types(resolver, uri), new Item(uri));
  }

  private static String[] types(ContentResolver resolver, Uri uri) {
    String type = ContentResolver.SCHEME_CONTENT.equals(uri.getScheme()) ? resolver.getType(uri) : null;
    return type == null ? URI_LIST : new String[] {type, ClipDescription.MIMETYPE_TEXT_URILIST};
  }

  public static ClipData newRawUri(CharSequence label, Uri uri) {
    return new ClipData(label, URI_LIST, new Item(uri));
  }

  public ClipDescription getDescription() {
    return description;
  }

  public void addItem(Item item) {
    if (item == null) throw new NullPointerException("item is null");
    items.add(item);
  }

  public void addItem(ContentResolver resolver, Item item) {
    addItem(item);
    if (item.getHtmlText() != null) description.addMimeTypes(HTML);
    else if (item.getText() != null) description.addMimeTypes(PLAIN);
    if (item.getIntent() != null) description.addMimeTypes(INTENT);
    if (item.getUri() != null) description.addMimeTypes(types(resolver, item.getUri()));
  }

  public int getItemCount() {
    return items.size();
  }

  public Item getItemAt(int index) {
    return items.get(index);
  }

  @Override
  public String toString() {
    return "ClipData { " + description + " " + items.size() + " items }";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    description.writeToParcel(dest, flags);
    dest.writeInt(items.size());
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      dest.writeParcelable(item.intent, flags);
      dest.writeString(item.text == null ? null : item.text.toString());
      dest.writeString(item.html);
      Uri.writeToParcel(dest, item.uri);
    }
  }
}
