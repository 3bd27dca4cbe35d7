// expect: TLE|MLE — every child forks too, and each has memory of its own; which limit comes first depends on the load
// needs: supervisor
#include <unistd.h>

int main(void) {
  for (;;) fork();
}
