// expect: MLE — watches of epolls: a fifth of a kilobyte each, and a process can have a million
// needs: supervisor
// memory limit MiB: 12
// time limit ms: 9000
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

int main(void) {
  int events[400];
  for (int at = 0; at < 400; at++) events[at] = eventfd(0, 0);
  for (int epoll = 0; epoll < 300; epoll++) {
    const int fd = epoll_create1(0);
    struct epoll_event event = {EPOLLIN};
    for (int at = 0; at < 400; at++)
      if (epoll_ctl(fd, EPOLL_CTL_ADD, events[at], &event)) return 1;
  }
  usleep(400000);
  puts("7");
}
