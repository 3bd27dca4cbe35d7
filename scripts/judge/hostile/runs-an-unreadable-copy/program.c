// expect: RE — a copy of itself that nobody may read could hide its buffers: what it makes cannot be run
// expect in C: MLE — it can, outside its folder, and then counts as over the limit
// needs: Landlock
// time limit ms: 5000
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static char bytes[1 << 16];

static void run_copy(const char *path) {
  const int in = open("/proc/self/exe", O_RDONLY), out = open(path, O_CREAT | O_WRONLY, 0111);
  for (ssize_t size; (size = read(in, bytes, sizeof bytes)) > 0;)
    if (write(out, bytes, size) != size) break;
  close(in), close(out);
  execv(path, (char *[]){(char *)path, "go", NULL});
}

int main(int count, char **arguments) {
  if (count < 2) {
    run_copy("./me");
    run_copy("/var/tmp/run-by-a-judged-program");
    return 3;
  }
  unlink(arguments[0]);
  for (int pair = 0, ends[2]; pair < 400 && socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0; pair++)
    for (int end = 0; end < 2; end++)
      while (write(ends[end], bytes, sizeof bytes) > 0) continue;
  usleep(600000);
  puts("7");
}
