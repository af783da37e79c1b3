package java.util.regex;

/** Where a pattern and its groups matched. */
public interface MatchResult {
  int start();

  int start(int group);

  int end();

  int end(int group);

  String group();

  String group(int group);

  int groupCount();
}
