// pty COLUMNS COMMAND [ARGUMENT…]: runs the command on a terminal of its own. What we read is typed
// there, so that "\x03" is Ctrl-C; what appears there we write; its status is ours.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (argc < 3 || master < 0 || grantpt(master) || unlockpt(master)) return 3;
  const struct winsize size = {24, atoi(argv[1]), 0, 0};
  ioctl(master, TIOCSWINSZ, &size);
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    const int terminal = open(ptsname(master), O_RDWR); // the first one opened is the controlling one
    for (int fd = 0; fd < 3; fd++) dup2(terminal, fd);
    if (terminal > 2) close(terminal);
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  struct pollfd fds[2] = {{0, POLLIN, 0}, {master, POLLIN, 0}};
  char bytes[4096];
  for (;;) {
    if (poll(fds, 2, -1) < 0) break;
    if (fds[0].revents) {
      const ssize_t count = read(0, bytes, sizeof bytes);
      if (count <= 0) fds[0].fd = -1;
      else if (write(master, bytes, count) < 0) break;
    }
    if (!fds[1].revents) continue;
    const ssize_t count = read(master, bytes, sizeof bytes); // EIO when nobody has it open any more
    if (count <= 0 || write(1, bytes, count) < 0) break;
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
