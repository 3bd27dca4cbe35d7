import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXIT, type ExitCode } from "../../base/exit-code";
import type { Bundle } from "../../bundle/host/bundle";
import { keepBundle, keptBundle } from "../../bundle/host/kept-bundle";
import { sha256 } from "../../problem/sha256";
import { testFolder } from "../../testing/test-folder";
import { judgeBundle } from "./judge-bundle";

const folder = testFolder();
const source = join(folder, "solution.ts");

async function bundle(): Promise<Bundle> {
  const code = readFileSync(source, "utf8");
  const file = join(folder, "solution.js");
  writeFileSync(file, code); // where any other bundling writes too
  return {
    ...{ file, code, sizeBytes: code.length, sha256: sha256(code) },
    ...{ target: "spoj", sources: [], cached: false },
  };
}

/** Submits while `save` may write to the source at any moment of a judging. */
async function submit(save: (round: number) => void, verdict: ExitCode = EXIT.accepted) {
  const judgedTexts: string[] = [];
  const lines: string[] = [];
  const copies: string[] = [];
  const { bundle: judgedBundle, judged } = await judgeBundle({
    bundle,
    keep: keepBundle,
    judge: async (_, kept) => {
      save(judgedTexts.length);
      await bundle(); // another terminal bundles it again
      copies.push(kept);
      judgedTexts.push(keptBundle(kept).code);
      return verdict;
    },
    tell: (line) => void lines.push(line),
  });
  return { judgedBundle, judged, judgedTexts, lines, copies };
}

test("twenty saves, each during a judging: what is handed over is what was judged", async () => {
  for (let run = 0; run < 20; run++) {
    writeFileSync(source, `before ${run}`);
    const saves = run % 4;
    const result = await submit((round) => {
      if (round < saves) writeFileSync(source, `save ${run}.${round}`);
    });
    expect(result.judgedBundle.code).toBe(result.judgedTexts.at(-1));
    expect(result.judgedBundle.code).toBe(readFileSync(source, "utf8"));
    expect(result.judgedTexts).toHaveLength(saves + 1);
    expect(result.lines).toHaveLength(saves);
    for (const line of result.lines) expect(line).toContain("changed while its bundle was judged");
  }
});

test("a wrong bundle that was mended while it was judged is judged anew", async () => {
  writeFileSync(source, "wrong");
  const result = await submit((round) => {
    if (round === 0) writeFileSync(source, "right");
  }, EXIT.notAccepted);
  expect(result.judgedTexts).toEqual(["wrong", "right"]);
});

test("sources that never rest are an error, and nothing is handed over", async () => {
  writeFileSync(source, "x");
  await expect(submit((round) => writeFileSync(source, `x${round}`))).rejects.toMatchObject({
    message: expect.stringContaining("nothing was copied"),
  });
});

test("an interruption ends it, and no copy is left", async () => {
  writeFileSync(source, "x");
  const { judged, judgedTexts, copies } = await submit(() => {}, EXIT.interrupted);
  expect([judged, judgedTexts]).toEqual([EXIT.interrupted, ["x"]]);
  expect(() => keptBundle(copies[0]!)).toThrow("is kept");
});

test("two submits of the same bytes at once keep a copy each", async () => {
  const code = "a bundle that two submit";
  const bundle = { ...(await emptyBundle()), code, sha256: sha256(code) };
  const [first, second] = [keepBundle(bundle), keepBundle(bundle)];
  const { file } = keptBundle(second.name); // the second submit's judge runs this file
  first.drop();
  expect([readFileSync(file, "utf8"), keptBundle(second.name).code]).toEqual([code, code]);
  second.drop();
  expect(() => keptBundle(second.name)).toThrow("is kept");
});

test("a kept copy that was damaged is not judged", async () => {
  const code = "a bundle of this test";
  const { name, drop } = keepBundle({ ...(await emptyBundle()), code, sha256: sha256(code) });
  expect(keptBundle(name).code).toBe(code);
  writeFileSync(keptBundle(name).file, "other bytes");
  expect(() => keptBundle(name)).toThrow("no bundle with the name");
  expect(() => keptBundle("../../x")).toThrow("no bundle with the name");
  drop();
});

async function emptyBundle(): Promise<Bundle> {
  return {
    ...{ file: "", code: "", sizeBytes: 0, sha256: "", target: "spoj", sources: [], cached: false },
  };
}
