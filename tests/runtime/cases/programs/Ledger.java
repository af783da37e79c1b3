package programs;

import static support.Tell.p;

import java.math.*;
import java.time.*;
import java.time.temporal.*;
import java.util.*;

/** Dates and money over a year: instalments, interest by days, calendars of payments, rounding. */
public class Ledger {
  static final class Payment {
    final LocalDate on;
    final BigDecimal interest, principal, rest;
    Payment(LocalDate on, BigDecimal i, BigDecimal p, BigDecimal r) {
      this.on = on;
      interest = i;
      principal = p;
      rest = r;
    }
    @Override
    public String toString() {
      return on + " " + interest + " " + principal + " " + rest;
    }
  }

  static LocalDate businessDay(LocalDate d) {
    while (d.getDayOfWeek() == DayOfWeek.SATURDAY || d.getDayOfWeek() == DayOfWeek.SUNDAY) d = d.plusDays(1);
    return d;
  }

  static List<Payment> plan(BigDecimal loan, BigDecimal rate, LocalDate from, int months) {
    MathContext mc = new MathContext(12);
    BigDecimal r = rate.divide(BigDecimal.valueOf(12), mc), q = BigDecimal.ONE.add(r).pow(months, mc);
    BigDecimal pay = loan.multiply(r).multiply(q).divide(q.subtract(BigDecimal.ONE), 2, RoundingMode.HALF_UP);
    List<Payment> out = new ArrayList<>();
    BigDecimal rest = loan;
    for (int i = 1; i <= months; i++) {
      BigDecimal interest = rest.multiply(r).setScale(2, RoundingMode.HALF_EVEN),
                 principal = i == months ? rest : pay.subtract(interest);
      rest = rest.subtract(principal);
      out.add(new Payment(businessDay(from.plusMonths(i)), interest, principal, rest));
    }
    return out;
  }

  public static void main(String[] args) {
    List<Payment> plan = plan(new BigDecimal("10000.00"), new BigDecimal("0.0625"), LocalDate.of(2023, 1, 31), 12);
    plan.forEach(System.out::println);
    BigDecimal total = BigDecimal.ZERO;
    for (Payment x : plan) total = total.add(x.interest).add(x.principal);
    p(total, plan.get(11).rest.signum(), ChronoUnit.DAYS.between(plan.get(0).on, plan.get(11).on),
        Period.between(LocalDate.of(2023, 1, 31), plan.get(11).on));
    Map<YearMonth, Integer> workdays = new TreeMap<>();
    for (LocalDate d = LocalDate.of(2024, 1, 1); d.getYear() == 2024; d = d.plusDays(1))
      if (d.getDayOfWeek().getValue() < 6) workdays.merge(YearMonth.from(d), 1, Integer::sum);
    p(workdays);
    List<LocalDate> thirteenths = new ArrayList<>();
    for (Month m : Month.values()) {
      LocalDate d = LocalDate.of(2026, m, 13);
      if (d.getDayOfWeek() == DayOfWeek.FRIDAY) thirteenths.add(d);
    }
    p(thirteenths, LocalDate.of(2024, 5, 1).with(TemporalAdjusters.lastInMonth(DayOfWeek.MONDAY)),
        LocalDate.of(2024, 11, 1).with(TemporalAdjusters.dayOfWeekInMonth(4, DayOfWeek.THURSDAY)));
    for (int y : new int[] {1999, 2000, 2023, 2024, 2025}) {
      int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3,
          h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7,
          m = (a + 11 * h + 22 * l) / 451, mo = (h + l - 7 * m + 114) / 31, da = (h + l - 7 * m + 114) % 31 + 1;
      System.out.print(LocalDate.of(y, mo, da) + " ");
    }
    System.out.println();
    Duration worked = Duration.ZERO;
    for (String s : "08:55-12:10 13:05-17:42 22:30-02:15".split(" ")) {
      LocalTime from = LocalTime.parse(s.substring(0, 5)), to = LocalTime.parse(s.substring(6));
      Duration d = Duration.between(from, to);
      worked = worked.plus(d.isNegative() ? d.plusDays(1) : d);
    }
    p(worked, worked.toMinutes());
  }
}
