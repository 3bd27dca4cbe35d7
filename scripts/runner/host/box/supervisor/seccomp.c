// Which system calls a program may make: those named here. Any other number, also one that a later
// kernel brings, gives ENOSYS, as on a kernel that never had it.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
#define OUR_ARCH AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define OUR_ARCH AUDIT_ARCH_AARCH64
#else
#define OUR_ARCH 0
#endif

// Calls that only older architectures have. The last number is no call at all.
#ifndef __NR_open
enum {
  __NR_open = 9999, __NR_stat = 9999, __NR_lstat = 9999, __NR_poll = 9999, __NR_access = 9999,
  __NR_pipe = 9999, __NR_select = 9999, __NR_dup2 = 9999, __NR_pause = 9999, __NR_alarm = 9999,
  __NR_fork = 9999, __NR_vfork = 9999, __NR_getdents = 9999, __NR_rename = 9999, __NR_mkdir = 9999,
  __NR_rmdir = 9999, __NR_creat = 9999, __NR_link = 9999, __NR_unlink = 9999, __NR_symlink = 9999,
  __NR_readlink = 9999, __NR_getpgrp = 9999, __NR_mknod = 9999, __NR_arch_prctl = 9999,
  __NR_time = 9999, __NR_epoll_create = 9999, __NR_epoll_wait = 9999, __NR_inotify_init = 9999,
  __NR_signalfd = 9999, __NR_eventfd = 9999, __NR_getrlimit = 9999, __NR_setrlimit = 9999,
  __NR_chmod = 9999, __NR_chown = 9999, __NR_lchown = 9999, __NR_utime = 9999, __NR_utimes = 9999,
  __NR_futimesat = 9999
};
#endif

// From 424 on a call has the same number on all architectures; older headers do not name it.
enum {
  PIDFD_SEND_SIGNAL = 424, IO_URING_SETUP = 425, PIDFD_OPEN = 434, CLONE3 = 435, CLOSE_RANGE = 436,
  PIDFD_GETFD = 438, FACCESSAT2 = 439, EPOLL_PWAIT2 = 441,
  FUTEX_WAITV = 449, CACHESTAT = 451, FCHMODAT2 = 452, FUTEX_WAKE = 454, FUTEX_REQUEUE = 456,
  MSEAL = 462
};

#define N(name) __NR_##name
static const int ALLOWED[] = {
    // files and folders
    N(read), N(write), N(close), N(stat), N(fstat), N(lstat), N(lseek), N(pread64),
    N(pwrite64), N(readv), N(writev), N(access), N(dup), N(dup2), N(dup3), N(flock),
    N(fsync), N(fdatasync), N(ftruncate), N(getdents), N(getdents64), N(getcwd), N(chdir), N(fchdir),
    N(rename), N(mkdir), N(rmdir), N(creat), N(link), N(unlink), N(symlink), N(readlink), N(umask),
    N(statfs), N(fstatfs), N(readahead), N(fadvise64), N(mkdirat),
    N(newfstatat), N(unlinkat), N(renameat), N(linkat), N(symlinkat), N(readlinkat), N(faccessat),
    N(sync_file_range), N(preadv), N(pwritev),
    N(preadv2), N(pwritev2), N(renameat2), N(copy_file_range), N(statx), N(getxattr), N(lgetxattr),
    N(fgetxattr), N(listxattr), N(llistxattr), N(flistxattr), FACCESSAT2,
    CACHESTAT,
    // waiting
    N(poll), N(ppoll), N(select), N(pselect6), N(pause), N(nanosleep), N(clock_nanosleep),
    N(epoll_create), N(epoll_create1), N(epoll_ctl), N(epoll_wait), N(epoll_pwait), EPOLL_PWAIT2,
    N(pipe), N(pipe2), N(eventfd), N(eventfd2), N(signalfd), N(signalfd4), N(timerfd_create),
    N(timerfd_settime), N(timerfd_gettime), N(futex), N(set_robust_list), N(get_robust_list), FUTEX_WAITV, FUTEX_WAKE,
    FUTEX_WAKE + 1, FUTEX_REQUEUE, N(rseq), N(sched_yield), N(restart_syscall),
    // memory
    N(mprotect), N(munmap), N(brk), N(mremap), N(msync), N(mincore), N(mlock),
    N(mlock2), N(munlock), N(mlockall), N(munlockall), N(pkey_mprotect), N(pkey_alloc), N(pkey_free),
    N(get_mempolicy), MSEAL,
    // processes, threads and signals
    N(fork), N(vfork), N(execve), N(execveat), N(exit), N(exit_group), N(wait4), N(waitid), N(getpid),
    N(getppid), N(gettid), N(getpgrp), N(getpgid), N(setpgid), N(getsid), N(getuid),
    N(getgid), N(geteuid), N(getegid), N(getresuid), N(getresgid), N(getgroups), N(setuid), N(setgid),
    N(setresuid), N(setresgid), N(capget), N(set_tid_address), N(arch_prctl), N(rt_sigaction),
    N(rt_sigprocmask), N(rt_sigreturn), N(rt_sigpending), N(rt_sigtimedwait), N(rt_sigsuspend),
    N(sigaltstack), PIDFD_OPEN,
    // time and limits
    N(gettimeofday), N(time), N(clock_gettime), N(clock_getres), N(times), N(getitimer), N(setitimer),
    N(alarm), N(timer_create), N(timer_settime), N(timer_gettime), N(timer_getoverrun),
    N(timer_delete), N(getrlimit), N(setrlimit), N(getrusage), N(sysinfo), N(uname), N(getpriority),
    N(sched_getparam), N(sched_getscheduler), N(sched_getattr), N(sched_get_priority_max),
    N(sched_get_priority_min), N(sched_rr_get_interval), N(sched_getaffinity), N(getcpu),
    N(getrandom),
    // the two ends of a socket pair, which Node gives its children; sendmsg could hide descriptors
    N(recvfrom), N(recvmsg), N(recvmmsg), N(shutdown),
    N(getsockname), N(getpeername), N(getsockopt)};

// Known and refused: programs cope with EPERM, and some ask why.
static const int REFUSED[] = {
    PIDFD_SEND_SIGNAL, PIDFD_GETFD, N(ptrace), N(process_vm_readv), N(process_vm_writev),
    N(bpf), N(perf_event_open), N(userfaultfd), N(keyctl), N(add_key), N(request_key), N(mount),
    N(umount2), N(unshare), N(setns), N(chroot), N(pivot_root), N(setpriority),
    N(sched_setparam), N(sched_setattr), N(ioprio_set), N(sendmsg),
    N(sendmmsg),
    // System V and POSIX queues, segments and semaphores outlive their program
    N(shmget), N(shmat), N(shmctl), N(shmdt), N(semget), N(semop), N(semtimedop), N(semctl),
    N(msgget), N(msgsnd), N(msgrcv), N(msgctl), N(mq_open), N(mq_unlink), N(mq_timedsend),
    N(mq_timedreceive), N(mq_notify), N(mq_getsetattr),
    // Landlock does not know these; under our own uid they would reach all our files
    N(chmod), N(fchmod), N(fchmodat), FCHMODAT2, N(chown), N(lchown), N(fchown), N(fchownat),
    N(utime), N(utimes), N(futimesat), N(utimensat), N(setxattr), N(lsetxattr), N(fsetxattr),
    N(removexattr), N(lremovexattr), N(fremovexattr), N(truncate),
    // memory that no process shows as its own: events that nobody reads, a FIFO's bytes
    N(memfd_create), N(inotify_init), N(inotify_init1), N(inotify_add_watch), N(inotify_rm_watch), N(mknod),
    N(mknodat)};
// Refused as by a file that cannot do it, so that libraries copy instead: a pipe that holds one byte of a
// page keeps all of a huge page.
static const int UNSUPPORTED[] = {N(splice), N(tee), N(vmsplice), N(sendfile)};
#undef N

// What each number gives; 0 where its arguments decide, and the rules behind the tree say it.
enum { NUMBERS = 512, BY_RULE = 0, MOST_RANGES = 256 /* a jump skips 255 instructions at most */ };
static uint32_t given[NUMBERS];

static void set(const int *numbers, size_t count, uint32_t what) {
  for (size_t at = 0; at < count; at++)
    if (numbers[at] < NUMBERS) given[numbers[at]] = what;
}

struct range { uint32_t first, what; };

// A binary search among ranges of numbers: the kernel tries the filter for each of its calls when it is set.
static void put_tree(const struct range *ranges, int count, int rules_at) {
  if (count == 1) {
    if (ranges->what == BY_RULE) put(BPF_JMP | BPF_JA, 0, 0, rules_at - filter_length - 1);
    else give(ranges->what);
    return;
  }
  const int left = count / 2;
  put(BPF_JMP | BPF_JGE | BPF_K, 2 * left - 1, 0, ranges[left].first);
  put_tree(ranges, left, rules_at);
  put_tree(ranges + left, count - left, rules_at);
}

static int put_numbers(void) {
  static struct range ranges[NUMBERS + 1];
  int count = 0;
  for (int number = 0; number < NUMBERS; number++)
    if (!number || given[number] != given[number - 1])
      ranges[count++] = (struct range){number, given[number]};
  ranges[count++] = (struct range){NUMBERS, SECCOMP_RET_ERRNO | ENOSYS};
  if (count > MOST_RANGES) return -1;
  put_tree(ranges, count, filter_length + 2 * count - 1);
  return 0;
}

// An end of a pair can also send to sockets of the user that lie in a folder, which Landlock does not know:
// only without an address, both halves of which are looked at.
static void put_sendto(void) {
  const size_t address = offsetof(struct seccomp_data, args) + 4 * sizeof(uint64_t);
  put(IS, 0, 6, __NR_sendto);
  load(address);
  put(IS, 0, 3, 0);
  load(address + sizeof(uint32_t));
  put(IS, 0, 1, 0);
  give(SECCOMP_RET_ALLOW);
  refuse(EACCES);
}

// Who may read a file could empty it by opening it: Landlock knows of that since Linux 6.2. (openat2, whose flags
// cannot be read here, is no known call.)
static void put_open(int number, int flags_at) {
  put(IS, 0, 5, number);
  load(offsetof(struct seccomp_data, args) + flags_at * sizeof(uint64_t));
  put(BPF_ALU | BPF_AND | BPF_K, 0, 0, O_ACCMODE | O_TRUNC);
  put(IS, 0, 1, O_RDONLY | O_TRUNC);
  refuse(EACCES);
  give(SECCOMP_RET_ALLOW);
}

int enter_seccomp(char tier) {
  // New name spaces; and CLONE_PARENT, whose children would be the supervisor's.
  enum { CLOSED = CLONE_PARENT | CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
                  CLONE_NEWUTS | CLONE_NEWCGROUP };
  const uint32_t eperm = SECCOMP_RET_ERRNO | EPERM, allow = SECCOMP_RET_ALLOW;
  // Calls that name processes in their first argument: ourselves alone, by our number, our group, or 0. In tier A, where
  // the only other process that can be named is the supervisor, all but it and what stands for everybody.
  const uint32_t self = getpid(), own[] = {self, -self, 0}, others[] = {1, -1};
  const int own_calls[] = {__NR_kill, __NR_tgkill, __NR_prlimit64, __NR_rt_sigqueueinfo,
                           __NR_rt_tgsigqueueinfo, __NR_sched_setaffinity};
  const int is_alone = tier == 'A';
  const int with_rules[] = {__NR_sendto, __NR_fcntl, __NR_ioctl, __NR_prctl, __NR_setsockopt, __NR_clone,
                            __NR_mmap, __NR_socketpair, __NR_membarrier, __NR_madvise, __NR_open, __NR_openat, CLOSE_RANGE,
                            __NR_sched_setscheduler};
  const int sockets[] = {__NR_socket, __NR_connect};
  // What a file's owner would be signalled by, and what changes the size of a pipe.
  const uint32_t fcntls[] = {F_SETOWN, F_SETSIG, F_SETOWN_EX, F_NOTIFY, F_SETLEASE, F_SETPIPE_SZ, F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW};
  const uint32_t ioctls[] = {0x5401 /* TCGETS */, 0x802c542a /* TCGETS2 */, TIOCGWINSZ, TIOCGPGRP,
                             FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
  // Nobody of our uid could look into a program any more, it would outlive us, or hide memory in filters.
  const uint32_t prctls[] = {PR_SET_DUMPABLE, PR_SET_PDEATHSIG, PR_SET_MM, PR_SET_SECCOMP, 62 /* PR_SCHED_CORE */};
  // SO_SNDBUF and its like; filters, SO_ATTACH_FILTER and its like, are the kernel's memory too.
  const uint32_t options[] = {7, 8, 32, 33, 26, 50, 51, 52};
  const uint32_t families[] = {1 /* AF_UNIX */}; // to ask for another one loads a module of the kernel's
  const uint32_t barriers[] = {1 /* MEMBARRIER_CMD_GLOBAL */}; // waits as if for a disk, without end
  const uint32_t unshares[] = {2 /* CLOSE_RANGE_UNSHARE */, 2 | 4}; // a thread's own descriptors; see clone below
  const uint32_t schedulers[] = {SCHED_OTHER};  // Mono asks for the usual one, which it has: done
  const uint32_t advice[] = {21 /* MADV_PAGEOUT */}; // what is on the swap is in no memory
  if (!OUR_ARCH) return -1;
  filter_length = 0;
  load(offsetof(struct seccomp_data, arch));
  put(IS, 1, 0, OUR_ARCH);
  give(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
  for (int number = 0; number < NUMBERS; number++) given[number] = SECCOMP_RET_ERRNO | ENOSYS;
  set(with_rules, sizeof with_rules / sizeof *with_rules, BY_RULE);
  set(own_calls, sizeof own_calls / sizeof *own_calls, BY_RULE);
  set(sockets, sizeof sockets / sizeof *sockets, SECCOMP_RET_ERRNO | EACCES);
  // Succeeds and does nothing: Linux shares the processor out among sessions, and a bomb of them would take
  // it from us. Only root can raise our own session.
  set((const int[]){__NR_setsid}, 1, SECCOMP_RET_ERRNO | 0);
  set(REFUSED, sizeof REFUSED / sizeof *REFUSED, eperm);
  set((const int[]){__NR_tkill}, 1, is_alone ? BY_RULE : eperm);
  set(UNSUPPORTED, sizeof UNSUPPORTED / sizeof *UNSUPPORTED, SECCOMP_RET_ERRNO | EINVAL);
  set((const int[]){__NR_fallocate}, 1, SECCOMP_RET_ERRNO | EOPNOTSUPP); // takes disk beyond a file's size
  set(ALLOWED, sizeof ALLOWED / sizeof *ALLOWED, allow);
  if (put_numbers()) return -1;
  if (is_alone) rule(__NR_tkill, 0, others, 2, eperm, allow);
  for (size_t at = 0; at < sizeof own_calls / sizeof *own_calls; at++) 
    if (is_alone) rule(own_calls[at], 0, others, 2, eperm, allow);
    else rule(own_calls[at], 0, own, 3, allow, eperm);
  put_sendto();
  put_open(__NR_open, 1);
  put_open(__NR_openat, 2);
  rule(__NR_fcntl, 1, fcntls, sizeof fcntls / sizeof *fcntls, eperm, allow);
  rule(__NR_ioctl, 1, ioctls, sizeof ioctls / sizeof *ioctls, allow, eperm);
  rule(__NR_prctl, 0, prctls, sizeof prctls / sizeof *prctls, eperm, allow);
  rule(__NR_setsockopt, 2, options, sizeof options / sizeof *options, eperm, allow);
  rule(__NR_socketpair, 0, families, 1, allow, SECCOMP_RET_ERRNO | EACCES);
  rule(__NR_membarrier, 0, barriers, 1, SECCOMP_RET_ERRNO | EINVAL, allow);
  rule(CLOSE_RANGE, 2, unshares, 2, eperm, allow);
  rule(__NR_sched_setscheduler, 1, schedulers, 1, SECCOMP_RET_ERRNO | 0, eperm);
  rule(__NR_madvise, 2, advice, 1, SECCOMP_RET_ERRNO | EINVAL, allow);
  // clone3, whose flags cannot be read here, is no known call: libc copes. A thread with descriptors of its own would
  // hide them from who looks at its process.
  put(IS, 0, 7, __NR_clone);
  load(offsetof(struct seccomp_data, args));
  put(BPF_JMP | BPF_JSET | BPF_K, 0, 1, CLOSED);
  give(eperm);
  put(BPF_ALU | BPF_AND | BPF_K, 0, 0, CLONE_THREAD | CLONE_FILES);
  put(IS, 0, 1, CLONE_THREAD);
  give(eperm);
  give(allow);
  put(IS, 0, 4, __NR_mmap); // pages that the administrator has set aside for others are in no account
  load(offsetof(struct seccomp_data, args) + 3 * sizeof(uint64_t));
  put(BPF_JMP | BPF_JSET | BPF_K, 0, 1, MAP_HUGETLB);
  refuse(ENOMEM);
  give(allow);
  refuse(ENOSYS);
  struct sock_fprog program = filter_program();
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}
