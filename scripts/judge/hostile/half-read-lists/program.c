// expect: MLE — of each folder, and of each file of /proc, that it has begun to read the kernel keeps a part
// needs: supervisor
// memory limit MiB: 90
// time limit ms: 5000
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
  for (int child = 0; child < 5; child++) {
    if (fork()) continue;
    char names[100];
    for (int at = 0; at < 900; at++)
      if (at % 2) syscall(SYS_getdents64, open("/usr/bin", O_RDONLY | O_DIRECTORY), names, sizeof names);
      else if (read(open("/proc/self/maps", O_RDONLY), names, 1) != 1) return 1;
    sleep(3);
    return 0;
  }
  sleep(2);
  puts("7");
}
