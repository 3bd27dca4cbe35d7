// expect: AC — it is refused the 513th process or thread, or one shortly before, and goes on
// needs: supervisor
// time limit ms: 1000
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *wait_for_ever(void *none) {
  for (;;) pause();
}

int main(void) {
  pthread_attr_t small;
  pthread_t thread;
  int count = 1;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 1 << 16);
  while (count < 2000 && pthread_create(&thread, &small, wait_for_ever, NULL) == 0) count++;
  if (count >= 500 && count <= 516) puts("7");
  else printf("%d\n", count);
  fflush(stdout);
  _exit(0);
}
