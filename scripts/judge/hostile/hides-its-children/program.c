// expect: TLE — children nobody waits for vanish from the kernel's sums
// needs: supervisor
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  int ends[2];
  char done = 0;
  signal(SIGCHLD, SIG_IGN);
  if (pipe(ends)) return 1;
  for (int child = 0; child < 40; child++) {
    if (fork() == 0) {
      while (clock() < 30000) {}
      _exit(write(ends[1], &done, 1) != 1);
    }
    if (read(ends[0], &done, 1) != 1) return 1; // however long a busy machine keeps it waiting
  }
  puts("7");
}
