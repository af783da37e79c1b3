package android.text;

import antecede.Bag;

/** Breaks a text into lines of a width: at line ends, else at blanks, else anywhere. Letters are as wide as their paint says. */
final class Lines {
  private final Bag<int[]> starts = new Bag<int[]>();
  final int height;
  final int descent;

  Lines(CharSequence text, int start, int end, TextPaint paint, int width, float multiplier, float extra, int most) {
    android.graphics.Paint.FontMetricsInt metrics = paint.getFontMetricsInt();
    int plain = metrics.descent - metrics.ascent;
    height = Math.max(1, Math.round(plain * multiplier + extra));
    descent = metrics.descent;
    float letter = Math.max(1, paint.measureText("x"));
    int fit = Math.max(1, (int) (width / letter));
    int at = start;
    while (at < end && starts.size() < most) {
      starts.add(new int[] {at});
      at = lineEnd(text, at, end, fit);
    }
    if (starts.isEmpty() || end > start && text.charAt(end - 1) == '\n' && at == end
        && starts.size() < most) starts.add(new int[] {end});
    starts.add(new int[] {at});
  }

  private static int lineEnd(CharSequence text, int start, int end, int fit) {
    int blank = -1;
    for (int i = start; i < end; i++) {
      char letter = text.charAt(i);
      if (letter == '\n') return i + 1;
      if (letter == ' ') blank = i;
      if (i - start >= fit && letter != ' ') return blank > start ? blank + 1 : i;
    }
    return end;
  }

  int count() {
    return starts.size() - 1;
  }

  int start(int line) {
    return starts.get(line)[0];
  }
}
