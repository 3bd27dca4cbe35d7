// expect: AC — files in memory, which count for no process: 800 MB of them must be refused
// needs: isolation
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  long kept = 0;
  memset(block, 1, sizeof block);
  for (int file = 0; file < 800; file++) {
    const int fd = memfd_create("hidden", 0);
    if (fd >= 0 && write(fd, block, 900000) > 0) kept++;
  }
  printf("%ld\n", kept ? 100 + kept : 7);
}
