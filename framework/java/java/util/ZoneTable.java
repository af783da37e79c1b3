package java.util;

/**
 * Time zones by name: offset in minutes, rule of daylight saving time (E Europe, U United States, A Australia, N New
 * Zealand), and where English has them, names: long and short, of standard and of daylight saving time.
 */
final class ZoneTable {
  private static final String PACIFIC = "Pacific Standard Time,Pacific Daylight Time,PST,PDT";
  private static final String MOUNTAIN = "Mountain Standard Time,Mountain Daylight Time,MST,MDT";
  private static final String CENTRAL = "Central Standard Time,Central Daylight Time,CST,CDT";
  private static final String EASTERN = "Eastern Standard Time,Eastern Daylight Time,EST,EDT";
  private static final String ATLANTIC = "Atlantic Standard Time,Atlantic Daylight Time,AST,ADT";
  private static final String WEST = "Western European Standard Time,Western European Summer Time,,";
  private static final String MIDDLE = "Central European Standard Time,Central European Summer Time,,";
  private static final String EAST = "Eastern European Standard Time,Eastern European Summer Time,,";
  private static final String UNIVERSAL = "Coordinated Universal Time,Coordinated Universal Time,UTC,UTC";
  private static final String GREENWICH = "Greenwich Mean Time,Greenwich Mean Time,GMT,GMT";

  private static final String ZONES = "UTC;0;;" + UNIVERSAL + "|Etc/UTC;0;;" + UNIVERSAL + "|Zulu;0;;" + UNIVERSAL
      + "|Universal;0;;" + UNIVERSAL + "|UCT;0;;" + UNIVERSAL + "|GMT;0;;" + GREENWICH + "|Etc/GMT;0;;" + GREENWICH
      + "|Greenwich;0;;" + GREENWICH
      + "|America/Los_Angeles;-480;U;" + PACIFIC + "|America/Vancouver;-480;U;" + PACIFIC + "|US/Pacific;-480;U;"
      + PACIFIC
      + "|PST;-480;U;" + PACIFIC + "|PST8PDT;-480;U;" + PACIFIC + "|America/Tijuana;-480;U;" + PACIFIC
      + "|America/Denver;-420;U;" + MOUNTAIN + "|America/Edmonton;-420;U;" + MOUNTAIN + "|US/Mountain;-420;U;"
      + MOUNTAIN
      + "|America/Phoenix;-420;;" + MOUNTAIN + "|MST;-420;;" + MOUNTAIN
      + "|America/Chicago;-360;U;" + CENTRAL + "|America/Winnipeg;-360;U;" + CENTRAL + "|US/Central;-360;U;" + CENTRAL
      + "|CST;-360;U;" + CENTRAL + "|America/Mexico_City;-360;;" + CENTRAL
      + "|America/New_York;-300;U;" + EASTERN + "|America/Detroit;-300;U;" + EASTERN + "|America/Toronto;-300;U;"
      + EASTERN
      + "|US/Eastern;-300;U;" + EASTERN + "|EST;-300;;" + EASTERN + "|EST5EDT;-300;U;" + EASTERN
      + "|America/Panama;-300;;" + EASTERN
      + "|America/Halifax;-240;U;" + ATLANTIC + "|America/Puerto_Rico;-240;;" + ATLANTIC
      + "|America/Anchorage;-540;U;Alaska Standard Time,Alaska Daylight Time,AKST,AKDT"
      + "|Pacific/Honolulu;-600;;Hawaii-Aleutian Standard Time,Hawaii-Aleutian Daylight Time,HST,HDT"
      + "|America/Bogota;-300;;|America/Lima;-300;;|America/Caracas;-240;;|America/La_Paz;-240;;|America/Sao_Paulo;"
      + "-180;;"
      + "|America/Argentina/Buenos_Aires;-180;;|America/Buenos_Aires;-180;;|America/Montevideo;-180;;"
      + "|Atlantic/Azores;-60;E;"
      + "|Europe/London;0;E;Greenwich Mean Time,British Summer Time,GMT,|Europe/Dublin;0;E;Greenwich Mean Time,"
      + "Irish Standard Time,GMT,"
      + "|Europe/Lisbon;0;E;" + WEST + "|Atlantic/Canary;0;E;" + WEST + "|WET;0;E;" + WEST + "|Atlantic/Reykjavik;0;;"
      + GREENWICH
      + "|Europe/Amsterdam;60;E;" + MIDDLE + "|Europe/Belgrade;60;E;" + MIDDLE + "|Europe/Berlin;60;E;" + MIDDLE
      + "|Europe/Brussels;60;E;" + MIDDLE + "|Europe/Budapest;60;E;" + MIDDLE + "|Europe/Copenhagen;60;E;" + MIDDLE
      + "|Europe/Madrid;60;E;" + MIDDLE + "|Europe/Oslo;60;E;" + MIDDLE + "|Europe/Paris;60;E;" + MIDDLE
      + "|Europe/Prague;60;E;" + MIDDLE + "|Europe/Rome;60;E;" + MIDDLE + "|Europe/Stockholm;60;E;" + MIDDLE
      + "|Europe/Vienna;60;E;" + MIDDLE + "|Europe/Warsaw;60;E;" + MIDDLE + "|Europe/Zurich;60;E;" + MIDDLE
      + "|CET;60;E;" + MIDDLE
      + "|Africa/Algiers;60;;" + MIDDLE + "|Africa/Lagos;60;;"
      + "|Europe/Athens;120;E;" + EAST + "|Europe/Bucharest;120;E;" + EAST + "|Europe/Helsinki;120;E;" + EAST
      + "|Europe/Kiev;120;E;" + EAST + "|Europe/Sofia;120;E;" + EAST + "|Europe/Vilnius;120;E;" + EAST + "|EET;120;E;"
      + EAST
      + "|Africa/Johannesburg;120;;|Europe/Istanbul;180;;|Europe/Moscow;180;;|Asia/Riyadh;180;;|Asia/Baghdad;180;;"
      + "|Africa/Nairobi;180;;"
      + "|Asia/Tehran;210;;|Asia/Dubai;240;;|Asia/Baku;240;;|Asia/Kabul;270;;|Asia/Karachi;300;;|Asia/Tashkent;300;;"
      + "|Asia/Calcutta;330;;India Standard Time,,,|Asia/Kolkata;330;;India Standard Time,,,|Asia/Colombo;330;;"
      + "|Asia/Kathmandu;345;;"
      + "|Asia/Dhaka;360;;|Asia/Bangkok;420;;|Asia/Ho_Chi_Minh;420;;|Asia/Jakarta;420;;|Asia/Shanghai;480;;China "
      + "Standard Time,,,"
      + "|Asia/Hong_Kong;480;;Hong Kong Standard Time,,,|Asia/Singapore;480;;|Asia/Taipei;480;;|Asia/Manila;480;;"
      + "|Asia/Kuala_Lumpur;480;;|Australia/Perth;480;;|Asia/Tokyo;540;;Japan Standard Time,,,|Asia/Seoul;540;;"
      + "Korean Standard Time,,,"
      + "|Australia/Darwin;570;;|Australia/Adelaide;570;A;|Australia/Brisbane;600;;|Australia/Hobart;600;A;"
      + "|Australia/Melbourne;600;A;"
      + "|Australia/Sydney;600;A;Australian Eastern Standard Time,Australian Eastern Daylight Time,,|Pacific/Guam;"
      + "600;;"
      + "|Pacific/Noumea;660;;|Pacific/Auckland;720;N;New Zealand Standard Time,New Zealand Daylight Time,,"
      + "|Pacific/Fiji;720;;"
      + "|Pacific/Apia;780;;|Pacific/Pago_Pago;-660;;|";

  private static final int HOUR = 3600000;

  private ZoneTable() {}

  private static int find(String id) {
    if (id.indexOf(';') >= 0 || id.indexOf('|') >= 0) return -1;
    if (ZONES.startsWith(id + ";")) return 0;
    int at = ZONES.indexOf("|" + id + ";");
    return at < 0 ? -1 : at + 1;
  }

  private static String[] entry(int at) {
    return LocaleTag.split(ZONES.substring(at, ZONES.indexOf('|', at)), ';');
  }

  /** A new zone; null if the name is not in the table. */
  static TimeZone zone(String id) {
    int at = find(id);
    if (at < 0) return null;
    String[] entry = entry(at);
    int offset = Integer.parseInt(entry[1]) * 60000;
    SimpleTimeZone zone = zone(offset, id, entry[2]);
    zone.setStartYear(zone.useDaylightTime() ? 1970 : 0);
    return zone;
  }

  private static SimpleTimeZone zone(int offset, String id, String rule) {
    int utc = SimpleTimeZone.UTC_TIME;
    int wall = SimpleTimeZone.WALL_TIME;
    int standard = SimpleTimeZone.STANDARD_TIME;
    int sunday = Calendar.SUNDAY;
    switch (rule) {
      case "E":
        return new SimpleTimeZone(offset, id, 2, -1, sunday, HOUR, utc, 9, -1, sunday, HOUR, utc, HOUR);
      case "U":
        return new SimpleTimeZone(offset, id, 2, 2, sunday, 2 * HOUR, wall, 10, 1, sunday, 2 * HOUR, wall, HOUR);
      case "A":
        return new SimpleTimeZone(offset, id, 9, 1, sunday, 2 * HOUR, standard, 3, 1, sunday, 2 * HOUR, standard,
            HOUR);
      case "N":
        return new SimpleTimeZone(offset, id, 8, -1, sunday, 2 * HOUR, standard, 3, 1, sunday, 2 * HOUR, standard,
            HOUR);
      default:
        return new SimpleTimeZone(offset, id);
    }
  }

  static String name(String id, boolean daylight, boolean isLong) {
    int at = id == null ? -1 : find(id);
    if (at < 0) return null;
    String[] names = LocaleTag.split(entry(at)[3], ',');
    return names.length < 4 ? null : names[(isLong ? 0 : 2) + (daylight ? 1 : 0)];
  }

  /** The names, of all zones or of those with an offset. */
  static String[] ids(boolean withOffset, int rawOffset) {
    List<String> result = new ArrayList<>();
    for (int at = 0; at < ZONES.length(); at = ZONES.indexOf('|', at) + 1) {
      String[] entry = entry(at);
      if (!withOffset || Integer.parseInt(entry[1]) * 60000 == rawOffset) result.add(entry[0]);
    }
    return result.toArray(new String[result.size()]);
  }
}
