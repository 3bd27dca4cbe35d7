// expect: AC — System V and POSIX queues, segments and semaphores outlive their program: all refused
// needs: isolation
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  int got = 0;
  got |= shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0666) >= 0;
  got |= (shmctl(0, SHM_INFO, NULL) >= 0) << 1;
  got |= (shmat(0, NULL, 0) != (void *)-1) << 2;
  got |= (semget(IPC_PRIVATE, 1, IPC_CREAT | 0666) >= 0) << 3;
  got |= (semctl(0, 0, IPC_RMID) >= 0) << 4;
  got |= (msgget(IPC_PRIVATE, IPC_CREAT | 0666) >= 0) << 5;
  got |= (msgctl(0, MSG_INFO, NULL) >= 0) << 6;
  got |= (syscall(SYS_mq_open, "judge", O_CREAT | O_RDWR, 0666, NULL) >= 0) << 7;
  got |= (syscall(SYS_mq_unlink, "judge") >= 0) << 8;
  printf("%d\n", got ? 1000 + got : 7);
}
