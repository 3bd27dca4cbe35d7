// expect: AC — its threads ask for the scheduler that they have, as Mono's do, which print on stdout what fails
// needs: supervisor
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int main(void) {
  const struct sched_param usual = {0};
  if (pthread_setschedparam(pthread_self(), SCHED_OTHER, &usual)) puts("refused");
  if (!pthread_setschedparam(pthread_self(), SCHED_BATCH, &usual)) puts("changed");
  puts("7");
}
