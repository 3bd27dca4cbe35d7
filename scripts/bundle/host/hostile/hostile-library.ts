/**
 * Programs that the linker does not take and that use modules of lib/, each with a way to see more of them
 * than the values of the names that they import; what they print is held against what their sources print
 * (same-behaviour.slow.test.ts).
 */
const WHOLE = "\nenum Kind { A }\nconsole.log(Kind.A);\n"; // an enum is not linked
const POINT = `let made = 0;
export class Point { x = 0; private hidden = 5; constructor(x: number) { this.x = x; made++; } get double() { return this.x * 2; } unused() { return this.hidden; } }
class Secret { value = 1; }
export const secret = new Secret();
export const count = () => made;
export function twice(x: number): number { return helper(x) * 2; }
function helper(x: number): number { return x; }
export function never(): string { return "never"; }
`;
const TABLE = `export const TABLE = Uint8Array.from({ length: 3 }, (_, i) => Math.max(i, 1));
export const POWERS: number[] = []; for (let i = 0; i < 3; i++) POWERS.push(2 ** i);
export let counter = 1; export function bump(): void { counter++; }
`;
const program = (main: string, more: Readonly<Record<string, string>> = {}) => ({
  "main.ts": main + WHOLE,
  "lib/geometry/point.ts": POINT,
  "lib/number/table.ts": TABLE,
  ...more,
});
const POINTS = `import { Point, secret, count, twice } from "./lib/geometry/point";\n`;

export const hostileLibrary: Record<string, Record<string, string>> = {
  inspected: program(
    `${POINTS}console.log(new Point(3), secret, Point.name, twice.name, Object.keys(new Point(1)), twice(4), count());`,
  ),
  membersByName: program(
    `${POINTS}const p: any = new Point(3); for (const key of ["unused", "double", "hidden"]) console.log(typeof p[key]); console.log("unused" in p);`,
  ),
  extended: program(
    `${POINTS}class Mine extends Point { unused() { return super.unused() + 1; } } console.log(new Mine(1).unused(), new Mine(2));`,
  ),
  imported: program(`${POINTS}import { show } from "./b"; console.log(count()); show();`, {
    "b.ts": `import { Point, count } from "./lib/geometry/point"; export function show() { console.log(new Point(1) instanceof Point, count()); }`,
  }),
  asNamespace: program(
    `import * as points from "./lib/geometry/point"; console.log(Object.keys(points).sort(), points.twice(2));`,
  ),
  byMadeName: program(
    `${POINTS}const name = "never"; const all: any = require("./lib/geometry/point"); console.log(all[name](), twice(1));`,
  ),
  required: program(
    `const { Point, twice: two } = require("./lib/geometry/point"); const table = require("./lib/number/table"); console.log(new Point(1), two(3), table.TABLE[2]);`,
  ),
  requiredLate: program(
    `console.log("first"); function late() { return require("./lib/number/table").TABLE; } console.log(late()[0]);`,
  ),
  given: program(
    `declare const require: any; const load = require; console.log(load("./lib/number/table").TABLE.length); import { TABLE } from "./lib/number/table"; console.log(TABLE[2]);`,
  ),
  exported: program(`import { twice, TABLE } from "./b"; console.log(twice(2), TABLE.length);`, {
    "b.ts": `export { twice } from "./lib/geometry/point"; export * from "./lib/number/table";`,
  }),
  exportedByName: program(`import { two } from "./b"; console.log(two(2), two.name);`, {
    "b.ts": `export { twice as two } from "./lib/geometry/point";`,
  }),
  changing: program(
    `import { counter, bump } from "./lib/number/table"; bump(); console.log(counter);`,
  ),
  changed: program(
    `const point = require("./lib/geometry/point"); point.twice = () => "mine"; import { use } from "./b"; console.log(point.twice(1), use());`,
    {
      "b.ts": `import { twice } from "./lib/geometry/point"; export const use = () => twice(1);`,
    },
  ),
  renamed: program(
    `import { twice as helper, Point as Map } from "./lib/geometry/point"; import { TABLE as Math } from "./lib/number/table"; console.log(helper(2), new Map(1), Math[2]);`,
  ),
  hiding: program(
    `import { TABLE } from "./lib/number/table"; const Math = { max: () => 7 }; class Uint8Array {} console.log(TABLE[2], Math.max(), new Uint8Array());`,
  ),
  sameHelpers: program(
    `${POINTS}import { pick } from "./lib/number/pick"; console.log(twice(1), pick()(2), pick().name);`,
    {
      "lib/number/pick.ts":
        "function helper(x: number): number { return x + 1; } export function pick() { return helper; }",
    },
  ),
  sameClasses: program(
    `${POINTS}import { other } from "./lib/number/other"; console.log(secret, other);`,
    { "lib/number/other.ts": "class Secret { other = 2; } export const other = new Secret();" },
  ),
  loadedInOrder: program(
    `${POINTS}import "./b"; import { TABLE } from "./lib/number/table"; console.log(TABLE, twice(1));`,
    { "b.ts": "Math.max = () => 9; console.log('b');" },
  ),
  textsRead: program(`${POINTS}console.log(String(twice).includes("helper"), twice(2));`),
  evaluated: program(`${POINTS}console.log(eval("typeof Secret"), twice(2));`),
  printing: program(`import { loud } from "./lib/io/loud"; console.log(loud);`, {
    "lib/io/loud.ts": `console.log("loud loads"); export const loud = 1; export const silent = 2;`,
  }),
  typesAlone: program(
    `import { Point, twice } from "./lib/geometry/point"; import type { secret } from "./lib/geometry/point"; const p: Point | typeof secret | undefined = undefined; console.log(p, twice(2));`,
  ),
};
