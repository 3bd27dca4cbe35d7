// What the process tree of a case uses, as /proc shows it.
#include "supervisor.h"
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST_A_SAMPLE_US = 20000, MANY_TABLES_KIB = 16 << 10 };
enum { FREE_DESCRIPTORS = 8192, DESCRIPTORS_A_KIB = 2 }; // a timer, an epoll: half a KiB; what is inherited, less

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

// Page tables are in no process's resident memory. Honest ones are a 500th of it; those of a huge mapping,
// of which a byte is read here and there, are all that it takes.
static long long page_tables_kib(const char *place) {
  char path[PLACE_BYTES + 8], line[256];
  long long kib = 0;
  snprintf(path, sizeof path, "%s/status", place);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmPTE: %lld", &kib) == 1) break;
  if (file) fclose(file);
  return kib;
}

// Pages that processes share are counted once, as those of the process that has most of them.
static void add_memory(pid_t pid, struct usage *sum) {
  char place[PLACE_BYTES];
  long long resident, shared;
  if (!find_memory(pid, place, &resident, &shared)) return;
  const long page_kib = sysconf(_SC_PAGESIZE) / 1024;
  sum->private_kib += (resident - shared) * page_kib;
  sum->tables_kib += cgroup_version ? 0 : page_tables_kib(place);
  sum->shared_sum_kib += shared * page_kib;
  if (shared * page_kib > sum->shared_kib) sum->shared_kib = shared * page_kib;
}

// What each process was last seen to have used itself. A child whose parent ignores SIGCHLD vanishes
// from the kernel's sums when it ends: then what was seen of it counts.
struct seen { pid_t pid; long long start, cpu_us; char state; };
static struct seen seen_now[MAX_PROCESSES], seen_before[MAX_PROCESSES];
static int count_before;
static long long gone_us, sampled_us, sampled_at_us;

void forget_processes(void) {
  count_before = 0;
  forget_descriptors();
  gone_us = sampled_us = 0;
  sampled_at_us = now_us();
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
// program. Not where the kernel does not say it, without CONFIG_KCMP, or a container's filter refuses kcmp. Two whose
// first threads have ended have the same memory for kcmp, none.
static int is_borrower(pid_t pid) {
  char path[64], line[128];
  pid_t parent = 0;
  long long resident, shared;
  snprintf(path, sizeof path, "/proc/%d", pid);
  if (!has_memory(path, &resident, &shared)) return 0;
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
  sum.buffers_kib += lists_kib(&sum);
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
  const long long in_files = shared_memory_kib(); // mapped or not
  sum.rss_kib = sum.private_kib + (sum.shared_kib > in_files ? sum.shared_kib : in_files);
  return sum;
}
