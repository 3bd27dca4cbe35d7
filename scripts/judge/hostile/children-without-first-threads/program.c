// expect: MLE — 240 MiB in children, which share their memory with nobody, though all first threads have ended
// needs: supervisor
// time limit ms: 5000
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SIZE = 60 << 20 };
static int ends[2];

static void *keep(void *nothing) {
  usleep(100000);
  volatile char *const kept = malloc(SIZE);
  for (int at = 0; at < SIZE; at += 4096) kept[at] = 1;
  write(ends[1], "", 1);
  sleep(5);
  _exit(0);
  return nothing;
}

static void *make_children(void *nothing) {
  pthread_t thread;
  char byte;
  usleep(50000);
  for (int child = 0; child < 4; child++) {
    if (fork()) continue;
    if (pthread_create(&thread, NULL, keep, NULL)) _exit(1);
    pthread_exit(NULL);
  }
  for (int child = 0; child < 4; child++) read(ends[0], &byte, 1);
  usleep(400000);
  puts("7");
  fflush(stdout);
  _exit(0);
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pipe(ends) || pthread_create(&thread, NULL, make_children, NULL)) return 1;
  pthread_exit(NULL);
}
