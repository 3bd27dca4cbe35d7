// expect: RE — nothing can be made in /dev/shm
// expect in A: AC — it has one of its own for named semaphores, as of Python's multiprocessing
// needs: isolation
#include <errno.h>
#include <fcntl.h>
#include <semaphore.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  sem_t *const semaphore = sem_open("/judged", O_CREAT | O_EXCL, 0600, 0);
  if (semaphore == SEM_FAILED) return getppid() == 1 ? 1 : 2;
  if (fork() == 0) return sem_post(semaphore);
  if (sem_wait(semaphore) || wait(NULL) < 0) return 3;
  puts("7");
}
