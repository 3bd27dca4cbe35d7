// expect: MLE — a million empty mappings in 30 children: 200 MB of the kernel's, in no process's memory
// needs: supervisor
// memory limit MiB: 40
// time limit ms: 3000
#include <sys/mman.h>
#include <stdio.h>
#include <unistd.h>

enum { MAPPINGS = 32000, PAGE = 4096 };

int main(void) {
  char *const all = mmap(NULL, (size_t)MAPPINGS * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  for (int at = 0; at < MAPPINGS; at += 2)
    if (mprotect(all + (size_t)at * PAGE, PAGE, PROT_READ)) return 1;
  for (int child = 0; child < 30; child++) {
    if (fork()) continue;
    sleep(3);
    _exit(0);
  }
  sleep(2);
  puts("7");
}
