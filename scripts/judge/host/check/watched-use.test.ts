import { expect, it } from "vitest";
import { watchUse } from "./watched-use";

it("counts as still only when no program works or waits for a processor", async () => {
  const idle = async () => ({ cpuMs: 20, waitMs: 0, memoryMiB: 1, wantsToRun: false });
  const started = performance.now();
  const worked = () => performance.now() - started;
  const computes = async () => ({ ...(await idle()), cpuMs: worked() });
  const starves = async () => ({ ...(await idle()), waitMs: worked() });
  const waits = async () => ({ ...(await idle()), wantsToRun: true });
  const watched = [[idle], [idle, computes], [idle, starves], [idle, waits]].map((programs) =>
    watchUse(programs, 0, () => {}),
  );
  const still = () => watched.map((one) => one.use().stillMs);
  while (still()[0]! < 600) await new Promise((done) => setTimeout(done, 50));
  for (const one of watched) one.end();
  expect(Math.max(...still().slice(1))).toBeLessThan(still()[0]! / 2);
  expect(watched[1]!.use()).toMatchObject({ cpuMs: [20, expect.any(Number)] });
});
