const HELD = new Set(["EBUSY", "EPERM", "EACCES"]);
const WAITS_MS = [10, 20, 40, 80, 160];

/** Does something with a file, on Windows again after a moment: virus scanners hold what is new. */
exports.retried = (work, platform = process.platform) => {
  for (const waitMs of platform === "win32" ? WAITS_MS : []) {
    try {
      return work();
    } catch (error) {
      if (!HELD.has(error.code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    }
  }
  return work();
};
