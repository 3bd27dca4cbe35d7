// In the child: descriptors, limits, uid, Landlock, seccomp; then it becomes the program.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Over the memory limit: what Node reserves and never uses, 0.5 GiB a thread from Node 24 on.
static const long long SPARE_KIB = 8 << 20;

// Signals that wait, and timers: a third of a KiB each, in no process's memory.
enum { SIGNALS = 4096 };

// Over the socket to the supervisor, with the descriptor where it will be asked about shared memory.
static void send_descriptor(int to, int fd) {
  struct word word = {0, "", 0};
  char room[CMSG_SPACE(sizeof fd)] = {0};
  struct iovec part = {&word, sizeof word};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
  struct cmsghdr *const head = CMSG_FIRSTHDR(&message);
  *head = (struct cmsghdr){CMSG_LEN(sizeof fd), SOL_SOCKET, SCM_RIGHTS};
  memcpy(CMSG_DATA(head), &fd, sizeof fd);
  if (sendmsg(to, &message, 0) < 0) _exit(126);
}

int receive_word(int from, struct word *word, int *descriptor) {
  char room[CMSG_SPACE(sizeof(int))];
  struct iovec part = {word, sizeof *word};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
  const ssize_t size = recvmsg(from, &message, MSG_CMSG_CLOEXEC);
  const struct cmsghdr *const head = size > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (head && head->cmsg_type == SCM_RIGHTS) memcpy(descriptor, CMSG_DATA(head), sizeof *descriptor);
  return size == sizeof *word;
}

static void give_up(int to, const char *what) {
  struct word word = {errno, "", 0};
  snprintf(word.what, sizeof word.what, "%s", what);
  if (write(to, &word, sizeof word) < 0) _exit(126);
  _exit(127);
}

static void limit(int what, rlim_t value) {
  struct rlimit limit = {value, value};
  setrlimit(what, &limit);
}

static int take(int fd, int as) {
  return fd < 0 || dup2(fd, as) < 0 ? -1 : 0;
}

// A file, or with "fd:5" a descriptor that the judge gave us: the pipes of interactive problems.
static int descriptor(const char *path, int flags) {
  return strncmp(path, "fd:", 3) ? open(path, flags, 0600) : atoi(path + 3);
}

// Some judges want files instead of stdin and stdout: links in the box to descriptors of ours, which
// keep their numbers in the program, while its stdin and stdout are empty.
enum { INPUT_FD = 60, OUTPUT_FD = 61 };

static int link_to(const struct request *r, const char *name, int fd) {
  char path[4096], target[32];
  snprintf(path, sizeof path, "%s/%s", r->box, name);
  snprintf(target, sizeof target, "/proc/self/fd/%d", fd);
  return *name ? symlink(target, path) : 0;
}

int link_files(const struct request *r) {
  return link_to(r, r->input_name, INPUT_FD) || link_to(r, r->output_name, OUTPUT_FD);
}

// Gives the file under its own number and nothing under the one that it had.
static int move_away(int fd, int as, int flags) {
  const int nothing = open("/dev/null", flags | O_CLOEXEC);
  return nothing < 0 || dup2(fd, as) < 0 || dup2(nothing, fd) < 0 || fcntl(as, F_SETFD, 0);
}

void start_payload(const struct request *r, const int *to, pid_t supervisor) {
  const int told = *to;
  setsid();
  if (take(descriptor(r->input, O_RDONLY), 0)) give_up(told, r->input);
  if (take(descriptor(r->output, O_WRONLY | O_CREAT | O_TRUNC), 1)) give_up(told, r->output);
  if (take(open(r->errors, O_WRONLY | O_CREAT | O_TRUNC, 0600), 2)) give_up(told, r->errors);
  close_at_exec(3);
  if (payload_uid && ((is_file(r->output) && fchown(1, payload_uid, payload_uid)) ||
                      fchown(2, payload_uid, payload_uid)))
    give_up(told, "chown");
  if (*r->input_name && move_away(0, INPUT_FD, O_RDONLY)) give_up(told, r->input_name);
  if (*r->output_name && move_away(1, OUTPUT_FD, O_WRONLY)) give_up(told, r->output_name);
  if (chdir(r->box)) give_up(told, r->box);
  if (r->output_bytes) limit(RLIMIT_FSIZE, r->output_bytes + 1);
  if (r->memory_kib) limit(RLIMIT_DATA, (r->memory_kib + SPARE_KIB) * 1024);
  limit(RLIMIT_CORE, 1); // with 0 a program that the system has for dumps still gets one; 1 means none at all
  struct rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) == 0) limit(RLIMIT_STACK, stack.rlim_max); // memory is its limit
  if (priority_raised) setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + PRIORITY);
  limit(RLIMIT_NOFILE, r->files);
  limit(RLIMIT_SIGPENDING, SIGNALS);
  prctl(PR_SET_DUMPABLE, 1); // else /proc/self is closed to us
  set_oom_score("1000");
  prctl(PR_SET_DUMPABLE, 0);
  int program = open(r->argv[0], O_RDONLY | O_CLOEXEC); // its folder may be closed to the other uid
  if (program < 0) give_up(told, r->argv[0]);
  const int ruleset = prepare_landlock(r), without_landlock = errno;
  if (payload_uid) {
    if (setgroups(0, NULL) || setresgid(payload_uid, payload_uid, payload_uid) ||
        setresuid(payload_uid, payload_uid, payload_uid))
      give_up(told, "setuid");
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(127);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  for (int number = 1; number < NSIG; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (ruleset < 0) errno = without_landlock;
  if (ruleset >= 0 ? enter_landlock(ruleset) : r->tier == 'B') give_up(told, "Landlock");
  const int asked = ask_first(r->memory_kib && !cgroup_version, shares_uid);
  if (asked >= 0) send_descriptor(told, asked);
  if (!shares_uid || asked < 0) limit(RLIMIT_NPROC, tasks_of_user() + r->tasks);
  if (enter_seccomp(r->tier) && r->tier != 'C') give_up(told, "seccomp"); // C takes what it can have
  // What making ready has cost is none of the program's time.
  const struct word ready = {0, "", cpu_of(0)};
  if (write(told, &ready, sizeof ready) < 0) _exit(126);
  syscall(SYS_execveat, program, "", r->argv, r->env, 0x1000 /* AT_EMPTY_PATH */);
  execve(r->argv[0], r->argv, r->env); // scripts need their path
  give_up(told, r->argv[0]);
}
