package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** How sound is stored. */
public final class AudioFormat implements Parcelable {
  public static final int CHANNEL_CONFIGURATION_DEFAULT = 1;
  public static final int CHANNEL_CONFIGURATION_INVALID = 0;
  public static final int CHANNEL_CONFIGURATION_MONO = 2;
  public static final int CHANNEL_CONFIGURATION_STEREO = 3;
  public static final int CHANNEL_INVALID = 0;
  public static final int CHANNEL_IN_BACK = 32;
  public static final int CHANNEL_IN_BACK_PROCESSED = 512;
  public static final int CHANNEL_IN_DEFAULT = 1;
  public static final int CHANNEL_IN_FRONT = 16;
  public static final int CHANNEL_IN_FRONT_PROCESSED = 256;
  public static final int CHANNEL_IN_LEFT = 4;
  public static final int CHANNEL_IN_LEFT_PROCESSED = 64;
  public static final int CHANNEL_IN_MONO = 16;
  public static final int CHANNEL_IN_PRESSURE = 1024;
  public static final int CHANNEL_IN_RIGHT = 8;
  public static final int CHANNEL_IN_RIGHT_PROCESSED = 128;
  public static final int CHANNEL_IN_STEREO = 12;
  public static final int CHANNEL_IN_VOICE_DNLINK = 32768;
  public static final int CHANNEL_IN_VOICE_UPLINK = 16384;
  public static final int CHANNEL_IN_X_AXIS = 2048;
  public static final int CHANNEL_IN_Y_AXIS = 4096;
  public static final int CHANNEL_IN_Z_AXIS = 8192;
  public static final int CHANNEL_OUT_5POINT1 = 252;
  public static final int CHANNEL_OUT_5POINT1POINT2 = 3145980;
  public static final int CHANNEL_OUT_5POINT1POINT4 = 737532;
  public static final int CHANNEL_OUT_6POINT1 = 1276;
  public static final int CHANNEL_OUT_7POINT1 = 1020;
  public static final int CHANNEL_OUT_7POINT1POINT2 = 3152124;
  public static final int CHANNEL_OUT_7POINT1POINT4 = 743676;
  public static final int CHANNEL_OUT_7POINT1_SURROUND = 6396;
  public static final int CHANNEL_OUT_9POINT1POINT4 = 202070268;
  public static final int CHANNEL_OUT_9POINT1POINT6 = 205215996;
  public static final int CHANNEL_OUT_BACK_CENTER = 1024;
  public static final int CHANNEL_OUT_BACK_LEFT = 64;
  public static final int CHANNEL_OUT_BACK_RIGHT = 128;
  public static final int CHANNEL_OUT_BOTTOM_FRONT_CENTER = 8388608;
  public static final int CHANNEL_OUT_BOTTOM_FRONT_LEFT = 4194304;
  public static final int CHANNEL_OUT_BOTTOM_FRONT_RIGHT = 16777216;
  public static final int CHANNEL_OUT_DEFAULT = 1;
  public static final int CHANNEL_OUT_FRONT_CENTER = 16;
  public static final int CHANNEL_OUT_FRONT_LEFT = 4;
  public static final int CHANNEL_OUT_FRONT_LEFT_OF_CENTER = 256;
  public static final int CHANNEL_OUT_FRONT_RIGHT = 8;
  public static final int CHANNEL_OUT_FRONT_RIGHT_OF_CENTER = 512;
  public static final int CHANNEL_OUT_FRONT_WIDE_LEFT = 67108864;
  public static final int CHANNEL_OUT_FRONT_WIDE_RIGHT = 134217728;
  public static final int CHANNEL_OUT_LOW_FREQUENCY = 32;
  public static final int CHANNEL_OUT_LOW_FREQUENCY_2 = 33554432;
  public static final int CHANNEL_OUT_MONO = 4;
  public static final int CHANNEL_OUT_QUAD = 204;
  public static final int CHANNEL_OUT_SIDE_LEFT = 2048;
  public static final int CHANNEL_OUT_SIDE_RIGHT = 4096;
  public static final int CHANNEL_OUT_STEREO = 12;
  public static final int CHANNEL_OUT_SURROUND = 1052;
  public static final int CHANNEL_OUT_TOP_BACK_CENTER = 262144;
  public static final int CHANNEL_OUT_TOP_BACK_LEFT = 131072;
  public static final int CHANNEL_OUT_TOP_BACK_RIGHT = 524288;
  public static final int CHANNEL_OUT_TOP_CENTER = 8192;
  public static final int CHANNEL_OUT_TOP_FRONT_CENTER = 32768;
  public static final int CHANNEL_OUT_TOP_FRONT_LEFT = 16384;
  public static final int CHANNEL_OUT_TOP_FRONT_RIGHT = 65536;
  public static final int CHANNEL_OUT_TOP_SIDE_LEFT = 1048576;
  public static final int CHANNEL_OUT_TOP_SIDE_RIGHT = 2097152;
  public static final int ENCODING_AAC_ELD = 15;
  public static final int ENCODING_AAC_HE_V1 = 11;
  public static final int ENCODING_AAC_HE_V2 = 12;
  public static final int ENCODING_AAC_LC = 10;
  public static final int ENCODING_AAC_XHE = 16;
  public static final int ENCODING_AC3 = 5;
  public static final int ENCODING_AC4 = 17;
  public static final int ENCODING_DEFAULT = 1;
  public static final int ENCODING_DOLBY_MAT = 19;
  public static final int ENCODING_DOLBY_TRUEHD = 14;
  public static final int ENCODING_DRA = 28;
  public static final int ENCODING_DSD = 31;
  public static final int ENCODING_DTS = 7;
  public static final int ENCODING_DTS_HD = 8;
  public static final int ENCODING_DTS_HD_MA = 29;
  public static final int ENCODING_DTS_UHD = 27;
  public static final int ENCODING_DTS_UHD_P1 = 27;
  public static final int ENCODING_DTS_UHD_P2 = 30;
  public static final int ENCODING_E_AC3 = 6;
  public static final int ENCODING_E_AC3_JOC = 18;
  public static final int ENCODING_IEC61937 = 13;
  public static final int ENCODING_INVALID = 0;
  public static final int ENCODING_MP3 = 9;
  public static final int ENCODING_MPEGH_BL_L3 = 23;
  public static final int ENCODING_MPEGH_BL_L4 = 24;
  public static final int ENCODING_MPEGH_LC_L3 = 25;
  public static final int ENCODING_MPEGH_LC_L4 = 26;
  public static final int ENCODING_OPUS = 20;
  public static final int ENCODING_PCM_16BIT = 2;
  public static final int ENCODING_PCM_24BIT_PACKED = 21;
  public static final int ENCODING_PCM_32BIT = 22;
  public static final int ENCODING_PCM_8BIT = 3;
  public static final int ENCODING_PCM_FLOAT = 4;
  public static final int SAMPLE_RATE_UNSPECIFIED = 0;

  private int encoding;
  private int rate;
  private int mask;

  public static final Parcelable.Creator<AudioFormat> CREATOR = new Parcelable.Creator<AudioFormat>() {
    @Override
    public AudioFormat createFromParcel(Parcel p) {
      return new Builder().setEncoding(p.readInt()).setSampleRate(p.readInt()).setChannelMask(p.readInt()).build();
    }

    @Override
    public AudioFormat[] newArray(int size) {
      return new AudioFormat[size];
    }
  };

  /** Collects it. */
  public static class Builder {
    private int encoding = ENCODING_PCM_16BIT;
    private int rate;
    private int mask = CHANNEL_OUT_STEREO;

    public Builder() {}

    public Builder(AudioFormat af) {
      encoding = af.encoding;
      rate = af.rate;
      mask = af.mask;
    }

    public Builder setEncoding(int encoding) {
      this.encoding = encoding;
      return this;
    }

    public Builder setSampleRate(int sampleRate) {
      rate = sampleRate;
      return this;
    }

    public Builder setChannelMask(int channelMask) {
      if (channelMask == 0) throw new IllegalArgumentException("Invalid zero channel mask");
      mask = channelMask;
      return this;
    }

    public Builder setChannelIndexMask(int channelIndexMask) {
      return this;
    }

    public AudioFormat build() {
      AudioFormat made = new AudioFormat();
      made.encoding = encoding;
      made.rate = rate;
      made.mask = mask;
      return made;
    }
  }

  AudioFormat() {}

  public int getEncoding() {
    return encoding;
  }

  public int getSampleRate() {
    return rate;
  }

  public int getChannelMask() {
    return mask;
  }

  public int getChannelCount() {
    return Integer.bitCount(mask);
  }

  public int getFrameSizeInBytes() {
    return getChannelCount() * (encoding == ENCODING_PCM_8BIT ? 1 : encoding == ENCODING_PCM_FLOAT ? 4 : 2);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(encoding);
    dest.writeInt(rate);
    dest.writeInt(mask);
  }
}
