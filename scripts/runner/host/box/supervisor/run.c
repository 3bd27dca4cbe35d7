// One case: start the program in its limits, watch it, kill all that is left, add up what it used.
#include "supervisor.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

void run_case(const struct request *r, struct report *report, int judge_fd, int signal_fd) {
  struct tally tally = {0};
  int ends[2];
  report->stopped = "";
  remove_files(r); // there is something only if an earlier case could not be cleaned up
  if (mkdir(r->box, 0700) || (payload_uid && chown(r->box, payload_uid, payload_uid)) ||
      link_files(r) || take_places(r) || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) {
    report->error = errno;
    report->failed = r->box;
    return;
  }
  start_accounts(r, &tally);
  tally.payload = start_process(start_payload, r, &ends[1], 1);
  close(ends[1]);
  static struct word word;
  int asked = -1;
  if (tally.payload < 0) {
    report->error = errno;
    report->failed = "fork";
  }
  while (tally.payload > 0 && receive_word(ends[0], &word, &asked)) {
    tally.ready_us += word.used_us;
    report->error = word.error;
    report->failed = word.what;
  }
  tally.cpu_us = -tally.ready_us;
  close(ends[0]);
  start_tasks(asked >= 0, r->tasks);
  if (!report->error) watch(r, report, &tally, judge_fd, signal_fd, asked);
  if (asked >= 0) close(asked); // who still waits for an answer goes on, and is killed
  report->is_crowded = tasks_are_crowded();
  // Before it has become the program, a child of the starter is none that kill_tree waits for.
  if (report->error && tally.payload > 0) kill(tally.payload, SIGKILL), waitpid(tally.payload, &tally.status, __WALL);
  kill_tree(getpid(), payload_uid, add_reaped, &tally);
  look_at_accounts(&tally);
  // Once more at the end: on a fast machine a program makes all its files between two looks.
  if (!*report->stopped && r->output_bytes && scratch_bytes(r) > SCRATCH_BYTES) report->stopped = "output";
  if (!*report->stopped && cgroup_version && cgroup_oom_kills() > tally.before_kills) report->stopped = "memory";
  remove_files(r);
  if (WIFSIGNALED(tally.status)) report->signal = WTERMSIG(tally.status);
  else report->exit_code = WEXITSTATUS(tally.status);
  report->cpu_us = tally.cpu_us > tally.seen_us ? tally.cpu_us : tally.seen_us;
  report->peak_kib = tally.peak_kib;
  report->processes = tally.processes;
  report->output_bytes = output_size();
  report->errors_bytes = errors_size();
  leave_places();
}
