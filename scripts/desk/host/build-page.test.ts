import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPage } from "./build-page";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "page-"));
  await buildPage(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

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
