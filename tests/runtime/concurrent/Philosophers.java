package concurrent;

import static support.Tell.p;

import java.util.*;
import support.Together;

/** Dining philosophers with ordered forks, a bank with ordered locks, and a reader of consistent totals. */
public class Philosophers {
  static class Account {
    final int id;
    int money = 100;
    Account(int id) { this.id = id; }
  }

  static void move(Account a, Account b, int amount) {
    Account first = a.id < b.id ? a : b, second = first == a ? b : a;
    synchronized (first) {
      Thread.yield();
      synchronized (second) {
        a.money -= amount;
        b.money += amount;
      }
    }
  }

  static int total(Account[] all, int i) {
    if (i == all.length) {
      int sum = 0;
      for (Account a : all) sum += a.money;
      return sum;
    }
    synchronized (all[i]) { return total(all, i + 1); }
  }

  public static void main(String[] args) {
    Object[] forks = {new Object(), new Object(), new Object(), new Object()};
    int[] meals = new int[4], using = new int[4];
    boolean[] clash = {false};
    support.Tell.Body[] diners = new support.Tell.Body[4];
    for (int i = 0; i < 4; i++) {
      int me = i, low = Math.min(i, (i + 1) % 4), high = Math.max(i, (i + 1) % 4);
      diners[i] = () -> {
        for (int n = 0; n < 5; n++) {
          synchronized (forks[low]) {
            Thread.yield();
            synchronized (forks[high]) {
              if (using[low]++ + using[high]++ != 0) clash[0] = true;
              Thread.yield();
              meals[me]++;
              using[low]--;
              using[high]--;
            }
          }
        }
      };
    }
    Together.run(diners);
    p(meals, clash[0]);
    Account[] all = {new Account(0), new Account(1), new Account(2)};
    List<Integer> totals = new ArrayList<>();
    Together.run(
        ()
            -> {
          for (int i = 0; i < 10; i++) move(all[0], all[1], 7);
        },
        ()
            -> {
          for (int i = 0; i < 10; i++) move(all[1], all[2], 5);
        },
        ()
            -> {
          for (int i = 0; i < 10; i++) move(all[2], all[0], 3);
        },
        () -> {
          for (int i = 0; i < 5; i++) totals.add(total(all, 0));
        });
    p(all[0].money, all[1].money, all[2].money, totals);
  }
}
