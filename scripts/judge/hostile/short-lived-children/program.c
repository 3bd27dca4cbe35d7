// expect: TLE — two seconds of work in children of a millisecond, of which their parent never hears
// needs: supervisor
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(void) {
  const double end = now() + 2;
  signal(SIGCHLD, SIG_IGN);
  while (now() < end) {
    if (fork() == 0) {
      while (clock() < 1000) {}
      _exit(0);
    }
    usleep(1100);
  }
  puts("7");
}
