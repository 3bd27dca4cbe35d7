// expect: MLE — a child that writes into the 80 MiB that it shares has 80 MiB of its own
// needs: supervisor
// time limit ms: 2000
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 80 << 20, PAGE = 4096 };

int main(void) {
  volatile char *const memory = malloc(SIZE);
  for (int at = 0; at < SIZE; at += PAGE) memory[at] = 1;
  if (fork() == 0) {
    for (int at = 0; at < SIZE; at += PAGE) memory[at] = 2;
    usleep(400000);
    _exit(0);
  }
  wait(NULL);
  puts("7");
}
