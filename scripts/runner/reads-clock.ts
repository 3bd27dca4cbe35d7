const CLOCKS = [
  /\bperformance\s*\.\s*now\b|\bDate\s*(?:\.\s*now\b|\()|\bnew\s+Date\b|\bhrtime\b/, // JavaScript
  /\b(?:time|perf_counter|monotonic)\s*\(\)|\bTime\.now\b|\bclock_gettime\b|\bmicrotime\b/, // Python, Ruby, PHP, C
  /\bnanoTime\b|\bcurrentTimeMillis\b|\bchrono::|\bInstant::now\b/, // Java, C++, Rust
];

/** Whether a program's text asks for the time: another run may then print something else. */
export function readsClock(text: string): boolean {
  return CLOCKS.some((clock) => clock.test(text));
}
