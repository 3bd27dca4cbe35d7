// expect: TLE idle — while a child has borrowed its memory, the kernel calls its wait one for a disk
// needs: supervisor
#include <unistd.h>

int main(void) {
  if (vfork() == 0)
    for (;;) pause();
}
