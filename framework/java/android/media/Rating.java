package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** How somebody liked something. */
public final class Rating implements Parcelable {
  public static final int RATING_3_STARS = 3;
  public static final int RATING_4_STARS = 4;
  public static final int RATING_5_STARS = 5;
  public static final int RATING_HEART = 1;
  public static final int RATING_NONE = 0;
  public static final int RATING_PERCENTAGE = 6;
  public static final int RATING_THUMB_UP_DOWN = 2;

  private final int style;
  private final float value;

  public static final Parcelable.Creator<Rating> CREATOR = new Parcelable.Creator<Rating>() {
    @Override
    public Rating createFromParcel(Parcel p) {
      return new Rating(p.readInt(), p.readFloat());
    }

    @Override
    public Rating[] newArray(int size) {
      return new Rating[size];
    }
  };

  private Rating(int style, float value) {
    this.style = style;
    this.value = value;
  }

  public static Rating newUnratedRating(int ratingStyle) {
    return ratingStyle < RATING_HEART || ratingStyle > RATING_PERCENTAGE ? null : new Rating(ratingStyle, -1);
  }

  public static Rating newHeartRating(boolean hasHeart) {
    return new Rating(RATING_HEART, hasHeart ? 1 : 0);
  }

  public static Rating newThumbRating(boolean thumbIsUp) {
    return new Rating(RATING_THUMB_UP_DOWN, thumbIsUp ? 1 : 0);
  }

  public static Rating newStarRating(int starRatingStyle, float starRating) {
    int most = starRatingStyle == RATING_3_STARS ? 3 : starRatingStyle == RATING_4_STARS ? 4 : starRatingStyle == RATING_5_STARS
        ? 5 : -1;
    return starRating < 0 || starRating > most ? null : new Rating(starRatingStyle, starRating);
  }

  public static Rating newPercentageRating(float percent) {
    return percent < 0 || percent > 100 ? null : new Rating(RATING_PERCENTAGE, percent);
  }

  public boolean isRated() {
    return value >= 0;
  }

  public int getRatingStyle() {
    return style;
  }

  public boolean hasHeart() {
    return style == RATING_HEART && value == 1;
  }

  public boolean isThumbUp() {
    return style == RATING_THUMB_UP_DOWN && value == 1;
  }

  public float getStarRating() {
    return style >= RATING_3_STARS && style <= RATING_5_STARS && isRated() ? value : -1;
  }

  public float getPercentRating() {
    return style == RATING_PERCENTAGE && isRated() ? value : -1;
  }

  @Override
  public int describeContents() {
    return style;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(style);
    dest.writeFloat(value);
  }

  @Override
  public String toString() {
    return "Rating:style=" + style + " rating=" + (value < 0 ? "unrated" : String.valueOf(value));
  }
}
