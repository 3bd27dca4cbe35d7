// What the program may touch, by Landlock: all files in tier B; in tiers A and C what would reach the next case or
// the machine; and the attempts that every box must refuse.
#include "supervisor.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock by numbers: its header may be older than the kernel.
enum { EXECUTE = 1, WRITE_FILE = 2, READ_FILE = 4, READ_DIR = 8, REMOVE_DIR = 16, REMOVE_FILE = 32, ALL_ABI_1 = (1 << 13) - 1 };
enum { REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEVICE = 1 << 15, BIND_AND_CONNECT = 3 };
enum { SCOPE_ABSTRACT_SOCKETS = 1, SCOPE_SIGNALS = 2 };
struct ruleset { uint64_t handled_fs, handled_net, scoped; };
struct beneath { uint64_t allowed; int32_t parent; } __attribute__((packed));

// Not /sys/fs/cgroup: Node would take our limit for the machine's memory, and collect garbage for it.
static const char *const SYSTEM[] = {
    "/usr",  "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/proc",
    "/sys/devices/system/cpu", "/dev/urandom", "/dev/random", "/dev/zero", "/etc/ld.so.cache",
    "/etc/alternatives", "/etc/localtime", "/etc/ssl", "/etc/passwd", "/etc/nsswitch.conf", NULL};

static uint64_t handled;

// A path, or "fd:5": the pipe under that number, which the program may open again as /dev/stdin.
static void allow(int ruleset, const char *path, uint64_t rights) {
  char pipe[32];
  snprintf(pipe, sizeof pipe, "/proc/self/fd/%d", strncmp(path, "fd:", 3) ? 0 : atoi(path + 3));
  const char *const place = is_file(path) ? path : pipe;
  int fd = open(place, O_PATH | O_CLOEXEC);
  if (fd < 0) return; // not on this system
  struct stat st;
  if (fstat(fd, &st) == 0 && !S_ISDIR(st.st_mode)) rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
  struct beneath rule = {rights & handled, fd};
  syscall(445, ruleset, 1, &rule, 0);
  close(fd);
}

// All in a folder but one of its entries.
static void allow_in(int ruleset, const char *folder, const char *but, uint64_t rights) {
  DIR *all = opendir(folder);
  for (struct dirent *each; all && (each = readdir(all));) {
    char path[300];
    struct stat st;
    snprintf(path, sizeof path, "%s/%s", folder, each->d_name);
    if (each->d_name[0] != '.' && strcmp(each->d_name, but) && !lstat(path, &st) && !S_ISLNK(st.st_mode))
      allow(ruleset, path, rights);
  }
  if (all) closedir(all);
}

// Where Landlock is not what isolates: the program may do all that it could, but not write below /sys, where a
// user's control group is the user's, so that a program could leave it or lift its limits; nor read in /sys/fs,
// where Node would find the group's limit; nor write below /proc, where it could lower its oom_score_adj; nor open
// or make anything in /dev but the usual: terminals are few, and what lies in /dev/shm or /dev/mqueue is memory
// and stays.
// The top-level folder that holds the box gives no right to run files: a copy that the program makes of itself could be
// closed to reading, so that nobody could look into it. What may be run there is named.
static void allow_the_rest(int ruleset, const char *box) {
  static const char *const DEVICES[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty", NULL};
  DIR *all = opendir("/");
  for (struct dirent *each; all && (each = readdir(all));) {
    char path[300];
    struct stat st;
    snprintf(path, sizeof path, "/%s", each->d_name);
    if (each->d_name[0] == '.' || !strcmp(path, "/dev") || !strcmp(path, "/sys") || lstat(path, &st) ||
        S_ISLNK(st.st_mode))
      continue;
    const size_t length = strlen(path);
    const int holds_box = !strncmp(box, path, length) && box[length] == '/';
    allow(ruleset, path, !strcmp(path, "/proc") ? READ_FILE : holds_box ? handled & ~(uint64_t)EXECUTE : handled);
  }
  if (all) closedir(all);
  allow_in(ruleset, "/sys", "fs", READ_FILE);
  for (int at = 0; DEVICES[at]; at++) allow(ruleset, DEVICES[at], READ_FILE | WRITE_FILE);
}

// Made while all paths can still be opened; entered when the uid has been given up.
int prepare_landlock(const struct request *r) {
  int abi = syscall(444, NULL, 0, 1);
  if (abi < 1) return -1;
  const uint64_t read = EXECUTE | READ_FILE | READ_DIR, without = r->tier == 'B' ? 0 : READ_DIR | REMOVE_FILE;
  handled = (ALL_ABI_1 & ~without) | (abi >= 2 ? REFER : 0) | (abi >= 3 ? TRUNCATE : 0) |
            (abi >= 5 ? IOCTL_DEVICE : 0);
  struct ruleset attr = {handled, abi >= 4 && r->tier == 'B' ? BIND_AND_CONNECT : 0,
                         abi >= 6 && r->tier == 'B' ? SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS : 0};
  const size_t size = abi >= 6 ? sizeof attr : abi >= 4 ? offsetof(struct ruleset, scoped) : sizeof handled;
  const int ruleset = syscall(444, &attr, size, 0); // closes at exec
  if (ruleset < 0) return -1;
  if (r->tier != 'B') allow_the_rest(ruleset, r->box);
  if (r->tier == 'A') allow(ruleset, "/dev/shm", handled & ~(uint64_t)EXECUTE); // its own
  for (int at = 0; SYSTEM[at]; at++) allow(ruleset, SYSTEM[at], read);
  for (char **path = r->readable; *path; path++) { // in A and C it may lie in /dev/shm
    const size_t length = strlen(*path);
    const int is_listed = length > 2 && !strcmp(*path + length - 2, "/."); // and no more
    allow(ruleset, *path, is_listed ? READ_DIR : read);
  }
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

// Tries what must not be possible; the exit status tells whether the box holds (0) or leaks.
int attempt(const char *secret) {
  enum { SETXATTRAT = 463, FILE_SETATTR = 469, LATER = 600 };
  const struct f_owner_ex owner = {F_OWNER_PID, getppid()};
  int pid = getppid(), fds[2];
  if (open(secret, O_RDONLY) >= 0) return 10;
  if (open(secret, O_WRONLY) >= 0) return 11;
  if (socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0) return 12;
  if (kill(getppid(), 0) == 0 || syscall(SYS_tgkill, pid, pid, 0) == 0) return 13;
  if (pipe(fds) || socketpair(AF_UNIX, SOCK_STREAM, 0, fds)) return 20;
  if (fcntl(fds[0], F_SETOWN, pid) == 0 || fcntl(fds[0], F_SETOWN_EX, &owner) == 0) return 14;
  if (fcntl(fds[0], F_SETSIG, SIGKILL) == 0) return 14;
  if (ioctl(fds[0], FIOSETOWN, &pid) == 0 || ioctl(fds[0], SIOCSPGRP, &pid) == 0) return 14;
  if (shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0 || semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) >= 0 ||
      msgget(IPC_PRIVATE, IPC_CREAT | 0600) >= 0 || shmctl(0, SHM_INFO, NULL) >= 0 ||
      syscall(SYS_mq_open, "judge", O_RDWR | O_CREAT, 0600, NULL) >= 0)
    return 15;
  for (int number = SETXATTRAT; number < LATER; number++)
    if (syscall(number, -1, "", 0, 0, 0, 0) != -1 || errno != ENOSYS) return 16;
  if (prctl(PR_SET_DUMPABLE, 0) == 0) return 17;
  return 0;
}
