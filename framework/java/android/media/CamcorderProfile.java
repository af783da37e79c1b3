package android.media;

/** How films are recorded. */
public class CamcorderProfile {
  public static final int QUALITY_1080P = 6;
  public static final int QUALITY_2160P = 8;
  public static final int QUALITY_2K = 12;
  public static final int QUALITY_480P = 4;
  public static final int QUALITY_4KDCI = 10;
  public static final int QUALITY_720P = 5;
  public static final int QUALITY_8KUHD = 13;
  public static final int QUALITY_CIF = 3;
  public static final int QUALITY_HIGH = 1;
  public static final int QUALITY_HIGH_SPEED_1080P = 2004;
  public static final int QUALITY_HIGH_SPEED_2160P = 2005;
  public static final int QUALITY_HIGH_SPEED_480P = 2002;
  public static final int QUALITY_HIGH_SPEED_4KDCI = 2008;
  public static final int QUALITY_HIGH_SPEED_720P = 2003;
  public static final int QUALITY_HIGH_SPEED_CIF = 2006;
  public static final int QUALITY_HIGH_SPEED_HIGH = 2001;
  public static final int QUALITY_HIGH_SPEED_LOW = 2000;
  public static final int QUALITY_HIGH_SPEED_VGA = 2007;
  public static final int QUALITY_LOW = 0;
  public static final int QUALITY_QCIF = 2;
  public static final int QUALITY_QHD = 11;
  public static final int QUALITY_QVGA = 7;
  public static final int QUALITY_TIME_LAPSE_1080P = 1006;
  public static final int QUALITY_TIME_LAPSE_2160P = 1008;
  public static final int QUALITY_TIME_LAPSE_2K = 1012;
  public static final int QUALITY_TIME_LAPSE_480P = 1004;
  public static final int QUALITY_TIME_LAPSE_4KDCI = 1010;
  public static final int QUALITY_TIME_LAPSE_720P = 1005;
  public static final int QUALITY_TIME_LAPSE_8KUHD = 1013;
  public static final int QUALITY_TIME_LAPSE_CIF = 1003;
  public static final int QUALITY_TIME_LAPSE_HIGH = 1001;
  public static final int QUALITY_TIME_LAPSE_LOW = 1000;
  public static final int QUALITY_TIME_LAPSE_QCIF = 1002;
  public static final int QUALITY_TIME_LAPSE_QHD = 1011;
  public static final int QUALITY_TIME_LAPSE_QVGA = 1007;
  public static final int QUALITY_TIME_LAPSE_VGA = 1009;
  public static final int QUALITY_VGA = 9;

  public int duration = 60;
  public int quality;
  public int fileFormat = MediaRecorder.OutputFormat.MPEG_4;
  public int videoCodec = MediaRecorder.VideoEncoder.H264;
  public int videoBitRate = 2000000;
  public int videoFrameRate = 30;
  public int videoFrameWidth = 640;
  public int videoFrameHeight = 480;
  public int audioCodec = MediaRecorder.AudioEncoder.AAC;
  public int audioBitRate = 96000;
  public int audioSampleRate = 44100;
  public int audioChannels = 1;

  private CamcorderProfile(int quality) {
    this.quality = quality;
  }

  @Deprecated
  public static CamcorderProfile get(int quality) {
    return new CamcorderProfile(quality);
  }

  @Deprecated
  public static CamcorderProfile get(int cameraId, int quality) {
    return new CamcorderProfile(quality);
  }

  public static boolean hasProfile(int quality) {
    return quality <= QUALITY_720P;
  }

  public static boolean hasProfile(int cameraId, int quality) {
    return hasProfile(quality);
  }
}
