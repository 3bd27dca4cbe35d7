// expect: MLE — up to 600 MB in the buffers of sockets, which are no memory of any process
// needs: supervisor
// time limit ms: 2000
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { PAIRS = 3000, CHILDREN = 8 };

int main(void) {
  static char block[60000];
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  int filled[2];
  char end;
  if (pipe(filled)) return 1;
  for (int child = 0; child < CHILDREN; child++) {
    if (fork()) continue;
    for (int pair = 0, fds[2]; pair < PAIRS / CHILDREN && !socketpair(AF_UNIX, SOCK_STREAM, 0, fds); pair++)
      for (int end = 0; end < 2; end++) {
        fcntl(fds[end], F_SETFL, O_NONBLOCK);
        while (write(fds[end], block, sizeof block) > 0) {}
      }
    if (write(filled[1], "", 1) == 1) pause();
    _exit(0);
  }
  close(filled[1]);
  for (int child = 0; child < CHILDREN && read(filled[0], &end, 1) == 1; child++) {}
  usleep(300000);
  puts("7");
}
