// expect: TLE|MLE — each process has a session of its own, and so a share of the processor as large as the
// supervisor's: without a raised session that took 7 to 47 s of CPU time to stop
// needs: supervisor
#include <unistd.h>

int main(void) {
  for (;;)
    if (fork() == 0) setsid();
}
