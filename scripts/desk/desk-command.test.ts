import { expect, it } from "vitest";
import { parseCommand } from "./desk-command";

it.each([
  { type: "open", slug: "a" },
  { type: "run", slug: "a" },
  { type: "run", slug: "a", names: ["sample-1"], again: true },
  { type: "watch", isOn: false },
  { type: "runtime", slug: "a", judge: "codeforces" },
  { type: "edit", slug: "a", name: "x", version: "1", input: "", output: "", isSure: true },
  { type: "stress", slug: "a", seed: 7 },
  { type: "renew", slug: "a" },
  { type: "send", slug: "a" },
  { type: "send", slug: "a", again: true },
  { type: "editor", slug: "a", name: "x", place: 0 },
])("takes %j", (command) => {
  expect(parseCommand(JSON.stringify(command))).toEqual(command);
});

it.each([
  ["null", "no object"],
  ["[]", "no object"],
  ["1", "no object"],
  ["{", "the body is no JSON"],
  ["{}", "no command of that type"],
  ['{"type":"toString"}', "no command of that type"],
  ['{"type":"open"}', "open: slug is missing or of another kind"],
  ['{"type":"open","slug":""}', "open: slug is missing or of another kind"],
  ['{"type":"open","slug":"a","path":"/"}', "open: unknown field path"],
  ['{"type":"open","slug":"a","__proto__":{}}', "open: unknown field __proto__"],
  ['{"type":"run","slug":"a","names":[1]}', "run: names is missing or of another kind"],
  ['{"type":"watch","isOn":"yes"}', "watch: isOn is missing or of another kind"],
  ['{"type":"stress","slug":"a","seed":-1}', "stress: seed is missing or of another kind"],
  ['{"type":"stress","slug":"a","seed":1e99}', "stress: seed is missing or of another kind"],
  ['{"type":"send","slug":"a","url":"https://x"}', "send: unknown field url"],
  ['{"type":"editor","slug":"a","place":0.5}', "editor: place is missing or of another kind"],
])("refuses %s", (body, fault) => {
  expect(parseCommand(body)).toBe(fault);
});
