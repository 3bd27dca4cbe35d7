import { expect, it } from "vitest";
import { leastFailing } from "./least-failing";
import { minimise } from "./minimise";

/** Counts the calls of the expensive predicate. */
async function least(whole: bigint, edge: bigint, isCoarse = false) {
  let calls = 0;
  const fails = async (text: string) => {
    calls++;
    return BigInt(text) >= edge;
  };
  const result = await leastFailing(
    { whole, at: (size) => `${size}` },
    fails,
    () => true,
    isCoarse,
  );
  return { result, calls };
}

it("finds every edge with few calls", async () => {
  for (let whole = 0n; whole <= 70n; whole++) {
    for (let edge = 0n; edge <= whole; edge++) {
      const { result } = await least(whole, edge);
      expect(result, `${edge} of ${whole}`).toBe(edge === whole ? undefined : `${edge}`);
    }
  }
  const { result, calls } = await least(10n ** 12n, 123_456_789n);
  expect(result).toBe("123456789");
  expect(calls).toBeLessThan(90);
});

it("stops early where a rough edge is enough", async () => {
  expect((await least(1000n, 70n, true)).result).toBe("128");
});

const dear = (
  fails: (text: string) => boolean,
  complaint: (text: string) => string | undefined,
) => ({
  firstFailing: async (texts: readonly string[]) =>
    texts.findIndex((text) => complaint(text) === undefined && fails(text)),
  complaint,
  goesOn: () => true,
  isDear: true,
});

it("makes what fails by its size small: counted records, cut where the input then ends", async () => {
  const complaint = (text: string) => {
    const lines = text.split("\n");
    const count = Number(lines[0]);
    if (!(count > 0)) return "input line 1, column 1: expected a count";
    if (lines.length < 2 * count + 2) return `input line ${lines.length}, column 1: expected more`;
    return lines.length > 2 * count + 2
      ? `input line ${2 * count + 2}, column 1: expected the end`
      : undefined;
  };
  const record = (at: number) => `${at}\nrecord ${at}\n`;
  const text = `1000\n${Array.from({ length: 1000 }, (_, at) => record(at)).join("")}`;
  const slow = dear((candidate) => candidate.split("\n").length >= 12, complaint);
  const result = await minimise(text, slow);
  expect(result.split("\n")).toHaveLength(12);
  expect(result).toMatch(/^5\n/);
});

it("makes many lines equal, so that few smaller texts are left", async () => {
  const text = Array.from({ length: 1200 }, (_, at) => `q${at} 7\n`).join("");
  const complaint = (candidate: string) =>
    /^(q\d+ \d\n)*$/.test(candidate) ? undefined : "no queries";
  const slow = dear((candidate) => candidate.split("\n").length > 300, complaint);
  const lines = (await minimise(text, slow)).split("\n").slice(0, -1);
  expect(lines).toHaveLength(300);
  expect(new Set(lines).size).toBe(1);
});
