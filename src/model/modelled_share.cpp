#include "model/modelled_share.h"

#include <algorithm>

#include "model/call_sites.h"

namespace antecede::model {

namespace {

std::string package_of(const std::string& class_name) {
  const size_t dot = class_name.rfind('.');
  return dot == std::string::npos ? "" : class_name.substr(0, dot);
}

void count(const FrameworkMethod& method, uint64_t sites, CallShare& share) {
  share.sites += sites;
  if (method.support == Support::Modelled) share.modelled += sites;
  if (method.support == Support::Known) share.known += sites;
}

}  // namespace

ModelledShare measure_modelled_share(const ir::Program& program, FrameworkCalls& calls,
                                     const std::function<bool(ir::ClassId)>& belongs) {
  std::map<FrameworkMethod, uint64_t> uses;
  for_each_call(program, belongs, [&](ir::MethodRefId ref) {
    if (const auto& target = calls.target(ref)) ++uses[*target];
  });
  ModelledShare result;
  for (const auto& [method, sites] : uses) {
    count(method, sites, result.all);
    count(method, sites, result.packages[package_of(method.owner)]);
    if (method.support != Support::Modelled) result.missing.push_back({method, sites});
  }
  std::ranges::stable_sort(result.missing, std::greater<>(), &ModelledShare::Use::sites);
  return result;
}

}  // namespace antecede::model
