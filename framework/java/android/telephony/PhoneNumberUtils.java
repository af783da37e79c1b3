package android.telephony;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;

/** Telephone numbers. */
public class PhoneNumberUtils {
  public static final int BCD_EXTENDED_TYPE_CALLED_PARTY = 2;
  public static final int BCD_EXTENDED_TYPE_EF_ADN = 1;
  public static final int FORMAT_JAPAN = 2;
  public static final int FORMAT_NANP = 1;
  public static final int FORMAT_UNKNOWN = 0;
  public static final char PAUSE = ',';
  public static final int TOA_International = 145;
  public static final int TOA_Unknown = 129;
  public static final char WAIT = ';';
  public static final char WILD = 'N';

  private static final String LETTERS = "22233344455566677778889999";

  public PhoneNumberUtils() {}

  public static boolean isISODigit(char c) {
    return c >= '0' && c <= '9';
  }

  public static final boolean is12Key(char c) {
    return isISODigit(c) || c == '*' || c == '#';
  }

  public static final boolean isDialable(char c) {
    return is12Key(c) || c == '+' || c == WILD;
  }

  public static final boolean isReallyDialable(char c) {
    return is12Key(c) || c == '+';
  }

  public static final boolean isNonSeparator(char c) {
    return isDialable(c) || c == WAIT || c == PAUSE;
  }

  public static final boolean isStartsPostDial(char c) {
    return c == PAUSE || c == WAIT;
  }

  private static int end(String number) {
    for (int i = 0; i < number.length(); i++) {
      if (isStartsPostDial(number.charAt(i))) return i;
    }
    return number.length();
  }

  public static String extractNetworkPortion(String phoneNumber) {
    if (phoneNumber == null) return null;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < end(phoneNumber); i++) {
      char c = phoneNumber.charAt(i);
      if (isDialable(c) && (c != '+' || text.length() == 0)) text.append(c);
    }
    return text.toString();
  }

  public static String extractPostDialPortion(String phoneNumber) {
    return phoneNumber == null ? null : stripSeparators(phoneNumber.substring(end(phoneNumber)));
  }

  public static String stripSeparators(String phoneNumber) {
    if (phoneNumber == null) return null;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < phoneNumber.length(); i++) {
      if (isNonSeparator(phoneNumber.charAt(i))) text.append(phoneNumber.charAt(i));
    }
    return text.toString();
  }

  @Deprecated
  public static boolean compare(String a, String b) {
    if (a == null || b == null) return a == b;
    if (a.isEmpty() || b.isEmpty()) return false;
    return toCallerIDMinMatch(a).equals(toCallerIDMinMatch(b));
  }

  @Deprecated
  public static boolean compare(Context context, String a, String b) {
    return compare(a, b);
  }

  @antecede.Unlisted
  public static boolean compareLoosely(String a, String b) {
    return compare(a, b);
  }

  public static String toCallerIDMinMatch(String phoneNumber) {
    String reversed = getStrippedReversed(phoneNumber);
    return reversed == null ? null : reversed.substring(0, Math.min(7, reversed.length()));
  }

  public static String getStrippedReversed(String phoneNumber) {
    String stripped = extractNetworkPortion(phoneNumber);
    return stripped == null ? null : new StringBuilder(stripped).reverse().toString();
  }

  public static boolean isGlobalPhoneNumber(String phoneNumber) {
    return phoneNumber != null && !phoneNumber.isEmpty() && phoneNumber.matches("[+]?[0-9.-]+");
  }

  public static boolean isWellFormedSmsAddress(String address) {
    String network = extractNetworkPortion(address);
    if (network == null || network.isEmpty() || network.equals("+")) return false;
    for (int i = 0; i < network.length(); i++) {
      if (!isDialable(network.charAt(i))) return false;
    }
    return true;
  }

  @Deprecated
  public static String formatNumber(String source) {
    return format(source);
  }

  public static String formatNumber(String phoneNumber, String defaultCountryIso) {
    return format(phoneNumber);
  }

  public static String formatNumber(String phoneNumber, String phoneNumberE164, String defaultCountryIso) {
    return format(phoneNumber);
  }

  /** As in North America, if it has that many digits. */
  private static String format(String number) {
    if (number == null) return null;
    String digits = stripSeparators(number);
    if (digits.length() == 10 && digits.matches("[0-9]+")) {
      return "(" + digits.substring(0, 3) + ") " + digits.substring(3, 6) + "-" + digits.substring(6);
    }
    return digits.length() == 7 && digits.matches("[0-9]+") ? digits.substring(0, 3) + "-" + digits.substring(3) : number;
  }

  public static String formatNumberToE164(String phoneNumber, String defaultCountryIso) {
    String digits = normalizeNumber(phoneNumber);
    if (digits.startsWith("+")) return digits;
    return digits.length() == 10 ? "+1" + digits : null;
  }

  public static String normalizeNumber(String phoneNumber) {
    if (phoneNumber == null) return "";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < phoneNumber.length(); i++) {
      char c = phoneNumber.charAt(i);
      int digit = Character.digit(c, 10);
      if (digit >= 0) text.append(digit);
      else if (c == '+' && text.length() == 0) text.append(c);
      else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') return normalizeNumber(convertKeypadLettersToDigits(phoneNumber));
    }
    return text.toString();
  }

  public static String convertKeypadLettersToDigits(String input) {
    if (input == null) return null;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < input.length(); i++) {
      char c = input.charAt(i);
      if (c >= 'a' && c <= 'z') c = LETTERS.charAt(c - 'a');
      else if (c >= 'A' && c <= 'Z') c = LETTERS.charAt(c - 'A');
      text.append(c);
    }
    return text.toString();
  }

  public static boolean isEmergencyNumber(String number) {
    return "911".equals(number) || "112".equals(number);
  }

  public static String getNumberFromIntent(Intent intent, Context context) {
    Uri uri = intent.getData();
    return uri == null ? null : uri.getSchemeSpecificPart();
  }

  public static String stringFromStringAndTOA(String s, int TOA) {
    return s == null ? null : TOA == TOA_International && !s.isEmpty() && s.charAt(0) != '+' ? "+" + s : s;
  }
}
