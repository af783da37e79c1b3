package junit.framework;

/** Something that can be tried. */
@antecede.Hidden
public interface Test {
  int countTestCases();
}
