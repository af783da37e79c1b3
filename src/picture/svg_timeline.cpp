#include "picture/svg_timeline.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/xml_text.h"
#include "report/words.h"

namespace antecede::picture {

using base::counted;
using report::columns;
using report::wrapped;

namespace {

// Pixels.
constexpr int k_margin = 28, k_lane = 330, k_gap = 54, k_box = k_lane;
constexpr int k_label = 22, k_detail = 16, k_mark = 20, k_end = 10, k_space = 14, k_neighbour = 24, k_elision = 18;
/// About the mean width of a character: names are bold, soft text is smaller.
constexpr double k_bold = 8.2, k_plain = 6.5, k_soft = 6.3, k_large = 9.4;

constexpr const char* k_style = R"(
  svg { font: 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif }
  .page { fill: #ffffff } text { fill: #1f2328 } .soft { fill: #656d76; font-size: 11px }
  .title { font-size: 15px; font-weight: 600 } .name { font-weight: 600 }
  .lane { stroke: #d0d7de; stroke-width: 2 } .box { fill: #eaf3fb; stroke: #5b8fc7 }
  .racing { fill: #fdecea; stroke: #c4392f; stroke-width: 2 } .dim { opacity: .55 } .dim .box { fill: #f2f3f5; stroke: #aab1b9 }
  .post { stroke: #3f7ab8; stroke-width: 1.5; fill: none } .dot { fill: #3f7ab8 } .head { fill: #3f7ab8 }
  .write { fill: #c4392f } .read { fill: none; stroke: #c4392f; stroke-width: 2 }
  .free { stroke: #c4392f; stroke-width: 1.5; stroke-dasharray: 5 4; fill: none } .word { fill: #c4392f; font-size: 11px }
  @media (prefers-color-scheme: dark) {
    .page { fill: #15191f } text { fill: #dfe5ec } .soft { fill: #98a2ae } .lane { stroke: #333b45 }
    .box { fill: #1b2a3a; stroke: #5b8fc7 } .racing { fill: #3a1d1c; stroke: #e5675d } .dim .box { fill: #20252c; stroke: #4a535e }
    .post { stroke: #79aee6 } .dot, .head { fill: #79aee6 } .write, .word { fill: #f0857b } .read, .free { stroke: #f0857b }
  }
)";

/// The first `count` characters.
std::string_view head(std::string_view text, size_t count) {
  size_t bytes = 0;
  for (; count > 0 && bytes < text.size(); --count) do
      ++bytes;
    while (bytes < text.size() && (text[bytes] & 0xc0) == 0x80);
  return text.substr(0, bytes);
}

/// As much as fits, without the end.
std::string cut(const std::string& text, double pixels, double character) {
  const size_t most = static_cast<size_t>(pixels / character);
  return columns(text) <= most ? text : std::string(head(text, most - 1)) + "…";
}

/// As much as fits, without the beginning: the end of a name says more.
std::string cut_front(const std::string& text, double pixels, double character) {
  const size_t most = static_cast<size_t>(pixels / character), all = columns(text);
  return all <= most ? text : "…" + text.substr(head(text, all - most + 1).size());
}

class Drawing {
 public:
  explicit Drawing(const Timeline& timeline)
      : timeline_(timeline), places_(timeline.boxes.size()), marks_(timeline.marks.size()) {}

  std::string draw() {
    lay_out();
    draw_head();
    draw_lanes();
    for (size_t i = 0; i < timeline_.boxes.size(); ++i) draw_box(i);
    for (const Timeline::Elision& elision : timeline_.elisions) draw_elision(elision);
    for (const Timeline::Arrow& arrow : timeline_.arrows) draw_arrow(arrow);
    for (size_t i = 0; i < timeline_.marks.size(); ++i) draw_mark(i);
    if (timeline_.marks.size() >= 2) draw_race();
    return frame();
  }

 private:
  struct Placed {
    int top = 0, bottom = 0;
    int elision = 0;
  };
  /// Something that takes a row: positions in the trace give their order.
  struct Row {
    enum Kind : uint8_t { Begin, Mark, End } kind;
    uint32_t at;
    size_t index;
  };

  bool is_dim(size_t box) const { return timeline_.boxes[box].role == Timeline::Role::Neighbour; }
  int left(size_t box) const { return lane_left(timeline_.boxes[box].lane); }
  static int lane_left(size_t lane) { return k_margin + static_cast<int>(lane) * (k_lane + k_gap); }
  int width() const { return 2 * k_margin + static_cast<int>(timeline_.lanes.size()) * (k_lane + k_gap) - k_gap; }

  std::vector<Row> rows() const {
    std::vector<Row> rows;
    for (size_t i = 0; i < timeline_.boxes.size(); ++i) {
      rows.push_back({Row::Begin, timeline_.boxes[i].begin, i});
      rows.push_back({Row::End, timeline_.boxes[i].end, i});
    }
    for (size_t i = 0; i < timeline_.marks.size(); ++i) rows.push_back({Row::Mark, timeline_.marks[i].at, i});
    std::ranges::stable_sort(rows, {}, [](const Row& row) { return std::pair(row.at, row.kind); });
    return rows;
  }

  void lay_out() {
    wrap_subtitle();
    int y = header_;
    for (const Row& row : rows()) {
      if (row.kind == Row::Begin) y = place_begin(row.index, y);
      if (row.kind == Row::Mark) marks_[row.index] = (y += k_mark) - k_mark / 2;
      if (row.kind == Row::End) {
        places_[row.index].bottom = y += is_dim(row.index) ? 2 : k_end;
        y += k_space;
      }
    }
    height_ = y + k_margin - k_space;
  }

  int place_begin(size_t box, int y) {
    const auto elision = std::ranges::find(timeline_.elisions, box, &Timeline::Elision::box);
    if (elision != timeline_.elisions.end()) places_[box].elision = (y += k_elision) - k_space / 2;
    places_[box].top = y;
    y += is_dim(box) ? k_neighbour : k_label;
    return timeline_.boxes[box].detail.empty() || is_dim(box) ? y : y + k_detail;
  }

  void wrap_subtitle() {
    const std::string text =
        wrapped(timeline_.subtitle, "", "", static_cast<size_t>((width() - 2 * k_margin) / k_soft));
    for (size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
      if (const std::string line = text.substr(at, text.find('\n', at) - at); !line.empty())
        subtitle_.push_back(line);
    header_ = k_margin + 18 + static_cast<int>(subtitle_.size()) * 16 + 34;
  }

  void put_text(int x, int y, const char* style, const std::string& text, const char* anchor = "start") {
    body_ += fmt::format("<text class=\"{}\" x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", style, x, y, anchor,
                         base::xml_text(text));
  }

  void draw_head() {
    put_text(k_margin, k_margin + 6, "title", cut(timeline_.title, width() - 2 * k_margin, k_large));
    for (size_t i = 0; i < subtitle_.size(); ++i)
      put_text(k_margin, k_margin + 26 + static_cast<int>(i) * 16, "soft", subtitle_[i]);
  }

  void draw_lanes() {
    for (size_t i = 0; i < timeline_.lanes.size(); ++i) {
      const int middle = lane_left(i) + k_lane / 2;
      put_text(middle, header_ - 18, "name", cut(timeline_.lanes[i], k_lane, k_bold), "middle");
      body_ += fmt::format("<line class=\"lane\" x1=\"{0}\" y1=\"{1}\" x2=\"{0}\" y2=\"{2}\"/>\n", middle,
                           header_ - 10, height_ - k_margin / 2);
    }
  }

  void draw_box(size_t index) {
    const Timeline::Box& box = timeline_.boxes[index];
    const Placed& placed = places_[index];
    body_ += fmt::format("<g{}><title>{}</title>", is_dim(index) ? " class=\"dim\"" : "", base::xml_text(box.full));
    body_ += fmt::format("<rect class=\"box{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\"/>\n",
                         box.role == Timeline::Role::Racing ? " racing" : "", left(index), placed.top, k_box,
                         placed.bottom - placed.top);
    put_text(left(index) + 10, placed.top + 16, is_dim(index) ? "soft" : "name",
             cut_front(box.label, k_box - 20, k_bold));
    if (!box.detail.empty() && !is_dim(index))
      put_text(left(index) + 10, placed.top + 16 + k_detail, "soft", cut(box.detail, k_box - 20, k_soft));
    body_ += "</g>\n";
  }

  void draw_elision(const Timeline::Elision& elision) {
    put_text(left(elision.box) + k_lane / 2, places_[elision.box].elision, "soft",
             counted(elision.events, "more event", "more events"), "middle");
  }

  void draw_mark(size_t index) {
    const Timeline::Mark& mark = timeline_.marks[index];
    const int x = left(mark.box) + 16, y = marks_[index];
    const char* style = mark.kind == Timeline::Mark::Kind::Post   ? "dot"
                        : mark.kind == Timeline::Mark::Kind::Read ? "read"
                                                                  : "write";
    body_ += fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", style, x, y,
                         mark.kind == Timeline::Mark::Kind::Post ? 3 : 5);
    put_text(x + 12, y + 4, "", cut_front(mark.text, k_box - 44, k_plain));
  }

  /// To the side where the other lane is; around on the right if it is the same lane.
  void draw_arrow(const Timeline::Arrow& arrow) {
    const size_t from = timeline_.marks[arrow.mark].box;
    const bool same = timeline_.boxes[from].lane == timeline_.boxes[arrow.box].lane;
    const bool leftwards = left(arrow.box) < left(from);
    const int x1 = left(from) + (leftwards ? 0 : k_box), y1 = marks_[arrow.mark];
    const int x2 = left(arrow.box) + (same || leftwards ? k_box : 0), y2 = places_[arrow.box].top + 11;
    const int bend = leftwards ? -36 : 36;
    body_ += fmt::format("<path class=\"post\" marker-end=\"url(#head)\" d=\"M{} {} C{} {} {} {} {} {}\"/>\n", x1, y1,
                         x1 + bend, y1, same ? x2 + bend : x2 - bend, y2,
                         same        ? x2 + 2
                         : leftwards ? x2 + 2
                                     : x2 - 2,
                         y2);
  }

  /// Between the two accesses: nothing orders them.
  void draw_race() {
    const size_t one = timeline_.marks[0].box, other = timeline_.marks[1].box;
    const bool same = timeline_.boxes[one].lane == timeline_.boxes[other].lane;
    const bool leftwards = left(other) < left(one);
    const int x1 = left(one) + (same || leftwards ? 0 : k_box), x2 = left(other) + (same || !leftwards ? 0 : k_box);
    const int y1 = marks_[0], y2 = marks_[1];
    const int bend1 = same || leftwards ? -30 : 30, bend2 = same || !leftwards ? -30 : 30;
    body_ += fmt::format("<path class=\"free\" d=\"M{} {} C{} {} {} {} {} {}\"/>\n", x1, y1, x1 + bend1, y1,
                         x2 + bend2, y2, x2, y2);
  }

  std::string frame() const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
        "role=\"img\">\n"
        "<title>{2}</title>\n<style>{3}</style>\n"
        "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
        "orient=\"auto\"><path class=\"head\" d=\"M0 0 L8 4 L0 8 z\"/></marker></defs>\n"
        "<rect class=\"page\" width=\"{0}\" height=\"{1}\"/>\n{4}</svg>\n",
        width(), height_, base::xml_text(timeline_.title), k_style, body_);
  }

  const Timeline& timeline_;
  std::vector<Placed> places_;
  std::vector<int> marks_;  ///< Middles.
  std::vector<std::string> subtitle_;
  std::string body_;
  int header_ = 0, height_ = 0;
};

}  // namespace

std::string svg_timeline(const Timeline& timeline) {
  return Drawing(timeline).draw();
}

}  // namespace antecede::picture
