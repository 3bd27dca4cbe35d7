// expect: TLE — it writes to the disk and waits for it, without end
// needs: supervisor
// time limit ms: 100
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  static char part[4096];
  const int file = open("part", O_WRONLY | O_CREAT, 0600);
  while (pwrite(file, part, sizeof part, 0) > 0) fsync(file);
}
