#pragma once

#include <string>
#include <string_view>

#include "report/report.h"

namespace antecede::report {

/// Pieces of the pages that show reports in a browser. A page is one file without scripts: it can be mailed, kept by a build
/// server, and opened without a network. Whatever comes from the app goes through these functions or `base::xml_text`.

/// All that stands before a page's content, with its title as heading.
std::string page_head(std::string_view title);
std::string page_foot();

/// `<name class="style">text</name>`, the text made printable, as one line; without a style no class.
std::string element(std::string_view name, std::string_view text, std::string_view style = {});
/// The text with its lines as they are.
std::string lines_element(std::string_view text);

/// What a report is about: the package, else the file.
const std::string& subject_of(const Report& report);

/// What the analysis does not see. No report goes without it.
std::string gaps_section(const Report& report);

}  // namespace antecede::report
