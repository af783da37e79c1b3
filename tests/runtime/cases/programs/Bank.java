package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.*;
import java.util.stream.*;

/** A bank with accounts, transactions, audit log, exceptions of its own and a rollback. */
public class Bank {
  static class InsufficientFunds extends Exception {
    final BigDecimal missing;
    InsufficientFunds(BigDecimal missing) {
      super("missing " + missing);
      this.missing = missing;
    }
  }

  static abstract class Account {
    private static int next = 1000;
    final int id = next++;
    protected BigDecimal balance = BigDecimal.ZERO;
    private final List<String> history = new ArrayList<>();
    void deposit(BigDecimal x) {
      if (x.signum() <= 0) throw new IllegalArgumentException("amount " + x);
      balance = balance.add(x);
      history.add("+" + x);
    }
    void withdraw(BigDecimal x) throws InsufficientFunds {
      BigDecimal rest = balance.subtract(x);
      if (rest.compareTo(floor()) < 0) throw new InsufficientFunds(floor().subtract(rest));
      balance = rest;
      history.add("-" + x);
    }
    abstract BigDecimal floor();
    abstract void month();
    List<String> history() { return Collections.unmodifiableList(history); }
    @Override
    public String toString() {
      return getClass().getSimpleName() + id + "=" + balance;
    }
  }

  static class Savings extends Account {
    final BigDecimal rate;
    Savings(String rate) { this.rate = new BigDecimal(rate); }
    @Override
    BigDecimal floor() {
      return BigDecimal.ZERO;
    }
    @Override
    void month() {
      BigDecimal i = balance.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
      if (i.signum() > 0) deposit(i);
    }
  }

  static class Checking extends Account {
    @Override
    BigDecimal floor() {
      return new BigDecimal("-100");
    }
    @Override
    void month() {
      if (balance.signum() < 0) balance = balance.multiply(new BigDecimal("1.01")).setScale(2, RoundingMode.UP);
    }
  }

  final Map<Integer, Account> accounts = new TreeMap<>();
  final Deque<Runnable> undo = new ArrayDeque<>();

  void transfer(int from, int to, String amount) throws InsufficientFunds {
    Account a = Objects.requireNonNull(accounts.get(from), "no account " + from),
            b = Objects.requireNonNull(accounts.get(to), "no account " + to);
    BigDecimal x = new BigDecimal(amount), was = a.balance, wasB = b.balance;
    a.withdraw(x);
    undo.push(() -> {
      a.balance = was;
      b.balance = wasB;
    });
    b.deposit(x);
  }

  void all(String... orders) {
    undo.clear();
    try {
      for (String o : orders) {
        String[] w = o.split(" ");
        transfer(Integer.parseInt(w[0]), Integer.parseInt(w[1]), w[2]);
      }
      p("done", accounts.values());
    } catch (InsufficientFunds | RuntimeException e) {
      while (!undo.isEmpty()) undo.pop().run();
      p("undone", e.getClass().getSimpleName(), e.getMessage(), accounts.values());
    }
  }

  public static void main(String[] args) {
    Bank b = new Bank();
    for (Account a : new Account[] {new Savings("0.005"), new Checking(), new Savings("0.0125")})
      b.accounts.put(a.id, a);
    b.accounts.get(1000).deposit(new BigDecimal("500.00"));
    b.all("1000 1001 100.50", "1001 1002 200.25");
    b.all("1000 1001 100", "1001 1002 150", "1000 1002 300");
    b.all("1000 1001 10", "1001 9999 5");
    b.all("1000 1001 -5");
    b.all("1000 1001 abc");
    for (int i = 0; i < 12; i++) b.accounts.values().forEach(Account::month);
    p(b.accounts, b.accounts.get(1002).history().size(), thrown(() -> b.accounts.get(1000).history().add("x")));
    p(b.accounts.values().stream().map(a -> a.balance).reduce(BigDecimal.ZERO, BigDecimal::add),
        b.accounts.values().stream().collect(
            Collectors.groupingBy(a -> a.getClass().getSimpleName(), TreeMap::new, Collectors.counting())));
  }
}
