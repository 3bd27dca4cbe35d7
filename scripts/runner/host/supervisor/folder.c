// What the files of a program take, and how they go.
#include "supervisor.h"
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { MAX_FILES = 5000 };

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

static int add_file(const char *path, const struct stat *st, int kind, struct FTW *where) {
  (void)path, (void)where;
  if (kind != FTW_NS) sum_bytes += st->st_blocks * 512LL;
  return ++sum_files > MAX_FILES;
}

// What the files of a folder take on the disk; of very many the first ones.
long long folder_bytes(const char *folder) {
  sum_bytes = sum_files = 0;
  nftw(folder, add_file, 16, FTW_PHYS | FTW_MOUNT);
  return sum_bytes;
}

int is_in_memory(const char *file) {
  enum { TMPFS = 0x01021994 };
  struct statfs fs;
  return statfs(file, &fs) == 0 && fs.f_type == TMPFS;
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
