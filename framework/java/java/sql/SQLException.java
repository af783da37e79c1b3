package java.sql;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** An error of a database, with a state, a code, and further errors behind it. */
public class SQLException extends Exception implements Iterable<Throwable> {
  private String state;
  private int code;
  private volatile SQLException next;

  public SQLException(String reason, String SQLState, int vendorCode) {
    super(reason);
    state = SQLState;
    code = vendorCode;
  }

  public SQLException(String reason, String SQLState) {
    this(reason, SQLState, 0);
  }

  public SQLException(String reason) {
    super(reason);
  }

  public SQLException() {}

  public SQLException(Throwable cause) {
    super(cause);
  }

  public SQLException(String reason, Throwable cause) {
    super(reason, cause);
  }

  public SQLException(String reason, String sqlState, Throwable cause) {
    this(reason, sqlState, 0, cause);
  }

  public SQLException(String reason, String sqlState, int vendorCode, Throwable cause) {
    super(reason, cause);
    state = sqlState;
    code = vendorCode;
  }

  public String getSQLState() {
    return state;
  }

  public int getErrorCode() {
    return code;
  }

  public SQLException getNextException() {
    return next;
  }

  public void setNextException(SQLException ex) {
    SQLException last = this;
    while (last.next != null) last = last.next;
    last.next = ex;
  }

  /** This, its causes, then the next one and its causes. */
  @Override
  public Iterator<Throwable> iterator() {
    return new Iterator<Throwable>() {
      private SQLException owner = SQLException.this;
      private Throwable upcoming = owner;

      @Override
      public boolean hasNext() {
        return upcoming != null;
      }

      @Override
      public Throwable next() {
        if (upcoming == null) throw new NoSuchElementException();
        Throwable given = upcoming;
        upcoming = given.getCause();
        if (upcoming == null) {
          owner = owner.getNextException();
          upcoming = owner;
        }
        return given;
      }
    };
  }
}
