/** How to run one case; times in microseconds, 0 for no limit. */
export interface RunRequest {
  readonly tier: "A" | "B" | "C";
  readonly cpuUs: number;
  readonly idleUs: number;
  readonly wallUs: number;
  readonly memoryKiB: number;
  readonly outputBytes: number;
  readonly processes: number;
  readonly files: number;
  /** The file that the supervisor copies to `input`; "" for none. */
  readonly source: string;
  readonly input: string;
  readonly output: string;
  readonly errors: string;
  readonly box: string;
  /**
   * Files in the working folder that replace stdin and stdout; "" if the program uses stdin and stdout.
   */
  readonly inputName: string;
  readonly outputName: string;
  readonly readable: readonly string[];
  /** In tier A: the options of bubblewrap that make the box's files. */
  readonly mounts: readonly string[];
  readonly argv: readonly string[];
  readonly env: readonly string[];
}

/** The length in bytes, then strings that end with NUL. */
export function requestMessage(request: RunRequest): Buffer {
  const { tier, cpuUs, idleUs, wallUs, memoryKiB, outputBytes, processes, files: most } = request;
  const values = [cpuUs, idleUs, wallUs, memoryKiB, outputBytes, processes, most];
  const numbers = values.map((value) => String(Math.round(value)));
  const all = [request.readable, request.mounts, request.argv, request.env];
  const lists = all.flatMap((list) => [String(list.length), ...list]);
  const { inputName, outputName } = request;
  const files = [
    request.source,
    request.input,
    request.output,
    request.errors,
    request.box,
    inputName,
    outputName,
  ];
  const body = Buffer.from(
    [tier, ...numbers, ...files, ...lists].map((field) => `${field}\0`).join(""),
  );
  return Buffer.concat([Buffer.from(`${body.length}\n`), body]);
}
