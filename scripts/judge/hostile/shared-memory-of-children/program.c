// expect: MLE — three children, each with 80 MB that it could share
// needs: supervisor
// time limit ms: 1500
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 80 << 20 };

int main(void) {
  for (int child = 0; child < 3; child++) {
    if (fork()) continue;
    char *own = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (own == MAP_FAILED) _exit(1);
    memset(own, 1, SIZE);
    usleep(400000);
    _exit(0);
  }
  for (int status; wait(&status) > 0;)
    if (status) return 1;
  puts("7");
}
