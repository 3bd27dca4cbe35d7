import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { measured } from "./measured";

it("names benchmarks that exist, each of them once", () => {
  expect(new Set(measured).size).toBe(measured.length);
  const names = readdirSync(join(TOOL, "lib"), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `lib/${name.replaceAll("\\", "/")}`);
  for (const part of measured) expect(files.filter((file) => file.includes(part))).toHaveLength(1);
});
