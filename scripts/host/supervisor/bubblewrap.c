#include "supervisor.h"
void run_in_bubblewrap(char *message, size_t length, const struct request *r, struct report *report, int judge_fd, int signal_fd) {
  (void)message, (void)length, (void)r, (void)judge_fd, (void)signal_fd;
  report->stopped = "";
  report->error = 38;
}
