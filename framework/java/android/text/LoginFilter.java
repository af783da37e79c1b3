package android.text;

/** Lets only some letters be typed. */
public abstract class LoginFilter implements InputFilter {
  private final boolean appendInvalid;

  LoginFilter(boolean appendInvalid) {
    this.appendInvalid = appendInvalid;
  }

  @Override
  public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
    onStart();
    for (int i = 0; i < dest.length(); i++) {
      if ((i < dstart || i >= dend) && !isAllowed(dest.charAt(i))) onInvalidCharacter(dest.charAt(i));
    }
    StringBuilder kept = new StringBuilder();
    for (int i = start; i < end; i++) {
      char letter = source.charAt(i);
      if (!isAllowed(letter)) onInvalidCharacter(letter);
      if (isAllowed(letter) || appendInvalid) kept.append(letter);
    }
    onStop();
    return kept.length() == end - start ? null : kept;
  }

  public void onStart() {}

  public void onInvalidCharacter(char c) {}

  public void onStop() {}

  public abstract boolean isAllowed(char c);

  private static boolean isAlphanumeric(char c) {
    return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** Names of mail accounts. */
  public static class UsernameFilterGMail extends LoginFilter {
    public UsernameFilterGMail() {
      super(false);
    }

    public UsernameFilterGMail(boolean appendInvalid) {
      super(appendInvalid);
    }

    @Override
    public boolean isAllowed(char c) {
      return isAlphanumeric(c) || c == '.';
    }
  }

  /** Names of other accounts. */
  public static class UsernameFilterGeneric extends LoginFilter {
    public UsernameFilterGeneric() {
      super(false);
    }

    public UsernameFilterGeneric(boolean appendInvalid) {
      super(appendInvalid);
    }

    @Override
    public boolean isAllowed(char c) {
      return isAlphanumeric(c) || "@_-+.".indexOf(c) >= 0;
    }
  }

  /** Passwords. */
  public static class PasswordFilterGMail extends LoginFilter {
    public PasswordFilterGMail() {
      super(false);
    }

    public PasswordFilterGMail(boolean appendInvalid) {
      super(appendInvalid);
    }

    @Override
    public boolean isAllowed(char c) {
      return c >= 32 && c <= 127 || c >= 160 && c <= 255;
    }
  }
}
