// expect: MLE — up to 600 MB of page tables of huge mappings that stay empty; its first thread has ended
// needs: supervisor
// time limit ms: 2000
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

enum { GUARD = 102 /* MADV_GUARD_INSTALL, since Linux 6.13: not even the page of zeros is there */ };

static void *make_tables(void *nothing) {
  volatile char sum = 0;
  for (int piece = 0; piece < 300; piece++) {
    const char *const empty = mmap(NULL, 1L << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (empty == MAP_FAILED) break;
    madvise((void *)empty, 1L << 30, MADV_NOHUGEPAGE);
    for (long at = 0; at < 1L << 30; at += 2 << 20)
      if (madvise((void *)(empty + at), 4096, GUARD)) sum += empty[at];
  }
  usleep(200000);
  puts("7");
  fflush(stdout);
  _exit(0);
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, make_tables, NULL)) return 1;
  pthread_exit(NULL);
}
