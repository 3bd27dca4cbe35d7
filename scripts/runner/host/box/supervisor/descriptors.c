// What processes hold by descriptors and mappings that is in no memory of their own, as /proc shows it.
#include "supervisor.h"
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_INODES = 1 << 14, MANY_DESCRIPTORS = 4096 /* of all processes, in one look */ };
enum { FREE_BUFFERS = 64, SOCKET_KIB = 208, PIPE_KIB = 64, LIST_KIB = 32 }; // what one of them may hold

static pid_t next_descriptors; // the process to go on with; 0 for a new round

void forget_descriptors(void) {
  next_descriptors = 0;
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

static int sees_programs;

// Whether we may see the descriptors of a process with the programs' uid: not where /proc is mounted with hidepid, nor
// as root in a container without CAP_SYS_PTRACE.
void try_to_see_programs(void) {
  char path[64];
  int ends[2];
  if (pipe(ends)) return;
  const pid_t child = fork();
  if (child == 0) {
    if (!payload_uid || setresuid(payload_uid, payload_uid, payload_uid) == 0) prctl(PR_SET_DUMPABLE, 1);
    if (write(ends[1], "", 1) == 1) pause();
    _exit(0);
  }
  snprintf(path, sizeof path, "/proc/%d/fd", child);
  DIR *all = child > 0 && read(ends[0], path + sizeof path - 1, 1) == 1 ? opendir(path) : NULL;
  sees_programs = all != NULL;
  if (all) closedir(all);
  close(ends[0]), close(ends[1]);
  if (child > 0) kill(child, SIGKILL), waitpid(child, NULL, 0);
}

int can_see_programs(void) { return sees_programs; }

// What a process holds that is in no memory of its own: buffers, and files without a name.
// Returns how many descriptors were looked at, -1 if none may be.
static int add_descriptors_in(const char *path, struct usage *sum, int *buffers) {
  char target[64];
  DIR *all = opendir(path);
  if (!all) return errno == EACCES ? -1 : 0;
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
    } else if (fstatat(dirfd(all), each->d_name, &st, 0) == 0) {
      sum->lists += S_ISDIR(st.st_mode) || !strncmp(target, "/proc/", 6) || !strncmp(target, "/sys/", 5);
      sum->watch_lists += strstr(target, "/fdinfo/") != NULL;
      if (!S_ISREG(st.st_mode) || st.st_nlink || !is_new(st.st_ino, of_descriptors)) continue;
      sum->unlinked += st.st_blocks * 512LL;
      if (is_on_its_disk(st.st_dev)) sum->unlinked_here += st.st_blocks * 512LL;
    }
  }
  struct stat folder; // Linux 6.2 says how many there are, also when they were too many to be looked at
  sum->descriptors += fstat(dirfd(all), &folder) == 0 && folder.st_size ? folder.st_size : count;
  closedir(all);
  return count;
}

// When the first thread of a process has ended, only the others still have its descriptors. A program that runs a file
// which it may not read hides them: it counts as over every limit.
static int add_descriptors(pid_t pid, struct usage *sum, int *buffers) {
  char path[80], task[64];
  long long resident, shared;
  snprintf(task, sizeof task, "/proc/%d", pid);
  snprintf(path, sizeof path, "%s/fd", task);
  int count = add_descriptors_in(path, sum, buffers);
  if (count > 0) return count;
  if (has_memory(task, &resident, &shared)) {
    if (count < 0 && sees_programs) sum->is_hidden = 1;
    return 0;
  }
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  for (struct dirent *each; tasks && count <= 0 && (each = readdir(tasks));) {
    if (each->d_name[0] == '.' || atoi(each->d_name) == pid) continue;
    snprintf(task, sizeof task, "/proc/%d/task/%.12s", pid, each->d_name);
    snprintf(path, sizeof path, "%s/fd", task);
    count = add_descriptors_in(path, sum, buffers);
    if (count < 0 && sees_programs && has_memory(task, &resident, &shared)) sum->is_hidden = 1;
  }
  if (tasks) closedir(tasks);
  return count > 0 ? count : 0;
}

static int by_number(const void *a, const void *b) {
  return *(const pid_t *)a - *(const pid_t *)b;
}

// 150 processes with 1,000 descriptors each take a look of 300 ms, in which others would fill the memory. So
// what there are more is looked at in the next looks, and until these have come round the sums of the round
// before count.
void add_all_descriptors(const pid_t *list, int count, struct usage *sum) {
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
  sum->is_hidden = round.is_hidden;
  sum->buffers_kib = most_of(round.buffers_kib, complete.buffers_kib);
  sum->unlinked = most_of(round.unlinked, complete.unlinked);
  sum->unlinked_here = most_of(round.unlinked_here, complete.unlinked_here);
  sum->descriptors = most_of(round.descriptors, complete.descriptors);
  sum->lists = most_of(round.lists, complete.lists);
  sum->watch_lists = most_of(round.watch_lists, complete.watch_lists);
}

// Of this process alone.
struct usage descriptors_of(pid_t pid) {
  struct usage own = {0};
  next_descriptors = 0;
  add_all_descriptors(&pid, 1, &own);
  return own;
}

// Once they are read, the kernel keeps of a file of /proc or /sys the text, of a folder of ext4 a block's names.
long long lists_kib(const struct usage *sum) {
  return sum->lists > FREE_BUFFERS ? (sum->lists - FREE_BUFFERS) * LIST_KIB : 0;
}

// How many files without a name are mapped, which may have no descriptor any more. What is memory, and no
// file of a disk, has names of the kernel's own.
int unlinked_mappings(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  static char line[17000], name[4096]; // each newline of a path takes four bytes
  char place[PLACE_BYTES], path[PLACE_BYTES + 8];
  long long resident, shared;
  int files = 0;
  memset(of_mappings, 0, sizeof of_mappings);
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) {
    if (!find_memory(list[at], place, &resident, &shared)) continue;
    snprintf(path, sizeof path, "%s/maps", place);
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
