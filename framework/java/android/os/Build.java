package android.os;

import java.util.ArrayList;
import java.util.List;

/** What device this is: an emulator of the newest level that the model knows. */
public class Build {
  public static final String UNKNOWN = "unknown";
  public static final String ID = unknown("AP31.240617.009");
  public static final String DISPLAY = unknown("sdk_phone64_x86_64-userdebug 15");
  public static final String PRODUCT = unknown("sdk_phone64_x86_64");
  public static final String DEVICE = unknown("emu64x");
  public static final String BOARD = unknown("goldfish_x86_64");
  public static final String CPU_ABI = unknown("x86_64");
  public static final String CPU_ABI2 = unknown("");
  public static final String MANUFACTURER = unknown("unknown");
  public static final String BRAND = unknown("Android");
  public static final String MODEL = unknown("Android SDK built for x86_64");
  public static final String SOC_MANUFACTURER = unknown("unknown");
  public static final String SOC_MODEL = unknown("unknown");
  public static final String BOOTLOADER = unknown("unknown");
  public static final String RADIO = unknown("unknown");
  public static final String HARDWARE = unknown("ranchu");
  public static final String SKU = unknown("unknown");
  public static final String ODM_SKU = unknown("unknown");
  public static final String SERIAL = unknown("unknown");
  public static final String[] SUPPORTED_ABIS = {"x86_64", "arm64-v8a"};
  public static final String[] SUPPORTED_32_BIT_ABIS = {};
  public static final String[] SUPPORTED_64_BIT_ABIS = {"x86_64", "arm64-v8a"};
  public static final String TYPE = unknown("userdebug");
  public static final String TAGS = unknown("test-keys");
  public static final String FINGERPRINT =
      unknown("Android/sdk_phone64_x86_64/emu64x:15/AP31.240617.009/1:userdebug/test-keys");
  public static final long TIME = Long.parseLong("1718582400000");
  public static final String USER = unknown("android-build");
  public static final String HOST = unknown("localhost");

  public Build() {}

  /** So that no compiler takes a property of the device for a constant. */
  private static String unknown(String value) {
    return value;
  }

  @Deprecated
  public static String getSerial() {
    throw new SecurityException("getSerial: The user has no permission to read device identifiers.");
  }

  public static String getRadioVersion() {
    return null;
  }

  public static List<Partition> getFingerprintedPartitions() {
    List<Partition> partitions = new ArrayList<Partition>();
    partitions.add(new Partition(Partition.PARTITION_NAME_SYSTEM, FINGERPRINT, TIME));
    return partitions;
  }

  /** A part of the device's software. */
  public static class Partition {
    public static final String PARTITION_NAME_SYSTEM = "system";

    private final String name;
    private final String fingerprint;
    private final long time;

    private Partition(String name, String fingerprint, long time) {
      this.name = name;
      this.fingerprint = fingerprint;
      this.time = time;
    }

    public String getName() {
      return name;
    }

    public String getFingerprint() {
      return fingerprint;
    }

    public long getBuildTimeMillis() {
      return time;
    }

    @Override
    public boolean equals(Object o) {
      if (!(o instanceof Partition)) return false;
      Partition other = (Partition) o;
      return name.equals(other.name) && fingerprint.equals(other.fingerprint) && time == other.time;
    }

    @Override
    public int hashCode() {
      return name.hashCode() * 31 + fingerprint.hashCode();
    }
  }

  /** What version of Android this is. */
  public static class VERSION {
    public static final String INCREMENTAL = unknown("1");
    public static final String SDK = unknown(level());
    public static final int SDK_INT = Integer.parseInt(SDK);
    public static final String RELEASE = unknown(release(SDK_INT));
    public static final String RELEASE_OR_CODENAME = RELEASE;
    public static final String RELEASE_OR_PREVIEW_DISPLAY = RELEASE;
    public static final String BASE_OS = unknown("");
    public static final String SECURITY_PATCH = unknown("2024-08-05");
    public static final int MEDIA_PERFORMANCE_CLASS = Integer.parseInt("0");
    public static final int PREVIEW_SDK_INT = Integer.parseInt("0");
    public static final String CODENAME = unknown("REL");

    public VERSION() {}

    private static String level() {
      String level = antecede.system.Report.option("api");
      return level.isEmpty() ? "35" : level;
    }

    /** What people call it, as far back as levels go. */
    private static String release(int level) {
      String[] old = {"4.1.2", "4.2.2", "4.3.1", "4.4.4", "4.4W.2", "5.0.2", "5.1.1", "6.0.1", "7.0", "7.1.2", "8.0.0", "8.1.0", "9", "10",
          "11", "12", "12", "13", "14", "15"};
      return old[level - 16];
    }
  }

  /** The levels of the API. */
  public static class VERSION_CODES {
    public static final int BASE = 1;
    public static final int BASE_1_1 = 2;
    public static final int CUPCAKE = 3;
    public static final int DONUT = 4;
    public static final int ECLAIR = 5;
    public static final int ECLAIR_0_1 = 6;
    public static final int ECLAIR_MR1 = 7;
    public static final int FROYO = 8;
    public static final int GINGERBREAD = 9;
    public static final int GINGERBREAD_MR1 = 10;
    public static final int HONEYCOMB = 11;
    public static final int HONEYCOMB_MR1 = 12;
    public static final int HONEYCOMB_MR2 = 13;
    public static final int ICE_CREAM_SANDWICH = 14;
    public static final int ICE_CREAM_SANDWICH_MR1 = 15;
    public static final int JELLY_BEAN = 16;
    public static final int JELLY_BEAN_MR1 = 17;
    public static final int JELLY_BEAN_MR2 = 18;
    public static final int KITKAT = 19;
    public static final int KITKAT_WATCH = 20;
    public static final int LOLLIPOP = 21;
    public static final int LOLLIPOP_MR1 = 22;
    public static final int M = 23;
    public static final int N = 24;
    public static final int N_MR1 = 25;
    public static final int O = 26;
    public static final int O_MR1 = 27;
    public static final int P = 28;
    public static final int Q = 29;
    public static final int R = 30;
    public static final int S = 31;
    public static final int S_V2 = 32;
    public static final int TIRAMISU = 33;
    public static final int UPSIDE_DOWN_CAKE = 34;
    public static final int VANILLA_ICE_CREAM = 35;
    public static final int CUR_DEVELOPMENT = 10000;

    public VERSION_CODES() {}
  }
}
