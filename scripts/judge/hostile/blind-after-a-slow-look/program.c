// expect: MLE — 120 children with 900 descriptors each make a look slow, then 20 take 40 MiB at once
// needs: supervisor
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CHILDREN = 120, DESCRIPTORS = 900, LARGE = 20, BYTES = 40 << 20 };

int main(void) {
  for (int fd = 0; fd < DESCRIPTORS; fd++) open("/dev/null", O_RDONLY);
  for (int child = 0; child < CHILDREN; child++)
    if (fork() == 0) {
      usleep(300000);
      volatile char *block = child < LARGE ? malloc(BYTES) : NULL;
      for (int at = 0; block && at < BYTES; at += 4096) block[at] = 1;
      usleep(700000);
      _exit(0);
    }
  while (wait(NULL) > 0); // on a busy machine they come late
  puts("7");
}
