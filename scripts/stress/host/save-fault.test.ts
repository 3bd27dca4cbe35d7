import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { saveFault } from "./save-fault";

const bytes = (text: string) => new TextEncoder().encode(text);
const fault = (input: string, expected: string) =>
  ({
    culprit: "solution",
    verdict: "WA",
    message: "",
    input: bytes(input),
    expected: bytes(expected),
  }) as const;

let root: string;
beforeEach(() => {
  root = testFolder();
  mkdirSync(join(root, "cases/towers"), { recursive: true });
});

const files = () => readdirSync(join(root, "cases/towers")).sort();
const read = (name: string) => readFileSync(join(root, "cases/towers", name), "utf8");

it("keeps a counter-example with the right answer and where it comes from, each input once", () => {
  const saved =
    "saved as cases/towers/stress-7.in and .out, and a line in cases.json;\n" +
    '  undo: rm cases/towers/stress-7.in cases/towers/stress-7.out, and take "stress-7" out of cases.json\n';
  expect(saveFault(root, "towers", 7, fault("1\n", "one\n"))).toBe(saved);
  expect([read("stress-7.in"), read("stress-7.out")]).toEqual(["1\n", "one\n"]);
  expect(JSON.parse(read("cases.json"))["stress-7"].why).toMatch(/counter-example.*gave WA/);
  expect(saveFault(root, "towers", 8, fault("1\n", "one\n"))).toMatch(
    /^not saved: .* there already/,
  );
  expect(files()).toEqual(["cases.json", "stress-7.in", "stress-7.out"]);
});

it("does not write over the case of another run with the same seed", () => {
  saveFault(root, "towers", 7, fault("1\n", "one\n"));
  expect(saveFault(root, "towers", 7, fault("2\n", "two\n"))).toContain("stress-7-2.in");
  expect(read("stress-7.out")).toBe("one\n");
});

it("does not save what is too large for git", () => {
  expect(saveFault(root, "towers", 7, fault("1".repeat(400_000), ""))).toMatch(/^not saved: too/);
  expect(files()).toEqual([]);
});
