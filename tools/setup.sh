# Set-up and build steps shared by ./antecede and ./test. Source it with `root` set to the repository.
#
# Everything here reports on stderr only; a step that fails says why in a few lines and ends the process with exit
# code 4, which is what the tool's contract calls a set-up failure.

say() { printf '%s\n' "${program:-antecede}: $*" >&2; }

# fail SENTENCE [LOG]: the sentence, the end of the log if there is one, exit code 4.
fail() {
  say "$1"
  if [ -n "${2:-}" ] && [ -s "$2" ]; then
    tail -n "${3:-15}" -- "$2" | sed 's/^/  | /' >&2
    say "the whole log is $2"
  fi
  exit 4
}

# Only one process sets up and builds at a time; the others wait here. The lock goes with file descriptor 9.
take_build_lock() {
  mkdir -p -- "$root/build" 2>/dev/null || fail "cannot write to $root/build"
  exec 9>"$root/build/.lock" || fail "cannot write to $root/build"
  command -v flock >/dev/null || return 0
  flock -n 9 && return
  say "another run is building; waiting for it"
  flock 9
}

# packages_of SECTION…: the package names of these sections of tools/packages, one per line.
packages_of() {
  awk -v wanted=" $* " '
    /^\[/ { section = substr($1, 2, length($1) - 2); next }
    NF && $1 !~ /^#/ && index(wanted, " " section " ") { print $1 }' "$root/tools/packages"
}

# missing_packages PACKAGE…: those that are not installed.
missing_packages() {
  local installed package
  installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package}\n' "$@" 2>/dev/null |
    sed -n 's/^installed://p' | tr '\n' ' ') "
  for package in "$@"; do
    case "$installed" in *" $package "*) ;; *) printf '%s\n' "$package" ;; esac
  done
}

# run_as_root LOG COMMAND…: as root, or through sudo without a question on a terminal-less machine.
run_as_root() {
  local log=$1
  shift
  if [ "$(id -u)" -eq 0 ]; then
    "$@" >>"$log" 2>&1
  elif [ -t 0 ]; then
    sudo "$@" >>"$log"
  else
    sudo -n "$@" >>"$log" 2>&1
  fi
}

install_packages() {
  local log="$root/build/setup.log" apt="env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300"
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    fail "these Debian packages are missing, and installing them needs root: $*"
  fi
  say "installing missing Debian packages ($#; log: $log)"
  : >"$log" || fail "cannot write to $root/build"
  run_as_root "$log" $apt update -q || fail "the list of Debian packages cannot be updated; missing are: $*" "$log"
  run_as_root "$log" $apt install -q -y --no-install-recommends "$@" ||
    fail "these Debian packages cannot be installed: $*" "$log"
}

# set_up SECTION…: installs what is missing. A stamp with the list's checksum makes the next time free.
set_up() {
  local stamp="$root/build/.setup-$*" sum packages missing
  sum=$(cksum <"$root/tools/packages")
  [ -f "$stamp" ] && [ "$(cat -- "$stamp")" = "$sum" ] && return
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian system: if the build fails, install the equivalents of the packages in tools/packages"
    return
  fi
  mapfile -t packages < <(packages_of "$@")
  mapfile -t missing < <(missing_packages "${packages[@]}")
  if [ "${#missing[@]}" -gt 0 ]; then install_packages "${missing[@]}"; fi
  printf '%s\n' "$sum" >"$stamp"
}

# build_tree PRESET TARGETS [CMAKE_OPTION…]: configures one tree under build/ and builds targets of it (one word, blanks
# between them).
build_tree() {
  local preset=$1 targets=$2 log="$root/build/$1.log"
  shift 2
  # shellcheck disable=SC2086
  (cd -- "$root" && cmake --preset "$preset" "$@" && cmake --build --preset "$preset" --target $targets) \
    >"$log" 2>&1 9>&- && return
  rm -f -- "$root"/build/.setup-*
  fail "the build failed" "$log" 40
}

# The release tree is up to date if nothing that it is made from is newer than its stamp. Directories count, so a
# deleted file is noticed too.
release_is_current() {
  local stamp="$root/build/release/.current" newer
  [ -x "$root/build/release/antecede" ] && [ -f "$stamp" ] || return 1
  newer=$(cd -- "$root" && find src framework cmake tools/packages CMakeLists.txt CMakePresets.json \
    -newer "$stamp" -print -quit 2>/dev/null)
  [ -z "$newer" ]
}

# build_release TARGETS [CMAKE_OPTION…]: builds the release tree and sets its stamp. The stamp carries the time the
# build began, so an edit made meanwhile is not missed.
build_release() {
  local began="$root/build/.release-began"
  : >"$began"
  build_tree release "$@"
  mv -f -- "$began" "$root/build/release/.current"
}
