import { expect, it } from "vitest";
import { minimise } from "./minimise";

/** Minimises by a plain predicate; counts the candidates tried. */
async function smallest(text: string, fails: (text: string) => boolean) {
  let calls = 0;
  const result = await minimise(text, {
    firstFailing: async (candidates) => {
      calls += candidates.length;
      return candidates.findIndex(fails);
    },
    complaint: () => undefined,
    goesOn: () => true,
    isDear: false,
  });
  return { result, calls };
}

it("takes lines and words away and lowers numbers", async () => {
  const text = Array.from({ length: 200 }, (_, index) => `row ${index} of 200\n`).join("");
  const hasLarge = (candidate: string) => /(?<!\S)(1[5-9]\d)/.test(candidate);
  const { result, calls } = await smallest(text, hasLarge);
  expect(result).toBe("150\n");
  expect(calls).toBeLessThan(3000);
});

it("lowers a count in step with what it counts", async () => {
  const tests = [[5, 6], [7], [1, 99, 3], []];
  const text = `${tests.length}\n${tests.map((t) => `${t.length}\n${t.join(" ")}\n`).join("")}`;
  const parse = (candidate: string) => {
    const lines = candidate.split("\n");
    const count = Number(lines[0]);
    if (lines.length !== 2 * count + 2 || lines.at(-1) !== "") return undefined;
    const lists = Array.from({ length: count }, (_, at) =>
      lines[2 * at + 2]!.split(" ").filter(Boolean),
    );
    return lists.every((list, at) => list.length === Number(lines[2 * at + 1])) ? lists : undefined;
  };
  const fails = (candidate: string) =>
    parse(candidate)?.some((list) => list.some((word) => Number(word) > 40)) ?? false;
  expect((await smallest(text, fails)).result).toBe("1\n1\n41\n");
});

it("finds the edge of huge and of negative numbers", async () => {
  const limit = 2n ** 53n;
  const beyond = (text: string) => /^-?\d+\n?$/.test(text) && BigInt(text.trim()) > limit;
  expect((await smallest("999999999999999999\n", beyond)).result.trim()).toBe(`${limit + 1n}`);
  const below = (text: string) => Number(text) <= -12;
  expect((await smallest("-99999", below)).result).toBe("-12");
});

it("leaves minimal texts unchanged", async () => {
  expect((await smallest("", () => false)).result).toBe("");
  expect((await smallest("a b\n", (text) => text === "a b\n")).result).toBe("a b\n");
});
