// expect: OLE — too many files, though its folder has another name meanwhile
// expect in B: RE — its folder keeps its name
// expect in C: OLE|RE — as root its folder keeps its name there
// needs: supervisor
// time limit ms: 5000
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char folder[4096], to[4200], name[30];
  if (!getcwd(folder, sizeof folder)) return 1;
  snprintf(to, sizeof to, "%s-gone", folder);
  if (rename(folder, to)) return 2;
  for (int file = 0; file < 30000; file++) {
    snprintf(name, sizeof name, "%d", file);
    close(open(name, O_WRONLY | O_CREAT, 0600));
  }
  usleep(400000);
  puts("7");
}
