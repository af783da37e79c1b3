package junit.framework;

/** Something that can be tried. */
@antecede.Unlisted
public interface Test {
  int countTestCases();
}
