const BEAT_MS = 50;

/** Counts how much later than due this process comes to its work, as it does on a crowded machine. */
export function latenessOfThis() {
  let [lateMs, last] = [0, performance.now()];
  const beat = setInterval(() => {
    const now = performance.now();
    lateMs += Math.max(0, now - last - BEAT_MS);
    last = now;
  }, BEAT_MS);
  return { lateMs: () => lateMs, end: () => clearInterval(beat) };
}
