// expect: TLE|MLE — each process asks for a session of its own, and so for a share of the processor as large as
// the supervisor's: with them it took 7 to 47 s of CPU time to stop
// needs: supervisor
#include <unistd.h>

int main(void) {
  for (;;)
    if (fork() == 0) setsid();
}
