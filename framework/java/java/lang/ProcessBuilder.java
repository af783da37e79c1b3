package java.lang;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Describes a program to run. There are none, so it never starts. */
public final class ProcessBuilder {
  private List<String> command;
  private File directory;
  private final Map<String, String> environment = new HashMap<>();
  private boolean redirectErrorStream;
  private Redirect input = Redirect.PIPE;
  private Redirect output = Redirect.PIPE;
  private Redirect error = Redirect.PIPE;

  /** Where a stream of the program comes from or goes to. */
  public abstract static class Redirect {
    public static final Redirect PIPE = new Target(Type.PIPE, null);
    public static final Redirect INHERIT = new Target(Type.INHERIT, null);

    /** The kinds of redirection. */
    public enum Type {
      PIPE, INHERIT, READ, WRITE, APPEND
    }

    private Redirect() {}

    private static final class Target extends Redirect {
      private final Type type;
      private final File file;

      Target(Type type, File file) {
        this.type = type;
        this.file = file;
      }

      @Override
      public Type type() {
        return type;
      }

      @Override
      public File file() {
        return file;
      }
    }

    public abstract Type type();

    public File file() {
      return null;
    }

    public static Redirect from(File file) {
      return new Target(Type.READ, Objects.requireNonNull(file));
    }

    public static Redirect to(File file) {
      return new Target(Type.WRITE, Objects.requireNonNull(file));
    }

    public static Redirect appendTo(File file) {
      return new Target(Type.APPEND, Objects.requireNonNull(file));
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Redirect)) return false;
      Redirect that = (Redirect) other;
      return type() == that.type() && Objects.equals(file(), that.file());
    }

    @Override
    public int hashCode() {
      return file() == null ? super.hashCode() : file().hashCode();
    }

    @Override
    public String toString() {
      switch (type()) {
        case READ:
          return "redirect to read from file \"" + file() + "\"";
        case WRITE:
          return "redirect to write to file \"" + file() + "\"";
        case APPEND:
          return "redirect to append to file \"" + file() + "\"";
        default:
          return type().toString();
      }
    }
  }

  public ProcessBuilder(List<String> command) {
    this.command = Objects.requireNonNull(command);
  }

  public ProcessBuilder(String... command) {
    command(command);
  }

  public ProcessBuilder command(List<String> command) {
    this.command = Objects.requireNonNull(command);
    return this;
  }

  public ProcessBuilder command(String... command) {
    this.command = new ArrayList<>(command.length);
    for (String word : command) this.command.add(word);
    return this;
  }

  public List<String> command() {
    return command;
  }

  public Map<String, String> environment() {
    return environment;
  }

  public File directory() {
    return directory;
  }

  public ProcessBuilder directory(File directory) {
    this.directory = directory;
    return this;
  }

  public ProcessBuilder redirectInput(Redirect source) {
    if (source.type() == Redirect.Type.WRITE || source.type() == Redirect.Type.APPEND) {
      throw new IllegalArgumentException("Redirect invalid for reading: " + source);
    }
    input = source;
    return this;
  }

  private static Redirect checkTarget(Redirect target) {
    if (target.type() == Redirect.Type.READ) {
      throw new IllegalArgumentException("Redirect invalid for writing: " + target);
    }
    return target;
  }

  public ProcessBuilder redirectOutput(Redirect target) {
    output = checkTarget(target);
    return this;
  }

  public ProcessBuilder redirectError(Redirect target) {
    error = checkTarget(target);
    return this;
  }

  public ProcessBuilder redirectInput(File file) {
    return redirectInput(Redirect.from(file));
  }

  public ProcessBuilder redirectOutput(File file) {
    return redirectOutput(Redirect.to(file));
  }

  public ProcessBuilder redirectError(File file) {
    return redirectError(Redirect.to(file));
  }

  public Redirect redirectInput() {
    return input;
  }

  public Redirect redirectOutput() {
    return output;
  }

  public Redirect redirectError() {
    return error;
  }

  public ProcessBuilder inheritIO() {
    input = output = error = Redirect.INHERIT;
    return this;
  }

  public boolean redirectErrorStream() {
    return redirectErrorStream;
  }

  public ProcessBuilder redirectErrorStream(boolean merge) {
    redirectErrorStream = merge;
    return this;
  }

  public Process start() throws IOException {
    for (String word : command) Objects.requireNonNull(word);
    String program = command.get(0);
    throw new IOException("Cannot run program \"" + program + "\": error=2, No such file or directory");
  }
}
