// expect: MLE — up to 600 MB of page tables, by reading one byte in 2 MiB of huge mappings that stay empty
// needs: supervisor
// time limit ms: 2000
#include <stdio.h>
#include <sys/mman.h>

int main(void) {
  volatile char sum = 0;
  for (int piece = 0; piece < 300; piece++) {
    const char *const empty = mmap(NULL, 1L << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (empty == MAP_FAILED) break;
    madvise((void *)empty, 1L << 30, MADV_NOHUGEPAGE);
    for (long at = 0; at < 1L << 30; at += 2 << 20) sum += empty[at];
  }
  puts("7");
}
