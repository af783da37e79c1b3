package javax.security.auth.callback;

import java.io.Serializable;
import java.util.Arrays;

/** The question for a password. */
public class PasswordCallback implements Callback, Serializable {
  private final String prompt;
  private final boolean echoOn;
  private char[] password;

  public PasswordCallback(String prompt, boolean echoOn) {
    if (prompt == null || prompt.isEmpty()) throw new IllegalArgumentException();
    this.prompt = prompt;
    this.echoOn = echoOn;
  }

  public String getPrompt() {
    return prompt;
  }

  public boolean isEchoOn() {
    return echoOn;
  }

  public void setPassword(char[] password) {
    this.password = password == null ? null : password.clone();
  }

  public char[] getPassword() {
    return password == null ? null : password.clone();
  }

  public void clearPassword() {
    if (password != null) Arrays.fill(password, ' ');
  }
}
