#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "ir/program.h"
#include "model/api_facts.h"
#include "model/framework_model.h"
#include "model/natives.h"

namespace antecede::model {

/// What is wrong with the classes of some sources of a program (of a jar the user adds as a model, or of the built-in
/// model), one sentence each, in the order of the classes: references to classes that neither the program nor the
/// facts know, native methods that no table has, code that is broken.
std::vector<std::string> model_problems(const ir::Program& program, ir::SourceId first, ir::SourceId end,
                                        const Natives& natives, const ApiFacts& facts);

/// Checks the jars the user added, which are the archives behind the first and the sources of the program with the
/// same numbers: `model_problems`, and class files that gave no class (broken, or under another name defined
/// already). The first problems, as one error.
base::Status check_extra_models(const ir::Program& program, const FrameworkModel& model, const ApiFacts& facts);

/// What is wrong between the tables and the model: an intrinsic or native that no class of the model declares.
std::vector<std::string> table_problems(const ir::Program& program, const Natives& natives);

}  // namespace antecede::model
