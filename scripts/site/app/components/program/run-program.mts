/** What a judged file uses of node:fs: stdin as a file, and stdout. */
class StandardStreams {
  private at = 0;
  private readonly input: Uint8Array;
  private readonly pieces: Uint8Array[] = [];
  private length = 0;

  constructor(input: string) {
    this.input = new TextEncoder().encode(input);
  }
  fstatSync() {
    return { size: this.input.length };
  }
  readSync(_file: number, buffer: Uint8Array, at: number, most: number): number {
    const piece = this.input.subarray(this.at, this.at + most);
    buffer.set(piece, at);
    this.at += piece.length;
    return piece.length;
  }
  writeSync(_file: number, bytes: Uint8Array, at: number, length: number): number {
    if (this.length + length > MOST_OUTPUT) throw new Error(`more than ${MOST_OUTPUT} bytes`);
    this.pieces.push(bytes.slice(at, at + length));
    this.length += length;
    return length;
  }
  output(): string {
    const decoder = new TextDecoder();
    return this.pieces.map((piece) => decoder.decode(piece, { stream: true })).join("");
  }
}

const MOST_OUTPUT = 1_000_000;

/** Runs the judged file as a judge's Node would, in this worker, which the page ends after its limit. */
self.onmessage = ({ data: { program, input } }: MessageEvent<Record<string, string>>) => {
  const streams = new StandardStreams(input!);
  try {
    new Function("require", program!)(() => streams);
    self.postMessage({ output: streams.output() });
  } catch (error) {
    self.postMessage({ output: streams.output(), error: String(error) });
  }
};
