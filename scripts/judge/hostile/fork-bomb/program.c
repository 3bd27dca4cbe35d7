// expect: TLE — every child forks too
// needs: supervisor
#include <unistd.h>

int main(void) {
  for (;;) fork();
}
