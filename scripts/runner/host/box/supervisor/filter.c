// A program of seccomp, step by step: what the kernel does with each system call.
#include "supervisor.h"
#include <linux/seccomp.h>

static struct sock_filter code[1024];
int filter_length;

void put(uint16_t what, uint8_t yes, uint8_t no, uint32_t value) {
  if (filter_length < (int)(sizeof code / sizeof *code))
    code[filter_length++] = (struct sock_filter){what, yes, no, value};
}

void load(size_t offset) { put(BPF_LD | BPF_W | BPF_ABS, 0, 0, offset); }
void give(uint32_t what) { put(BPF_RET | BPF_K, 0, 0, what); }
void refuse(int error) { give(SECCOMP_RET_ERRNO | error); }

// One call: where `argument` (-1 for none) is one of `values`, it is `listed`, else `other`.
void rule(int number, int argument, const uint32_t *values, int count, uint32_t listed, uint32_t other) {
  put(IS, 0, argument < 0 ? 1 : 2 * count + 2, number);
  if (argument < 0) return give(other);
  load(offsetof(struct seccomp_data, args) + argument * sizeof(uint64_t));
  for (int at = 0; at < count; at++) put(IS, 0, 1, values[at]), give(listed);
  give(other);
}

struct sock_fprog filter_program(void) {
  return (struct sock_fprog){filter_length, code};
}
