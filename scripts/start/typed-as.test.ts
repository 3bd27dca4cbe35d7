import { expect, it } from "vitest";
import { typedAs } from "./typed-as.cjs";

it.each([
  ["npm run", {}],
  ["npm run", { npm_lifecycle_script: "node scripts/start.cjs judge a" }],
  ["jb", { JB_COMMAND: "judge" }],
  ["jb", { JB_COMMAND: "judge", npm_lifecycle_script: "vitest run" }],
  ["npx jb", { JB_COMMAND: "judge", npm_lifecycle_script: "jb judge" }],
  ["npx jb", { JB_COMMAND: "judge", npm_lifecycle_script: "'jb' 'judge'" }],
  ["npx jb", { JB_COMMAND: "init", npm_lifecycle_script: "judgebench init" }],
])("%s with %j", (typed, env) => {
  expect(typedAs(env)).toBe(typed);
});
