import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { KeptFacts } from "./kept-facts";

let file = "";
beforeEach(() => {
  file = join(testFolder(), "facts.bin");
});

const TEXT = 'import type { Problem } from "../problem";\nexport const problem = {};\n';

/** What a later process recalls of a text that was kept with these facts. */
function recalled(text: string, facts: unknown): unknown {
  const kept = new KeptFacts(file);
  kept.keep(text, facts);
  kept.write();
  return new KeptFacts(file).recall(text);
}

describe("KeptFacts", () => {
  it("gives a text's facts back as they were", () => {
    const facts = {
      title: "A",
      judges: [{ id: "1" }],
      most: 10n ** 20n,
      none: undefined,
      tiny: -0,
    };
    expect(recalled(TEXT, facts)).toStrictEqual(facts);
    expect(new KeptFacts(file).recall(`${TEXT} `)).toBeUndefined();
  });

  it.each([
    'import { bounds } from "./bounds";',
    'export { problem } from "./other";',
    'const { n } = require("./n");',
    "const n = process.argv.length;",
    "const now = Date.now();",
  ])("keeps nothing of a text whose value depends on more than the text: %s", (line) => {
    expect(recalled(`${line}\n${TEXT}`, { title: "A" })).toBeUndefined();
  });

  it.each([
    ["a function", { check: () => true }],
    ["an object that holds itself", holdsItself()],
    ["an object of a class", { when: new (class Day {})() }],
  ])("keeps nothing that a file cannot give back: %s", (_, facts) => {
    expect(recalled(TEXT, facts)).toBeUndefined();
  });

  it("starts anew where the file is damaged", () => {
    recalled(TEXT, { title: "A" });
    writeFileSync(file, readFileSync(file).subarray(0, 20));
    expect(new KeptFacts(file).recall(TEXT)).toBeUndefined();
    expect(recalled(TEXT, { title: "B" })).toEqual({ title: "B" });
  });
});

function holdsItself(): object {
  const facts: Record<string, unknown> = {};
  facts.self = facts;
  return facts;
}
