// Tier B: what the program may touch (Landlock) and ask of the kernel (seccomp).
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Calls that older headers do not name; their numbers are the same on all our architectures.
#ifndef __NR_pidfd_send_signal
#define __NR_pidfd_send_signal 424
#endif
#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425
#endif
#ifndef __NR_clone3
#define __NR_clone3 435
#endif
#ifndef __NR_pidfd_getfd
#define __NR_pidfd_getfd 438
#endif
#ifndef __NR_fchmodat2
#define __NR_fchmodat2 452
#endif

// Landlock by numbers: its header may be older than the kernel.
enum { EXECUTE = 1, WRITE_FILE = 2, READ_FILE = 4, READ_DIR = 8, ALL_ABI_1 = (1 << 13) - 1 };
enum { REFER = 1 << 13, TRUNCATE = 1 << 14 };
struct ruleset { uint64_t handled_fs; };
struct beneath { uint64_t allowed; int32_t parent; } __attribute__((packed));

static const char *const SYSTEM[] = {
    "/usr",  "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/proc", "/sys/fs/cgroup",
    "/sys/devices/system/cpu", "/dev/urandom", "/dev/random", "/dev/zero", "/etc/ld.so.cache",
    "/etc/alternatives", "/etc/localtime", "/etc/ssl", "/etc/passwd", "/etc/nsswitch.conf", NULL};

static uint64_t handled;

static void allow(int ruleset, const char *path, uint64_t rights) {
  int fd = open(path, O_PATH | O_CLOEXEC);
  if (fd < 0) return; // not on this system
  struct stat st;
  if (fstat(fd, &st) == 0 && !S_ISDIR(st.st_mode)) rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
  struct beneath rule = {rights & handled, fd};
  syscall(445, ruleset, 1, &rule, 0);
  close(fd);
}

// Made while all paths can still be opened; entered when the uid has been given up.
int prepare_landlock(const struct request *r) {
  int abi = syscall(444, NULL, 0, 1);
  if (abi < 1) return -1;
  handled = ALL_ABI_1 | (abi >= 2 ? REFER : 0) | (abi >= 3 ? TRUNCATE : 0);
  struct ruleset attr = {handled};
  const int ruleset = syscall(444, &attr, sizeof attr, 0); // closes at exec
  if (ruleset < 0) return -1;
  const uint64_t read = EXECUTE | READ_FILE | READ_DIR;
  for (int at = 0; SYSTEM[at]; at++) allow(ruleset, SYSTEM[at], read);
  for (char **path = r->readable; *path; path++) allow(ruleset, *path, read);
  allow(ruleset, "/dev/null", READ_FILE | WRITE_FILE | TRUNCATE);
  allow(ruleset, "/dev/full", READ_FILE | WRITE_FILE | TRUNCATE);
  allow(ruleset, r->input, READ_FILE);
  allow(ruleset, r->output, READ_FILE | WRITE_FILE | TRUNCATE);
  allow(ruleset, r->errors, READ_FILE | WRITE_FILE | TRUNCATE);
  allow(ruleset, r->box, handled & ~(uint64_t)EXECUTE);
  return ruleset;
}

int enter_landlock(int ruleset) {
  return syscall(446, ruleset, 0);
}

#if defined __x86_64__
#define OUR_ARCH AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define OUR_ARCH AUDIT_ARCH_AARCH64
#else
#define OUR_ARCH 0
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define GIVE(what) BPF_STMT(BPF_RET | BPF_K, what)
#define REFUSE(code) GIVE(SECCOMP_RET_ERRNO | (code))
#define DENY(name, code) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), REFUSE(code)
// A call that may name only ourselves in its first argument: our number, our group, or 0.
#define OWN(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 6), LOAD(args[0]), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 3, 0), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, -self, 2, 0), \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0), REFUSE(EPERM), GIVE(SECCOMP_RET_ALLOW)

int enter_seccomp(void) {
  const uint32_t self = getpid();
  const uint32_t spaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
                          CLONE_NEWUTS | CLONE_NEWCGROUP;
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OUR_ARCH, 1, 0),
      GIVE(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      REFUSE(ENOSYS),
      OWN(kill), OWN(tgkill), OWN(prlimit64), OWN(rt_sigqueueinfo), OWN(rt_tgsigqueueinfo),
      DENY(tkill, EPERM), DENY(pidfd_send_signal, EPERM), DENY(pidfd_getfd, EPERM),
      DENY(socket, EACCES), DENY(io_uring_setup, ENOSYS), DENY(ptrace, EPERM),
      DENY(process_vm_readv, EPERM), DENY(process_vm_writev, EPERM), DENY(bpf, EPERM),
      DENY(perf_event_open, EPERM), DENY(userfaultfd, EPERM), DENY(keyctl, EPERM),
      DENY(add_key, EPERM), DENY(request_key, EPERM), DENY(mount, EPERM), DENY(umount2, EPERM),
      DENY(unshare, EPERM), DENY(setns, EPERM), DENY(chroot, EPERM), DENY(pivot_root, EPERM),
      DENY(shmget, EPERM), DENY(semget, EPERM), DENY(msgget, EPERM), DENY(mq_open, EPERM),
      DENY(setpriority, EPERM), DENY(sched_setscheduler, EPERM), DENY(sched_setattr, EPERM),
      OWN(sched_setaffinity), DENY(ioprio_set, EPERM),
      // Landlock does not know these; under our own uid they would reach all our files.
      DENY(fchmod, EPERM), DENY(fchmodat, EPERM), DENY(fchmodat2, EPERM), DENY(fchown, EPERM),
      DENY(fchownat, EPERM), DENY(utimensat, EPERM), DENY(setxattr, EPERM), DENY(lsetxattr, EPERM),
      DENY(fsetxattr, EPERM), DENY(removexattr, EPERM), DENY(lremovexattr, EPERM),
      DENY(fremovexattr, EPERM), DENY(truncate, EPERM),
#ifdef __NR_chmod // older calls, which newer architectures never had
      DENY(chmod, EPERM), DENY(chown, EPERM), DENY(lchown, EPERM), DENY(utime, EPERM),
      DENY(utimes, EPERM), DENY(futimesat, EPERM),
#endif
      DENY(memfd_create, EPERM), // memory that no process shows as its own
      // Flags of a file, which its owner may change through any descriptor: types 'f' and 'X'.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_ioctl, 0, 6),
      LOAD(args[1]),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xff00),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 'f' << 8, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 'X' << 8, 0, 1),
      REFUSE(EPERM),
      GIVE(SECCOMP_RET_ALLOW),
      DENY(clone3, ENOSYS), // the C library then takes clone, whose flags can be read here
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, spaces, 0, 1),
      REFUSE(EPERM),
      GIVE(SECCOMP_RET_ALLOW),
  };
  if (!OUR_ARCH) return -1;
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

// Tries what must not be possible; the exit status tells whether the box holds (0) or leaks.
int attempt(const char *secret) {
  if (open(secret, O_RDONLY) >= 0) return 10;
  if (open(secret, O_WRONLY) >= 0) return 11;
  if (socket(AF_INET, SOCK_STREAM, 0) >= 0) return 12;
  if (kill(getppid(), 0) == 0) return 13;
  return 0;
}
