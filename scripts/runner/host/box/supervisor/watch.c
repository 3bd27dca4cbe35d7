// Looks at a program that runs: what it uses, whether it waits, and when a limit ends it.
#include "supervisor.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <unistd.h>

enum { TICK_MS = 10, ALONE_TICK_MS = 20, SCAN_MS = 100, LATE_MS = 300, UNEXPLAINED_MS = 200, LEAVING_MS = 30 };
enum { PAUSES_A_LOOK = 9, SAMPLES_US = 100000, FORK_US = 3000 };
enum { MOST_DISK_TIMES = 7 /* of a time that is 1.35 of the program's limit */ };
enum { EMPTY_KIB = 48 << 10, EMPTY_WAIT_MS = 100 };

// Ours, where the accounts hold it too.
static long long own_us(void) {
  return cgroup_version && !cgroup_has_us ? 0 : cpu_of(0);
}

static long long accounted_us(void) {
  return cgroup_version ? cgroup_cpu_us() : counted_cpu_us();
}

// Also the time of children that nobody waited for. Its last few milliseconds may be missing while
// programs run, so that it counts only where the sums of the processes have lost more.
void look_at_accounts(struct tally *tally) {
  const long long all = accounted_us();
  if (all < 0) return;
  const long long us = all - tally->before_us - (own_us() - tally->before_own_us) - tally->ready_us;
  const long long known = tally->cpu_us > tally->seen_us ? tally->cpu_us : tally->seen_us;
  if (us > known + known / 32 + 5000) tally->seen_us = us;
}

// Samples count only where they say clearly more than the sums of the kernel.
static void look_at_samples(struct tally *tally, const struct usage *all) {
  const long long own = all->cpu_us + tally->cpu_us, known = own > all->seen_us ? own : all->seen_us;
  if (all->sampled_us <= known + known / 2 + SAMPLES_US) return;
  if (all->sampled_us > tally->seen_us) tally->seen_us = all->sampled_us;
}

// What the program may have on the disk without a name. Mappings do not show how large their files are:
// they are looked at only when the disk has lost much, and count with the most that a file may have.
static long long unlinked_bytes(const struct request *r, const struct usage *all, long long free_before) {
  const long long lost = r->tier == 'A' ? 0 : free_before - free_bytes();
  if (lost <= SCRATCH_BYTES) return all->unlinked;
  const long long mapped = unlinked_mappings(getpid()) * r->output_bytes;
  return all->unlinked + (mapped < lost ? mapped : lost);
}

// The group as it is before the program: what a box of bubblewrap held is freed a little later.
void start_accounts(const struct request *r, struct tally *tally) {
  if (cgroup_version) {
    if (is_file(r->output) && truncate(r->output, 0)) errno = 0; // not there yet
    if (truncate(r->errors, 0)) errno = 0;
    for (int wait = 0; (tally->before_kib = cgroup_charged_kib()) > EMPTY_KIB && wait < EMPTY_WAIT_MS; wait++)
      usleep(1000);
    tally->before_kills = cgroup_oom_kills();
    tally->before_tasks = cgroup_tasks();
  }
  tally->before_own_us = own_us();
  tally->before_us = accounted_us();
}

void add_reaped(pid_t pid, int status, const struct rusage *u, void *context) {
  struct tally *tally = context;
  tally->cpu_us += (u->ru_utime.tv_sec + u->ru_stime.tv_sec) * 1000000LL + u->ru_utime.tv_usec +
                   u->ru_stime.tv_usec;
  if (u->ru_maxrss > tally->peak_kib) tally->peak_kib = u->ru_maxrss;
  tally->processes++;
  if (pid != tally->payload) return;
  tally->ended = 1;
  tally->status = status;
}

static long long resident_kib(int statm) {
  char text[64];
  long long total, resident;
  ssize_t length = pread(statm, text, sizeof text - 1, 0);
  if (length <= 0) return 0;
  text[length] = 0;
  return sscanf(text, "%lld %lld", &total, &resident) == 2 ? resident * (sysconf(_SC_PAGESIZE) / 1024) : 0;
}

// What the watch knows of a case between two looks at its whole tree.
struct looks {
  long long next; // the earliest time of the next one
  long long cpu_us; // at the last one
  long long leaving; // since when the first thread has had no memory: the program ends, or its others go on
};

// Whether to look further than at the first process. A control group counts memory and time without that: there
// a program that waits for a processor is looked at later. A program that ends would be held up by it.
static int is_due(const struct looks *looks, const struct report *report, int processes, long long now, long long cpu) {
  if (!cgroup_version && looks->leaving && now - looks->leaving >= LEAVING_MS * 1000) return 1;
  if (now < looks->next) return 0;
  if (!cgroup_version || processes > 1 || report->idle_us) return 1;
  return cpu - looks->cpu_us >= SCAN_MS * 1000 || now - looks->next >= (LATE_MS - SCAN_MS) * 1000;
}

// Whether the group holds no process besides those that were there before and the first one.
static int is_alone(const struct tally *tally) {
  const long long tasks = cgroup_version ? cgroup_tasks() : -1;
  return tasks > 0 && tasks - tally->before_tasks == threads_of(tally->payload);
}

static long long waited_us(int schedstat) {
  char text[64];
  long long ran, waited;
  const ssize_t length = pread(schedstat, text, sizeof text - 1, 0);
  if (length <= 0) return 0;
  text[length] = 0;
  return sscanf(text, "%lld %lld", &ran, &waited) == 2 ? waited / 1000 : 0;
}

static int open_of(pid_t pid, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", pid, name);
  return open(path, O_RDONLY | O_CLOEXEC);
}

// Until the next look, whatever comes in between.
static int left_ms(long long looked, int tick_ms) {
  const long long left = tick_ms - (now_us() - looked) / 1000;
  return left < 0 ? 0 : left;
}

// Looks every TICK_MS at the program's first process, and at its whole tree every SCAN_MS; as often as at the
// first when there are several processes, but at most a tenth of our own CPU time. How long a look takes
// beside a busy program says nothing: the pause is never longer than SCAN_MS. A single process in a control
// group is looked at every SCAN_MS of CPU time, and its threads only when the waits of the first one do not
// explain why it stands still. A look at a thread costs more than it seems: when the program ends, our wait4
// spins until its last thread has freed what was looked at of it in /proc (17 to 70 ms on a busy machine).
void watch(const struct request *r, struct report *report, struct tally *tally, int judge_fd,
                  int signal_fd, int asked) {
  const int statm = open_of(tally->payload, "statm");
  const int schedstat = cgroup_version ? open_of(tally->payload, "schedstat") : -1;
  const long long start = now_us();
  struct usage all = {0}, before = {0};
  struct looks looks = {start + SCAN_MS * 1000, 0, 0};
  long long summed = start, summed_cpu = 0, summed_wait = 0; // the wait of the first thread
  int tick_ms = TICK_MS;
  long long several = 0; // when there were several processes
  long long looked = start, lost = 0; // lost: time in which not even we were given a processor
  long long shared_kib = 0; // that was ever asked for
  long long disk_us = 0; // in which it waited for the disk
  const long long free_before = free_bytes();
  forget_processes();
  for (;;) {
    struct pollfd fds[3] = {{signal_fd, POLLIN, 0}, {judge_fd, 0, 0}, {asked, POLLIN, 0}};
    if (poll(fds, 3, left_ms(looked, tick_ms)) > 0) {
      if (fds[2].revents & POLLIN) shared_kib += answer_question(asked);
      if (fds[2].revents & POLLHUP) asked = -1;
      if (!fds[0].revents && !fds[1].revents && now_us() - looked < tick_ms * 1000) continue;
      // A program asks before it forks, when none of its children may run: not the moment to take a sample.
      if (fds[2].revents & POLLIN) usleep(now_us() % FORK_US);
      char drain[1024];
      if (fds[0].revents && read(signal_fd, drain, sizeof drain) < 0 && errno != EAGAIN) break;
      if (fds[1].revents & (POLLHUP | POLLERR)) report->stopped = "cancelled";
    }
    reap_some(add_reaped, tally);
    const long long now = now_us();
    report->wall_us = now - start;
    if (now - looked > 2 * tick_ms * 1000) lost += now - looked - tick_ms * 1000;
    looked = now;
    if (tally->ended || *report->stopped) break;
    long long cpu = cpu_of(tally->payload) + tally->cpu_us;
    long long resident = resident_kib(statm);
    looks.leaving = resident ? 0 : looks.leaving ? looks.leaving : now;
    if (now >= looks.next) look_at_accounts(tally);
    if (tally->seen_us > cpu) cpu = tally->seen_us;
    const int looks_further = is_due(&looks, report, all.processes, now, cpu);
    const int is_explained =
        looks_further && is_alone(tally) &&
        now - summed - lost - (cpu - summed_cpu) - (waited_us(schedstat) - summed_wait) < UNEXPLAINED_MS * 1000;
    const int scan = looks_further && !is_explained;
    if (looks_further) {
      looks.cpu_us = cpu;
      looks.next = now + SCAN_MS * 1000;
      tick_ms = is_explained ? ALONE_TICK_MS : TICK_MS;
    }
    if (is_explained) {
      tasks_are_crowded();
      all = descriptors_of(tally->payload);
      all.processes = 1, all.buffers_kib = lists_kib(&all); // a group counts the others
    }
    // Beside a bomb the walk takes a user's supervisor minutes: not when the group says that it is over.
    const int is_over = cgroup_version && r->cpu_us && tally->seen_us > r->cpu_us && report->wall_us > r->cpu_us;
    if (scan && !is_over) {
      tasks_are_crowded();
      const long long look_us = cpu_of(0);
      all = tree_usage(getpid());
      // Such a text is at most as long as what counts for all watches; a group counts it.
      if (!cgroup_version) all.buffers_kib += all.watch_lists * shared_kib;
      if (all.processes > 1) several = now;
      if (all.ignores_children) tally->seen_us = report->wall_us; // nobody knows how much less it was
      // A forked child shares its parent's pages until one of them writes: only the parts of the pages tell.
      if (r->memory_kib && !cgroup_version && all.processes > 1 &&
          most_of(all.private_kib + all.shared_sum_kib, all.rss_kib) + all.buffers_kib > r->memory_kib)
        all.rss_kib = tree_pss_kib(getpid()) + most_of(0, shared_memory_kib() - all.shared_kib);
      all.rss_kib += all.buffers_kib;
      // Children that come and go may all be away for a moment.
      const int may_come_back = all.processes > 1 || (!cgroup_version && several && now - several < SCAN_MS * 1000);
      const long long pause = PAUSES_A_LOOK * (cpu_of(0) - look_us);
      looks.next = now_us() + (may_come_back && pause < SCAN_MS * 1000 ? pause : SCAN_MS * 1000);
      if (all.seen_us - tally->ready_us > tally->seen_us) tally->seen_us = all.seen_us - tally->ready_us;
      if (!cgroup_version && all.rss_kib > resident) resident = all.rss_kib;
      if (!cgroup_version && all.processes > 1 && all.rss_kib > tally->peak_kib) tally->peak_kib = all.rss_kib;
    }
    if (cgroup_version && cgroup_usage_kib() - tally->before_kib > resident) {
      long long charged = cgroup_charged_kib() - tally->before_kib + all.buffers_kib;
      long long files = charged > resident ? files_in_memory_kib(r, all.unlinked_here) : 0;
      // More may have been made since the last look.
      if (r->memory_kib && charged - files > r->memory_kib && all.processes <= 1)
        files = files_in_memory_kib(r, descriptors_of(tally->payload).unlinked_here);
      charged -= files;
      if (charged > resident) resident = charged;
      if (charged > tally->peak_kib) tally->peak_kib = charged;
      if (cgroup_oom_kills() > tally->before_kills) report->stopped = "memory";
    }
    if (r->memory_kib && shared_kib > r->memory_kib && shared_kib > resident) resident = shared_kib;
    if (all.processes > 1 && all.cpu_us + tally->cpu_us > cpu) cpu = all.cpu_us + tally->cpu_us;
    if (scan) look_at_samples(tally, &all);
    if (tally->seen_us > cpu) cpu = tally->seen_us;
    if (scan && now - summed >= SCAN_MS * 1000) {
      const long long waited = all.wait_us > before.wait_us ? all.wait_us - before.wait_us : 0;
      const long long idle = now - summed - (cpu - summed_cpu) - waited - lost;
      // The kernel adds a wait to its sums only when it is over: what waits now tells its state alone.
      const int wish = idle > 0 ? tree_wants_to_run(getpid()) : WANTS_TO_RUN;
      if (!wish) report->idle_us += idle;
      if (wish == WAITS_FOR_DISK) disk_us += idle;
      report->wait_us += waited;
      before = all;
      lost = 0;
      summed = now;
      summed_cpu = cpu;
      summed_wait = waited_us(schedstat);
    }
    if (*report->stopped) break;
    // RLIMIT_FSIZE ends a file there: this only stops a program that goes on.
    if (looks_further && r->output_bytes &&
        (output_size() > r->output_bytes || errors_size() > r->output_bytes))
      report->stopped = "output";
    else if (looks_further && r->output_bytes && scratch_bytes(r) + unlinked_bytes(r, &all, free_before) > SCRATCH_BYTES)
      report->stopped = "output";
    else if (all.is_hidden) report->stopped = "memory";
    else if (r->memory_kib && resident > r->memory_kib) {
      report->stopped = "memory";
      if (resident > tally->peak_kib) tally->peak_kib = resident;
    } else if (r->cpu_us && cpu > r->cpu_us && report->wall_us > r->cpu_us) report->stopped = "time";
    else if (r->idle_us && report->idle_us > r->idle_us) report->stopped = "idle";
    else if (r->cpu_us && disk_us + cpu > MOST_DISK_TIMES * r->cpu_us) report->stopped = "disk";
    else if (r->wall_us && report->wall_us > r->wall_us) report->stopped = disk_us > report->wall_us / 2 ? "disk" : "starved";
    if (*report->stopped) break;
  }
  if (statm >= 0) close(statm);
  if (schedstat >= 0) close(schedstat);
}
