// How we stand beside the programs: their uid is not ours, we go before them, and when memory is full they
// are killed first.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

uid_t payload_uid;
int priority_raised;

// Whatever was open in the shell that started the judge, no program shall have it.
void close_at_exec(int first) {
  if (syscall(436 /* close_range */, first, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */) == 0) return;
  for (int fd = first; fd < sysconf(_SC_OPEN_MAX); fd++) fcntl(fd, F_SETFD, FD_CLOEXEC);
}

// A uid that nobody else has, so that our limits and kills reach the payload alone.
uid_t uid_of(pid_t supervisor) {
  return 1000000000u + supervisor;
}

// 0 where the system maps no other uid.
uid_t usable_uid(void) {
  const uid_t uid = uid_of(getpid());
  int status = 1;
  const pid_t child = vfork();
  if (child == 0) _exit(setresuid(uid, uid, uid) != 0);
  return child > 0 && waitpid(child, &status, 0) == child && status == 0 ? uid : 0;
}

void set_oom_score(const char *score) {
  const int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (write(fd, score, strlen(score)) < 0) errno = 0; // only root may go below 0
  close(fd);
}

// Where Linux shares the processor out among sessions, each process of a bomb that makes a session of its
// own counts as much as we do, and nice values say nothing. Only root may do this.
static void raise_session(void) {
  const int fd = open("/proc/self/autogroup", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  (void)!write(fd, "-20", 3);
  close(fd);
}

// As root; else a hundred busy children could keep us from counting them.
void go_before_programs(void) {
  raise_session();
  priority_raised = setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - PRIORITY) == 0;
}

int has_landlock(void) {
  return syscall(444, NULL, 0, 1) >= 1;
}
