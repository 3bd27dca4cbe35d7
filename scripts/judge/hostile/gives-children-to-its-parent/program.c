// expect: AC — children that the supervisor would have to wait for must be refused: a bomb of them held a
// judge for 40 s
// needs: isolation
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  for (int tries = 0; tries < 100; tries++) {
    const long child = syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) for (;;) pause();
    if (child > 0) return 1;
  }
  puts("7");
}
