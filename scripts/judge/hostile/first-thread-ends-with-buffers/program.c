// expect: MLE — its first thread has ended, and the other one fills buffers
// needs: supervisor
// time limit ms: 5000
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static void *fill(void *nothing) {
  static char bytes[1 << 16];
  usleep(100000);
  for (int pair = 0, ends[2]; pair < 480 && socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0; pair++)
    for (int end = 0; end < 2; end++)
      while (write(ends[end], bytes, sizeof bytes) > 0) continue;
  usleep(600000);
  puts("7");
  fflush(stdout);
  _exit(0);
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, fill, NULL)) return 1;
  pthread_exit(NULL);
}
