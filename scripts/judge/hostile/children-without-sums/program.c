// expect: TLE — two seconds of work in children whose parent has SA_NOCLDWAIT, which no sum and no file shows
// needs: supervisor
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static void nothing(int number) { (void)number; }

int main(void) {
  struct sigaction action = {.sa_handler = nothing, .sa_flags = SA_NOCLDWAIT};
  sigaction(SIGCHLD, &action, NULL);
  for (int child = 0; child < 700; child++) {
    if (fork() == 0) {
      while (clock() < 3000) {}
      _exit(0);
    }
    pause();
  }
  puts("7");
}
