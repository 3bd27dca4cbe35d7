import { expect, it } from "vitest";
import { moduleFacts } from "./module-facts";

const TEXT = `/**
 * Thing: a number that
 * goes up.
 *
 * Use     const thing = new Thing(1);
 *           thing.add()
 * Time    O(1), but for
 *         the first
 * Space   O(1)
 *
 * step    what is added
 */
import { x } from "./x";

export class Thing {
  /** What it holds. */
  readonly value: number = 0;
  private secret = 1;

  constructor(start: number, step = 1) {
    this.secret = start + step;
  }

  /** Adds the step,
   *  and returns the sum. */
  add(): number {
    return this.secret;
  }
}

/** Either way. */
export type Way = "up" | "down";
export const WAYS: readonly Way[] = ["up", "down"];
export function reset(thing: Thing, to: number): void {
  hidden(thing, to);
}
function hidden(..._: unknown[]) {}
`;

it("reads card, labels, what follows them, and exported declarations without bodies", () => {
  const facts = moduleFacts("lib/a/thing.ts", TEXT);
  expect(facts.name).toBe("Thing");
  expect(facts.what).toBe("a number that goes up");
  expect(facts.labels).toEqual([
    { name: "Use", text: "const thing = new Thing(1);\n  thing.add()" },
    { name: "Time", text: "O(1), but for the first" },
    { name: "Space", text: "O(1)" },
  ]);
  expect(facts.more).toBe("step    what is added");
  expect(facts.exports.map(({ signature }) => signature)).toEqual([
    "class Thing",
    'type Way = "up" | "down"',
    "const WAYS: readonly Way[]",
    "function reset(thing: Thing, to: number): void",
  ]);
  expect(facts.exports[0]!.members).toEqual([
    { signature: "readonly value: number", doc: "What it holds." },
    { signature: "constructor(start: number, step = 1)", doc: "" },
    { signature: "add(): number", doc: "Adds the step, and returns the sum." },
  ]);
  expect(facts.exports[1]!.doc).toBe("Either way.");
});

it("does not take the card for the doc of a function that follows it at once", () => {
  const text =
    "/**\n * twice: a number doubled.\n *\n * Time    O(1)\n */\nexport function twice(x: number): number {\n  return 2 * x;\n}\n";
  expect(moduleFacts("lib/a/twice.ts", text).exports).toEqual([
    { signature: "function twice(x: number): number", doc: "", members: [] },
  ]);
});
