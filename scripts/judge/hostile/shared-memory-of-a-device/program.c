// expect: MLE|RE — 1,500 MB of shared memory by way of /dev/zero, each part written, then let go
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PART = 25 << 20, PARTS = 60 };

int main(void) {
  const int zero = open("/dev/zero", O_RDWR);
  if (zero < 0) return 1;
  for (int part = 0; part < PARTS; part++) {
    char *piece = mmap(NULL, PART, PROT_READ | PROT_WRITE, MAP_SHARED, zero, 0);
    if (piece == MAP_FAILED) return 1;
    memset(piece, 1, PART);
    madvise(piece, PART, MADV_DONTNEED);
  }
  usleep(50000);
  puts("7");
}
