// What the files of a program take, and how they go.
#include "supervisor.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { MAX_FILES = 1000 }; // no solution has more: each takes memory of the kernel's

long long size_of(const char *file) {
  struct stat st;
  return stat(file, &st) ? 0 : st.st_size;
}

long long free_bytes(const char *folder) {
  struct statfs fs;
  return statfs(folder, &fs) ? 0 : (long long)fs.f_bfree * fs.f_bsize;
}

static long long sum_bytes;
static int sum_files;

// By descriptors, so that it also reaches what lies below folders whose path is too long for the kernel.
static void add_files(int parent, const char *name) {
  const int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0 && (errno == EMFILE || errno == EACCES)) sum_files = MAX_FILES + 1; // deeper, or closed to us
  DIR *all = fd < 0 ? NULL : fdopendir(fd);
  for (struct dirent *each; all && sum_files <= MAX_FILES && (each = readdir(all));) {
    struct stat st;
    if (!strcmp(each->d_name, ".") || !strcmp(each->d_name, "..")) continue;
    if (fstatat(fd, each->d_name, &st, AT_SYMLINK_NOFOLLOW)) continue;
    sum_bytes += st.st_blocks * 512LL;
    sum_files++;
    if (S_ISDIR(st.st_mode)) add_files(fd, each->d_name);
  }
  if (all) closedir(all);
}

// What the files of a program take on the disk; more than any limit if there are too many of them. In tier A they
// have a disk of their own.
long long scratch_bytes(const struct request *r) {
  struct statfs fs;
  sum_bytes = sum_files = 0;
  if (r->tier != 'A') add_files(AT_FDCWD, r->box);
  else if (statfs(r->box, &fs) == 0) {
    sum_bytes = (long long)(fs.f_blocks - fs.f_bfree) * fs.f_bsize;
    sum_files = fs.f_files - fs.f_ffree > MAX_FILES ? MAX_FILES + 1 : 0;
  }
  return sum_files > MAX_FILES ? LLONG_MAX / 2 : sum_bytes;
}

// A file that is not there yet will be in its folder.
int is_in_memory(const char *file) {
  enum { TMPFS = 0x01021994 };
  char folder[4096];
  struct statfs fs;
  if (statfs(file, &fs) == 0) return fs.f_type == TMPFS;
  snprintf(folder, sizeof folder, "%s", file);
  char *const slash = strrchr(folder, '/');
  if (!slash) return 0;
  *slash = 0;
  return statfs(folder, &fs) == 0 && fs.f_type == TMPFS;
}

static DIR *open_folder(int parent, const char *name) {
  fchmodat(parent, name, 0700, 0); // the program may have closed it to us
  const int fd = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  return fd < 0 ? NULL : fdopendir(fd);
}

// Removes the files of a folder and moves its sub-folders up into `top`; tells how many these were.
static int flatten(DIR *folder, int top) {
  static unsigned names;
  int moved = 0;
  for (struct dirent *each; (each = readdir(folder));) {
    if (!strcmp(each->d_name, ".") || !strcmp(each->d_name, "..")) continue;
    if (unlinkat(dirfd(folder), each->d_name, 0) == 0) continue;
    char name[24];
    snprintf(name, sizeof name, "...%u", names++);
    fchmodat(dirfd(folder), each->d_name, 0700, 0);
    moved += renameat(dirfd(folder), each->d_name, top, name) == 0;
  }
  return moved;
}

// Level by level, so that a tree of any depth needs neither long paths nor many descriptors.
void remove_tree(const char *folder) {
  if (unlink(folder) == 0) return; // the program has put something else in its place
  DIR *top = open_folder(AT_FDCWD, folder);
  for (int moved = 1; top && moved;) {
    moved = 0;
    rewinddir(top);
    for (struct dirent *each; (each = readdir(top));) {
      if (!strcmp(each->d_name, ".") || !strcmp(each->d_name, "..")) continue;
      if (unlinkat(dirfd(top), each->d_name, 0) == 0) continue;
      DIR *below = open_folder(dirfd(top), each->d_name);
      if (!below) continue;
      moved += flatten(below, dirfd(top));
      closedir(below);
      unlinkat(dirfd(top), each->d_name, AT_REMOVEDIR);
    }
  }
  if (top) closedir(top);
  rmdir(folder);
}

// What a uid that is the programs' alone has left in memory, where Landlock does not keep it from there (box.c).
void remove_shared_memory(uid_t uid) {
  DIR *all = opendir("/dev/shm");
  for (struct dirent *each; all && (each = readdir(all));) {
    char path[300];
    struct stat st;
    snprintf(path, sizeof path, "/dev/shm/%s", each->d_name);
    if (lstat(path, &st) == 0 && st.st_uid == uid) remove_tree(path);
  }
  if (all) closedir(all);
}
