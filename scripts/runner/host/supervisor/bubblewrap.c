// Tier A: the case runs in namespaces of its own, made by bubblewrap. A second supervisor in there
// starts, watches and measures it, because from outside bubblewrap seems to use no time at all.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_ARGUMENTS = 512, GRACE_MS = 10000 };
static const char INSIDE[] = "/.supervisor";

static char *arguments[MAX_ARGUMENTS];
static int count;

static void add(const char *first, const char *second, const char *third) {
  const char *const parts[] = {first, second, third};
  for (int at = 0; at < 3 && parts[at] && count < MAX_ARGUMENTS - 1; at++) arguments[count++] = (char *)parts[at];
  arguments[count] = NULL;
}

// A folder of the system as it is there: many have become links into /usr.
static void add_system(const char *path) {
  static char targets[8][256];
  static int used;
  struct stat st;
  if (lstat(path, &st)) return;
  if (!S_ISLNK(st.st_mode)) return add("--ro-bind", path, path);
  char *target = targets[used++ % 8];
  ssize_t length = readlink(path, target, sizeof targets[0] - 1);
  if (length < 0) return;
  target[length] = 0;
  add("--symlink", target, path);
}

static void build(const struct request *r, const char *own_file, const char *tasks) {
  static char scratch[4096], size[24], version[2];
  version[0] = cgroup_version ? '0' + cgroup_version : counts_cpu_of_children() ? '0' : 'x';
  snprintf(size, sizeof size, "%d", SCRATCH_BYTES);
  snprintf(scratch, sizeof scratch, "%s", r->box);
  char *slash = strrchr(scratch, '/');
  if (slash) *slash = 0;
  count = 0;
  add("bwrap", "--unshare-all", "--die-with-parent");
  add("--as-pid-1", NULL, NULL); // else a process of bubblewrap's would be there, open to the program
  add_system("/usr"), add_system("/bin"), add_system("/sbin"), add_system("/lib");
  add_system("/lib32"), add_system("/lib64");
  add("--ro-bind-try", "/nix/store", "/nix/store");
  add("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache");
  add("--ro-bind-try", "/etc/alternatives", "/etc/alternatives");
  add("--ro-bind-try", "/etc/localtime", "/etc/localtime");
  add("--ro-bind-try", "/etc/ssl", "/etc/ssl");
  add("--ro-bind-try", "/etc/passwd", "/etc/passwd");
  add("--ro-bind-try", "/sys/devices/system/cpu", "/sys/devices/system/cpu");
  add("--proc", "/proc", NULL), add("--dev", "/dev", NULL);
  add("--dev-bind", "/dev/null", "/dev/zero"); // a shared mapping of it is memory of no process
  add("--remount-ro", "/dev", NULL);
  add("--size", size, NULL), add("--tmpfs", scratch, NULL);
  for (char **path = r->readable; *path; path++) add("--ro-bind", *path, *path);
  add("--ro-bind", own_file, INSIDE);
  if (is_file(r->input)) add("--ro-bind", r->input, r->input);
  if (is_file(r->output)) add("--bind", r->output, r->output);
  add("--bind", r->errors, r->errors);
  add("--remount-ro", "/", NULL);
  add(INSIDE, "--inside", tasks);
  add(priority_raised ? "1" : "0", version, NULL);
}

static int own_output(const char *path) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd >= 0 && payload_uid && fchown(fd, payload_uid, payload_uid)) return -1;
  return fd;
}

static void start(const struct request *r, const int *to, const int *from) {
  char own_file[4096], tasks[24];
  ssize_t length = readlink("/proc/self/exe", own_file, sizeof own_file - 1);
  own_file[length < 0 ? 0 : length] = 0;
  snprintf(tasks, sizeof tasks, "%ld", tasks_before);
  build(r, own_file, tasks);
  const int nothing = open("/dev/null", O_RDWR);
  const int output = is_file(r->output) ? own_output(r->output) : 0, errors = own_output(r->errors);
  if (output < 0 || errors < 0) _exit(126);
  dup2(nothing, 0), dup2(nothing, 1), dup2(errors, 2);
  // The pipes may lie on 3 and 4 the wrong way round: first out of the way, then to their places.
  const int request = fcntl(to[0], F_DUPFD, 10), report = fcntl(from[1], F_DUPFD, 10);
  dup2(request, 3), dup2(report, 4);
  close(request), close(report), close(nothing);
  close_at_exec(is_file(r->input) ? 5 : FIRST_ACCOUNT); // 5 and 6: the pipes of interactive problems
  give_cgroup(FIRST_ACCOUNT);
  if (payload_uid && (setgroups(0, NULL) || setresgid(payload_uid, payload_uid, payload_uid) ||
                      setresuid(payload_uid, payload_uid, payload_uid)))
    _exit(126);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  execvp("bwrap", arguments); // its environment is ours, which is empty but for PATH
  if (errno == ENOENT || errno == EACCES) dprintf(2, "no bubblewrap (apt-get install bubblewrap)\n");
  _exit(127);
}

static void forget(pid_t pid, int status, const struct rusage *usage, void *context) {
  (void)pid, (void)status, (void)usage, (void)context;
}

// Returns the length of the inner supervisor's answer, 0 when it gave none.
size_t run_in_bubblewrap(const char *message, size_t length, const struct request *r,
                         struct report *report, int judge_fd, char *answer, size_t room) {
  int to[2], from[2];
  size_t got = 0;
  char head[24];
  if (pipe2(to, O_CLOEXEC) || pipe2(from, O_CLOEXEC)) {
    report->error = errno, report->failed = "pipe";
    return 0;
  }
  const pid_t child = fork();
  if (child == 0) start(r, to, from);
  close(to[0]), close(from[1]);
  const int head_length = snprintf(head, sizeof head, "%zu\n", length);
  if (child < 0 || write(to[1], head, head_length) < 0 || write(to[1], message, length) < 0) {
    report->error = errno, report->failed = "bubblewrap";
  }
  long long last = now_us() + (r->wall_us ? r->wall_us + GRACE_MS * 1000LL : 1LL << 60);
  while (!report->error && now_us() < last && got < room) {
    struct pollfd fds[2] = {{from[0], POLLIN, 0}, {to[1] < 0 ? -1 : judge_fd, 0, 0}};
    poll(fds, 2, 500);
    if (to[1] >= 0 && fds[1].revents & (POLLHUP | POLLERR)) {
      close(to[1]); // so the inner one is cancelled too, and still tells what it measured
      to[1] = -1;
      last = now_us() + 1000000;
    }
    if (!fds[0].revents) continue;
    ssize_t count = read(from[0], answer + got, room - got);
    if (count <= 0 || answer[(got += count) - 1] == '\n') break;
  }
  if (to[1] >= 0) close(to[1]);
  close(from[0]);
  kill_tree(getpid(), payload_uid, forget, NULL);
  if (got == 0 && !report->error) {
    static char why[100];
    FILE *errors = fopen(r->errors, "re");
    report->error = EIO;
    report->failed = errors && fgets(why, sizeof why, errors) ? strtok(why, "\n") : "bubblewrap";
    if (errors) fclose(errors);
  }
  return got;
}
