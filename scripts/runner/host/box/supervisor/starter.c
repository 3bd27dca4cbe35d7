// Starts the programs of a job whose supervisor stands outside their control group, where the kernel cannot
// kill it for their memory. Moving each program into the group would cost 12 ms a case, so one process is moved
// in once: what it forks is born there. CLONE_PARENT makes these forks our children, as if we had forked.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_FDS = 3, MAX_MESSAGE = 200 << 10, PIPES = 5 /* and 6, of interactive problems */ };

pid_t starter;
static int to_starter = -1, has_pipes = -1;

// A wish: what to do, as an address, which is the same in a fork of ours; the message; descriptors.
static int send_wish(start_fn *what, const struct request *r, const int *fds, int count) {
  char room[CMSG_SPACE(MAX_FDS * sizeof *fds)] = {0};
  struct iovec parts[] = {{&what, sizeof what}, {(char *)r->message, r->length}};
  const size_t bytes = count * sizeof *fds;
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2, .msg_control = room, .msg_controllen = CMSG_SPACE(bytes)};
  struct cmsghdr *const head = CMSG_FIRSTHDR(&message);
  *head = (struct cmsghdr){CMSG_LEN(bytes), SOL_SOCKET, SCM_RIGHTS};
  memcpy(CMSG_DATA(head), fds, bytes);
  return sendmsg(to_starter, &message, MSG_NOSIGNAL) < 0 ? -1 : 0;
}

static int receive_wish(int from, start_fn **what, struct request *r, int *fds) {
  static char text[MAX_MESSAGE + 1];
  char room[CMSG_SPACE(MAX_FDS * sizeof *fds)];
  struct iovec parts[] = {{what, sizeof *what}, {text, MAX_MESSAGE}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2, .msg_control = room, .msg_controllen = sizeof room};
  const ssize_t size = recvmsg(from, &message, MSG_CMSG_CLOEXEC);
  const struct cmsghdr *const head = size > (ssize_t)sizeof *what ? CMSG_FIRSTHDR(&message) : NULL;
  if (!head || parse_request(text, size - sizeof *what, r)) return -1;
  memcpy(fds, CMSG_DATA(head), head->cmsg_len - CMSG_LEN(0));
  return (head->cmsg_len - CMSG_LEN(0)) / sizeof *fds;
}

struct start { start_fn *what; const struct request *r; const int *fds; pid_t supervisor; };

static int begin(void *given) {
  const struct start *const s = given;
  s->what(s->r, s->fds, s->supervisor);
  _exit(127);
}

// A copy of our memory costs up to 2 ms: the child has our own, and we wait until it is another program. Not where
// others of its uid run beside it, to whom start.c opens that memory for a moment.
static pid_t clone_to(struct start s, int flags) {
  static char stack[64 << 10] __attribute__((aligned(16)));
  const int is_shared = s.r->tier == 'A' || payload_uid;
  return clone(begin, stack + sizeof stack, flags | (is_shared ? CLONE_VM | CLONE_VFORK : 0), &s);
}

static void serve(int from, pid_t supervisor) {
  start_fn *what;
  struct request r;
  int fds[MAX_FDS], count;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(1);
  const int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, 0), dup2(nothing, 1); // the judge's: it must see that the supervisor has ended
  for (int fd = 3; fd < OUT_OF_THE_WAY; fd++) // and those of a case in the middle of which we were made
    if (fd < PIPES || fd >= PIPES + 2 || !has_pipes) close(fd);
  while ((count = receive_wish(from, &what, &r, fds)) > 0) {
    const pid_t pid = clone_to((struct start){what, &r, fds, supervisor}, CLONE_PARENT);
    const pid_t said = pid < 0 ? -errno : pid;
    while (count) close(fds[--count]);
    free(r.readable), free(r.mounts), free(r.argv), free(r.env);
    if (write(from, &said, sizeof said) < 0) break;
  }
  _exit(0);
}

// Without a signal at its end it is no child that wait4 waits for without __WALL: "no children" still says that
// all of a case have ended. What it forks has none either, until it becomes another program.
int make_starter(void) {
  int ends[2];
  if (has_pipes < 0) has_pipes = fcntl(PIPES, F_GETFD) >= 0 && fcntl(PIPES + 1, F_GETFD) >= 0;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) return -1;
  const pid_t self = getpid(), pid = syscall(SYS_clone, 0, 0, 0, 0, 0);
  if (pid == 0) serve(fcntl(ends[1], F_DUPFD_CLOEXEC, OUT_OF_THE_WAY), self);
  close(ends[1]);
  starter = pid > 0 ? pid : 0;
  to_starter = ends[0];
  if (pid > 0 && join_cgroup(pid) == 0) return 0;
  end_starter();
  return -1;
}

void end_starter(void) {
  if (to_starter >= 0) close(to_starter);
  if (starter) kill(starter, SIGKILL), waitpid(starter, NULL, __WALL);
  starter = 0, to_starter = -1;
}

// It has been waited for.
void forget_starter(void) {
  starter = 0;
}

// The kernel may have killed the starter when the group was full: once, another one is made.
pid_t start_process(start_fn *what, const struct request *r, const int *fds, int count) {
  pid_t pid = 0;
  if (to_starter < 0) return clone_to((struct start){what, r, fds, getpid()}, SIGCHLD);
  for (int round = 0; round < 2; round++) {
    if (send_wish(what, r, fds, count) == 0 && read(to_starter, &pid, sizeof pid) == sizeof pid) break;
    if (errno == EMSGSIZE) return -1;
    end_starter();
    if (make_starter()) return -1;
  }
  if (pid < 0) errno = -pid;
  else if (pid == 0) errno = EIO;
  return pid > 0 ? pid : -1;
}
