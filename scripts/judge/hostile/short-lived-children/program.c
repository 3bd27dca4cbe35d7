// expect: TLE — two seconds of work in children of a millisecond, of which their parent never hears
// needs: supervisor
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (int child = 0; child < 2000; child++) {
    if (fork() == 0) {
      while (clock() < 1000) {}
      _exit(0);
    }
    usleep(1100);
  }
  puts("7");
}
