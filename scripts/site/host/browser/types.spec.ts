import { execa } from "execa";
import { expect, it } from "vitest";
import { APP } from "../packages";

it("TypeScript finds no error in the components and their templates", async () => {
  const { all } = await execa("npx", ["vue-tsc", "--noEmit"], {
    cwd: APP,
    all: true,
    reject: false,
  });
  expect(all.replace(/^npm warn.*\n?/gm, "")).toBe("");
});
