// expect: AC — a chain of daemons, each of which forks the next and ends
// needs: supervisor
#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("7");
  fflush(stdout);
  if (fork()) return 0;
  for (;;) {
    if (fork()) _exit(0);
    setsid();
  }
}
