// expect: TLE — children nobody waits for vanish from the kernel's sums
// needs: supervisor
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int child = 0; child < 40; child++) {
    if (fork() == 0) {
      while (clock() < 30000) {}
      _exit(0);
    }
    usleep(35000);
  }
  puts("7");
}
