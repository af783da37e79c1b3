#include <cstdio>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/bounded_file.h"
#include "base/file.h"
#include "base/guard.h"
#include "base/printable.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/trace_statistics.h"
#include "cli/usage.h"
#include "trace/binary/trace_writer.h"
#include "trace/generator/generator.h"
#include "trace/perfetto/perfetto_writer.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"
#include "trace/trace_input.h"
#include "trace/trace_sanitizer.h"

namespace antecede::cli {

namespace {

/// Up to this size a binary trace is held in memory, so that its text can be as short as possible.
constexpr size_t k_short_file = size_t(4) << 20;
constexpr size_t k_write_size = size_t(1) << 16;

/// A trace file that is open.
struct OpenTrace {
  base::MappedFile file;
  std::unique_ptr<trace::TraceInput> input;
};

/// `antecede trace …`: what people do with traces besides analysing them.
class TraceCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("trace", "Print, convert, count and make up traces");
    parser->require_subcommand(1);
    declare_input(*add(*parser, "print", "Print a trace as text", &TraceCommand::print));
    declare_input(*add(*parser, "parse", "Make a binary trace of a text", &TraceCommand::parse));
    CLI::App* stats = add(*parser, "stats", "Count what is in a trace", &TraceCommand::stats);
    declare_input(*stats);
    stats->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text("text|json[=FILE]");
    CLI::App* convert = add(*parser, "convert", "Write a trace in another format", &TraceCommand::convert);
    declare_input(*convert);
    convert->add_option("--to", to_,
                        "binary, text or perfetto (default: text if the output ends in .txt, perfetto if it ends in "
                        ".pftrace or .perfetto-trace, else binary)")
        ->option_text("binary|text|perfetto");
    convert->add_flag("--repair", repair_, "Leave out or mend what contradicts itself");
    declare_generate(*add(*parser, "generate", "Make up a trace, for benchmarks", &TraceCommand::generate));
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits_in_order(); }

  base::Result<int> run() override {
    for (const auto& [parser, work] : parts_)
      if (parser->parsed()) return (this->*work)();
    return usage("trace: print, parse, stats, convert or generate?");
  }

 private:
  using Work = base::Result<int> (TraceCommand::*)();

  CLI::App* add(CLI::App& parent, const char* name, const char* about, Work work) {
    CLI::App* parser = parent.add_subcommand(name, about);
    parser->add_option("-o", output_, "Where the result goes (default: standard output)")->option_text("FILE");
    limits_.declare(*parser);
    parts_.emplace_back(parser, work);
    return parser;
  }
  void declare_input(CLI::App& parser) { parser.add_option("TRACE", path_, "The trace file")->required(); }
  void declare_generate(CLI::App& parser) {
    parser.add_option("--like", like_, "What the trace resembles: facebook, dropbox, twitter, or a file like theirs")
        ->default_val("facebook")
        ->option_text("NAME|FILE");
    parser.add_option("--minutes", generator_.minutes, "How long the recording took")->option_text("N")->default_val(10);
    parser.add_option("--seed", generator_.seed, "Another number, another trace")->option_text("N")->default_val(1);
  }

  base::Result<int> print();
  base::Result<int> parse();
  base::Result<int> stats();
  base::Result<int> convert();
  base::Result<int> generate();

  base::Result<base::OutputFile> open_output(const std::string& input) const;
  base::Result<OpenTrace> open();
  base::Status write_binary(trace::TraceInput& input, base::OutputFile& output);
  base::Status write_text(trace::TraceInput& input, bool in_memory, base::OutputFile& output);
  base::Status write_perfetto(trace::TraceInput& input, base::OutputFile& output);
  std::string target_format() const;
  base::Result<int> finish(const trace::TraceInput& input, base::OutputFile& output);
  void tell_diagnostics() const;

  std::vector<std::pair<CLI::App*, Work>> parts_;
  std::string path_, output_, like_, to_;
  std::vector<std::string> formats_;
  bool repair_ = false;
  trace::GeneratorOptions generator_;
  LimitOptions limits_;
  base::Diagnostics diagnostics_;
};

/// Before anything is read. `input`: what is; empty: nothing.
base::Result<base::OutputFile> TraceCommand::open_output(const std::string& input) const {
  Outputs outputs;
  outputs.add_input(input);
  outputs.add_output(output_);
  ANTECEDE_CHECK(outputs.check());
  return outputs.open(output_);
}

base::Result<OpenTrace> TraceCommand::open() {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path_));
  auto input = trace::TraceInput::open(file.bytes(), diagnostics_);
  if (!input) return base::pass_on(std::move(input).error(), path_);
  return OpenTrace{std::move(file), *std::move(input)};
}

void TraceCommand::tell_diagnostics() const {
  for (const base::Diagnostic& one : diagnostics_.list())
    std::fprintf(stderr, "antecede: %s: %s: %s (%llu)\n", base::printable(path_).c_str(),
                 base::severity_name(one.severity), base::printable_line(one.message).c_str(),
                 static_cast<unsigned long long>(one.count));
}

/// The output is written; a trace that was cut makes the result a partial one.
base::Result<int> TraceCommand::finish(const trace::TraceInput& input, base::OutputFile& output) {
  ANTECEDE_CHECK(output.finish());
  tell_diagnostics();
  if (base::stop_asked()) return tell_partial();
  return input.damage().reason.empty() ? 0 : base::exit_code(base::Error::Class::Limit);
}

/// Calls `work` with every batch of operations; with --repair, of well-formed ones. Ends early if it has to.
template <class Work>
base::Status for_each_batch(trace::TraceInput& input, trace::TraceSanitizer* sanitizer, Work work) {
  std::vector<trace::Operation> operations, clean;
  while (!base::stop_asked() && input.next(operations)) {
    if (!sanitizer) {
      ANTECEDE_CHECK(work(operations));
      continue;
    }
    clean.clear();
    sanitizer->tables_grew();
    for (const trace::Operation& operation : operations) sanitizer->feed(operation, clean);
    ANTECEDE_CHECK(work(clean));
  }
  clean.clear();
  if (sanitizer) sanitizer->finish(clean);
  return work(clean);
}

base::Status TraceCommand::write_binary(trace::TraceInput& input, base::OutputFile& output) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics_);
  trace::TraceWriter writer(input.tables(), [&](base::Bytes bytes) { return output.write(bytes); });
  const auto write = [&](const std::vector<trace::Operation>& operations) -> base::Status {
    writer.set_process(input.process());
    for (const trace::Operation& operation : operations) writer.append(operation);
    return {};
  };
  ANTECEDE_CHECK(for_each_batch(input, repair_ ? &sanitizer : nullptr, write));
  writer.set_process(input.process());
  return base::stop_asked() ? writer.finish_cut() : writer.finish();
}

base::Status TraceCommand::write_text(trace::TraceInput& input, bool in_memory, base::OutputFile& output) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics_);
  trace::Trace whole;
  trace::TextPrinter printer(input.tables(), trace::TextPrinter::Kinds().set());
  const auto keep = [&](const std::vector<trace::Operation>& operations) -> base::Status {
    for (const trace::Operation& operation : operations) whole.operations.push_back(operation);
    return {};
  };
  bool first = true;
  const auto write = [&](const std::vector<trace::Operation>& operations) -> base::Status {
    if (std::exchange(first, false)) printer.print_process(input.process());
    printer.print_declarations();
    for (const trace::Operation& operation : operations) {
      printer.print(operation);
      if (printer.size() > k_write_size) ANTECEDE_CHECK(output.write(printer.take()));
    }
    return output.write(printer.take());
  };
  trace::TraceSanitizer* const repair = repair_ ? &sanitizer : nullptr;
  const auto mark_end = [&] {
    return base::stop_asked() ? output.write("// PARTIAL: " + base::stop_sentence() + "\n") : base::Status();
  };
  if (!in_memory) {
    ANTECEDE_CHECK(for_each_batch(input, repair, write));
    return mark_end();
  }
  ANTECEDE_CHECK(for_each_batch(input, repair, keep));
  whole.tables = input.tables();
  whole.process = input.process();
  ANTECEDE_CHECK(output.write(trace::print_trace(whole)));
  return mark_end();
}

base::Status TraceCommand::write_perfetto(trace::TraceInput& input, base::OutputFile& output) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics_);
  trace::PerfettoWriter writer(input.tables(), {}, [&](base::Bytes bytes) { return output.write(bytes); });
  const auto write = [&](const std::vector<trace::Operation>& operations) -> base::Status {
    writer.set_process(input.process());
    for (const trace::Operation& operation : operations) writer.append(operation);
    return {};
  };
  ANTECEDE_CHECK(for_each_batch(input, repair_ ? &sanitizer : nullptr, write));
  return writer.finish();
}

base::Result<int> TraceCommand::print() {
  ANTECEDE_TRY(base::OutputFile output, open_output(path_));
  ANTECEDE_TRY(OpenTrace trace, open());
  ANTECEDE_CHECK(write_text(*trace.input, trace.file.bytes().size() <= k_short_file, output));
  return finish(*trace.input, output);
}

base::Result<int> TraceCommand::parse() {
  if (output_.empty()) return usage("trace parse: -o FILE is needed");
  ANTECEDE_TRY(base::OutputFile output, open_output(path_));
  ANTECEDE_TRY(OpenTrace trace, open());
  if (trace.input->format() != "text") return base::bad_input(path_ + ": not a trace in text form");
  ANTECEDE_CHECK(write_binary(*trace.input, output));
  return finish(*trace.input, output);
}

std::string TraceCommand::target_format() const {
  if (!to_.empty()) return to_;
  if (output_.ends_with(".txt")) return "text";
  return output_.ends_with(".pftrace") || output_.ends_with(".perfetto-trace") ? "perfetto" : "binary";
}

base::Result<int> TraceCommand::convert() {
  const std::string to = target_format();
  if (to != "text" && to != "binary" && to != "perfetto")
    return usage("trace convert --to: binary, text or perfetto");
  if (output_.empty()) return usage("trace convert: -o FILE is needed");
  ANTECEDE_TRY(base::OutputFile output, open_output(path_));
  ANTECEDE_TRY(OpenTrace trace, open());
  if (to == "text") {
    ANTECEDE_CHECK(write_text(*trace.input, trace.file.bytes().size() <= k_short_file, output));
  } else if (to == "perfetto") {
    ANTECEDE_CHECK(write_perfetto(*trace.input, output));
  } else {
    ANTECEDE_CHECK(write_binary(*trace.input, output));
  }
  return finish(*trace.input, output);
}

base::Result<int> TraceCommand::stats() {
  ANTECEDE_TRY(const auto targets, parse_outputs(formats_, output_, {"text", "json"}));
  Outputs outputs;
  outputs.add_input(path_);
  for (const OutputTarget& target : targets) outputs.add_output(target.file);
  ANTECEDE_CHECK(outputs.check());
  ANTECEDE_TRY(OpenTrace trace, open());
  TraceSummary summary;
  summary.file = path_;
  summary.file_size = trace.file.bytes().size();
  summary.format = trace.input->format();
  trace::TraceSanitizer sanitizer(trace.input->tables(), diagnostics_);
  const auto count = [&](const std::vector<trace::Operation>& operations) -> base::Status {
    for (const trace::Operation& operation : operations) summary.statistics.add(operation, trace.input->tables());
    return {};
  };
  ANTECEDE_CHECK(for_each_batch(*trace.input, &sanitizer, count));
  summary.describe(*trace.input, diagnostics_);
  if (base::stop_asked()) summary.damage.reason = base::stop_sentence();
  for (const OutputTarget& target : targets)
    ANTECEDE_CHECK(
        outputs.write(target.file, target.format == "json" ? write_trace_json(summary) : write_trace_text(summary)));
  if (base::stop_asked()) return tell_partial();
  return summary.damage.reason.empty() ? 0 : base::exit_code(base::Error::Class::Limit);
}

/// The profile of that name, or else in the file of that name.
base::Result<trace::GeneratorProfile> read_profile(const std::string& like) {
  if (const std::string_view text = trace::profile_text(like); !text.empty()) return trace::parse_profile(text);
  constexpr size_t k_largest_profile = size_t(1) << 20;
  auto file = base::open_bounded(like, k_largest_profile);
  if (!file) {
    return usage(fmt::format("trace generate --like: {}; profiles: {}", file.error().message,
                             fmt::join(trace::profile_names(), ", ")));
  }
  const base::Bytes bytes = file->bytes();
  auto profile = trace::parse_profile({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (!profile) return base::pass_on(std::move(profile).error(), like);
  return profile;
}

base::Result<int> TraceCommand::generate() {
  if (!(generator_.minutes > 0 && generator_.minutes <= 1000))
    return usage("trace generate --minutes: more than 0, at most 1000");
  if (output_.empty()) return usage("trace generate: -o FILE is needed");
  ANTECEDE_TRY(base::OutputFile output, open_output(trace::profile_text(like_).empty() ? like_ : ""));
  ANTECEDE_TRY(generator_.profile, read_profile(like_));
  trace::TraceTables tables;
  trace::TraceWriter writer(tables, [&](base::Bytes bytes) { return output.write(bytes); });
  const auto append = [&](const trace::Operation& operation) { writer.append(operation); };
  writer.set_process(trace::NameId(0));
  trace::generate_trace(generator_, tables, append);
  ANTECEDE_CHECK(writer.finish());
  ANTECEDE_CHECK(output.finish());
  return 0;
}

}  // namespace

std::unique_ptr<Command> make_trace_command() {
  return std::make_unique<TraceCommand>();
}

}  // namespace antecede::cli
