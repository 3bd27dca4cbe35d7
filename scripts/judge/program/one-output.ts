import type { Execution } from "../../runner/execution";

/** The output of a program that a variable gives a file: that file where it wrote some, else its stdout. */
export function oneOutput(variable: string, file: Execution, stdout: Execution): Execution {
  const printed = stdout.output.length;
  if (printed === 0) return file;
  if (file.output.length === 0) return stdout;
  const hint = `it has two outputs: the file that ${variable} names counts, not its ${printed} bytes on stdout`;
  return { ...file, output: file.output, hint };
}
