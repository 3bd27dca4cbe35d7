// Tier A: the case runs in namespaces of its own, made by bubblewrap. A second supervisor in there
// starts, watches and measures it, because from outside bubblewrap seems to use no time at all. Making
// the namespaces costs 6 ms of CPU, so they are kept for the next case of the same program, as long as
// each case ends with exit code 0 and leaves no other process; the files of a case come as descriptors.
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
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_ARGUMENTS = 4096, GRACE_MS = 10000, CLEARLY = 2 };
static const char INSIDE[] = "/.supervisor";
enum { FIRST_FILE = 40, CASE_FILES = 3 }; // inside bubblewrap: input, output, errors

static char *arguments[MAX_ARGUMENTS];
static int count;

static void add(const char *first, const char *second, const char *third) {
  const char *const parts[] = {first, second, third};
  for (int at = 0; at < 3 && parts[at] && count < MAX_ARGUMENTS - 1; at++) arguments[count++] = (char *)parts[at];
  arguments[count] = NULL;
}

static void build(const struct request *r, const char *own_file, const char *tasks) {
  static char size[24], version[2];
  version[0] = cgroup_version ? '0' + cgroup_version : counts_cpu_of_children() ? '0' : 'x';
  snprintf(size, sizeof size, "%d", SCRATCH_BYTES);
  count = 0;
  add("bwrap", "--unshare-all", "--die-with-parent");
  add("--as-pid-1", NULL, NULL); // else a process of bubblewrap's would be there, open to the program
  for (char **word = r->mounts; *word; word++) {
    if (!strcmp(*word, "--tmpfs")) add("--size", size, NULL);
    add(*word, NULL, NULL);
  }
  add("--ro-bind", own_file, INSIDE);
  add("--remount-ro", "/", NULL);
  add(INSIDE, "--inside", tasks);
  add(priority_raised ? "1" : "0", version, NULL);
}

static int own_output(const char *path) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (fd >= 0 && payload_uid && fchown(fd, payload_uid, payload_uid)) return -1;
  return fd;
}

// The three files of a case, -1 for those that are pipes of the judge's. Returns which one failed.
static const char *open_files(const struct request *r, int files[CASE_FILES]) {
  if (is_file(r->input) && (files[0] = open(r->input, O_RDONLY | O_CLOEXEC)) < 0) return r->input;
  if (is_file(r->output) && (files[1] = own_output(r->output)) < 0) return r->output;
  return (files[2] = own_output(r->errors)) < 0 ? r->errors : NULL;
}

// One byte before each message: which files come, with their descriptors.
static int send_files(int to, const int files[CASE_FILES]) {
  char which = 0, room[CMSG_SPACE(CASE_FILES * sizeof *files)] = {0};
  int list[CASE_FILES], count = 0;
  for (int at = 0; at < CASE_FILES; at++)
    if (files[at] >= 0) which |= 1 << at, list[count++] = files[at];
  const size_t bytes = count * sizeof *list;
  struct iovec part = {&which, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = CMSG_SPACE(bytes)};
  struct cmsghdr *const head = CMSG_FIRSTHDR(&message);
  *head = (struct cmsghdr){CMSG_LEN(bytes), SOL_SOCKET, SCM_RIGHTS};
  memcpy(CMSG_DATA(head), list, bytes);
  return sendmsg(to, &message, 0) == 1 ? 0 : -1;
}

// In the box: gives the files their numbers. Returns 0 at the end.
int receive_files(int from) {
  char which = 0, room[CMSG_SPACE(CASE_FILES * sizeof(int))];
  struct iovec part = {&which, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
  if (recvmsg(from, &message, MSG_CMSG_CLOEXEC) != 1) return 0;
  const struct cmsghdr *const head = CMSG_FIRSTHDR(&message);
  if (!head || head->cmsg_type != SCM_RIGHTS) return 0;
  for (int at = 0, next = 0, fd; at < CASE_FILES; at++) {
    close(FIRST_FILE + at);
    if (!(which >> at & 1)) continue;
    memcpy(&fd, CMSG_DATA(head) + next++ * sizeof fd, sizeof fd);
    dup3(fd, FIRST_FILE + at, O_CLOEXEC), close(fd);
  }
  return 1;
}

// In the box the files have no other names.
void name_files(struct request *r) {
  static char names[CASE_FILES][24];
  for (int at = 0; at < CASE_FILES; at++) snprintf(names[at], sizeof *names, "/proc/self/fd/%d", FIRST_FILE + at);
  if (is_file(r->input)) r->input = names[0];
  if (is_file(r->output)) r->output = names[1];
  r->errors = names[2];
}

static void start(const struct request *r, const int *fds, pid_t supervisor) {
  const int to = fds[0], from = fds[1], errors = fds[2];
  char own_file[4096], tasks[24];
  ssize_t length = readlink("/proc/self/exe", own_file, sizeof own_file - 1);
  own_file[length < 0 ? 0 : length] = 0;
  snprintf(tasks, sizeof tasks, "%ld", tasks_of_user());
  build(r, own_file, tasks);
  const int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, 0), dup2(nothing, 1), dup2(errors, 2);
  // The pipes may lie on 3 and 4 the wrong way round: first out of the way, then to their places.
  const int request = fcntl(to, F_DUPFD, 10), report = fcntl(from, F_DUPFD, 10);
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
  if (getppid() != supervisor) _exit(126);
  execvp("bwrap", arguments); // its environment is ours, which is empty but for PATH
  if (errno == ENOENT || errno == EACCES) dprintf(2, "no bubblewrap\n");
  _exit(127);
}

static void forget(pid_t pid, int status, const struct rusage *usage, void *context) {
  (void)pid, (void)status, (void)usage, (void)context;
}

// The box that runs now, or that waits for the next case; where we write to it and read from it.
static int has_box, to_box = -1, from_box = -1;
enum { MAX_PROGRAM = 16 << 10 };

// What the box was made for: its program's files, as they are now. Returns 0 when they are too many.
static int describe(const struct request *r, char *program) {
  int length = snprintf(program, MAX_PROGRAM, "%d %s", is_file(r->input), r->box);
  for (char **path = r->readable; *path && length < MAX_PROGRAM; path++) {
    struct stat st = {0};
    if (stat(*path, &st)) return 0;
    length += snprintf(program + length, MAX_PROGRAM - length, "\n%s %ld %ld %ld %ld.%ld", *path, (long)st.st_dev,
                       (long)st.st_ino, (long)st.st_size, (long)st.st_ctim.tv_sec, st.st_ctim.tv_nsec);
  }
  for (char **word = r->mounts; *word && length < MAX_PROGRAM; word++)
    length += snprintf(program + length, MAX_PROGRAM - length, "\n%s", *word);
  return length < MAX_PROGRAM;
}

void leave_box(void) {
  if (!has_box) return;
  if (to_box >= 0) close(to_box);
  close(from_box);
  kill_tree(getpid(), payload_uid, forget, NULL);
  has_box = 0, to_box = -1;
}

static const char *enter_box(const struct request *r, int errors) {
  int to[2], from[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to) || pipe2(from, O_CLOEXEC)) return "pipe";
  const pid_t child = start_process(start, r, (const int[]){to[1], from[1], errors}, 3);
  close(to[1]), close(from[1]);
  has_box = 1, to_box = to[0], from_box = from[0];
  return child < 0 ? "fork" : NULL;
}

static int send_case(const int files[CASE_FILES], const struct request *r) {
  char head[24];
  const int head_length = snprintf(head, sizeof head, "%zu\n", r->length);
  return send_files(to_box, files) || write(to_box, head, head_length) < 0 || write(to_box, r->message, r->length) < 0;
}

// Whether nothing can be left of a case that gave this answer.
static int was_harmless(const char *answer, size_t length) {
  static const char END[] = "{\"exitCode\":0,\"signal\":0,\"stopped\":\"\",";
  return length > sizeof END && !strncmp(answer, END, sizeof END - 1) && memmem(answer, length, "\"processes\":1,", 14) &&
         memmem(answer, length, "\"error\":\"\",", 11);
}

// Returns the length of the inner supervisor's answer, 0 when it gave none.
size_t run_in_bubblewrap(const struct request *r, struct report *report, int judge_fd, char *answer, size_t room) {
  static char program[MAX_PROGRAM], wanted[MAX_PROGRAM];
  int files[CASE_FILES] = {-1, -1, -1};
  size_t got = 0;
  const long long kills = cgroup_version ? cgroup_oom_kills() : 0, start_us = now_us();
  const long long used_us = cgroup_version ? cgroup_cpu_us() : 0;
  const int can_be_kept = describe(r, wanted);
  if (!can_be_kept || strcmp(program, wanted)) leave_box();
  strcpy(program, wanted);
  report->failed = open_files(r, files);
  // A box that waited may have been killed.
  if (has_box && !report->failed && send_case(files, r)) leave_box();
  const int had_waited = has_box;
  int has_ended = 0;
  if (!has_box && !report->failed) {
    report->failed = enter_box(r, files[2]);
    if (!report->failed) send_case(files, r); // if it has ended, it said why
  }
  if (report->failed) report->error = errno ? errno : EIO;
  for (int at = 0; at < CASE_FILES; at++)
    if (files[at] >= 0) close(files[at]);
  long long last = now_us() + (r->wall_us ? r->wall_us + GRACE_MS * 1000LL : 1LL << 60);
  while (!report->error && now_us() < last && got < room) {
    struct pollfd fds[2] = {{from_box, POLLIN, 0}, {to_box < 0 ? -1 : judge_fd, 0, 0}};
    poll(fds, 2, 500);
    if (to_box >= 0 && fds[1].revents & (POLLHUP | POLLERR)) {
      close(to_box); // so the inner one is cancelled too, and still tells what it measured
      to_box = -1;
      last = now_us() + 1000000;
    }
    if (!fds[0].revents) continue;
    ssize_t count = read(from_box, answer + got, room - got);
    if ((has_ended = count <= 0) || answer[(got += count) - 1] == '\n') break;
  }
  const int was_killed_for_memory = got == 0 && cgroup_version && cgroup_oom_kills() > kills;
  if (had_waited && has_ended && got == 0 && to_box >= 0 && !was_killed_for_memory) {
    leave_box(); // killed as it waited, but a message still went in: it has not begun the case
    return run_in_bubblewrap(r, report, judge_fd, answer, room);
  }
  if (!can_be_kept || to_box < 0 || !was_harmless(answer, got)) leave_box();
  if (was_killed_for_memory && !report->error) {
    // The supervisor in the box is in the group too: the kernel may have killed it for the program's memory.
    report->stopped = "memory";
    report->wall_us = now_us() - start_us;
    report->peak_kib = r->memory_kib;
  } else if (got == 0 && !report->error && !has_ended) {
    // The box had no processor to say how the case ended. Beside a bomb, the group says it.
    const long long cpu_us = cgroup_version ? cgroup_cpu_us() - used_us : 0;
    const int is_over = r->cpu_us && cpu_us > CLEARLY * r->cpu_us;
    if (is_over) report->cpu_us = cpu_us;
    report->stopped = is_over ? "time" : "starved";
    report->wall_us = now_us() - start_us;
  } else if (got == 0 && !report->error) {
    static char why[FAILED_BYTES];
    FILE *errors = fopen(r->errors, "re");
    report->error = EIO;
    report->failed = errors && fgets(why, sizeof why, errors) ? strtok(why, "\n") : "bubblewrap";
    if (errors) fclose(errors);
  }
  return got;
}
