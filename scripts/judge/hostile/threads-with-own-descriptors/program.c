// expect: RE — no thread may have descriptors of its own, which would not be those of its process
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CLOSE_RANGE = 436, UNSHARE = 2 };
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

static void *leave(void *nothing) {
  if (syscall(CLOSE_RANGE, 900, 1000, UNSHARE)) _exit(1);
  fill(nothing);
  return nothing;
}

int main(void) {
  pthread_t thread;
  char *const stack = malloc(1 << 20);
  if (clone(fill, stack + (1 << 20), CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM, NULL) < 0 &&
      pthread_create(&thread, NULL, leave, NULL))
    return 1;
  while (!done) usleep(1000);
  usleep(600000);
  puts("7");
  fflush(stdout);
  _exit(0);
}
