// What the kernel's accounts of a control group say; cgroup.c makes the group. The files stay open: inside bubblewrap,
// which sees no groups, they are read by their descriptors.
#include "supervisor.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int cgroup_version, cgroup_has_us;
static int accounts[CGROUP_ACCOUNTS] = {-1, -1, -1, -1, -1}; // open files: usage, stat, events, cpu, tasks

static const char *const NAMES[3][CGROUP_ACCOUNTS] = {
    {0},
    {"memory.usage_in_bytes", "memory.stat", "memory.oom_control", "cpuacct.usage", "pids.current"},
    {"memory.current", "memory.stat", "memory.events", "cpu.stat", "pids.current"}};

int open_in(const char *folder, const char *name, int flags) {
  char path[3100];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  const int low = open(path, flags | O_CLOEXEC);
  if (low < 0) return -1;
  const int fd = fcntl(low, F_DUPFD_CLOEXEC, OUT_OF_THE_WAY);
  close(low);
  return fd;
}

// Whether all accounts that we cannot do without can be read, each in the first of the folders that has it.
int open_accounts(char (*folders)[FOLDER_BYTES], int count) {
  for (int account = 0; account < CGROUP_ACCOUNTS; account++)
    for (int folder = 0; folder < count && accounts[account] < 0; folder++)
      accounts[account] = open_in(folders[folder], NAMES[cgroup_version][account], O_RDONLY);
  for (int account = 0; account < CGROUP_TASKS; account++)
    if (accounts[account] < 0) return -1;
  return cgroup_oom_kills() >= 0 && cgroup_cpu_us() >= 0 && cgroup_charged_kib() >= 0 ? 0 : -1;
}

void close_accounts(void) {
  for (int account = 0; account < CGROUP_ACCOUNTS; account++) {
    if (accounts[account] >= 0) close(accounts[account]);
    accounts[account] = -1;
  }
}

// For the supervisor inside bubblewrap, which sees no control groups: our open files.
void give_cgroup(int first) {
  for (int account = 0; cgroup_version && account < CGROUP_ACCOUNTS; account++)
    dup2(accounts[account], first + account);
}

void take_cgroup(int version, int first) {
  cgroup_version = version;
  cgroup_has_us = version > 0;
  for (int account = 0; version && account < CGROUP_ACCOUNTS; account++) {
    const int fd = first + account;
    accounts[account] = fcntl(fd, F_SETFD, FD_CLOEXEC) ? -1 : fd;
  }
}

// The number behind a word at the start of a line, or with an empty word the first number; -1 for none.
static long long number_in(int account, const char *word) {
  static char text[8192];
  const ssize_t size = pread(accounts[account], text, sizeof text - 1, 0);
  if (size <= 0) return -1;
  text[size] = 0;
  const size_t length = strlen(word);
  for (char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
    if (!strncmp(line, word, length) && (!length || line[length] == ' ')) return atoll(line + length);
  return -1;
}

long long cgroup_usage_kib(void) {
  return number_in(CGROUP_USAGE, "") / 1024;
}

// Without the cache of files, which the kernel drops when it needs the room; with memory that processes
// share, with buffers of sockets and pipes, and with what the kernel keeps for them.
long long cgroup_charged_kib(void) {
  const int is_two = cgroup_version == 2;
  const long long usage = number_in(CGROUP_USAGE, "");
  const long long files = number_in(CGROUP_STAT, is_two ? "file" : "cache");
  const long long shared = number_in(CGROUP_STAT, "shmem");
  const long long objects = is_two ? number_in(CGROUP_STAT, "slab_reclaimable") : 0;
  if (usage < 0 || files < 0 || shared < 0) return -1;
  return (usage - (files - shared) - (objects > 0 ? objects : 0)) / 1024;
}

long long cgroup_oom_kills(void) {
  return number_in(CGROUP_EVENTS, "oom_kill");
}

long long cgroup_cpu_us(void) {
  return cgroup_version == 2 ? number_in(CGROUP_CPU, "usage_usec") : number_in(CGROUP_CPU, "") / 1000;
}

// Processes and threads, also the starter; -1 where they are not counted.
long long cgroup_tasks(void) {
  return number_in(CGROUP_TASKS, "");
}

// supervisor --accounts VERSION FOLDER: what the recorded files of a folder say, for the tests.
int print_accounts(const char *version, const char *folder) {
  cgroup_version = atoi(version);
  char folders[1][FOLDER_BYTES];
  snprintf(folders[0], sizeof folders[0], "%s", folder);
  if (open_accounts(folders, 1)) return 1;
  printf("{\"usageKiB\":%lld,\"chargedKiB\":%lld,\"oomKills\":%lld,\"cpuUs\":%lld,\"tasks\":%lld}\n",
         cgroup_usage_kib(), cgroup_charged_kib(), cgroup_oom_kills(), cgroup_cpu_us(), cgroup_tasks());
  return 0;
}
