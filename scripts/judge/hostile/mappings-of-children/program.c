// expect: MLE — a million empty mappings in 30 children: 200 MB of the kernel's, in no process's memory
// needs: supervisor
// memory limit MiB: 90
// time limit ms: 3000
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAPPINGS = 32000, PAGE = 4096 };

static void *wait_3_s(void *nothing) {
  sleep(3);
  _exit(0);
  return nothing;
}

// The first threads of all end.
static void *make_children(void *nothing) {
  pthread_t thread;
  char *const all = mmap(NULL, (size_t)MAPPINGS * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  for (int at = 0; at < MAPPINGS; at += 2)
    if (mprotect(all + (size_t)at * PAGE, PAGE, PROT_READ)) _exit(1);
  for (int child = 0; child < 30; child++) {
    if (fork()) continue;
    if (pthread_create(&thread, NULL, wait_3_s, NULL)) _exit(1);
    pthread_exit(NULL);
  }
  sleep(2);
  puts("7");
  fflush(stdout);
  _exit(0);
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, make_children, NULL)) return 1;
  pthread_exit(NULL);
}
