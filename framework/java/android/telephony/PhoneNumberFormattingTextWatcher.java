package android.telephony;

import android.text.Editable;
import android.text.TextWatcher;
import java.util.Locale;

/** Writes a phone number as people of a country do while it is typed. */
public class PhoneNumberFormattingTextWatcher implements TextWatcher {
  private final String country;
  private boolean isOwnChange;

  public PhoneNumberFormattingTextWatcher() {
    this(Locale.getDefault().getCountry());
  }

  public PhoneNumberFormattingTextWatcher(String countryCode) {
    if (countryCode == null) throw new IllegalArgumentException();
    country = countryCode;
  }

  @Override
  public void beforeTextChanged(CharSequence s, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence s, int start, int before, int count) {}

  @Override
  public void afterTextChanged(Editable s) {
    if (isOwnChange) return;
    String written = PhoneNumberUtils.formatNumber(s.toString(), country);
    if (written == null || written.contentEquals(s)) return;
    isOwnChange = true;
    s.replace(0, s.length(), written, 0, written.length());
    isOwnChange = false;
  }
}
