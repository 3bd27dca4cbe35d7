// A long-lived process that is told one case after another over its stdin and answers with one line of
// JSON each. When its stdin ends, the judge is gone: it kills what runs, cleans up and ends.
//   supervisor SCRATCH KILLED PLACE...  the judge's; SCRATCH is removed at the end; KILLED: 0, or a supervisor whose
//                                      programs this one ends; PLACE: see cgroup.c
//   supervisor --attempt SECRET        a payload that tries to leave its box
//   supervisor --accounts VERSION DIR  prints what the files of a control group say
//   supervisor --inside TASKS RAISED CGROUP   within bubblewrap: cases, told on descriptor 3, answered on 4;
//                                      from descriptor 7 on the files of its control group
#include "supervisor.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

static int watch_children(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  sigprocmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int main(int argc, char **argv) {
  if (argc == 3 && strcmp(argv[1], "--attempt") == 0) return attempt(argv[2]);
  if (argc == 4 && strcmp(argv[1], "--accounts") == 0) return print_accounts(argv[2], argv[3]);
  const int inside = argc == 5 && strcmp(argv[1], "--inside") == 0;
  if (argc < 3) return 2;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (!inside) set_oom_score("-900"); // when a group's memory is full, a program must go, not we
  prctl(PR_SET_DUMPABLE, 0); // nobody of our uid may look into us or forge what we report
  const int signal_fd = watch_children();
  const int from = inside ? 3 : 0, to = inside ? 4 : 1;
  if (!inside) {
    setsid(); // Ctrl-C is for the judge; it closes our stdin
    if (getuid() == 0) payload_uid = usable_uid();
    if (payload_uid && atoi(argv[2])) kill_uid(uid_of(atoi(argv[2])));
    go_before_programs();
  }
  for (int place = 3; place < argc && !inside && atoi(argv[2]); place++) end_group_of(atoi(argv[2]), argv[place]);
  count_tasks(inside ? atol(argv[2]) : -1);
  for (int place = 3; place < argc && !inside && !cgroup_version; place++)
    if (make_cgroup(argv[place]) == 0 && make_starter()) leave_cgroup();
  if (inside) priority_raised = atoi(argv[3]), take_cgroup(atoi(argv[4]), FIRST_ACCOUNT);
  // "proc" as place, "x" as group: not even perf events are wanted, or had outside.
  if (!cgroup_version && strcmp(argv[argc - 1], "proc") && *argv[argc - 1] != 'x') count_cpu_of_children();
  try_to_see_programs();
  signal(SIGPIPE, SIG_IGN);
  size_t length;
  for (char *message; (!inside || receive_files(from)) && (message = read_message(from, &length));) {
    struct request request;
    struct report report = {0};
    report.accounts = cgroup_version ? '0' + cgroup_version : counts_cpu_of_children() ? 'p' : '0';
    report.sees_programs = can_see_programs();
    if (parse_request(message, length, &request)) break;
    if (inside) name_files(&request);
    char relayed[2000];
    size_t given = 0;
    if (cgroup_version && !inside) limit_cgroup(&request);
    if (!inside && (report.failed = copy_input(&request))) report.error = errno;
    else if (request.tier == 'A' && !inside) {
      given = run_in_bubblewrap(&request, &report, from, relayed, sizeof relayed);
    } else run_case(&request, &report, from, signal_fd);
    if (!given) answer(to, &report);
    else if (write(to, relayed, given) < 0) report.error = EPIPE;
    free(request.readable);
    free(request.mounts);
    free(request.argv);
    free(request.env);
    free(message);
  }
  if (!inside) leave_box(), end_starter(), leave_cgroup(), remove_tree(argv[1]);
  return 0;
}
