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

// Descriptors of its folder and files, and in tier A of its own /dev/shm: a program may rename its folder, and put
// other things in the place of what it has. So nothing is asked by a path while it lives.
enum { OUTPUT, ERRORS, FILES };
static int box = -1, shared_memory = -1, outputs[FILES] = {-1, -1};
static int is_on_tmpfs; // where its output goes
static dev_t device;    // of its folder

void leave_places(void) {
  int *const all[] = {&box, &shared_memory, &outputs[OUTPUT], &outputs[ERRORS]};
  for (size_t at = 0; at < sizeof all / sizeof *all; at++) {
    if (*all[at] >= 0) close(*all[at]);
    *all[at] = -1;
  }
}

int take_places(const struct request *r) {
  leave_places();
  box = open(r->box, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (r->tier == 'A') shared_memory = open("/dev/shm", O_PATH | O_CLOEXEC);
  if (is_file(r->output)) outputs[OUTPUT] = open(r->output, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  outputs[ERRORS] = open(r->errors, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  is_on_tmpfs = is_in_memory(r->errors);
  struct stat st;
  device = box < 0 || fstat(box, &st) ? 0 : st.st_dev;
  return box < 0 ? -1 : 0; // why a file cannot be opened, the program's start says
}

static long long size_of(int file) {
  struct stat st;
  return fstat(file, &st) ? 0 : st.st_size;
}

// Without its holes.
static long long bytes_of(int file) {
  struct stat st;
  return fstat(file, &st) ? 0 : st.st_blocks * 512LL;
}

int is_on_its_disk(dev_t other) { return other == device; }
long long output_size(void) { return size_of(outputs[OUTPUT]); }
long long errors_size(void) { return size_of(outputs[ERRORS]); }

long long free_bytes(void) {
  struct statfs fs;
  return fstatfs(box, &fs) ? 0 : (long long)fs.f_bfree * fs.f_bsize;
}

static long long used_bytes(int place, long long *files) {
  struct statfs fs;
  if (place < 0 || fstatfs(place, &fs)) return 0;
  *files += fs.f_files - fs.f_ffree;
  return (long long)(fs.f_blocks - fs.f_bfree) * fs.f_bsize;
}

// What a program has in its own /dev/shm is memory.
long long shared_memory_kib(void) {
  long long files = 0;
  return used_bytes(shared_memory, &files) / 1024;
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
    const int has_names = !S_ISDIR(st.st_mode) && st.st_nlink; // it may have been removed just now
    sum_bytes += st.st_blocks * 512LL / (has_names ? st.st_nlink : 1); // each of its names is met
    sum_files++;
    if (S_ISDIR(st.st_mode)) add_files(fd, each->d_name);
  }
  if (all) closedir(all);
}

// What the files of a program take on the disk; more than any limit if there are too many of them. In tier A they
// have a disk of their own.
long long scratch_bytes(const struct request *r) {
  long long files = 0;
  sum_bytes = sum_files = 0;
  if (r->tier != 'A') add_files(box, ".");
  else {
    sum_bytes = used_bytes(box, &files) + used_bytes(shared_memory, &files);
    sum_files = files > MAX_FILES ? MAX_FILES + 1 : 0;
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

// Files of a tmpfs, which a control group counts with memory; not those of the program's own /dev/shm.
long long files_in_memory_kib(const struct request *r, long long unlinked) {
  long long files = 0;
  const long long bytes = r->tier == 'A' ? used_bytes(box, &files) : 0;
  if (!is_on_tmpfs) return bytes / 1024;
  const long long own = r->tier == 'A' ? bytes : scratch_bytes(r) + unlinked;
  return (own + bytes_of(outputs[OUTPUT]) + bytes_of(outputs[ERRORS])) / 1024;
}

// What a uid that is the programs' alone has left in memory, where Landlock does not keep it from there (box.c).
static void remove_shared_memory(uid_t uid) {
  DIR *all = opendir("/dev/shm");
  for (struct dirent *each; all && (each = readdir(all));) {
    char path[300];
    struct stat st;
    snprintf(path, sizeof path, "/dev/shm/%s", each->d_name);
    if (lstat(path, &st) == 0 && st.st_uid == uid) remove_tree(path);
  }
  if (all) closedir(all);
}

// In tier A the folder above the box is the program's too, and lasts for its next case, as its /dev/shm does. In tier C
// it may have renamed its folder.
void remove_files(const struct request *r) {
  char folder[4096], link[40];
  snprintf(folder, sizeof folder, "%s", r->box);
  char *slash = r->tier == 'A' ? strrchr(folder, '/') : NULL;
  if (slash) *slash = 0;
  remove_tree(folder);
  if (r->tier == 'A') remove_tree("/dev/shm");
  if (r->tier == 'C' && payload_uid) remove_shared_memory(payload_uid);
  struct stat st;
  if (box < 0 || fstat(box, &st) || !st.st_nlink) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", box);
  const ssize_t length = readlink(link, folder, sizeof folder - 1);
  folder[length < 0 ? 0 : length] = 0;
  if (r->tier == 'C') remove_tree(folder);
}
