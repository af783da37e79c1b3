package reach.handed;

import android.os.Parcel;
import android.os.Parcelable;

public class Word implements Parcelable {
  public static final Creator<Word> CREATOR = new Creator<Word>() {
    @Override public Word createFromParcel(Parcel parcel) {
      Main.count++;
      return new Word(parcel.readInt() == 0 ? new Main.Arrived() : null);
    }

    @Override public Word[] newArray(int size) { return new Word[size]; }
  };
  private final Runnable said;

  Word(Runnable said) { this.said = said; }

  void say() {
    Main.count++;
    said.run();
  }

  @Override public int describeContents() { return 0; }

  @Override public void writeToParcel(Parcel parcel, int flags) {
    Main.count++;
    parcel.writeInt(0);
  }
}
