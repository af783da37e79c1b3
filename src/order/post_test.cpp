#include "order/post.h"

#include <optional>
#include <random>

#include <gtest/gtest.h>

#include "order/bed/explorer.h"
#include "order/rules/barrier.h"
#include "order/rules/msg_at_time.h"
#include "order/rules/msg_begin1.h"
#include "order/rules/msg_begin2.h"
#include "order/rules/msg_instead.h"
#include "order/rules/msg_remove.h"
#include "order/rules/native.h"
#include "order/rules/serial.h"

namespace antecede::order {
namespace {

using bed::pick;

// A post that is not known exactly, and a message that it can stand for.
struct Guess {
  Post post;
  trace::Message message;
};

Guess random_guess(std::mt19937_64& random) {
  Guess guess;
  guess.message.type = static_cast<trace::MessageType>(pick(random, 7));
  guess.message.time = static_cast<int64_t>(pick(random, 7)) - 2;
  if (pick(random, 4) == 0) guess.message.time *= 9'000'000;
  guess.message.asynchronous = pick(random, 2) == 0;
  guess.message.rerun = pick(random, 4) == 0;
  guess.post = Post::exactly(guess.message);
  if (pick(random, 3) == 0) guess.post.time.low -= static_cast<int64_t>(pick(random, 4));
  if (pick(random, 3) == 0) guess.post.time.high += static_cast<int64_t>(pick(random, 4));
  if (pick(random, 6) == 0) guess.post.time = Range::any();
  if (pick(random, 4) == 0) guess.post.asynchronous = Answer::Unknown;
  if (pick(random, 4) == 0) guess.post.rerun = Answer::Unknown;
  guess.post.any_type = pick(random, 8) == 0;
  return guess;
}

// What is said of a range must be so for every value in it.
void expect_sound(Answer of_range, bool exact) {
  if (of_range == Answer::Always) {
    EXPECT_TRUE(exact);
  }
  if (of_range == Answer::Never) {
    EXPECT_FALSE(exact);
  }
}

TEST(Post, WhatIsSaidOfARangeHoldsForItsValues) {
  std::mt19937_64 random(1);
  size_t always = 0, unknown = 0;
  for (int i = 0; i < 200000 && !testing::Test::HasFailure(); ++i) {
    Guess a = random_guess(random), b = random_guess(random);
    bool first = pick(random, 2) == 0;
    Answer order = looper_order(a.post, b.post);
    always += order == Answer::Always;
    unknown += order == Answer::Unknown;
    expect_sound(order, looper_order(a.message, b.message));
    expect_sound(serial_order(a.post, b.post), serial_order(a.message, b.message));
    expect_sound(overtakes(a.post, b.post), overtakes(a.message, b.message));
    expect_sound(instead_order(a.post, b.post), instead_order(a.message, b.message));
    expect_sound(native_order(a.post, b.post), native_order(a.message, b.message));
    expect_sound(at_time_order(a.post, b.post, first), at_time_order(a.message, b.message, first));
    expect_sound(barrier_stops(a.post), barrier_stops(a.message));
    expect_sound(can_be_removed(a.post), can_be_removed(a.message));
    expect_sound(is_front(a.post), is_front(a.message));
  }
  EXPECT_GT(always, 1000u);
  EXPECT_GT(unknown, 1000u);
}

TEST(Post, ExactOnesAreNeverUnknown) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 20000; ++i) {
    Post a = Post::exactly(random_guess(random).message), b = Post::exactly(random_guess(random).message);
    EXPECT_NE(looper_order(a, b), Answer::Unknown);
    EXPECT_NE(serial_order(a, b), Answer::Unknown);
    EXPECT_NE(at_time_order(a, b, true), Answer::Unknown);
    EXPECT_NE(barrier_stops(a), Answer::Unknown);
  }
}

}  // namespace
}  // namespace antecede::order
