// expect: MLE — 300 texts of a megabyte, each a list of an epoll's watches that it began to read: the kernel's memory
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <unistd.h>

enum { PIPES = 10, WATCHES = 800 };

int main(void) {
  const int epoll = epoll_create1(0);
  struct epoll_event event = {EPOLLIN, {.u64 = ~0ull}};
  char path[40], first;
  for (int pipe_at = 0; pipe_at < PIPES; pipe_at++) {
    int ends[2], copies[WATCHES];
    if (pipe(ends)) return 1;
    for (int at = 0; at < WATCHES; at++)
      if ((copies[at] = dup(ends[0])) < 0 || epoll_ctl(epoll, EPOLL_CTL_ADD, copies[at], &event)) return 1;
    for (int at = 0; at < WATCHES; at++) close(copies[at]); // the watches stay as long as the pipe
  }
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", epoll);
  for (int text = 0; text < 300; text++)
    if (read(open(path, O_RDONLY), &first, 1) != 1) return 1;
  usleep(600000);
  puts("7");
}
