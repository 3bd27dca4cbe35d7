// expect: AC — a descriptor's owner gets a signal when something can be read: that must be nobody else
// needs: isolation
#define _GNU_SOURCE
#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
  int fds[2], got = 0;
  const int targets[] = {getppid(), -1, 1};
  socketpair(AF_UNIX, SOCK_STREAM, 0, fds);
  for (int at = 0; at < 3; at++) {
    const struct f_owner_ex owner = {F_OWNER_PID, targets[at]};
    got |= fcntl(fds[0], F_SETOWN, targets[at]) == 0;
    got |= (fcntl(fds[0], F_SETOWN_EX, &owner) == 0) << 1;
    got |= (ioctl(fds[0], 0x8901 /* FIOSETOWN */, &targets[at]) == 0) << 2;
    got |= (ioctl(fds[0], 0x8902 /* SIOCSPGRP */, &targets[at]) == 0) << 3;
    got |= (fcntl(fds[0], F_SETSIG, SIGKILL) == 0) << 4;
    fcntl(fds[0], F_SETFL, O_ASYNC | O_NONBLOCK);
    got |= (write(fds[1], "x", 1) != 1) << 5;
  }
  printf("%d\n", got ? 100 + got : 7);
}
