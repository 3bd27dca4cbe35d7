import { expect, it } from "vitest";
import { withCardOnExport } from "./card-on-export";

const CARD = `/**
 * add: the sum of two numbers.
 *
 * Time    O(1)
 * Limits  integers that
 *         are not large
 */`;
const SOURCE = `${CARD}\nimport { zero } from "./zero";\n`;
const MARKDOWN = ` * add: the sum of two numbers.
 *
 * - **Time** O(1)
 * - **Limits** integers that
 *   are not large`;

it("puts the card, which the imports parted from it, on the main export, with labels as a list", () => {
  const declarations = "export declare const one = 1;\nexport declare function add(): void;\n";
  expect(withCardOnExport(declarations, SOURCE)).toBe(
    `export declare const one = 1;\n/**\n${MARKDOWN}\n */\nexport declare function add(): void;\n`,
  );
});

it("joins it with the comment that stands there", () => {
  const declarations =
    "/** One. */\nexport declare const one = 1;\n/** Adds. */\nexport declare function add(): void;\n";
  expect(withCardOnExport(declarations, SOURCE)).toBe(
    `/** One. */\nexport declare const one = 1;\n/**\n${MARKDOWN}\n *\n * Adds.\n */\nexport declare function add(): void;\n`,
  );
  const long = "/**\n * Adds\n * both.\n */\nexport interface add {}\n";
  expect(withCardOnExport(long, SOURCE)).toBe(
    `/**\n${MARKDOWN}\n *\n * Adds\n * both.\n */\nexport interface add {}\n`,
  );
});

it("leaves one card where TypeScript has kept it", () => {
  const kept = `${CARD}\nexport declare abstract class add {}\n`;
  expect(withCardOnExport(kept, `${CARD}\nexport abstract class add {}\n`)).toBe(
    `/**\n${MARKDOWN}\n */\nexport declare abstract class add {}\n`,
  );
});

it("leaves a module without a card as it is", () => {
  const plain = "export type Pair = number;\n";
  expect(withCardOnExport(plain, "/** Two numbers. */\nexport type Pair = number;\n")).toBe(plain);
});
