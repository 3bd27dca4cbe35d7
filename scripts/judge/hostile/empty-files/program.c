// expect: OLE|RE — empty files beside its folder and in it: no bytes, but a kilobyte each of the kernel's memory
// needs: supervisor
// time limit ms: 3000
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  const int has_more = mkdir("../more", 0700) == 0;
  for (int file = 0; file < 1800; file++) {
    char name[30];
    sprintf(name, has_more && file % 4 == 0 ? "../more/%d" : "%d", file);
    close(open(name, O_WRONLY | O_CREAT, 0600));
  }
  usleep(400000);
  puts("7");
}
