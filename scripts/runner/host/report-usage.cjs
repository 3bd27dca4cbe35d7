// Loaded before a program in tiers D and E: tells at its end what it used, on descriptor 3.
const { readFileSync, writeSync } = require("node:fs");

process.once("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakKiB: ownPeakKiB() ?? maxRSS };
  try {
    writeSync(3, JSON.stringify(usage));
  } catch {
    // the program closed it: then nothing is known of its usage
  }
});

/** On Linux maxRSS begins with what the judge itself had at the fork; this does not. */
function ownPeakKiB() {
  try {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"));
    return Number(peak);
  } catch {
    return undefined;
  }
}
