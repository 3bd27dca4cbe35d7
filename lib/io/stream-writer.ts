/**
 * StreamWriter: a Writer that hands its bytes over whenever its buffer is full.
 *
 * Use     const writer = new StreamWriter((bytes) => process.stdout.write(bytes)); writer.text("")
 * Time    O(bytes) in all; 2^15 bytes and more, given as bytes, are handed over without a copy
 * Space   64 KiB, or what the longest single text or reserve() takes
 * Limits  those of Writer; result() holds what was not handed over yet; not checked to be numbers:
 *         StreamWriter.reserve(bytes)
 * Errors  those of Writer
 * Source  own code
 * Tested  stream-writer.test.ts: against a Writer with the same calls, on pieces of all lengths
 */
import { Writer } from "./writer";

export class StreamWriter extends Writer {
  private readonly write: (bytes: Uint8Array) => void;

  /** `write` must be done with the bytes when it returns: they are a view on the buffer. */
  constructor(write: (bytes: Uint8Array) => void) {
    super();
    this.write = write;
  }

  /** Makes room for that many more bytes, by handing over those that are there. */
  override reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    this.handOver();
    super.reserve(bytes);
  }

  /** These bytes as they are. */
  override bytes(bytes: Uint8Array): this {
    if (bytes.length < LONG) return super.bytes(bytes);
    if (this.length > 0) this.handOver();
    this.write(bytes);
    return this;
  }

  private handOver(): void {
    this.write(this.result());
    this.length = 0;
  }
}

const LONG = 1 << 15;
