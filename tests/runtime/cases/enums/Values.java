package enums;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Enums in maps, streams, switches with fall-through, interfaces, nested constants, and sorting by fields. */
public class Values {
  enum Suit {
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES;
    boolean red() { return this == DIAMONDS || this == HEARTS; }
  }
  enum Rank {
    TWO(2),
    THREE(3),
    TEN(10),
    JACK(10),
    QUEEN(10),
    KING(10),
    ACE(11);
    final int points;
    Rank(int p) { points = p; }
    char letter() { return this == TEN ? 'T' : points < 10 ? (char) ('0' + points) : name().charAt(0); }
  }

  static final class Card implements Comparable<Card> {
    final Rank rank;
    final Suit suit;
    Card(Rank r, Suit s) {
      rank = r;
      suit = s;
    }
    @Override
    public int compareTo(Card o) {
      return suit != o.suit ? suit.compareTo(o.suit) : rank.compareTo(o.rank);
    }
    @Override
    public String toString() {
      return rank.letter() + "" + suit.name().charAt(0);
    }
  }

  enum Level {
    DEBUG {
      @Override
      Level up() {
        return INFO;
      }
    },
    INFO {
      @Override
      Level up() {
        return ERROR;
      }
    },
    ERROR {
      @Override
      Level up() {
        return this;
      }
      @Override
      public String toString() {
        return "error!";
      }
    };
    abstract Level up();
    static Level of(String s) {
      return Arrays.stream(values()).filter(l -> l.name().equalsIgnoreCase(s)).findFirst().orElse(INFO);
    }
  }

  static int weight(Level l) {
    int w = 0;
    switch (l) {
      case ERROR: w += 100;
      case INFO: w += 10;
      case DEBUG: w += 1;
    }
    return w;
  }

  public static void main(String[] args) {
    List<Card> deck = new ArrayList<>();
    for (Suit s : Suit.values())
      for (Rank r : Rank.values()) deck.add(new Card(r, s));
    Collections.shuffle(deck, new Random(52));
    List<Card> hand = new ArrayList<>(deck.subList(0, 8));
    Collections.sort(hand);
    p(hand, hand.stream().mapToInt(c -> c.rank.points).sum());
    p(hand.stream().collect(Collectors.groupingBy(
        c -> c.suit, () -> new EnumMap<>(Suit.class), Collectors.mapping(c -> c.rank, Collectors.toList()))));
    p(deck.stream().collect(Collectors.partitioningBy(c -> c.suit.red(), Collectors.counting())),
        hand.stream().max(Comparator.comparing((Card c) -> c.rank).thenComparing(c -> c.suit)).get());
    for (Level l : Level.values()) System.out.print(l + " " + l.up() + " " + weight(l) + " " + l.name() + "; ");
    p(Level.of("error"), Level.of("none"), Level.valueOf("DEBUG").up().up());
    EnumSet<Rank> faces = EnumSet.range(Rank.JACK, Rank.KING);
    p(faces, EnumSet.complementOf(faces), faces.stream().map(Enum::name).collect(Collectors.joining("+")),
        Rank.valueOf("ACE").compareTo(Rank.TWO), Suit.HEARTS.red());
    Map<Suit, Map<Rank, Integer>> table = new TreeMap<>(Comparator.reverseOrder());
    for (Card c : hand) table.computeIfAbsent(c.suit, s -> new EnumMap<>(Rank.class)).merge(c.rank, 1, Integer::sum);
    p(table);
    Object o = Suit.SPADES;
    p(o instanceof Enum, o instanceof Comparable, ((Enum<?>) o).getDeclaringClass().getSimpleName(), o.toString(),
        o.equals(Suit.valueOf("SPADES")));
  }
}
