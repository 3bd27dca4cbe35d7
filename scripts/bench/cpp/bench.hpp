// The C++ side of scripts/bench/host/worker.ts: the same seeds, the same runs, the same report.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <sys/resource.h>
#include <string>
#include <vector>

/** The same numbers as lib/sequence/random.ts. */
struct Random {
  uint32_t a, b, c, counter = 1;

  explicit Random(int64_t seed) {
    a = splitmix(static_cast<uint32_t>(seed));
    b = splitmix(static_cast<uint32_t>(seed >> 32) ^ a);
    c = splitmix(a ^ b);
    for (int round = 0; round < 12; round++) uint32();
  }
  uint32_t uint32() {
    const uint32_t sum = a + b + counter++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + sum;
    return sum;
  }
  /** Uniform in [low, high], of fewer than 2^32 values. */
  int64_t integer(int64_t low, int64_t high) {
    const uint64_t count = static_cast<uint64_t>(high - low) + 1;
    const uint64_t limit = (1ULL << 32) - (1ULL << 32) % count;
    uint64_t value = uint32();
    while (value >= limit) value = uint32();
    return low + static_cast<int64_t>(value % count);
  }
  double real() {
    const uint64_t high = uint32() >> 5;
    return static_cast<double>(high * (1ULL << 26) + (uint32() >> 6)) / 9007199254740992.0;
  }

 private:
  static uint32_t splitmix(uint32_t seed) {
    uint32_t mixed = seed + 0x9e3779b9u;
    mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
    mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
    return mixed ^ (mixed >> 15);
  }
};

inline double cpu_ms() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
         (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/** `prepare()` is not timed and returns the work; the work returns a checksum below 2^53. */
template <class Prepare> int bench(Prepare prepare) {
  std::vector<double> times;
  long long checksum = 0;
  double total = 0;
  while (times.size() < 8 && (total < 3000 || times.size() < 2)) {
    auto run = prepare();
    const double before = cpu_ms();
    checksum = static_cast<long long>(run());
    times.push_back(cpu_ms() - before);
    total += times.back();
  }
  std::printf("{\"coldMs\":%.3f,\"warmMs\":[", times[0]);
  const size_t first = times.size() > 3 ? 3 : times.size() - 1;
  for (size_t i = first; i < times.size(); i++) std::printf("%s%.3f", i > first ? "," : "", times[i]);
  std::printf("],\"checksum\":%lld}", checksum);
  return 0;
}

inline bool is(int argc, char **argv, const char *name) {
  return argc > 1 && std::strcmp(argv[1], name) == 0;
}
