// expect: AC — names each thing that it could change for the next case or for the whole machine
// needs: Landlock
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int changed = 0;

static void is_closed(const char *path, int flags, const char *text) {
  const int fd = open(path, flags, 0600);
  if (fd < 0 || (*text && write(fd, text, strlen(text)) < 0)) return;
  puts(path);
  changed = 1;
}

int main(void) {
  is_closed("/dev/ptmx", O_RDWR | O_NOCTTY, "");
  is_closed("/dev/ptmx", O_RDONLY | O_NOCTTY, "");
  is_closed("/dev/pts/ptmx", O_RDWR | O_NOCTTY, "");
  is_closed("/proc/self/oom_score_adj", O_WRONLY, "999");
  is_closed("/proc/self/autogroup", O_WRONLY, "1");
  is_closed("/proc/sys/fs/mqueue/msg_default", O_WRONLY, "9");
  if (getppid() != 1) is_closed("/dev/shm/left-by-a-judged-program", O_WRONLY | O_CREAT, "");
  is_closed("/dev/mqueue/left-by-a-judged-program", O_WRONLY | O_CREAT, "");
  if (!changed) puts("7");
}
