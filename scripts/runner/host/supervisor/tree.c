// The process tree of a case, as /proc shows it.
#include "supervisor.h"
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_INODES = 1 << 14 };
enum { MANY_TABLES_KIB = 16 << 10 };
enum { FREE_BUFFERS = 64, SOCKET_KIB = 208, PIPE_KIB = 64 }; // what one of them may hold

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
    for (int child; count < MAX_PROCESSES && fscanf(file, "%d", &child) == 1;)
      if (child != starter) list[count++] = child;
    fclose(file);
  }
  closedir(tasks);
  return count;
}

int descendants(pid_t root, pid_t *list) {
  int count = add_children(root, list, 0);
  for (int at = 0; at < count; at++) count = add_children(list[at], list, count);
  return count;
}

// A task folder has a link for each thread, and two of its own.
long threads_of(pid_t pid) {
  struct stat st;
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  return stat(path, &st) ? 0 : (long)st.st_nlink - 2;
}

// Processes and threads; counts no further than is needed to see that they reach `most`.
long tree_tasks(pid_t root, long most) {
  static pid_t list[MAX_PROCESSES];
  int count = add_children(root, list, 0), at = 0;
  long tasks = 0;
  for (; at < count && tasks + count - at < most; at++) {
    tasks += threads_of(list[at]);
    count = add_children(list[at], list, count);
  }
  return tasks + count - at;
}

// Time that the threads of a process ran, and that they were ready to run and did not get a processor.
static void add_threads(pid_t pid, long long *ran_us, long long *waited_us) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  if (!tasks) return;
  for (struct dirent *task; (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.12s/schedstat", pid, task->d_name);
    FILE *file = fopen(path, "re");
    long long run, wait;
    if (!file) continue;
    if (fscanf(file, "%lld %lld", &run, &wait) == 2) *ran_us += run / 1000, *waited_us += wait / 1000;
    fclose(file);
  }
  closedir(tasks);
}

static int read_memory(const char *statm, long long *resident, long long *shared) {
  FILE *file = fopen(statm, "re");
  if (!file) return 0;
  const int count = fscanf(file, "%*d %lld %lld", resident, shared);
  fclose(file);
  return count == 2 && *resident > 0;
}

// When the first thread of a process has ended, only the others still tell of its memory.
static int read_memory_of_threads(pid_t pid, long long *resident, long long *shared) {
  char path[64];
  int found = 0;
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  for (struct dirent *task; tasks && !found && (task = readdir(tasks));) {
    snprintf(path, sizeof path, "/proc/%d/task/%.12s/statm", pid, task->d_name);
    found = task->d_name[0] != '.' && read_memory(path, resident, shared);
  }
  if (tasks) closedir(tasks);
  return found;
}

// Page tables are in no process's resident memory. Honest ones are a 500th of it; those of a huge mapping,
// of which a byte is read here and there, are all that it takes.
static long long large_page_tables_kib(pid_t pid) {
  char path[64], line[256];
  long long kib = 0;
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmPTE: %lld", &kib) == 1) break;
  if (file) fclose(file);
  return kib > MANY_TABLES_KIB ? kib : 0;
}

// Pages that processes share are counted once, as those of the process that has most of them.
static void add_memory(pid_t pid, struct usage *sum) {
  char path[64];
  long long resident, shared;
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  if (!read_memory(path, &resident, &shared) && !read_memory_of_threads(pid, &resident, &shared)) return;
  const long page_kib = sysconf(_SC_PAGESIZE) / 1024;
  sum->private_kib += (resident - shared) * page_kib + (cgroup_version ? 0 : large_page_tables_kib(pid));
  sum->shared_sum_kib += shared * page_kib;
  if (shared * page_kib > sum->shared_kib) sum->shared_kib = shared * page_kib;
}

// What each process was last seen to have used itself. A child whose parent ignores SIGCHLD vanishes
// from the kernel's sums when it ends: then what was seen of it counts.
struct seen { pid_t pid; long long start, cpu_us; };
static struct seen seen_now[MAX_PROCESSES], seen_before[MAX_PROCESSES];
static int count_before;
static long long gone_us;

void forget_processes(void) {
  count_before = gone_us = 0;
}

// Inodes that were met in this look at the tree: children have the descriptors of their parents.
static ino_t inodes[MAX_INODES];

static int is_new(ino_t inode) {
  for (size_t at = inode * 2654435761u % MAX_INODES, step = 0; step < MAX_INODES; step++) {
    ino_t *const place = &inodes[(at + step) % MAX_INODES];
    if (*place == inode) return 0;
    if (*place) continue;
    *place = inode;
    return 1;
  }
  return 0;
}

// What a process holds that is in no memory of its own: buffers, and files without a name.
static void add_descriptors(pid_t pid, struct usage *sum, int *buffers) {
  char path[64], target[64];
  snprintf(path, sizeof path, "/proc/%d/fd", pid);
  DIR *all = opendir(path);
  if (!all) return;
  for (struct dirent *each; (each = readdir(all));) {
    const ssize_t length = readlinkat(dirfd(all), each->d_name, target, sizeof target - 1);
    if (length <= 0) continue;
    target[length] = 0;
    const int is_socket = !strncmp(target, "socket:[", 8), is_pipe = !strncmp(target, "pipe:[", 6);
    struct stat st;
    if (is_socket || is_pipe) {
      if (!is_new(strtoul(strchr(target, '[') + 1, NULL, 10)) || ++*buffers <= FREE_BUFFERS) continue;
      sum->buffers_kib += is_socket ? SOCKET_KIB : PIPE_KIB;
    } else if (fstatat(dirfd(all), each->d_name, &st, 0) == 0 && S_ISREG(st.st_mode) && !st.st_nlink &&
               is_new(st.st_ino))
      sum->unlinked += st.st_blocks * 512LL;
  }
  closedir(all);
}

long long unlinked_of(pid_t pid) {
  struct usage own = {0};
  int buffers = 0;
  memset(inodes, 0, sizeof inodes);
  add_descriptors(pid, &own, &buffers);
  return own.unlinked;
}

// How many files without a name are mapped, which may have no descriptor any more. What is memory, and no
// file of a disk, has names of the kernel's own.
int unlinked_mappings(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  char path[64], line[4200], name[4096];
  int files = 0;
  memset(inodes, 0, sizeof inodes);
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) {
    snprintf(path, sizeof path, "/proc/%d/maps", list[at]);
    FILE *file = fopen(path, "re");
    unsigned long inode;
    while (file && fgets(line, sizeof line, file))
      if (strstr(line, " (deleted)\n") && sscanf(line, "%*s %*s %*s %*s %lu %4095[^\n]", &inode, name) == 2 &&
          strncmp(name, "/memfd:", 7) && strncmp(name, "/dev/zero ", 10) && strncmp(name, "/SYSV", 5))
        files += is_new(inode);
    if (file) fclose(file);
  }
  return files;
}

// A parent that does not want to hear of its children: they leave no trace in its sums.
static int ignores_children(pid_t pid) {
  char path[64], line[128];
  unsigned long long ignored = 0;
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "SigIgn: %llx", &ignored) == 1) break;
  if (file) fclose(file);
  return ignored >> (SIGCHLD - 1) & 1;
}

// Each page counts by the part of it that falls to a process; the kernel walks all pages for that.
long long tree_pss_kib(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  char path[64], line[128];
  long long sum = 0, kib;
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) {
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", list[at]);
    FILE *file = fopen(path, "re");
    while (file && fgets(line, sizeof line, file))
      if (sscanf(line, "Pss: %lld kB", &kib) == 1) sum += kib;
    if (file) fclose(file);
  }
  return sum;
}

static void add_usage(pid_t pid, struct usage *sum, struct seen *own) {
  char path[64], line[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  FILE *file = fopen(path, "re");
  if (!file) return;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = 0;
  char *after = strrchr(line, ')'); // the name in brackets may hold anything
  long long user, system, child_user, child_system, start, ran_us = 0;
  if (!after || sscanf(after + 1,
                       " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld %*d %*d %*d %*d %lld",
                       &user, &system, &child_user, &child_system, &start) != 5)
    return;
  const long long tick_us = 1000000 / sysconf(_SC_CLK_TCK);
  add_memory(pid, sum);
  add_threads(pid, &ran_us, &sum->wait_us);
  const long long own_us = (user + system) * tick_us;
  *own = (struct seen){pid, start, own_us > ran_us ? own_us : ran_us};
  sum->cpu_us += own_us + (child_user + child_system) * tick_us;
  sum->seen_us += own->cpu_us;
  sum->processes++;
}

// All that descends from us, which is all that the case has started: we are its subreaper.
struct usage tree_usage(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  struct usage sum = {0};
  int count = descendants(root, list), buffers = 0;
  memset(inodes, 0, sizeof inodes);
  for (int at = 0; at < count; at++) {
    add_usage(list[at], &sum, &seen_now[sum.processes]);
    add_descriptors(list[at], &sum, &buffers);
    if (!cgroup_version && !counts_cpu_of_children() && ignores_children(list[at])) sum.ignores_children = 1;
  }
  for (int old = 0, at; old < count_before; old++) {
    for (at = 0; at < sum.processes; at++)
      if (seen_now[at].pid == seen_before[old].pid && seen_now[at].start == seen_before[old].start) break;
    if (at == sum.processes) gone_us += seen_before[old].cpu_us;
  }
  memcpy(seen_before, seen_now, sum.processes * sizeof *seen_now);
  count_before = sum.processes;
  sum.seen_us += gone_us;
  sum.rss_kib = sum.private_kib + sum.shared_kib;
  return sum;
}

// Whether a thread waits for a processor or for a disk.
static int wants_to_run(pid_t pid) {
  char path[64], line[256];
  int found = 0;
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  for (struct dirent *task; tasks && !found && (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.12s/stat", pid, task->d_name);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    line[fread(line, 1, sizeof line - 1, file)] = 0;
    fclose(file);
    const char *after = strrchr(line, ')');
    found = after && (after[2] == 'R' || after[2] == 'D');
  }
  if (tasks) closedir(tasks);
  return found;
}

int tree_wants_to_run(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++)
    if (wants_to_run(list[at])) return 1;
  return 0;
}
