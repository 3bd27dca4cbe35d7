// expect: MLE — timers that children have open: half a kilobyte each, in no process's memory
// needs: supervisor
// memory limit MiB: 24
// time limit ms: 5000
#include <stdio.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  for (int child = 0; child < 70; child++) {
    if (fork()) continue;
    while (timerfd_create(CLOCK_MONOTONIC, 0) >= 0) {}
    sleep(4);
    _exit(0);
  }
  while (wait(NULL) > 0) {}
  puts("7");
}
