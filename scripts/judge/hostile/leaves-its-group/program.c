// expect: MLE — 300 MB of shared memory that no process shows, after lifting the limits of its group and leaving it
// needs: Landlock
// time limit ms: 1500
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PART = 25 << 20, PARTS = 12 };

static void put(const char *folder, const char *name, const char *text) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  const int fd = open(path, O_WRONLY);
  if (fd < 0) return;
  if (write(fd, text, strlen(text)) < 0) perror(path);
  close(fd);
}

int main(void) {
  char line[2000], folder[4000];
  FILE *groups = fopen("/proc/self/cgroup", "r");
  while (groups && fgets(line, sizeof line, groups)) {
    char *controllers = strchr(line, ':') + 1, *path = strchr(controllers, ':');
    *path++ = 0;
    path[strcspn(path, "\n")] = 0;
    snprintf(folder, sizeof folder, "/sys/fs/cgroup/%s%s", controllers, path);
    put(folder, "memory.max", "max");
    put(folder, "pids.max", "max");
    put(folder, "memory.limit_in_bytes", "-1");
    strcpy(strrchr(folder, '/'), "/another-group");
    mkdir(folder, 0755);
    put(folder, "cgroup.procs", "0");
  }
  char *all = mmap(NULL, (size_t)PART * PARTS, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return 1;
  for (int part = 0; part < PARTS; part++) {
    memset(all + (size_t)part * PART, 1, PART);
    madvise(all + (size_t)part * PART, PART, MADV_DONTNEED);
  }
  usleep(200000);
  puts("7");
}
