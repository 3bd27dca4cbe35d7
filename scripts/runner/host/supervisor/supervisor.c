// A long-lived process that is told one case after another over its stdin and answers with one line of
// JSON each. When its stdin ends, the judge is gone: it kills what runs, cleans up and ends.
//   supervisor SCRATCH PLACE...        the judge's; SCRATCH is removed at the end; PLACE: see cgroup.c
//   supervisor --attempt SECRET        a payload that tries to leave its box
//   supervisor --accounts VERSION DIR  prints what the files of a control group say
//   supervisor --inside TASKS RAISED CGROUP   within bubblewrap: cases, told on descriptor 3, answered on 4;
//                                      from descriptor 7 on the files of its control group
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

uid_t payload_uid;

// Messages: decimal length, a newline, then that many bytes. Returns NULL at the end.
static char *read_message(int fd, size_t *length) {
  char head[24];
  size_t at = 0;
  while (at < sizeof head - 1) {
    if (read(fd, head + at, 1) != 1) return NULL;
    if (head[at++] == '\n') break;
  }
  head[at] = 0;
  *length = strtoul(head, NULL, 10);
  char *message = malloc(*length + 1);
  for (at = 0; message && at < *length;) {
    ssize_t count = read(fd, message + at, *length - at);
    if (count <= 0) return NULL;
    at += count;
  }
  if (message) message[*length] = 0;
  return message;
}

static char **list_of(char **next, char *end) {
  int count = atoi(*next);
  *next += strlen(*next) + 1;
  char **list = calloc(count + 1, sizeof *list);
  for (int at = 0; list && at < count && *next < end; at++, *next += strlen(*next) + 1) list[at] = *next;
  return list;
}

int parse_request(char *message, size_t length, struct request *r) {
  char *next = message, *end = message + length;
  const char *fields[14];
  for (int at = 0; at < 14; at++, next += strlen(next) + 1) {
    if (next >= end) return -1;
    fields[at] = next;
  }
  r->tier = *fields[0];
  r->cpu_us = atoll(fields[1]);
  r->idle_us = atoll(fields[2]);
  r->wall_us = atoll(fields[3]);
  r->memory_kib = atoll(fields[4]);
  r->output_bytes = atoll(fields[5]);
  r->tasks = atol(fields[6]);
  r->files = atol(fields[7]);
  r->input = fields[8];
  r->output = fields[9];
  r->errors = fields[10];
  r->box = fields[11];
  r->input_name = fields[12];
  r->output_name = fields[13];
  r->readable = list_of(&next, end);
  r->argv = list_of(&next, end);
  r->env = list_of(&next, end);
  return r->argv && r->argv[0] ? 0 : -1;
}

static void answer(int fd, const struct report *r) {
  char line[800], failed[100];
  snprintf(failed, sizeof failed, "%s", r->failed ? r->failed : "");
  for (char *at = failed; *at; at++)
    if ((unsigned char)*at < 32 || *at == '"' || *at == '\\') *at = '?';
  int length = snprintf(
      line, sizeof line,
      "{\"exitCode\":%d,\"signal\":%d,\"stopped\":\"%s\",\"cpuUs\":%lld,\"wallUs\":%lld,\"idleUs\":%lld,"
      "\"waitUs\":%lld,\"peakKiB\":%lld,\"outputBytes\":%lld,\"errorBytes\":%lld,\"processes\":%d,"
      "\"accounts\":\"%c\",\"crowded\":%s,\"error\":\"%s\",\"failed\":\"%s\"}\n",
      r->exit_code, r->signal, r->stopped ? r->stopped : "", r->cpu_us, r->wall_us, r->idle_us, r->wait_us,
      r->peak_kib, r->output_bytes, r->errors_bytes, r->processes,
      r->accounts ? r->accounts : '0', r->is_crowded ? "true" : "false", r->error ? strerror(r->error) : "",
      failed);
  if (write(fd, line, length) < 0) return; // the judge has gone: the next read tells it too
}

static int watch_children(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  sigprocmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

// A uid that nobody else has, so that our limits and kills reach the payload alone; 0 where the
// system maps no other uid.
static uid_t usable_uid(void) {
  const uid_t uid = 1000000000u + getpid();
  int status = 1;
  const pid_t child = fork();
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

int main(int argc, char **argv) {
  if (argc == 3 && strcmp(argv[1], "--attempt") == 0) return attempt(argv[2]);
  if (argc == 4 && strcmp(argv[1], "--accounts") == 0) return print_accounts(argv[2], argv[3]);
  const int inside = argc == 5 && strcmp(argv[1], "--inside") == 0;
  if (argc < 2) return 2;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  if (!inside) set_oom_score("-900"); // when a group's memory is full, a program must go, not we
  prctl(PR_SET_DUMPABLE, 0); // nobody of our uid may look into us or forge what we report
  const int signal_fd = watch_children();
  const int from = inside ? 3 : 0, to = inside ? 4 : 1;
  if (!inside) {
    setsid(); // Ctrl-C is for the judge; it closes our stdin
    raise_session();
    if (getuid() == 0) payload_uid = usable_uid();
    priority_raised = setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - PRIORITY) == 0;
  }
  for (int place = 2; place < argc && !inside && !cgroup_version; place++) enter_cgroup(argv[place]);
  if (inside) priority_raised = atoi(argv[3]), take_cgroup(atoi(argv[4]), FIRST_ACCOUNT);
  // "proc" as place, "x" as group: not even perf events are wanted, or had outside.
  if (!cgroup_version && strcmp(argv[argc - 1], "proc") && *argv[argc - 1] != 'x') count_cpu_of_children();
  count_tasks(inside ? atol(argv[2]) : -1);
  signal(SIGPIPE, SIG_IGN);
  size_t length;
  for (char *message; (!inside || receive_files(from)) && (message = read_message(from, &length));) {
    struct request request;
    struct report report = {0};
    report.accounts = cgroup_version ? '0' + cgroup_version : counts_cpu_of_children() ? 'p' : '0';
    if (parse_request(message, length, &request)) break;
    if (inside) name_files(&request);
    char relayed[1000];
    size_t given = 0;
    if (cgroup_version && !inside) limit_cgroup(&request);
    if (request.tier == 'A' && !inside) {
      given = run_in_bubblewrap(message, length, &request, &report, from, relayed, sizeof relayed);
    } else run_case(&request, &report, from, signal_fd);
    if (!given) answer(to, &report);
    else if (write(to, relayed, given) < 0) report.error = EPIPE;
    free(request.readable);
    free(request.argv);
    free(request.env);
    free(message);
  }
  if (!inside) leave_box(), leave_cgroup(), remove_tree(argv[1]);
  return 0;
}
