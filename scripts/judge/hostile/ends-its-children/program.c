// expect: RE — a parent may not end its own child
// expect in A: AC — it may, and a child that aborts ends by SIGABRT; the supervisor and everybody may not be named
// needs: supervisor
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  int status = 0;
  if (getppid() == 1 && (kill(1, SIGCHLD) == 0 || errno != EPERM || kill(-1, SIGTERM) == 0 || errno != EPERM)) return 1;
  pid_t child = fork();
  if (child == 0) return pause();
  if (kill(child, SIGTERM)) {
    const int refused = errno == EPERM;
    if (getppid() == 1 || !refused) return 2;
    return 3;
  }
  if (waitpid(child, &status, 0) != child || WTERMSIG(status) != SIGTERM) return 4;
  child = fork();
  if (child == 0) abort();
  if (waitpid(child, &status, 0) != child || WTERMSIG(status) != SIGABRT) return 5;
  puts("7");
}
