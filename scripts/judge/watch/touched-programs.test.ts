import { expect, it } from "vitest";
import { programFolder, touchedPrograms } from "./touched-programs";

it.each([
  ["/b", "/b/x/sum.ts", "/b/x"],
  ["/b", "/b/problems/two/wrong/off.ts", "problems/two/wrong"],
  ["/b", "/bench/problems/two/a.ts", "/bench/problems/two"],
  ["C:\\b", "C:/b/x/sum.ts", "C:/b/x"],
  ["C:\\b", "C:/b/problems/two/a.ts", "problems/two"],
  ["C:\\b", "C:\\b\\.contest\\a\\a.ts", ".contest/a"],
])("below %s the folder of %s is %s", (root, program, folder) => {
  expect(programFolder(root, program)).toBe(folder);
});

it.each([
  ["/b", "/b/x/sum.ts", "/b/x/1.in", true],
  ["/b", "/b/x/sum.ts", "/b/xy/1.in", false],
  ["C:\\b", "C:/b/x/sum.ts", "C:/b/x/sum.ts", true],
  ["C:\\b", "C:/b/problems/two/a.ts", "cases/two/1.in", true],
  ["C:\\b", "C:/b/problems/two/a.ts", "problems/one/a.ts", false],
  ["C:\\b", "C:/b/x/sum.ts", "lib/io/scanner.ts", true],
])("below %s %s is touched by %s: %s", (root, program, changed, isTouched) => {
  expect(touchedPrograms(root, [program], [changed])).toEqual(isTouched ? [program] : []);
});
