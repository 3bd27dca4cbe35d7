// How many processes and threads a program may have at once. RLIMIT_NPROC counts all that a uid runs in its
// user namespace. Where only the case runs there, it is the limit. Where others run beside it, their bombs
// and browsers would make its forks fail: there the kernel asks us before each process or thread is made
// (questions.c), we count the case's own, and RLIMIT_NPROC stays as the user has it.
#include "supervisor.h"
#include <dirent.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CROWDED = 64 };         // with fewer left to its uid, a program's forks may fail
enum { PAUSES_A_COUNT = 10 };  // what a count of the tree costs, so many times until the next

int shares_uid;
static long counted; // of our uid, when the whole system had this many:
static unsigned short all_when_counted;
static int sees_all, is_crowded;
static long most_of_user, most_of_case, made; // made: at most so many of the case are there
static long long next_count_us;

// One cheap call; to count those of one user takes a millisecond. The kernel gives 16 bits.
static unsigned short all_tasks(void) {
  struct sysinfo info;
  return sysinfo(&info) ? 0 : info.procs;
}

static long tasks_of(uid_t uid) {
  long sum = 0;
  struct stat st;
  char path[64];
  DIR *all = opendir("/proc");
  for (struct dirent *each; all && (each = readdir(all));) {
    if (each->d_name[0] < '1' || each->d_name[0] > '9') continue;
    snprintf(path, sizeof path, "/proc/%.12s", each->d_name);
    if (stat(path, &st) == 0 && st.st_uid == uid) sum += threads_of(atoi(each->d_name));
  }
  if (all) closedir(all);
  return sum;
}

// Since Linux 5.14 each user namespace has a count of its own: in bubblewrap's this little is enough for a
// child of our child, while the judge outside has more threads.
static int counts_alone(void) {
  const struct rlimit few = {5, 5};
  int status = 1;
  const pid_t child = vfork();
  if (child == 0) {
    setrlimit(RLIMIT_NPROC, &few);
    const pid_t other = vfork();
    if (other == 0) _exit(0);
    if (other > 0) waitpid(other, NULL, 0);
    _exit(other < 0);
  }
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

// `known`: of our uid, as the supervisor outside the box has counted, 0 when the case has its own; -1 when we
// can see all of them.
void count_tasks(long known) {
  sees_all = known < 0;
  shares_uid = sees_all ? !payload_uid : known > 0 && !counts_alone();
  if (shares_uid) counted = sees_all ? tasks_of(getuid()) : known;
  all_when_counted = all_tasks();
}

// At most so many: what has come since may be any user's. 0 when the case is alone.
long tasks_of_user(void) {
  const int16_t more = all_tasks() - all_when_counted;
  return shares_uid ? counted + (more > 0 ? more : 0) : 0;
}

// At the start of a case. Where we are not asked, RLIMIT_NPROC must do, with what the uid has already.
void start_tasks(int is_asked, long limit) {
  struct rlimit own;
  most_of_case = limit;
  made = 1;
  next_count_us = 0;
  most_of_user = tasks_of_user() + limit;
  if (getrlimit(RLIMIT_NPROC, &own) == 0 && (is_asked || own.rlim_cur < (rlim_t)most_of_user))
    most_of_user = own.rlim_cur < LONG_MAX ? (long)own.rlim_cur : LONG_MAX;
  is_crowded = 0;
  tasks_are_crowded();
}

// Whether the case may have one more. Nobody tells us which have ended: we count again when it seems full.
int may_start_task(void) {
  const long long now = now_us();
  if (made >= most_of_case && now >= next_count_us) {
    made = tree_tasks(getpid(), most_of_case);
    next_count_us = now + PAUSES_A_COUNT * (now_us() - now);
  }
  return made < most_of_case && ++made;
}

// Whether its uid was left too few at any time of the case. Others have them: a case of ours has its limit.
int tasks_are_crowded(void) {
  if (shares_uid && !is_crowded && tasks_of_user() > most_of_user - CROWDED)
    is_crowded = !sees_all || tasks_of(getuid()) > most_of_user - CROWDED;
  return is_crowded;
}
