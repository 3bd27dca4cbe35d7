// expect: OLE|RE — a gigabyte in files that have no name any more; tier A's small disk is full before
// needs: supervisor
// time limit ms: 3000
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  static char block[950000];
  for (int file = 0; file < 1000; file++) {
    const int fd = open("file", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0 || write(fd, block, sizeof block) != sizeof block || unlink("file")) return 1;
    if (file % 10 == 0) usleep(5000);
  }
  puts("7");
}
