/**
 * Phrases: texts that a program writes again and again, each chosen by its number.
 *
 * Use     const phrases = new Phrases(writer, ["No\n", "Yes\n"]); phrases.write(1)
 * Time    O(bytes), eight bytes a step
 * Space   the bytes of the texts, and 4 bytes a text
 * Limits  2^30 bytes in all; the texts are written as UTF-8
 * Errors  RangeError for a number that no text has
 * Source  folklore, own code
 * Tested  phrases.test.ts: against join() on random texts, also where the Writer hands its bytes over
 */
import { Writer } from "./writer";

export class Phrases {
  private readonly writer: Writer;
  /** Text k is bytes[starts[k] … starts[k + 1] - 1]; SURPLUS bytes more can be read behind the last text. */
  private readonly starts: Int32Array;
  private readonly bytes: DataView;
  /** The writer's buffer, and a view on it. */
  private buffer: Uint8Array;
  private view: DataView;

  constructor(writer: Writer, texts: readonly string[]) {
    this.starts = new Int32Array(texts.length + 1);
    const all = new Writer();
    for (const [index, text] of texts.entries()) this.starts[index + 1] = all.text(text).length;
    all.reserve(SURPLUS);
    this.bytes = new DataView(all.buffer.buffer);
    this.writer = writer;
    this.buffer = writer.buffer;
    this.view = new DataView(this.buffer.buffer);
  }

  /** Puts texts[index] into the Writer. */
  write(index: number): void {
    const { writer, starts } = this;
    const bytes = this.bytes;
    const start = starts[index]!;
    const size = starts[index + 1]! - start;
    if (!(size >= 0)) this.fail(index);
    const end = writer.length + size;
    if (end + SURPLUS > this.buffer.length || this.buffer !== writer.buffer) this.makeRoom(size);
    const view = this.view;
    const at = writer.length;
    // As doubles: no eight bytes of UTF-8 are a NaN, whose bits might change on the way.
    for (let byte = 0; byte < size; byte += 8) {
      view.setFloat64(at + byte, bytes.getFloat64(start + byte, true), true);
    }
    writer.commit(at + size);
  }

  /** Room for a text of this size, in the buffer that the writer has then. */
  private makeRoom(size: number): void {
    this.writer.reserve(size + SURPLUS);
    if (this.buffer === this.writer.buffer) return;
    this.buffer = this.writer.buffer;
    this.view = new DataView(this.buffer.buffer);
  }

  private fail(index: number): never {
    const { length } = this.starts;
    throw new RangeError(`Phrases.write: expected a number in [0, ${length - 1}), got ${index}`);
  }
}

/** Eight bytes a step go as many over the end. */
const SURPLUS = 7;
