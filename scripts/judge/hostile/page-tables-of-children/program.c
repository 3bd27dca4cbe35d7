// expect: MLE — page tables of 120 MB, of which no child has more than 6 MB
// needs: supervisor
// memory limit MiB: 60
// time limit ms: 3000
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  volatile char sum = 0;
  for (int child = 0; child < 20; child++) {
    if (fork()) continue;
    for (int piece = 0; piece < 3; piece++) {
      const char *const empty = mmap(NULL, 1L << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
      madvise((void *)empty, 1L << 30, MADV_NOHUGEPAGE);
      for (long at = 0; at < 1L << 30; at += 1 << 20) sum += empty[at];
    }
    sleep(2);
    _exit(0);
  }
  while (wait(NULL) > 0) {}
  puts("7");
}
