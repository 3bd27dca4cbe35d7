// Which processes and threads descend from one, and whether one of them wants to run, as /proc shows them.
#include "supervisor.h"
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

// In pages. The folder is that of a process or of a thread.
int has_memory(const char *task, long long *resident, long long *shared) {
  char path[PLACE_BYTES + 8];
  snprintf(path, sizeof path, "%s/statm", task);
  FILE *file = fopen(path, "re");
  const int count = file ? fscanf(file, "%*d %lld %lld", resident, shared) : 0;
  if (file) fclose(file);
  return count == 2 && *resident > 0;
}

// Where /proc shows the memory of a process: when its first thread has ended, only the others still tell of it.
int find_memory(pid_t pid, char *place, long long *resident, long long *shared) {
  char folder[PLACE_BYTES];
  int is_there = 0;
  snprintf(place, PLACE_BYTES, "/proc/%d", pid);
  if (has_memory(place, resident, shared)) return 1;
  snprintf(folder, sizeof folder, "/proc/%d/task", pid);
  DIR *tasks = opendir(folder);
  for (struct dirent *task; tasks && !is_there && (task = readdir(tasks));) {
    snprintf(place, PLACE_BYTES, "/proc/%d/task/%.12s", pid, task->d_name);
    is_there = task->d_name[0] != '.' && has_memory(place, resident, shared);
  }
  if (tasks) closedir(tasks);
  return is_there;
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

// Whether a thread waits for a processor, or else for a disk.
static int wants_to_run(pid_t pid) {
  char folder[64], path[80], line[256];
  int found = 0;
  snprintf(folder, sizeof folder, "/proc/%d/task", pid);
  DIR *tasks = opendir(folder);
  for (struct dirent *task; tasks && found < WANTS_TO_RUN && (task = readdir(tasks));) {
    if (task->d_name[0] == '.') continue;
    snprintf(folder, sizeof folder, "/proc/%d/task/%.12s", pid, task->d_name);
    snprintf(path, sizeof path, "%s/stat", folder);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    line[fread(line, 1, sizeof line - 1, file)] = 0;
    fclose(file);
    const char *after = strrchr(line, ')');
    if (after && after[2] == 'R') found = WANTS_TO_RUN;
    else if (after && after[2] == 'D' && !waits_for_child(folder)) found = WAITS_FOR_DISK;
  }
  if (tasks) closedir(tasks);
  return found;
}

int tree_wants_to_run(pid_t root) {
  static pid_t list[MAX_PROCESSES];
  const int count = descendants(root, list);
  int most = 0;
  for (int at = 0; at < count && most < WANTS_TO_RUN; at++) {
    const int wish = wants_to_run(list[at]);
    if (wish > most) most = wish;
  }
  return most;
}
