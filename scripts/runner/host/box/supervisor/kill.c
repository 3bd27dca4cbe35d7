// How all that a case has started ends.
#include "supervisor.h"
#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REAP_PART = 256, ROUNDS = 8, WALK_ROUND = 2, FIRST_WAIT_US = 200, LONGEST_WAIT_US = 5000 };

// Under a uid of its own one call reaches all processes, also those that fork now.
int kill_uid(uid_t uid) {
  int status;
  const pid_t killer = vfork();
  if (killer == 0) {
    if (setresuid(uid, uid, uid) == 0) kill(-1, SIGKILL);
    _exit(0);
  }
  return killer > 0 && waitpid(killer, &status, 0) == killer;
}

static void kill_all(pid_t root, uid_t uid, int round) {
  static pid_t list[MAX_PROCESSES];
  if (root == 1) { // bubblewrap's first process: all others are the program's
    kill(-1, SIGKILL);
    return;
  }
  const int is_reached = uid ? kill_uid(uid) : kill_group(starter);
  if (is_reached && round % ROUNDS != WALK_ROUND) return;
  const int count = descendants(root, list);
  for (int at = 0; at < count; at++) kill(list[at], SIGKILL);
}

// A part of those that have ended; 0 when there are no children any more. Programs that fork without end
// leave us more than we can take: between two parts we must do something about it.
int reap_some(reaped_fn *reaped, void *context) {
  int status;
  struct rusage usage;
  pid_t pid = 0;
  siginfo_t any;
  // Also what has not become another program yet, which the starter has forked, and the starter itself.
  for (int part = 0; part < REAP_PART && (pid = wait4(-1, &status, WNOHANG | __WALL, &usage)) > 0; part++)
    if (pid == starter) forget_starter();
    else reaped(pid, status, &usage, context);
  if (pid < 0) return errno != ECHILD;
  return pid > 0 || !starter || waitid(P_ALL, 0, &any, WEXITED | WNOHANG | WNOWAIT) == 0;
}

// Kills until nothing is left, and waits longer each time: those that are killed need the processor to end,
// and we go before them.
void kill_tree(pid_t root, uid_t uid, reaped_fn *reaped, void *context) {
  int wait_us = FIRST_WAIT_US;
  for (int round = 0; reap_some(reaped, context); round++) {
    kill_all(root, uid, round);
    usleep(wait_us);
    if (wait_us < LONGEST_WAIT_US) wait_us *= 2;
  }
  if (!uid) reopen_group();
}
