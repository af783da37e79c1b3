#include "cli/commands.h"

int main(int argc, char** argv) {
  return antecede::cli::run(argc, argv);
}
