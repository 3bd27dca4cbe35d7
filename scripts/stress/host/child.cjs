// The program of the persistent child. It is passed to node as text, so it requires nothing of this
// repository. It loads one program and answers each input until its pipe ends.
const { readSync, writeSync } = require("node:fs");
const { Writable } = require("node:stream");

const [REQUESTS, ANSWERS] = [0, 1];
const [KEEP, FRESH] = [1, 2]; // the first frame says whether the program is loaded anew for every input
const BATCH_END = 1; // where inputs are 0
const [ANSWER, CRASH] = [0, 1];

let buffer = Buffer.alloc(1 << 16);
let [from, to] = [0, 0];

// The parent would read anything else a program prints as an answer. Even touching the real stream
// would make Node switch this pipe to non-blocking writes.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
Object.defineProperty(process, "stdout", { value: nowhere });

const { exit } = process;
process.exit = (code) => {
  const call = `process.exit(${code ?? ""})`;
  writeSync(2, `Error: it calls ${call} instead of returning its answer\n`);
  return exit(1);
};

const first = next();
if (first) serve(first.kind, first.bytes.toString("utf8"));

function serve(kind, code) {
  const load = new Function("module", "require", code);
  const make = () => {
    const module = { exports: {} };
    load(module, require);
    return module.exports.solve;
  };
  let solve;
  for (let frame = next(); frame; frame = next()) {
    if (frame.kind === BATCH_END) continue;
    try {
      // Loads the program inside the try: a failure to load is reported with the first input.
      if (solve === undefined || kind === FRESH) solve = make();
      send(ANSWER, solve(frame.bytes));
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error);
      send(CRASH, Buffer.from(String(stack).slice(0, 2000)));
      if (kind === KEEP) solve = undefined;
      // The parent ignores the rest of the batch.
      while (frame && frame.kind !== BATCH_END) frame = next();
    }
  }
}

/** The next frame, its bytes a copy that the program may change; undefined at the end. */
function next() {
  if (!fill(5)) return undefined;
  const [kind, length] = [buffer[from], buffer.readUInt32LE(from + 1)];
  if (!fill(5 + length)) return undefined;
  const bytes = Buffer.from(new Uint8Array(buffer.subarray(from + 5, from + 5 + length)).buffer);
  from += 5 + length;
  return { kind, bytes };
}

/** Reads until `count` bytes are there; false when the pipe ends before. */
function fill(count) {
  if (to - from >= count) return true;
  if (from + count > buffer.length) {
    const larger = from > 0 && count <= buffer.length ? buffer : Buffer.alloc(2 * count);
    buffer.copy(larger, 0, from, to);
    [buffer, from, to] = [larger, 0, to - from];
  }
  while (to - from < count) {
    const read = readSync(REQUESTS, buffer, to, buffer.length - to, null);
    if (read === 0) return false;
    to += read;
  }
  return true;
}

function send(kind, bytes) {
  const frame = Buffer.allocUnsafe(5 + bytes.length);
  frame[0] = kind;
  frame.writeUInt32LE(bytes.length, 1);
  frame.set(bytes, 5);
  for (let at = 0; at < frame.length; ) at += writeSync(ANSWERS, frame, at);
}
