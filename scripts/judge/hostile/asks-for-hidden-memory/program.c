// expect: AC — names each call that takes memory or disk where nobody measures it, and that was not refused
// needs: supervisor
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static int refused = 0;
static void is_refused(const char *what, long result) {
  if (result == -1) refused++;
  else puts(what);
}

int main(void) {
  int pair[2];
  char byte = 1;
  loff_t start = 0;
  const int own = open("file", O_RDWR | O_CREAT, 0600);
  struct iovec part = {&byte, 1};
  struct flock lock = {F_WRLCK, SEEK_SET, 0, 1, 0};
  if (pipe(pair) || write(own, &byte, 1) != 1) return 1;
  // Disk beyond the size of a file
  is_refused("fallocate of stdout", fallocate(1, FALLOC_FL_KEEP_SIZE, 0, 300L << 20));
  is_refused("fallocate", fallocate(own, FALLOC_FL_KEEP_SIZE, 0, 300L << 20));
  // A pipe that holds one byte of a page keeps all of a huge page
  is_refused("vmsplice", vmsplice(pair[1], &part, 1, 0));
  is_refused("splice", splice(own, &start, pair[1], NULL, 1, 0));
  is_refused("sendfile", sendfile(pair[1], own, &start, 1));
  // Events that nobody reads, the bytes of a FIFO, one lock for each byte of a file
  is_refused("inotify", inotify_init());
  is_refused("a FIFO", mkfifo("fifo", 0600));
  is_refused("a lock", fcntl(own, F_SETLK, &lock));
  is_refused("a lock of an open file", fcntl(own, F_OFD_SETLK, &lock));
  if (refused == 9) puts("7");
}
