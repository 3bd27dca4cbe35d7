// expect: TLE|MLE — children of parents that have gone end without pause: the supervisor must wait for each
// needs: supervisor
#include <sys/wait.h>
#include <unistd.h>

enum { WORKERS = 16 };

int main(void) {
  for (int worker = 1; worker < WORKERS && fork(); worker++) continue;
  for (;;) {
    const pid_t parent = fork();
    if (parent == 0) {
      if (fork() == 0) _exit(0);
      _exit(0);
    }
    if (parent > 0) waitpid(parent, NULL, 0);
  }
}
