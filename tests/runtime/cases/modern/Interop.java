package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;

/**
 * Newer library classes: HexFormat, ProcessHandle-free, InputStream and Reader methods, Duration and LocalDate
 * additions.
 */
public class Interop {
  public static void main(String[] args) throws Exception {
    InputStream in = new ByteArrayInputStream("hello stream".getBytes());
    p(in.readNBytes(5).length, in.readAllBytes().length, in.read(), InputStream.nullInputStream().read(),
        new ByteArrayInputStream(new byte[10]).readNBytes(new byte[4], 1, 3));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    p(new ByteArrayInputStream("copy".getBytes()).transferTo(out), out,
        new StringReader("text").transferTo(new StringWriter()), out.toString(java.nio.charset.StandardCharsets.UTF_8));
    HexFormat h = HexFormat.of();
    p(h.formatHex(new byte[] {1, -1, 127}), h.parseHex("00ff10"),
        HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {10, 11}), HexFormat.fromHexDigits("7f"),
        thrown(() -> h.parseHex("0")), thrown(() -> h.parseHex("zz")));
    Duration d = Duration.ofSeconds(93784, 5_000_000);
    p(d.toDaysPart(), d.toHoursPart(), d.toMinutesPart(), d.toSecondsPart(), d.toMillisPart(), d.toSeconds(),
        d.dividedBy(Duration.ofHours(1)), d.truncatedTo(java.time.temporal.ChronoUnit.MINUTES));
    p(LocalDate.of(2024, 1, 30).datesUntil(LocalDate.of(2024, 2, 2)).toList(),
        LocalDate.ofInstant(Instant.EPOCH, ZoneOffset.UTC), LocalDate.EPOCH,
        LocalTime.ofInstant(Instant.ofEpochSecond(3661), ZoneOffset.UTC));
    CompletableFuture<String> f = new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.MILLISECONDS);
    p(f.get(), thrown(() -> new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).join()),
        CompletableFuture.failedFuture(new IOException()).isCompletedExceptionally(),
        CompletableFuture.completedStage(5).toCompletableFuture().join(), f.copy().join());
    Iterator<Integer> it = List.of(1, 2).iterator();
    p(Collections.list(Collections.enumeration(List.of(1))).size(),
        new ArrayDeque<>(List.of(1, 2)).removeIf(x -> x > 1), new TreeMap<>(Map.of(1, 2)).putIfAbsent(1, 9), it.next(),
        new PriorityQueue<>(List.of(3, 1)).peek(), new Scanner("a1b22").findAll("\\d+").map(r -> r.group()).toList());
    p(java.util.regex.Pattern.compile("b").matcher("abcb").replaceAll(r -> "<" + r.start() + ">"),
        java.util.regex.Pattern.compile("[ab]").matcher("xaby").results().count(),
        java.util.regex.Pattern.compile("a+").asMatchPredicate().test("aab"), Character.getName('a') != null,
        Integer.toUnsignedString(-1), StringBuilder.class.getSimpleName());
    var random = new Random(3).ints(3, 0, 100).boxed().toList();
    p(random, new SplittableRandom(3).nextInt(10), Base64.getEncoder().withoutPadding().encodeToString(new byte[] {1}));
  }
}
