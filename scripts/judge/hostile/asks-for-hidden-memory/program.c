// expect: AC — names each call that takes memory or disk where nobody measures it, and that was not refused
// needs: supervisor
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static int refused = 0;
static void is_refused(const char *what, long result) {
  if (result == -1) refused++;
  else puts(what);
}

int main(void) {
  int pair[2], ends[2];
  char byte = 1;
  loff_t start = 0;
  const int own = open("file", O_RDWR | O_CREAT, 0600);
  struct iovec part = {&byte, 1};
  struct flock lock = {F_WRLCK, SEEK_SET, 0, 1, 0};
  if (pipe(pair) || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) || write(own, &byte, 1) != 1) return 1;
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
  // Rules for files, filters of calls, timers; pages that are set aside
  const uint64_t reads = 4;
  struct sock_filter allow = {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
  struct sock_fprog filter = {1, &allow};
  struct sigevent nothing = {.sigev_notify = SIGEV_NONE};
  timer_t timer;
  int timers = 0;
  while (timers < 9000 && timer_create(CLOCK_MONOTONIC, &nothing, &timer) == 0) timers++;
  is_refused("Landlock", syscall(444, &reads, sizeof reads, 0));
  is_refused("a filter", prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter));
  is_refused("timers", timers < 9000 ? -1 : 0);
  is_refused("a filter of a socket", setsockopt(ends[0], SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter));
  is_refused("pages on the swap", madvise((void *)((uintptr_t)&timer & -4096), 4096, 21 /* MADV_PAGEOUT */));
  // A wait that looks like one for a disk, which counts for no time
  is_refused("a barrier", syscall(SYS_membarrier, 1 /* MEMBARRIER_CMD_GLOBAL */, 0, 0));
  is_refused("huge pages", (long)mmap(NULL, 2 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_HUGETLB, -1, 0));
  if (refused == 16) puts("7");
}
