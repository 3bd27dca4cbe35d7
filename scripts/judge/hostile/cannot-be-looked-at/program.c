// expect: MLE — nobody may look into it, its orphans come back to it, and a child of theirs eats memory
// needs: supervisor
// time limit ms: 1000
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  prctl(PR_SET_DUMPABLE, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  puts("7");
  fflush(stdout);
  if (fork() == 0) {
    setsid();
    if (fork()) _exit(0);
    prctl(PR_SET_DUMPABLE, 0);
    for (int part = 0; part < 40; part++) memset(malloc(10 << 20), 1, 10 << 20);
    for (;;) pause();
  }
  for (;;) wait(NULL);
}
