// What a program may do only if the supervisor, asked by the kernel, agrees.
#include "supervisor.h"
#include <errno.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SECCOMP_USER_NOTIF_FLAG_CONTINUE
#define SECCOMP_USER_NOTIF_FLAG_CONTINUE 1
#endif

// Only older architectures have fork and vfork; older headers do not name clone3.
#ifdef __NR_fork
enum { FORK = __NR_fork, VFORK = __NR_vfork, CLONE3 = 435 };
#else
enum { FORK = 9999, VFORK = 9999, CLONE3 = 435 };
#endif

// What the supervisor is asked about before the kernel does it. Shared memory belongs to no process: its
// pages can be let go and still be there; nor do the watches of an epoll, of which there can be millions. For
// processes and threads see tasks.c. Returns where it is asked, -1 for nowhere.
int ask_first(int hidden_memory, int tasks) {
  const size_t arguments = offsetof(struct seccomp_data, args), flags = arguments + 3 * sizeof(uint64_t);
  const int makes_tasks[] = {FORK, VFORK, __NR_clone, CLONE3};
  if (!hidden_memory && !tasks) return -1;
  filter_length = 0;
  load(offsetof(struct seccomp_data, nr));
  for (size_t at = 0; tasks && at < sizeof makes_tasks / sizeof *makes_tasks; at++)
    rule(makes_tasks[at], -1, NULL, 0, 0, SECCOMP_RET_USER_NOTIF);
  if (hidden_memory) {
    put(IS, 0, 3, __NR_mmap);
    load(flags);
    put(BPF_JMP | BPF_JSET | BPF_K, 0, 1, MAP_SHARED);
    give(SECCOMP_RET_USER_NOTIF);
    load(offsetof(struct seccomp_data, nr));
    put(IS, 0, 3, __NR_epoll_ctl);
    load(arguments + sizeof(uint64_t));
    put(IS, 0, 1, EPOLL_CTL_ADD);
    give(SECCOMP_RET_USER_NOTIF);
  }
  give(SECCOMP_RET_ALLOW);
  struct sock_fprog program = filter_program();
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

enum { WATCHES_A_KIB = 4 }; // an epitem and its entry in a queue

// A file's pages are memory that can be had back. /dev/zero is no file: each mapping is new memory.
static int is_of_a_file(pid_t pid, int fd) {
  char path[64];
  struct stat st;
  snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, fd);
  return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

// Lets it be done, or not, and returns the size of the piece of hidden memory. The arguments are numbers that
// nobody can change meanwhile; which file a descriptor means can change, but tiers A and B have no /dev/zero
// to change it to.
long long answer_question(int asked) {
  struct seccomp_notif question = {0};
  if (ioctl(asked, SECCOMP_IOCTL_NOTIF_RECV, &question)) return 0;
  const __u64 *args = question.data.args;
  const int is_memory = question.data.nr == __NR_mmap, is_watch = question.data.nr == __NR_epoll_ctl;
  static unsigned watches;
  const int counts = is_memory && (args[3] & MAP_ANONYMOUS || !is_of_a_file(question.pid, args[4]));
  struct seccomp_notif_resp answer = {question.id, 0, 0, SECCOMP_USER_NOTIF_FLAG_CONTINUE};
  if (!is_memory && !is_watch && !may_start_task()) answer = (struct seccomp_notif_resp){question.id, 0, -EAGAIN, 0};
  ioctl(asked, SECCOMP_IOCTL_NOTIF_SEND, &answer);
  if (is_watch) return ++watches % WATCHES_A_KIB == 0;
  return counts ? args[1] / 1024 : 0;
}
