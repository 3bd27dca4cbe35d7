import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../../base/host/roots";
import { axeViolations, openSite, type SiteUnderTest } from "./site-under-test";

// A run's HTML report, opened from disk, with what a hostile program printed.

const PROGRAM = `
process.stdin.resume();
process.stdin.on("end", () => {
  console.log("</script><script>document.title='owned'</script><img src=x onerror=\\"document.title='owned'\\">\\u0000\\u001b[2J");
});`;

let site: SiteUnderTest;
const folder = mkdtempSync(join(tmpdir(), "report-"));
beforeAll(async () => {
  const program = join(folder, "hostile.js");
  writeFileSync(program, PROGRAM);
  const words = ["judge", "knight-moves", "-f", "sample|edge", "--run", `node ${program}`];
  const { stdout } = await execa(
    process.execPath,
    ["scripts/start.cjs", ...words, "--no-cache", "--reporter", "html"],
    { cwd: TOOL, reject: false },
  );
  writeFileSync(join(folder, "report.html"), stdout);
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  { width: 1100, dark: false },
  { width: 390, dark: true },
])("shows hostile output and runs none of it: %o", async (options) => {
  const page = await site.open(pathToFileURL(join(folder, "report.html")).href, options);
  expect(await page.title()).toMatch(/^0 passed, \d+ failed$/);
  expect(await page.locator("details[data-verdict=WA][open] pre").count()).toBeGreaterThan(3);
  expect(await page.locator("pre[aria-label=found]").first().innerText()).toContain("</script>");
  expect(await page.locator("img").count()).toBe(0);
  expect(await page.locator(".picture svg").count()).toBeGreaterThan(0);
  const [content, window] = await page.evaluate<number[]>(
    "[document.documentElement.scrollWidth, innerWidth]",
  );
  expect(content).toBeLessThanOrEqual(window!);
  await page.locator("button[data-filter=WA]").click();
  expect(await page.locator("[data-verdict]:visible").count()).toBeGreaterThan(0);
  expect(site.complaints).toEqual([]);
  await page.close();
});

it("has no violation of accessibility", async () => {
  const path = pathToFileURL(join(folder, "report.html")).href;
  const page = await site.open(path, { bypassCSP: true });
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.title()).toMatch(/^0 passed/);
  await page.close();
});
