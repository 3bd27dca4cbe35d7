import { expect, it } from "vitest";
import { systemHints } from "./system-hints";

it("hints name what a system has", () => {
  expect(systemHints("win32").list("cases/knight-moves")).toBe("dir cases\\knight-moves");
  expect(systemHints("win32").ownProgram).toBe(".\\a.exe");
  expect(systemHints("win32").remove(["a/1.in", "a/1.out"])).toBe("del a\\1.in, a\\1.out");
  expect(systemHints("win32").ownCache).not.toContain("XDG_CACHE_HOME=");
  expect(systemHints("win32").list("my contests/a")).toBe('dir "my contests\\a"');
  expect(systemHints("linux").remove(["my contests/a"])).toBe('rm "my contests/a"');
  for (const platform of ["linux", "darwin"] as const) {
    expect(systemHints(platform).list("cases/knight-moves")).toBe("ls cases/knight-moves");
    expect(systemHints(platform).freeSpace).toBe("df -h .");
    expect(systemHints(platform).remove(["a/1.in", "a/1.out"])).toBe("rm a/1.in a/1.out");
  }
});
