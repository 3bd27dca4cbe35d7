// What the judge tells us and what we answer.
#include "supervisor.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Messages: decimal length, a newline, then that many bytes. Returns NULL at the end.
char *read_message(int fd, size_t *length) {
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
  const char *fields[15];
  for (int at = 0; at < 15; at++, next += strlen(next) + 1) {
    if (next >= end) return -1;
    fields[at] = next;
  }
  r->message = message;
  r->length = length;
  r->tier = *fields[0];
  r->cpu_us = atoll(fields[1]);
  r->idle_us = atoll(fields[2]);
  r->wall_us = atoll(fields[3]);
  r->memory_kib = atoll(fields[4]);
  r->output_bytes = atoll(fields[5]);
  r->tasks = atol(fields[6]);
  r->files = atol(fields[7]);
  r->source = fields[8];
  r->input = fields[9];
  r->output = fields[10];
  r->errors = fields[11];
  r->box = fields[12];
  r->input_name = fields[13];
  r->output_name = fields[14];
  r->readable = list_of(&next, end);
  r->mounts = list_of(&next, end);
  r->argv = list_of(&next, end);
  r->env = list_of(&next, end);
  return r->mounts && r->argv && r->argv[0] ? 0 : -1;
}

int is_file(const char *path) {
  return strncmp(path, "fd:", 3) != 0;
}

void answer(int fd, const struct report *r) {
  char line[1600], failed[FAILED_BYTES];
  snprintf(failed, sizeof failed, "%s", r->failed ? r->failed : "");
  for (char *at = failed; *at; at++)
    if ((unsigned char)*at < 32 || *at == '"' || *at == '\\') *at = '?';
  int length = snprintf(
      line, sizeof line,
      "{\"exitCode\":%d,\"signal\":%d,\"stopped\":\"%s\",\"cpuUs\":%lld,\"wallUs\":%lld,\"idleUs\":%lld,"
      "\"waitUs\":%lld,\"peakKiB\":%lld,\"outputBytes\":%lld,\"errorBytes\":%lld,\"processes\":%d,"
      "\"accounts\":\"%c\",\"sees\":%s,\"crowded\":%s,\"error\":\"%s\",\"failed\":\"%s\"}\n",
      r->exit_code, r->signal, r->stopped ? r->stopped : "", r->cpu_us, r->wall_us, r->idle_us, r->wait_us,
      r->peak_kib, r->output_bytes, r->errors_bytes, r->processes,
      r->accounts ? r->accounts : '0', r->sees_programs ? "true" : "false", r->is_crowded ? "true" : "false", r->error ? strerror(r->error) : "",
      failed);
  if (write(fd, line, length) < 0) return; // the judge has gone: the next read tells it too
}
