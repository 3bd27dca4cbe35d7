import type { Runtime } from "../targets/target";

interface System {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/** The npm package that holds a runtime's program for a system, and the program in it. */
export function runtimePackage(
  { name, version }: Runtime,
  { platform, arch }: System,
): { readonly name: string; readonly program: string } {
  const ending = platform === "win32" ? ".exe" : "";
  const of = (from: string, folder: string) => ({
    name: from,
    program: `${from}/${folder}${name}${ending}`,
  });
  if (name === "deno") {
    return of(`@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`, "");
  }
  const system = platform === "win32" ? { node: "win", bun: "windows" }[name] : platform;
  if (name === "bun")
    return of(`@oven/bun-${system}-${arch === "arm64" ? "aarch64" : arch}`, "bin/");
  // Node before 16 has no builds for Apple's processors; they run the x64 builds.
  const isOld = platform === "darwin" && Number(version.split(".")[0]) < 16;
  return of(`node-${system}-${isOld ? "x64" : arch}`, "bin/");
}
