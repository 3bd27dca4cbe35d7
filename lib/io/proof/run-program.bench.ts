import type { Bench } from "../../../scripts/bench/bench";

const BYTES = 32 << 20;

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "32 MiB from stdin to stdout",
    stdin: () => Uint8Array.from({ length: BYTES }, (_, at) => 32 + (at % 95)),
    contenders: [
      { role: "ours", name: "runProgram", program: "scripts/bench/programs/copy.ts" },
      {
        role: "plain",
        name: "readFileSync(0), a text",
        program: "scripts/bench/programs/copy-text.ts",
      },
      {
        role: "plain",
        name: "events of process.stdin",
        program: "scripts/bench/programs/copy-events.ts",
      },
      { role: "cpp", name: "C++ read, write", source: "io/copy.cpp", args: ["read"] },
      { role: "cpp", name: "C++ fread, fwrite", source: "io/copy.cpp", args: ["fread"] },
    ],
  },
];
