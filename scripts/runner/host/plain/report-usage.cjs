// Loaded before a program in tiers D and E: reports at its end what it used, on descriptor 3. It runs
// under every Node since 12, which knows neither "node:fs" nor "?.".
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 has no such names
const fs = require("fs");

const { readFileSync, writeSync } = fs;
const STDIN = "/dev/stdin";
/** On macOS a libuv before 1.45 says the peak in bytes: more than any program gives back. */
const MOST_SHRINKING = 200;

// Windows has no such file, but most contestants read it, and on the judges it is there.
if (process.platform === "win32") {
  const { openSync, createReadStream } = fs;
  for (const name of ["readFileSync", "readFile"]) {
    const read = fs[name];
    fs[name] = (path, ...rest) => read(path === STDIN ? 0 : path, ...rest);
  }
  fs.openSync = (path, ...rest) => (path === STDIN ? 0 : openSync(path, ...rest));
  fs.createReadStream = (path, options) =>
    path === STDIN
      ? createReadStream("", {
          ...(typeof options === "string" ? { encoding: options } : options),
          fd: 0,
        })
      : createReadStream(path, options);
}

process.once("exit", () => {
  const { user, system } = process.cpuUsage();
  const usage = { cpuMs: (user + system) / 1000, peakKiB: ownPeakKiB() };
  try {
    writeSync(3, JSON.stringify(usage));
  } catch {
    // the program closed it: then nothing is known of its usage
  }
});

/** On Linux maxRSS begins with what the judge itself had at the fork; the kernel's own peak does not. */
function ownPeakKiB() {
  try {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"));
    return Number(peak);
  } catch {
    const nowKiB = process.memoryUsage().rss / 1024;
    const peak = process.resourceUsage ? process.resourceUsage().maxRSS : nowKiB;
    return peak > MOST_SHRINKING * nowKiB ? peak / 1024 : peak;
  }
}
