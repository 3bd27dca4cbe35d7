// expect: AC — 60 MB of stack are allowed, as on judges
// needs: supervisor
#include <stdio.h>

static int down(int depth) {
  volatile char block[1000];
  block[0] = 1;
  return depth == 0 ? 0 : down(depth - 1) + block[0];
}

int main(void) {
  printf("%d\n", down(60000) - 60000 + 7);
}
