// measure IN OUT COMMAND [ARGUMENT…]: runs the command with stdin IN and stdout OUT, then prints its
// CPU time in microseconds (all its children included), its peak memory in KiB, its status, and the
// microseconds that went by on the clock.
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child < 0) return 3;
  if (child == 0) {
    const int in = open(argv[1], O_RDONLY);
    const int out = open(argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) _exit(126);
    close(in);
    close(out);
    execvp(argv[3], argv + 3);
    _exit(127);
  }
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) < 0) return 3;
  const auto wall = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - start);
  const long long user = usage.ru_utime.tv_sec * 1000000LL + usage.ru_utime.tv_usec;
  const long long system = usage.ru_stime.tv_sec * 1000000LL + usage.ru_stime.tv_usec;
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  std::printf("%lld %ld %d %lld\n", user + system, usage.ru_maxrss, code,
              static_cast<long long>(wall.count()));
}
