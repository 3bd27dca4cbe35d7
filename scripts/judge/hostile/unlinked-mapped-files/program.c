// expect: OLE|MLE|RE — a gigabyte in files that have neither a name nor a descriptor: mappings hold them
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  static char block[950000];
  for (int file = 0; file < 1000; file++) {
    const int fd = open("file", O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (fd < 0 || write(fd, block, sizeof block) != sizeof block || unlink("file")) return 1;
    if (mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED) return 1;
    close(fd);
    if (file % 10 == 0) usleep(5000);
  }
  usleep(50000);
  puts("7");
}
