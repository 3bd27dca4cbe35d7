// The process tree of a case, as /proc shows it.
#include "supervisor.h"
#include <dirent.h>
#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_PROCESSES = 4096 };

long long now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

// Appends the children of all threads of a process.
static int add_children(pid_t pid, pid_t *list, int count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  if (!tasks) return count;
  for (struct dirent *task; (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.12s/children", pid, task->d_name);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    for (int child; count < MAX_PROCESSES && fscanf(file, "%d", &child) == 1;) list[count++] = child;
    fclose(file);
  }
  closedir(tasks);
  return count;
}

static int descendants(pid_t root, pid_t *list) {
  int count = add_children(root, list, 0);
  for (int at = 0; at < count; at++) count = add_children(list[at], list, count);
  return count;
}

// Time that the threads of a process were ready to run and did not get a processor.
static long long wait_us(pid_t pid) {
  char path[64];
  long long sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  if (!tasks) return 0;
  for (struct dirent *task; (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.12s/schedstat", pid, task->d_name);
    FILE *file = fopen(path, "re");
    long long run, wait;
    if (!file) continue;
    if (fscanf(file, "%lld %lld", &run, &wait) == 2) sum += wait / 1000;
    fclose(file);
  }
  closedir(tasks);
  return sum;
}

// Pages that processes share are counted once, as those of the process that has most of them.
static void add_memory(pid_t pid, struct usage *sum) {
  char path[64];
  long long resident, shared;
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  FILE *file = fopen(path, "re");
  if (!file) return;
  if (fscanf(file, "%*d %lld %lld", &resident, &shared) == 2) {
    const long page_kib = sysconf(_SC_PAGESIZE) / 1024;
    sum->private_kib += (resident - shared) * page_kib;
    if (shared * page_kib > sum->shared_kib) sum->shared_kib = shared * page_kib;
  }
  fclose(file);
}

static void add_usage(pid_t pid, struct usage *sum) {
  char path[64], line[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  FILE *file = fopen(path, "re");
  if (!file) return;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = 0;
  char *after = strrchr(line, ')'); // the name in brackets may hold anything
  long long user, system, child_user, child_system;
  if (!after || sscanf(after + 1,
                       " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld",
                       &user, &system, &child_user, &child_system) != 4)
    return;
  sum->cpu_us += (user + system + child_user + child_system) * (1000000 / sysconf(_SC_CLK_TCK));
  add_memory(pid, sum);
  sum->wait_us += wait_us(pid);
  sum->processes++;
}

// All that descends from us, which is all that the case has started: we are its subreaper.
struct usage tree_usage(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  struct usage sum = {0};
  int count = descendants(root, list);
  for (int at = 0; at < count; at++) add_usage(list[at], &sum);
  sum.rss_kib = sum.private_kib + sum.shared_kib;
  return sum;
}

// Kills until nothing is left. Under a uid of its own one call reaches all, also those that fork now.
void kill_tree(pid_t root, uid_t uid, reaped_fn *reaped, void *context) {
  static pid_t list[MAX_PROCESSES];
  for (;;) {
    int status;
    struct rusage usage;
    pid_t pid;
    while ((pid = wait4(-1, &status, WNOHANG, &usage)) > 0)
      reaped(pid, status, &usage, context);
    if (pid < 0 && errno == ECHILD) return;
    if (uid) {
      pid_t killer = vfork();
      if (killer == 0) {
        if (setresuid(uid, uid, uid) == 0) kill(-1, SIGKILL);
        _exit(0);
      }
      if (killer > 0) waitpid(killer, &status, 0);
    }
    int count = descendants(root, list);
    for (int at = 0; at < count; at++) kill(list[at], SIGKILL);
    usleep(200);
  }
}

// How many threads a user has: a task folder has a link for each, and two of its own.
long tasks_of(uid_t uid) {
  long sum = 0;
  struct stat st;
  char path[64];
  DIR *all = opendir("/proc");
  for (struct dirent *each; all && (each = readdir(all));) {
    if (each->d_name[0] < '1' || each->d_name[0] > '9') continue;
    snprintf(path, sizeof path, "/proc/%.12s/task", each->d_name);
    if (stat(path, &st) == 0 && st.st_uid == uid) sum += st.st_nlink - 2;
  }
  if (all) closedir(all);
  return sum;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *place) {
  (void)st, (void)type, (void)place;
  remove(path);
  return 0;
}

void remove_tree(const char *folder) {
  nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}
