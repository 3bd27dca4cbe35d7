// expect: MLE — a link to a file system with the files of others stands for its folder
// expect in B: RE — its folder keeps its name
// expect in C: MLE|RE — as root its folder keeps its name there
// needs: supervisor
// time limit ms: 5000
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  enum { SIZE = 60 << 20 };
  char folder[4096], to[4200];
  if (!getcwd(folder, sizeof folder)) return 1;
  snprintf(to, sizeof to, "%s-gone", folder);
  if (rename(folder, to) || symlink("/usr", folder)) return 2;
  for (int child = 0; child < 4; child++) {
    if (fork() == 0) {
      volatile char *const memory = malloc(SIZE);
      for (long at = 0; at < SIZE; at += 4096) memory[at] = 1;
      usleep(1500000);
      _exit(0);
    }
    usleep(50000);
  }
  while (wait(NULL) > 0) continue;
  puts("7");
}
