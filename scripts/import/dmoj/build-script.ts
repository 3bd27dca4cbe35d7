const CPP = /\.(?:cpp|cc|cxx|c\+\+|C)$/;

/** A `build` that compiles C or C++ with flags of the package; the judge starts the `run` that it leaves. */
export function buildScript(paths: readonly string[], flags: readonly string[]): Uint8Array {
  const names = paths.map((path) => path.split("/").at(-1)!);
  const isCpp = names.some((name) => CPP.test(name));
  const sources = names.filter((name) => (isCpp ? CPP.test(name) : name.endsWith(".c")));
  const compiler = isCpp ? "c++ -std=gnu++17" : "cc";
  const quoted = [...flags, ...sources].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  return new TextEncoder().encode(
    `#!/bin/sh\nexec ${compiler} -O2 -I. -o run ${quoted.join(" ")} -lm\n`,
  );
}

/** A source that makes stdout of a C or C++ program unbuffered, as DMOJ does for interactors. */
export function unbufferedSource(
  paths: readonly string[],
): readonly [string, Uint8Array] | undefined {
  const isCpp = paths.some((path) => CPP.test(path));
  if (!isCpp && !paths.some((path) => path.endsWith(".c"))) return undefined;
  const text =
    "#include <stdio.h>\n__attribute__((constructor)) static void unbuffered(void) {\n" +
    "  setvbuf(stdout, 0, _IONBF, 0);\n}\n";
  return [`unbuffered.${isCpp ? "cpp" : "c"}`, new TextEncoder().encode(text)];
}
