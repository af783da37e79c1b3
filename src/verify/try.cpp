#include "verify/try.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::verify {

namespace {

std::string blocked_words(const runtime::Blocked& blocked) {
  const std::string does = blocked.threads.empty() ? "" : ": it " + blocked.threads.front().does;
  return fmt::format("the main thread does not answer in {} ({}){}", blocked.event.label, blocked.kind, does);
}

}  // namespace

Try::Try(TryPlace place, std::vector<uint32_t> followed, Way way, std::shared_ptr<Guidance> guidance)
    : place_(place), session_(place.session), way_(std::move(way)), guidance_(std::move(guidance)),
      watch_(place.index, followed, place.places, place.names,
             way_.is_recorded ? PairWatch::k_all_known : session_.tables().locations.size()),
      followed_(followed.size()) {
  const runtime::Machine::State& state = session_.machine().state();
  watch_.start_at(session_.operations().size());
  from_ = done_at_ = state.now;
  blocked_ = state.notes.blocked.size();
  result_.held_from = result_.held_to = over_at_ = done_ = events();
  const bool is_free = !guidance_->is_guided();
  for (Followed& one : followed_) one.shares = is_free;
  picture_ = [this](std::string_view title, std::string_view views) {
    pictured_ = session_.operations().size();
    result_.screens.push_back({events(), std::string(title), std::string(views)});
  };
}

/// Nobody but the environment could go on: what is left are frames and timers that are still to come.
bool Try::is_at_rest() const {
  const runtime::Machine::State& state = session_.machine().state();
  return std::ranges::none_of(state.alive, [&](uint32_t id) {
    return id != 0 && state.threads[id].state == runtime::Thread::State::Runnable;
  });
}

void Try::want_pictures(bool wanted) {
  if (wanted != takes_pictures_) session_.set_picture(wanted ? picture_ : runtime::TakePicture());
  takes_pictures_ = wanted;
}

void Try::look_before_step() {
  if (!is_watched_closely()) return;
  // A picture costs time: only where something may have changed, and has come to rest.
  const bool is_resting = is_at_rest();
  want_pictures(is_resting && pictured_ != session_.operations().size());
  const RecordedRun& run = place_.run;
  const bool ends_next = guidance_->is_enough || events() + run.schedule.driver.ending.size() >= run.events.size();
  if (ends_next && !result_.settled && is_resting)
    if (auto state = session_.visible_state()) result_.settled = *std::move(state);
}

void Try::let_user_wait() {
  if (!way_.is_patient || !is_watched_closely()) return;
  const int64_t now = session_.machine().state().now;
  if (done_ != events()) {
    done_ = events();
    done_at_ = now;
  }
  // Where other things come in another order, time passes differently, too: what shows the time is noise.
  guidance_->is_waiting = now - done_at_ < place_.limits.patient_nanos * (way_.options.is_other ? 2 : 1);
}

/// Whether the thread that was kept back may go on: as soon as it may for the first target, it does.
void Try::release() {
  if (!guidance_->is_guided() || followed_.empty()) return;
  const auto may_go_on = [&](size_t i) {
    return way_.until == Attempt::Until::Posted ? watch_.sides(i)[way_.first].is_posted : watch_.is_done(i, way_.first);
  };
  const bool goes_on = may_go_on(0);
  for (size_t i = 0; i < followed_.size(); ++i) {
    Followed& one = followed_[i];
    if (!one.is_open) continue;
    const bool is_due = may_go_on(i);
    one.shares = is_due && goes_on;
    if (is_due == goes_on) continue;
    one.is_open = false;
    one.fate = Fate::Apart;
  }
  if (!goes_on) return;
  guidance_->is_held = guidance_->is_hurried = guidance_->is_lingering = false;
  guidance_->is_released = true;
  released_at_ = session_.machine().state().now;
  result_.held_to = over_at_ = events();
}

bool Try::has_order(size_t followed) const {
  const PairWatch::Sides& sides = watch_.sides(followed);
  const auto &first = sides[way_.first], &second = sides[1 - way_.first];
  const bool both_ran = (first.accessed || first.has_ended) && (second.accessed || second.has_begun);
  const std::optional<size_t>& behind = way_.is_last ? second.accessed_last : second.accessed;
  return both_ran && (!first.accessed || !behind || *first.accessed < *behind);
}

/// Who is not there by now does not come: much was done since the thread went on, and there was time enough.
bool Try::is_too_late() const {
  return events() > result_.held_to + place_.limits.events_until && session_.machine().state().now - released_at_ > place_.limits.held_nanos;
}

void Try::note_over() {
  for (size_t i = 0; i < followed_.size(); ++i) {
    Followed& one = followed_[i];
    if (!one.shares || !one.is_open || one.over_at) continue;
    if (watch_.is_done(i, 0) && watch_.is_done(i, 1)) {
      one.over_at = over_at_ = events();
      if (!over_time_) over_time_ = std::chrono::steady_clock::now();
      // Of several accesses, the last may still come.
      one.is_open = way_.is_last || has_order(i);
    } else if (!way_.seed && is_too_late()) {
      one.is_open = false;
    }
  }
}

/// A main thread that does not answer because we keep it, or what it waits for, from running says nothing of the app.
bool Try::is_stuck(size_t steps) const {
  const runtime::Machine::State& state = session_.machine().state();
  const bool may_be = guidance_->is_guided() || (way_.seed && std::ranges::any_of(followed_, [](const Followed& one) { return one.is_open && !one.over_at; }));
  return may_be && (guidance_->broke_hold || state.notes.blocked.size() > blocked_ || steps > place_.limits.held_steps ||
                    state.now - from_ > place_.limits.held_nanos);
}

/// Those that are not over will not be.
void Try::decide_rest() {
  for (Followed& one : followed_)
    if (!one.over_at) one.is_open = false;
}

bool Try::is_worth_it() const {
  return followed_.empty() || std::ranges::any_of(followed_, &Followed::is_open);
}

void Try::run() {
  session_.set_picture({});
  size_t steps = 0;
  for (bool goes_on = true; goes_on && steps < place_.limits.steps; ++steps) {
    look_before_step();
    let_user_wait();
    goes_on = session_.step();
    watch_.look(session_.operations(), events());
    release();
    if (guidance_->is_fine && (watch_.sides(0)[1 - way_.first].accessed || watch_.is_done(0, 1 - way_.first))) guidance_->is_fine = false;
    if (is_stuck(steps)) decide_rest();
    note_over();
    is_cut_ = !is_worth_it();
    if (is_cut_) break;
    guidance_->is_enough = is_watched_closely() && events() > over_at_ + place_.limits.events_after;
    if (steps % 1024 == 0 && place_.is_late()) break;
  }
  session_.set_picture({});
  if (!is_cut_) look_back();
}

void Try::read_fields() {
  const StateParts& parts = place_.parts;
  if (parts.fields.empty()) return;
  const trace::TraceTables& tables = session_.tables();
  for (const trace::Operation& operation : session_.operations()) {
    if (operation.kind != trace::OperationKind::Write || !(operation.flags & trace::Operation::k_has_value)) continue;
    const trace::Location& location = tables.locations[operation.location()];
    const std::string name = fmt::format("{}.{}", tables.names[location.owner], tables.names[location.name]);
    if (parts.is_field(name)) result_.fields[name] = operation.value;
  }
}

void Try::look_back() {
  for (size_t i = 0; i < followed_.size(); ++i) {
    Followed& one = followed_[i];
    if (one.fate != Fate::Apart && one.is_open && one.shares && has_order(i)) one.fate = Fate::Came;
  }
  is_cut_ = !followed_.empty() && std::ranges::none_of(followed_, [](const Followed& one) { return one.fate == Fate::Came; });
  if (is_cut_) return;
  const runtime::Outcome::Kind outcome = session_.machine().outcome().kind;
  result_.is_whole = outcome == runtime::Outcome::Kind::Exited || outcome == runtime::Outcome::Kind::Finished;
  result_.times = watch_.take_times();
  result_.events = session_.machine().state().app.events;
  const runtime::RunReport report = session_.report();
  for (const runtime::Crash& crash : report.crashes) result_.crashes.try_emplace(crash_words(crash), crash);
  // One that goes on and on may only have been passed over by the schedule.
  for (const runtime::Blocked& blocked : report.blocked)
    if (blocked.kind != "loops") result_.blocked.insert(blocked_words(blocked));
  for (const runtime::ToolFailure& failure : report.tool_failures) result_.made_up.insert(failure.message);
  if (auto state = session_.visible_state()) result_.last = *std::move(state);
  result_.output = place_.output;
  read_fields();
  if (!followed_.empty()) result_.schedule = session_.schedule();
}

}  // namespace antecede::verify
