// The input of a case, as a copy in the scratch folder. A program sees where its stdin lies, and may ask for the
// size of a file whose name it can guess: beside the copy lies no answer. As it may also open its stdin again for
// writing, through /proc, what it changes is the copy.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static int copy_bytes(int from, int to) {
  static char part[1 << 16];
  ssize_t size;
  errno = ENOSPC; // a write that is cut short sets no error
  while ((size = read(from, part, sizeof part)) > 0)
    if (write(to, part, size) != size) return 1;
  return size < 0 ? -1 : 0;
}

// Returns what failed. A new file each time: ext4 writes one that is emptied and filled again to the disk at once.
const char *copy_input(const struct request *r) {
  if (!*r->source) return NULL;
  const int from = open(r->source, O_RDONLY | O_CLOEXEC);
  if (from < 0) return r->source;
  unlink(r->input);
  const int to = open(r->input, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  const int failed = to < 0 || fchmod(to, 0644) ? 1 : copy_bytes(from, to);
  close(from);
  if (to >= 0) close(to);
  return failed > 0 ? r->input : failed ? r->source : NULL;
}
