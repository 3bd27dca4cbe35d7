// Where a control group can be had: a group for the programs of a job alone, whose processes starter.c starts. The
// supervisor is not in it: when its memory is full, the kernel kills there. Inside bubblewrap it is, and what it
// uses is taken off.
#include "supervisor.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX "judgebench-"
enum { MAX_FOLDERS = 4, TASKS_OF_OURS = 4, KILL_ROUNDS = 200, ROOM_KIB = 16 << 10, OPEN_ROOM_KIB = 8 << 20 };

static char own_group[3000]; // version 2: where we stand ourselves, beside the group; "" where we were before
static char folders[MAX_FOLDERS][FOLDER_BYTES];
static int folder_count, controllers_given;

static int write_in(int folder, const char *name, long long value) {
  char text[32];
  const int fd = open_in(folders[folder], name, O_WRONLY);
  if (fd < 0) return -1;
  const int size = snprintf(text, sizeof text, "%lld", value);
  const int failed = write(fd, text, size) != size;
  close(fd);
  return failed ? -1 : 0;
}

static int write_text(const char *folder, const char *name, const char *text) {
  char path[3100];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  const int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  const int failed = write(fd, text, strlen(text)) < 0;
  close(fd);
  return failed ? -1 : 0;
}

void leave_cgroup(void) {
  close_accounts();
  for (int folder = 0; folder < folder_count; folder++) rmdir(folders[folder]);
  if (*own_group) {
    char above[3000];
    snprintf(above, sizeof above, "%s", own_group);
    *strrchr(above, '/') = 0;
    if (controllers_given) write_text(above, "cgroup.subtree_control", "-memory -pids");
    write_text(above, "cgroup.procs", "0");
    rmdir(own_group);
  }
  folder_count = cgroup_version = controllers_given = *own_group = 0;
}

// Of jobs whose supervisor was killed.
static void remove_stale(const char *place) {
  char list[9000], *next, path[4000];
  snprintf(list, sizeof list, "%s", place);
  strtok_r(list, ":", &next);
  for (char *folder; (folder = strtok_r(NULL, ":", &next));) {
    DIR *all = opendir(folder);
    for (struct dirent *each; all && (each = readdir(all));) {
      const char *const number = each->d_name + strlen(PREFIX);
      if (strncmp(each->d_name, PREFIX, strlen(PREFIX)) || !kill(atoi(number), 0) || errno != ESRCH) continue;
      snprintf(path, sizeof path, "%.3000s/%.200s", folder, each->d_name);
      rmdir(path);
    }
    if (all) closedir(all);
  }
}

// In a user's systemd, beside our own scope: scopes of judges that were killed with their supervisors, and empty
// groups that a program has made there by our name.
static void end_stale_scopes(const char *own) {
  char above[3000], path[4000];
  snprintf(above, sizeof above, "%s", own);
  char *const slash = strrchr(above, '/');
  if (!slash) return;
  *slash = 0;
  DIR *all = opendir(above);
  for (struct dirent *each; all && (each = readdir(all));) {
    const int pid = strncmp(each->d_name, PREFIX, strlen(PREFIX)) ? 0 : atoi(each->d_name + strlen(PREFIX));
    if (pid < 1 || !kill(pid, 0) || errno != ESRCH) continue;
    snprintf(path, sizeof path, "%.3000s/%.200s", above, each->d_name);
    write_text(path, "cgroup.kill", "1"); // since Linux 5.14; systemd removes what is empty
    rmdir(path);
  }
  if (all) closedir(all);
}

static int own_place(char *place, size_t room) {
  char line[3000];
  FILE *file = fopen("/proc/self/cgroup", "re");
  int found = 0;
  while (file && !found && fgets(line, sizeof line, file))
    if ((found = !strncmp(line, "0::/", 4)))
      snprintf(place, room, "2+:/sys/fs/cgroup/%.*s", (int)strcspn(line + 4, "\n"), line + 4);
  if (file) fclose(file);
  return found ? 0 : -1;
}

// Only a group that holds no process itself may give controllers to those below: we go into one below too.
static int give_controllers(const char *folder) {
  snprintf(own_group, sizeof own_group, "%.2900s/" PREFIX "%d-supervisor", folder, getpid());
  if (mkdir(own_group, 0755) && errno != EEXIST) return -1;
  if (write_text(own_group, "cgroup.procs", "0")) return -1;
  controllers_given = write_text(folder, "cgroup.subtree_control", "+memory +pids") == 0;
  return controllers_given ? 0 : -1;
}

// A place: "1:/memory folder:/pids folder:/cpuacct folder", "2:/folder", or "2+:/folder" where we may
// give the groups below it controllers. The group is made in it.
// "own" is the group of version 2 in which a systemd scope has started us.
int make_cgroup(const char *place) {
  if (!strcmp(place, "proc")) return -1;
  char text[9000];
  snprintf(text, sizeof text, "%s", place);
  if (!strcmp(place, "own") && own_place(text, sizeof text)) return -1;
  if (!strcmp(place, "own")) end_stale_scopes(strchr(text, ':') + 1);
  remove_stale(text);
  cgroup_version = *text == '2' ? 2 : *text == '1' ? 1 : 0;
  folder_count = 0;
  for (char *next = strchr(text, ':'); next && folder_count < MAX_FOLDERS;) {
    char *folder = next + 1;
    next = strchr(folder, ':');
    if (next) *next = 0;
    if (text[1] == '+' && give_controllers(folder)) break;
    snprintf(folders[folder_count], sizeof folders[0], "%.2900s/" PREFIX "%d", folder, getpid());
    if (mkdir(folders[folder_count], 0755) && errno != EEXIST) break;
    folder_count++;
    if (!next && open_accounts(folders, folder_count) == 0) return 0;
  }
  leave_cgroup();
  return -1;
}

int join_cgroup(pid_t pid) {
  for (int folder = 0; folder < folder_count; folder++)
    if (write_in(folder, "cgroup.procs", pid)) return -1;
  return 0;
}

static long tasks_set;
static int is_closed; // to new processes, while we kill

static void allow_tasks(long most) {
  for (int folder = 0; folder < folder_count; folder++) write_in(folder, "pids.max", most);
}

// Before each case. Raising and lowering need another order where swap is counted with memory.
void limit_cgroup(const struct request *r) {
  static long long memory_before = -1;
  // Files on a tmpfs are counted with memory, and taken off again where we measure.
  const long long files = (r->tier == 'A' || is_in_memory(r->errors) ? SCRATCH_BYTES : 0) +
                          (is_in_memory(r->errors) ? 2 * r->output_bytes : 0);
  // Where Node can read this limit it would collect garbage for its sake: there watching decides.
  const long long room = r->memory_kib / 16 + (r->tier == 'C' && !has_landlock() ? OPEN_ROOM_KIB : ROOM_KIB);
  const long long bytes = r->memory_kib ? (r->memory_kib + room) * 1024 + files : -1;
  const char *const name = cgroup_version == 2 ? "memory.max" : "memory.limit_in_bytes";
  if (bytes != memory_before) {
    for (int folder = 0; folder < folder_count; folder++) {
      if (cgroup_version == 2 && bytes < 0) write_text(folders[folder], name, "max");
      else if (cgroup_version == 2) write_in(folder, "memory.swap.max", 0), write_in(folder, name, bytes);
      else {
        write_in(folder, "memory.memsw.limit_in_bytes", -1);
        write_in(folder, name, -1);
        write_in(folder, name, bytes);
        write_in(folder, "memory.memsw.limit_in_bytes", bytes);
      }
    }
    memory_before = bytes;
  }
  if (r->tasks != tasks_set) allow_tasks(r->tasks + TASKS_OF_OURS);
  tasks_set = r->tasks;
}

// Returns how many were killed.
static int kill_members(int fd, pid_t but) {
  static char list[1 << 16];
  size_t length = 0;
  int count = 0;
  for (ssize_t size; fd >= 0 && (size = read(fd, list + length, sizeof list - 1 - length)) > 0;) length += size;
  if (fd >= 0) close(fd);
  list[length] = 0;
  for (char *at = list, *end; (end = strchr(at, '\n')); at = end + 1)
    if (atoi(at) > 1 && atoi(at) != but) count += kill(atoi(at), SIGKILL) == 0;
  return count;
}

// All in the group but the starter. One file lists them: a walk through /proc takes the supervisor of a user, which
// cannot go before the programs, minutes beside a bomb of 500 processes. With a limit of one none can fork.
int kill_group(pid_t but) {
  if (!folder_count) return 0;
  allow_tasks(1);
  is_closed = 1;
  kill_members(open_in(folders[0], "cgroup.procs", O_RDONLY), but);
  return 1;
}

// What the group of a killed supervisor still holds, in the first of the place's folders.
void end_group_of(pid_t supervisor, const char *place) {
  char path[3100];
  const char *const folder = strchr(place, ':');
  if (!folder) return;
  snprintf(path, sizeof path, "%.*s/" PREFIX "%d/cgroup.procs", (int)strcspn(folder + 1, ":"), folder + 1, supervisor);
  for (int round = 0; round < KILL_ROUNDS && kill_members(open(path, O_RDONLY | O_CLOEXEC), 0); round++) usleep(5000);
}

// When all have ended.
void reopen_group(void) {
  if (is_closed) allow_tasks(tasks_set + TASKS_OF_OURS);
  is_closed = 0;
}
