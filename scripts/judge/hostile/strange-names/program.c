// expect: TLE — it computes under names that look like another process's figures
// needs: supervisor
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(void) {
  puts("7");
  fflush(stdout);
  for (unsigned turn = 0;; turn++) {
    if (turn % 1000000 == 0) prctl(PR_SET_NAME, turn % 2000000 ? ") S 1 1 1 0 0" : "a\nb) Z 0 0");
  }
}
