// What the parts of the supervisor share. It runs one program on one case, measures it by the kernel's
// own accounting, and leaves no process and no file behind. See ../../README.md.
#ifndef SUPERVISOR_H
#define SUPERVISOR_H
#define _GNU_SOURCE
#include <linux/filter.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

// A wish of the judge: strings of a message, which end with NUL, in this order.
struct request {
  char tier;              // 'A' inside bubblewrap, 'B' Landlock and seccomp, 'C' limits alone
  long long cpu_us;       // stop when the tree has used more; 0 none
  long long idle_us;      // stop when it has waited longer without computing
  long long wall_us;      // stop after this time whatever it does
  long long memory_kib;   // stop when more is resident
  long long output_bytes; // stop when stdout or stderr is longer
  long tasks;             // processes and threads at once
  long files;             // open files of one process
  const char *source;     // the case's input, of which `input` is made; "" for none
  const char *input, *output, *errors; // files for stdin, stdout, stderr
  const char *box;        // its working folder: made for it, removed after it
  const char *input_name, *output_name; // files there that stand for stdin and stdout; "" for none
  char **readable;        // files and folders it may read besides the system's
  char **mounts;          // in tier A: options of bubblewrap, by which it makes the files of the box
  char **argv;
  char **env;
  const char *message;    // as it came, for another process that reads it again
  size_t length;
};

struct report {
  int exit_code, signal;
  const char *stopped; // "", "time", "idle", "disk", "starved", "memory", "output", "cancelled"
  long long cpu_us, wall_us, idle_us, wait_us, peak_kib, output_bytes, errors_bytes;
  int processes;
  int is_crowded; // others of its uid left it too few processes and threads
  char accounts; // 1, 2: cgroup version; p: perf events; 0: /proc alone
  int sees_programs;  // their descriptors
  int error;          // errno when it could not be started
  const char *failed; // what failed then
};
enum { FAILED_BYTES = 600 }; // bubblewrap's reasons are long

static inline long long most_of(long long a, long long b) { return a > b ? a : b; }

// Each file below uses only files above it: a test reads this list.
// times.c
long long now_us(void);
long long cpu_ns_of(pid_t pid);
long long cpu_of(pid_t pid); // of a process, or with 0 our own
// request.c
char *read_message(int fd, size_t *length);
int parse_request(char *message, size_t length, struct request *request);
int is_file(const char *path); // not a descriptor
void answer(int fd, const struct report *r);
// standing.c
enum { PRIORITY = 10 };
extern int priority_raised;
extern uid_t payload_uid; // 0 when it stays what we are
uid_t uid_of(pid_t supervisor);
uid_t usable_uid(void);
void set_oom_score(const char *score);
int has_landlock(void);
void go_before_programs(void);
void close_at_exec(int first);
// folder.c
enum { SCRATCH_BYTES = 256 << 20 }; // what a program may write beside its output
int take_places(const struct request *); // before the program begins; what is asked below is asked of them
void leave_places(void);
long long output_size(void);
long long errors_size(void);
long long free_bytes(void);
long long scratch_bytes(const struct request *);
long long shared_memory_kib(void);
long long files_in_memory_kib(const struct request *, long long unlinked);
int is_in_memory(const char *file); // on a tmpfs
int is_on_its_disk(dev_t device);
void remove_tree(const char *folder);
void remove_files(const struct request *);
// input.c
const char *copy_input(const struct request *);
// perf.c: what we and all our children used, also of those that nobody waited for
void count_cpu_of_children(void);
int counts_cpu_of_children(void);
long long counted_cpu_us(void);
// accounts.c
enum { OUT_OF_THE_WAY = 20 }; // of descriptors with fixed numbers
enum { FOLDER_BYTES = 3000, FIRST_ACCOUNT = 7 /* its descriptor inside bubblewrap */ };
enum { CGROUP_USAGE, CGROUP_STAT, CGROUP_EVENTS, CGROUP_CPU, CGROUP_TASKS, CGROUP_ACCOUNTS };
extern int cgroup_version; // 0 where there is none
extern int cgroup_has_us;  // as the supervisor inside bubblewrap: what it uses is charged with the program's
int open_in(const char *folder, const char *name, int flags);
int open_accounts(char (*folders)[FOLDER_BYTES], int count);
void close_accounts(void);
void give_cgroup(int first);
void take_cgroup(int version, int first);
long long cgroup_usage_kib(void);
long long cgroup_charged_kib(void);
long long cgroup_oom_kills(void);
long long cgroup_cpu_us(void);
long long cgroup_tasks(void);
int print_accounts(const char *version, const char *folder);
// cgroup.c
int make_cgroup(const char *place);
void end_group_of(pid_t supervisor, const char *place); // of one that was killed
void leave_cgroup(void);
int join_cgroup(pid_t pid);
void limit_cgroup(const struct request *);
int kill_group(pid_t but); // whether there is one
void reopen_group(void);
// starter.c
typedef void start_fn(const struct request *, const int *fds, pid_t supervisor);
extern pid_t starter; // 0 for none
int make_starter(void);
pid_t start_process(start_fn *what, const struct request *, const int *fds, int count);
void forget_starter(void);
void end_starter(void);
// processes.c
enum { MAX_PROCESSES = 4096 };
int descendants(pid_t root, pid_t *list); // room for MAX_PROCESSES; without the starter
long threads_of(pid_t pid);
long tree_tasks(pid_t root, long most);
enum { WAITS_FOR_DISK = 1, WANTS_TO_RUN };
int tree_wants_to_run(pid_t root); // one of these, or 0
enum { PLACE_BYTES = 80 };
int has_memory(const char *task, long long *resident, long long *shared);
int find_memory(pid_t pid, char *place, long long *resident, long long *shared);
// mappings.c
long long mappings_kib(const pid_t *list, int count);
// descriptors.c
struct usage {
  long long cpu_us, rss_kib, private_kib, wait_us;
  long long shared_kib, shared_sum_kib; // of the process that has most; of all together
  long long seen_us; // own times of all processes that were ever seen
  long long tables_kib;  // page tables
  long long descriptors;
  long long buffers_kib; // what sockets and pipes may hold at most, and what many descriptors take
  long long unlinked;    // bytes of open files that have no name any more
  long long unlinked_here; // those on the file system of its folder
  long long lists;       // descriptors of /proc, /sys and folders: each may hold what it is read from
  long long watch_lists; // those that list the watches of an epoll
  long long sampled_us;  // what children that came and went may have used, judging by samples
  int is_hidden;         // a living process does not let us see its descriptors
  int ignores_children;  // children of a parent that ignores SIGCHLD vanish from the kernel's sums
  int processes;
};
void forget_descriptors(void);
void add_all_descriptors(const pid_t *list, int count, struct usage *sum);
struct usage descriptors_of(pid_t pid); // of this process alone
long long lists_kib(const struct usage *);
void try_to_see_programs(void);
int can_see_programs(void);
int unlinked_mappings(pid_t root);
// tree.c
struct usage tree_usage(pid_t root);
long long tree_pss_kib(pid_t root); // shared pages divided among those that share them
void forget_processes(void); // at the start of a case
// kill.c
typedef void reaped_fn(pid_t, int status, const struct rusage *, void *context);
int kill_uid(uid_t uid);
int reap_some(reaped_fn *reaped, void *context);
void kill_tree(pid_t root, uid_t uid, reaped_fn *reaped, void *context);
// tasks.c
extern int shares_uid;
void count_tasks(long known);
long tasks_of_user(void);
void start_tasks(int is_asked, long limit);
int may_start_task(void);
int tasks_are_crowded(void);
// filter.c
enum { IS = BPF_JMP | BPF_JEQ | BPF_K };
extern int filter_length;
void put(uint16_t what, uint8_t yes, uint8_t no, uint32_t value);
void load(size_t offset);
void give(uint32_t what);
void refuse(int error);
void rule(int number, int argument, const uint32_t *values, int count, uint32_t listed, uint32_t other);
struct sock_fprog filter_program(void);
// seccomp.c
int enter_seccomp(char tier);
// questions.c
int ask_first(int hidden_memory, int tasks);
long long answer_question(int asked);
// box.c
int prepare_landlock(const struct request *request);
int enter_landlock(int ruleset);
int attempt(const char *secret);
// start.c
struct word { int error; char what[60]; long long used_us; }; // what the child tells, or why it cannot start
void start_payload(const struct request *, const int *told, pid_t supervisor);
int receive_word(int from, struct word *, int *descriptor);
int link_files(const struct request *); // in the box, to those that stand for stdin and stdout
// watch.c
struct tally {
  pid_t payload;
  int ended, status, processes;
  long long ready_us; // used before the program began
  long long cpu_us, seen_us, peak_kib;
  // As it was before the program: of the group or of us and all our children, and of us alone.
  long long before_kib, before_us, before_own_us, before_kills, before_tasks;
};
void start_accounts(const struct request *, struct tally *);
void look_at_accounts(struct tally *);
void add_reaped(pid_t, int status, const struct rusage *, void *tally);
void watch(const struct request *, struct report *, struct tally *, int judge_fd, int signal_fd, int asked);
// run.c
void run_case(const struct request *, struct report *, int judge_fd, int signal_fd);
// bubblewrap.c
size_t run_in_bubblewrap(const struct request *, struct report *, int judge_fd, char *answer, size_t room);
int receive_files(int from);
void name_files(struct request *);
void leave_box(void);
// supervisor.c: main
#endif
