// expect: RE — no thread may have descriptors of its own, which would not be those of its process
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static volatile int done;

static int fill(void *nothing) {
  static char bytes[1 << 16];
  for (int pair = 0, ends[2]; pair < 480 && socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0; pair++)
    for (int end = 0; end < 2; end++)
      while (write(ends[end], bytes, sizeof bytes) > 0) continue;
  done = 1;
  for (;;) pause();
  return 0;
}

int main(void) {
  char *const stack = malloc(1 << 20);
  if (clone(fill, stack + (1 << 20), CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM, NULL) < 0) return 1;
  while (!done) usleep(1000);
  usleep(600000);
  puts("7");
  fflush(stdout);
  _exit(0);
}
