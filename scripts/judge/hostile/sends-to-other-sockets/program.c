// expect: AC — a socket pair that sends to, or connects with, sockets of the user: both must be refused
// needs: isolation
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>

// Neither socket exists, so a call that got through fails as well, with another error. The address lies
// where the lower half of its pointer is 0.
int main(void) {
  int ends[2];
  struct sockaddr_un *const name = mmap((void *)0x100000000, 4096, PROT_READ | PROT_WRITE,
                                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (name == MAP_FAILED || socketpair(AF_UNIX, SOCK_DGRAM, 0, ends)) return 1;
  int passed = send(ends[0], "x", 1, 0) != 1 || recv(ends[1], (char[1]){0}, 1, 0) != 1;
  name->sun_family = AF_UNIX;
  for (int is_abstract = 0; is_abstract < 2; is_abstract++) {
    strcpy(name->sun_path + is_abstract, "/tmp/no-such-socket");
    if (is_abstract) name->sun_path[0] = 0;
    const socklen_t size = offsetof(struct sockaddr_un, sun_path) + 20;
    if (sendto(ends[0], "x", 1, 0, (void *)name, size) >= 0 || errno != EACCES) passed |= 2 << 2 * is_abstract;
    if (connect(ends[0], (void *)name, size) == 0 || errno != EACCES) passed |= 4 << 2 * is_abstract;
  }
  printf("%d\n", passed ? 1000 + passed : 7);
}
