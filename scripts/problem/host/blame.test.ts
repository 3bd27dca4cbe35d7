import { expect, it } from "vitest";
import { blame } from "./blame";

it.each([
  ["/home/Jörg Müller/bench/problems/my-x/generate.ts:3:9", "problems/my-x/generate.ts:3"],
  ["C:\\Jörg Müller\\bench\\problems\\my-x\\generate.ts:12:1", "problems/my-x/generate.ts:12"],
  ["problems/my-x/generate.ts:7:1", "problems/my-x/generate.ts:7"],
  ["/elsewhere/x.ts:7:1", "problems/my-x"],
])("a fault in %s", (place, shown) => {
  const fault = Object.assign(new Error("no"), { stack: `Error: no\n    at small (${place})` });
  const throwing = () => {
    throw fault;
  };
  const expected = { message: "generate.ts: no", hint: `look at ${shown}` };
  expect(() => blame("my-x", "generate.ts", throwing)).toThrow(expect.objectContaining(expected));
});
