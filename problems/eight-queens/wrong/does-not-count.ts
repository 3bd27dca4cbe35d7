// expect: WA — looks for attacks only, so an empty board or seven queens pass
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).join("");
  const queens = [...text].flatMap((square, at) => (square === "*" ? [at] : []));
  const attacked = queens.some((a, i) =>
    queens.some((b, j) => {
      const rows = Math.abs((a >> 3) - (b >> 3));
      const columns = Math.abs((a & 7) - (b & 7));
      return i < j && (rows === 0 || columns === 0 || rows === columns);
    }),
  );
  return new TextEncoder().encode(attacked ? "invalid\n" : "valid\n");
}

if (require.main === module) runProgram(solve);
