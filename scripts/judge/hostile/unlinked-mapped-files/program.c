// expect: OLE|MLE — a gigabyte in files that have neither a name nor a descriptor: mappings hold them
// expect in A: OLE|MLE|RE — its disk is full before
// needs: supervisor
// time limit ms: 5000
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Its first thread has ended, and /proc writes each newline of the long path as four characters.
static void *map_files(void *nothing) {
  static char block[950000], name[251];
  memset(name, '\n', sizeof name - 1);
  for (int depth = 0; depth < 12; depth++)
    if (mkdir(name, 0700) || chdir(name)) _exit(1);
  usleep(50000);
  for (int file = 0; file < 1000; file++) {
    const int fd = open("file", O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (fd < 0 || write(fd, block, sizeof block) != sizeof block || unlink("file")) _exit(1);
    if (mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED) _exit(1);
    close(fd);
    if (file % 10 == 0) usleep(5000);
  }
  usleep(50000);
  puts("7");
  fflush(stdout);
  _exit(0);
  return nothing;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, map_files, NULL)) return 1;
  pthread_exit(NULL);
}
