import { expect, it } from "vitest";
import { readsClock } from "./reads-clock";

it.each([
  ...["while (performance.now() < end);", "const now = Date . now;", "+new Date()"],
  ...["process.hrtime.bigint()", "start = time.time()"],
  "from time import perf_counter\nt = perf_counter()",
  ...["Process.clock_gettime(Process::CLOCK_MONOTONIC)", "long t = System.nanoTime();"],
  "auto t = std::chrono::steady_clock::now();",
])("%j asks for the time", (text) => {
  expect(readsClock(text)).toBe(true);
});

it.each([
  "const timeMs = 5; updateDate(timeMs);",
  "performance.mark",
  "const Dates = []; isDate(x)",
  "uptime = 3",
])("%j does not", (text) => {
  expect(readsClock(text)).toBe(false);
});
