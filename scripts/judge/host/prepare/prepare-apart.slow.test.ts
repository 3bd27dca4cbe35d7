import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { preparedApart } from "./prepare-apart";

const SLUGS = ["nim-game-1", "queens", "hidden-integer"];

/** Processes of this machine that prepare the problems of this test. */
function preparing(): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      const line = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "";
      const words = line.split("\0");
      return words.includes("--prepare") && words.includes(MARK);
    } catch {
      return false; // it has ended
    }
  });
}

const MARK = "no-such-problem-of-this-test";

it("names each problem once it is ready, and at last those that nobody could prepare", async () => {
  const { signal } = new AbortController();
  const names: string[] = [];
  for await (const slug of preparedApart(SLUGS, {}, 2, signal)) names.push(slug);
  expect([...names].sort()).toEqual([...SLUGS].sort());
});

it("ends its processes when it is stopped", async ({ skip }) => {
  if (process.platform !== "linux") return skip("it looks into /proc");
  const over = new AbortController();
  const slugs = [...SLUGS, "knight-moves", "8-puzzle", "15-puzzle", MARK];
  const names: string[] = [];
  for await (const slug of preparedApart(slugs, {}, 1, over.signal)) {
    names.push(slug);
    expect(preparing().length).toBe(1);
    over.abort();
  }
  expect(names).toEqual([SLUGS[0]]);
  for (let round = 0; round < 1000 && preparing().length > 0; round++) {
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(preparing()).toEqual([]);
});
