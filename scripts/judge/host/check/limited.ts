/** CPU seconds and file sizes that a program of a package may use; memory where it is compiled code. */
const SECONDS = 60;
const FILE_BLOCKS = 1 << 20; // of 512 bytes
const MEMORY_KIB = 4 << 20;

/** The command under the limits of the system, where it has a shell that sets them. */
export function limited(
  [program, ...args]: readonly string[],
  isNative: boolean,
  platform: NodeJS.Platform = process.platform,
  seconds = SECONDS,
  memoryKib = MEMORY_KIB,
): readonly string[] {
  if (platform === "win32") return [program!, ...args];
  // macOS has no such limit: its shell would complain in the middle of what the program says.
  const hasMemory = isNative && platform !== "darwin";
  const memory = hasMemory ? `ulimit -v ${Math.ceil(memoryKib)}; ` : "";
  const time = `ulimit -t ${Math.ceil(seconds)}; ulimit -f ${FILE_BLOCKS}; `;
  const script = `${time}${memory}exec "$0" "$@"`;
  return ["/bin/sh", "-c", script, program!, ...args];
}
