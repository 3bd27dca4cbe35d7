// expect: MLE — after the end of its first thread the kernel tells no memory of a process
// needs: supervisor
// time limit ms: 1000
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *eat(void *unused) {
  for (;;) {
    memset(malloc(1 << 20), 1, 1 << 20);
    usleep(500);
  }
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, eat, NULL);
  pthread_exit(NULL);
}
