package android.text.style;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import java.util.Locale;

/** Other words that may be meant. */
public class SuggestionSpan extends CharacterStyle implements ParcelableSpan {
  private int flags;
  public static final int FLAG_EASY_CORRECT = 1;
  public static final int FLAG_MISSPELLED = 2;
  public static final int FLAG_AUTO_CORRECTION = 4;
  public static final int FLAG_GRAMMAR_ERROR = 8;
  public static final String ACTION_SUGGESTION_PICKED = "android.text.style.SUGGESTION_PICKED";
  public static final String SUGGESTION_SPAN_PICKED_AFTER = "after";
  public static final String SUGGESTION_SPAN_PICKED_BEFORE = "before";
  public static final String SUGGESTION_SPAN_PICKED_HASHCODE = "hashcode";
  public static final int SUGGESTIONS_MAX_SIZE = 5;
  public static final Parcelable.Creator<SuggestionSpan> CREATOR = new Parcelable.Creator<SuggestionSpan>() {
    @Override
    public SuggestionSpan createFromParcel(Parcel in) {
      return new SuggestionSpan(in);
    }

    @Override
    public SuggestionSpan[] newArray(int size) {
      return new SuggestionSpan[size];
    }
  };
  private final String[] suggestions;
  private final Locale locale;

  public SuggestionSpan(Context context, String[] suggestions, int flags) {
    this(context, null, suggestions, flags, null);
  }

  public SuggestionSpan(Locale locale, String[] suggestions, int flags) {
    this(null, locale, suggestions, flags, null);
  }

  public SuggestionSpan(Context context, Locale locale, String[] suggestions, int flags, Class<?> notificationTargetClass) {
    this.suggestions = suggestions;
    this.locale = locale;
    this.flags = flags;
  }

  public SuggestionSpan(Parcel src) {
    suggestions = src.createStringArray();
    locale = null;
    flags = src.readInt();
  }

  public String[] getSuggestions() {
    return suggestions;
  }

  public String getLocale() {
    return locale == null ? null : locale.toString();
  }

  public Locale getLocaleObject() {
    return locale;
  }

  public int getFlags() {
    return flags;
  }

  public void setFlags(int flags) {
    this.flags = flags;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeStringArray(suggestions);
    dest.writeInt(this.flags);
  }

  public int getSpanTypeId() {
    return 19;
  }

  public void updateDrawState(TextPaint tp) {}

  public int getUnderlineColor() {
    return 0;
  }
}
