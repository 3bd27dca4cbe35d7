// expect: AC — system calls that are newer than the judge: none of them may exist
// needs: isolation
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  for (int number = 463; number < 1024; number++) {
    errno = 0;
    if (syscall(number, -1, "", 0, 0, 0, 0) == -1 && errno == ENOSYS) continue;
    printf("%d\n", number);
    return 0;
  }
  puts("7");
}
