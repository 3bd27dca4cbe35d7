import { expect, it } from "vitest";
import { codePage } from "./code-page";

it.each([
  ["Active code page: 65001\r\n", 65_001],
  ["Aktive Codepage: 850.\r\n", 850],
  ["", undefined],
])("of %j: %s", async (text, page) => {
  const chcp = [process.execPath, "-e", `process.stdout.write(${JSON.stringify(text)})`];
  expect(await codePage("win32", chcp)).toBe(page);
});

it("is unknown without chcp, and elsewhere", async () => {
  expect(await codePage("win32", ["/no/such/program"])).toBeUndefined();
  expect(await codePage("darwin", ["/no/such/program"])).toBeUndefined();
});
