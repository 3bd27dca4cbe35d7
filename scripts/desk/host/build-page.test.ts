import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { buildPage } from "./build-page";

const folder = testFolder();
beforeAll(async () => void (await buildPage(folder)));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("is a script without imports, small enough for a first paint", () => {
  expect(read("page.js")).not.toMatch(/\b(import|require)\s*\(|\beval\(/);
  expect(read("page.js").length).toBeLessThan(100_000);
});

it("loads nothing from elsewhere", () => {
  expect(read("page.css")).not.toMatch(/url\(|@import/);
  expect(read("page.html")).not.toMatch(/https?:|<script>|<style/);
});

it("has the colours of all pages, light and dark", () => {
  expect(read("page.css").match(/--d-paper:/g)).toHaveLength(3);
});
