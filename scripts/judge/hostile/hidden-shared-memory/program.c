// expect: MLE — 1,500 MB of shared memory whose pages no process shows: each part is written, then let go
// needs: supervisor
// time limit ms: 1500
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PART = 25 << 20, PARTS = 60 };

int main(void) {
  char *all = mmap(NULL, (size_t)PART * PARTS, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return 1;
  for (int part = 0; part < PARTS; part++) {
    memset(all + (size_t)part * PART, 1, PART);
    madvise(all + (size_t)part * PART, PART, MADV_DONTNEED);
  }
  usleep(50000);
  puts("7");
}
