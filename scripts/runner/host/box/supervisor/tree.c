// The process tree of a case, as /proc shows it.
#include "supervisor.h"
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MAX_INODES = 1 << 14 };
enum { MANY_DESCRIPTORS = 4096 /* of all processes, in one look */, MOST_A_SAMPLE_US = 20000 };
enum { MANY_TABLES_KIB = 16 << 10 };
enum { FREE_DESCRIPTORS = 8192, DESCRIPTORS_A_KIB = 2 }; // a timer, an epoll: half a KiB; what is inherited, less
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
static long long page_tables_kib(pid_t pid) {
  char path[64], line[256];
  long long kib = 0;
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmPTE: %lld", &kib) == 1) break;
  if (file) fclose(file);
  return kib;
}

// Pages that processes share are counted once, as those of the process that has most of them.
static void add_memory(pid_t pid, struct usage *sum) {
  char path[64];
  long long resident, shared;
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  if (!read_memory(path, &resident, &shared) && !read_memory_of_threads(pid, &resident, &shared)) return;
  const long page_kib = sysconf(_SC_PAGESIZE) / 1024;
  sum->private_kib += (resident - shared) * page_kib;
  sum->tables_kib += cgroup_version ? 0 : page_tables_kib(pid);
  sum->shared_sum_kib += shared * page_kib;
  if (shared * page_kib > sum->shared_kib) sum->shared_kib = shared * page_kib;
}

// What each process was last seen to have used itself. A child whose parent ignores SIGCHLD vanishes
// from the kernel's sums when it ends: then what was seen of it counts.
struct seen { pid_t pid; long long start, cpu_us; char state; };
static struct seen seen_now[MAX_PROCESSES], seen_before[MAX_PROCESSES];
static int count_before;
static long long gone_us, sampled_us, sampled_at_us;
static pid_t next_descriptors; // the process to go on with; 0 for a new round

void forget_processes(void) {
  count_before = next_descriptors = 0;
  gone_us = sampled_us = 0;
  sampled_at_us = now_us();
}

// Inodes that were met: children have the descriptors of their parents.
static ino_t of_descriptors[MAX_INODES], of_mappings[MAX_INODES];

static int is_new(ino_t inode, ino_t *inodes) {
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
// Returns how many descriptors were looked at.
static int add_descriptors(pid_t pid, struct usage *sum, int *buffers) {
  char path[64], target[64];
  snprintf(path, sizeof path, "/proc/%d/fd", pid);
  DIR *all = opendir(path);
  if (!all) return 0;
  int count = 0;
  for (struct dirent *each; (each = readdir(all));) {
    const ssize_t length = readlinkat(dirfd(all), each->d_name, target, sizeof target - 1);
    if (length <= 0) continue;
    count++;
    target[length] = 0;
    const int is_socket = !strncmp(target, "socket:[", 8), is_pipe = !strncmp(target, "pipe:[", 6);
    struct stat st;
    if (is_socket || is_pipe) {
      if (!is_new(strtoul(strchr(target, '[') + 1, NULL, 10), of_descriptors) || ++*buffers <= FREE_BUFFERS) continue;
      sum->buffers_kib += is_socket ? SOCKET_KIB : PIPE_KIB;
    } else if (fstatat(dirfd(all), each->d_name, &st, 0) == 0 && S_ISREG(st.st_mode) && !st.st_nlink &&
               is_new(st.st_ino, of_descriptors))
      sum->unlinked += st.st_blocks * 512LL;
  }
  struct stat folder; // Linux 6.2 says how many there are, also when they were too many to be looked at
  sum->descriptors += fstat(dirfd(all), &folder) == 0 && folder.st_size ? folder.st_size : count;
  closedir(all);
  return count;
}

static int by_number(const void *a, const void *b) {
  return *(const pid_t *)a - *(const pid_t *)b;
}

// 150 processes with 1,000 descriptors each take a look of 300 ms, in which others would fill the memory. So
// what there are more is looked at in the next looks, and until these have come round the sums of the round
// before count.
static void add_all_descriptors(const pid_t *list, int count, struct usage *sum) {
  static pid_t sorted[MAX_PROCESSES];
  static struct usage round, complete;
  static int buffers;
  int left = MANY_DESCRIPTORS, at = 0;
  memcpy(sorted, list, count * sizeof *list);
  qsort(sorted, count, sizeof *sorted, by_number);
  if (next_descriptors == 0) memset(of_descriptors, 0, sizeof of_descriptors), round = (struct usage){0}, buffers = 0;
  while (at < count && sorted[at] < next_descriptors) at++;
  while (at < count && left > 0) left -= add_descriptors(sorted[at++], &round, &buffers);
  next_descriptors = at < count ? sorted[at] : 0;
  if (next_descriptors == 0) complete = round;
  sum->buffers_kib = round.buffers_kib > complete.buffers_kib ? round.buffers_kib : complete.buffers_kib;
  sum->unlinked = round.unlinked > complete.unlinked ? round.unlinked : complete.unlinked;
  sum->descriptors = round.descriptors > complete.descriptors ? round.descriptors : complete.descriptors;
}

// Of this process alone.
long long unlinked_of(pid_t pid) {
  struct usage own = {0};
  next_descriptors = 0;
  add_all_descriptors(&pid, 1, &own);
  return own.unlinked;
}

// How many files without a name are mapped, which may have no descriptor any more. What is memory, and no
// file of a disk, has names of the kernel's own.
int unlinked_mappings(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  char path[64], line[4200], name[4096];
  int files = 0;
  memset(of_mappings, 0, sizeof of_mappings);
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) {
    snprintf(path, sizeof path, "/proc/%d/maps", list[at]);
    FILE *file = fopen(path, "re");
    unsigned long inode;
    while (file && fgets(line, sizeof line, file))
      if (strstr(line, " (deleted)\n") && sscanf(line, "%*s %*s %*s %*s %lu %4095[^\n]", &inode, name) == 2 &&
          strncmp(name, "/memfd:", 7) && strncmp(name, "/dev/zero ", 10) && strncmp(name, "/SYSV", 5))
        files += is_new(inode, of_mappings);
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

// Whether a process has borrowed its parent's memory, as a child of vfork or posix_spawn does until it becomes another
// program. Not where the kernel does not say it, without CONFIG_KCMP, or a container's filter refuses kcmp.
static int is_borrower(pid_t pid) {
  char path[64], line[128];
  pid_t parent = 0;
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "PPid: %d", &parent) == 1) break;
  if (file) fclose(file);
  return syscall(SYS_kcmp, parent, pid, 1 /* KCMP_VM */, 0, 0) == 0;
}

// Each page counts by the part of it that falls to a process, for which the kernel walks all of them; of a process
// that does not let us see its parts all counts.
long long tree_pss_kib(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  char path[64], line[128];
  long long sum = 0;
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) {
    long long kib = 0;
    struct usage whole = {0};
    if (is_borrower(list[at])) continue; // first: nothing is read of one that has ended since
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", list[at]);
    FILE *file = fopen(path, "re");
    while (file && fgets(line, sizeof line, file))
      if (sscanf(line, "Pss: %lld kB", &kib) == 1) break;
    if (file) fclose(file);
    if (!kib) add_memory(list[at], &whole), kib = whole.private_kib + whole.shared_kib;
    sum += kib;
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
  char state;
  long long user, system, child_user, child_system, start, ran_us = 0;
  if (!after || sscanf(after + 1,
                       " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld %*d %*d %*d %*d %lld",
                       &state, &user, &system, &child_user, &child_system, &start) != 6)
    return;
  const long long tick_us = 1000000 / sysconf(_SC_CLK_TCK);
  add_memory(pid, sum);
  add_threads(pid, &ran_us, &sum->wait_us);
  const long long own_us = (user + system) * tick_us;
  *own = (struct seen){pid, start, own_us > ran_us ? own_us : ran_us, state};
  sum->cpu_us += own_us + (child_user + child_system) * tick_us;
  sum->seen_us += own->cpu_us;
  sum->processes++;
}

// Its clock stands still while it waits for a processor. Where we have the only one, it cannot run now.
static int runs_now(pid_t pid) {
  const long long first = cpu_ns_of(pid);
  return sysconf(_SC_NPROCESSORS_ONLN) == 1 || cpu_ns_of(pid) > first;
}

// Children of a parent with SA_NOCLDWAIT leave no trace either, and nothing shows that flag. So with /proc alone
// we take samples: a process that has come since the last look and runs now stands for all that ran in between.
// Only `watch` knows whether the sums explain that time. After a long pause a sample counts less, so that few of
// them cannot make an honest program late.
static void sample(int count, struct usage *sum) {
  const long long now = now_us(), pause = now - sampled_at_us, processors = sysconf(_SC_NPROCESSORS_ONLN);
  // On one of the processors we run, and not what we look at.
  const long long us = (pause < MOST_A_SAMPLE_US ? pause : MOST_A_SAMPLE_US) * processors / (processors > 1 ? processors - 1 : 1);
  for (int at = 0, old; at < count && count_before; at++) {
    if (seen_now[at].state != 'R') continue;
    for (old = 0; old < count_before; old++)
      if (seen_now[at].pid == seen_before[old].pid && seen_now[at].start == seen_before[old].start) break;
    if (old == count_before && runs_now(seen_now[at].pid)) sampled_us += us;
  }
  sampled_at_us = now;
  sum->sampled_us = sampled_us;
}

// All that descends from us, which is all that the case has started: we are its subreaper.
struct usage tree_usage(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  struct usage sum = {0};
  const int count = descendants(root, list), loses_children = !cgroup_version && !counts_cpu_of_children();
  for (int at = 0; at < count; at++) {
    add_usage(list[at], &sum, &seen_now[sum.processes]);
    if (loses_children && ignores_children(list[at])) sum.ignores_children = 1;
  }
  add_all_descriptors(list, count, &sum);
  if (cgroup_version) sum.buffers_kib = 0; // a group counts them
  if (loses_children) sample(sum.processes, &sum);
  for (int old = 0, at; old < count_before; old++) {
    for (at = 0; at < sum.processes; at++)
      if (seen_now[at].pid == seen_before[old].pid && seen_now[at].start == seen_before[old].start) break;
    if (at == sum.processes) gone_us += seen_before[old].cpu_us;
  }
  memcpy(seen_before, seen_now, sum.processes * sizeof *seen_now);
  count_before = sum.processes;
  sum.seen_us += gone_us;
  if (sum.tables_kib > MANY_TABLES_KIB) sum.buffers_kib += sum.tables_kib;
  if (!cgroup_version) sum.buffers_kib += mappings_kib(list, count);
  if (sum.descriptors > FREE_DESCRIPTORS) sum.buffers_kib += sum.descriptors / DESCRIPTORS_A_KIB;
  sum.rss_kib = sum.private_kib + sum.shared_kib;
  return sum;
}

// Who has lent its memory to a child of vfork waits for it in the state of a wait for a disk.
static int waits_for_child(const char *task) {
  char path[80], place[64] = "";
  snprintf(path, sizeof path, "%s/wchan", task);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  place[fread(place, 1, sizeof place - 1, file)] = 0;
  fclose(file);
  return !strcmp(place, "kernel_clone") || !strcmp(place, "_do_fork"); // since Linux 5.10, before
}

// Whether a thread waits for a processor or for a disk.
static int wants_to_run(pid_t pid) {
  char folder[64], path[80], line[256];
  int found = 0;
  snprintf(folder, sizeof folder, "/proc/%d/task", pid);
  DIR *tasks = opendir(folder);
  for (struct dirent *task; tasks && !found && (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(folder, sizeof folder, "/proc/%d/task/%.12s", pid, task->d_name);
    snprintf(path, sizeof path, "%s/stat", folder);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    line[fread(line, 1, sizeof line - 1, file)] = 0;
    fclose(file);
    const char *after = strrchr(line, ')');
    found = after && (after[2] == 'R' || (after[2] == 'D' && !waits_for_child(folder)));
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
