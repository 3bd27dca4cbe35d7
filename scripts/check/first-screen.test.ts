import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

// What README.md shows first, .ci/run does on a clean checkout.

const readme = readFileSync(join(TOOL, "README.md"), "utf8");
const [, screen] = /<!-- start -->([\s\S]*?)<!-- \/start -->/.exec(readme)!;
const [clone, own] = [...screen!.matchAll(/```\n([\s\S]*?)```/g)].map(([, block]) =>
  block!.split("\n").flatMap((line) => line.split("#")[0]!.trim() || []),
);

/** The commands of .ci/run in the order in which it starts them. */
const steps = readFileSync(join(TOOL, ".ci/run"), "utf8")
  .split("\n")
  .flatMap((line) => /^ *step (.*?)(?: #.*)?$/.exec(line)?.[1] ?? []);

describe("README.md's first screen", () => {
  it("is what .ci/run begins with, in that order", () => {
    expect(clone).toEqual(["npm ci", "npm run judge", "npm test"]);
    expect(steps.slice(0, clone!.length)).toEqual(clone);
  });

  it("leads into a folder of one's own, which .ci/run walks as it stands there", () => {
    expect(own).toEqual([
      "npm run init -- ../my-contests",
      "cd ../my-contests",
      "npx jb judge smaller-before",
    ]);
    expect(steps).toContain("npm run test:slow -- scripts/workspace/host/own-folder");
  });

  it("stands before the pictures and fits on a screen, and the page on three", () => {
    const [before] = readme.split("<!-- /start -->");
    expect(before!.split("\n").length).toBeLessThan(30);
    expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(95);
  });

  it("names no address for a clone: the repository has none yet", () => {
    expect(readme).not.toMatch(/git clone|github\.com|gitlab|npmjs/);
  });
});
