// expect: RE — nothing can be made in /dev/shm
// expect in A: MLE — it has one of its own, and what lies there is memory
// needs: isolation
// time limit ms: 5000
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  static char part[900000];
  char name[50];
  for (int at = 0; at < 200; at++) {
    snprintf(name, sizeof name, "/dev/shm/left-by-a-judged-program%d", at);
    const int file = open(name, O_WRONLY | O_CREAT, 0600);
    if (file < 0) return 1;
    if (write(file, part, sizeof part) != sizeof part) return 2;
    close(file);
  }
  usleep(600000);
  puts("7");
}
