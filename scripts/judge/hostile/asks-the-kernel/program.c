// expect: AC — calls that lead out of the box: all must be refused
// needs: isolation
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  char room[200] = {0};
  struct sched_param first = {50};
  struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
  int got = 0, pair[2];
  got |= socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
  got |= (syscall(425 /* io_uring_setup */, 8, room) >= 0) << 1;
  got |= (shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0666) >= 0) << 2;
  got |= (ptrace(PTRACE_ATTACH, getppid(), 0, 0) == 0) << 3;
  got |= (unshare(CLONE_NEWUSER) == 0) << 4;
  got |= (setuid(0) == 0 || seteuid(0) == 0) << 5;
  got |= (sched_setscheduler(0, SCHED_FIFO, &first) == 0) << 6;
  got |= (setrlimit(RLIMIT_FSIZE, &none) == 0) << 7;
  got |= (fchmod(0, 0777) == 0) << 8;
  got |= (open("/dev/tty", O_RDWR) >= 0) << 9;
  got |= (syscall(SYS_sched_setaffinity, getppid(), sizeof room, room) == 0) << 10;
  // Asking for another address family loads a kernel module; listing rules does not delete them.
  got |= (socketpair(AF_TIPC, SOCK_SEQPACKET, 0, pair) == 0 || errno != EACCES) << 11;
  got |= (open("own", O_RDONLY | O_CREAT | O_TRUNC, 0600) >= 0) << 12;
  // Only with this limit does no dump of a crash go to a program of the system's, such as systemd-coredump.
  got |= (getrlimit(RLIMIT_CORE, &none) || none.rlim_cur != (none.rlim_max > 0)) << 13;
  printf("%d\n", got ? 1000 + got : 7);
}
