// expect: AC — 100 MiB that a child shares, of vfork and then of fork, are not 200
// needs: supervisor
// time limit ms: 2000
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  char *const memory = memset(malloc(100 << 20), 1, 100 << 20);
  if (vfork() == 0) {
    usleep(400000);
    _exit(0);
  }
  if (fork() == 0) {
    usleep(400000);
    _exit(0);
  }
  while (wait(NULL) > 0) {}
  puts(memory[100] == 1 ? "7" : "0");
}
