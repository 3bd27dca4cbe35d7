// Loaded before a program in tiers D and E: tells at its end what it used, on descriptor 3.
process.once("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakKiB: maxRSS };
  try {
    require("node:fs").writeSync(3, JSON.stringify(usage));
  } catch {
    // the program closed it: then nothing is known of its usage
  }
});
