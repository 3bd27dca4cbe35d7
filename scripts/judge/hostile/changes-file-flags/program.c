// expect: AC — the flags of a file, which its owner may change though it is open for reading alone
// needs: isolation
#include <linux/fs.h>
#include <stdio.h>
#include <sys/ioctl.h>

int main(void) {
  int flags = 0;
  struct fsxattr more = {0};
  int got = 0;
  for (int fd = 0; fd < 2; fd++) {
    got |= ioctl(fd, FS_IOC_GETFLAGS, &flags) == 0;
    flags |= FS_NOATIME_FL;
    got |= (ioctl(fd, FS_IOC_SETFLAGS, &flags) == 0) << 1;
    got |= (ioctl(fd, FS_IOC_FSGETXATTR, &more) == 0) << 2;
    got |= (ioctl(fd, FS_IOC_FSSETXATTR, &more) == 0) << 3;
  }
  printf("%d\n", got ? 100 + got : 7);
}
