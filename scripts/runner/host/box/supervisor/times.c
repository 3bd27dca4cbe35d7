// Clocks, in microseconds.
#include "supervisor.h"
#include <time.h>

long long now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

// Of a process, or with 0 our own.
long long cpu_ns_of(pid_t pid) {
  clockid_t clock;
  struct timespec t;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &t)) return 0;
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

long long cpu_of(pid_t pid) {
  return cpu_ns_of(pid) / 1000;
}
