// Loaded before a program that may call process.exit: what it prints through its stdout waits, as in a pipe whose
// reader is slow, until the program has nothing else to do. Where it exits while output waits, its exit code is
// CUT. It runs under every Node since 12, which knows neither "node:fs" nor "?.".
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 has no such names
const { writeSync } = require("fs");
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 has no such names
const { isMainThread } = require("worker_threads");

const CUT = 199;
/** Something else may keep a program alive that waits for its output. */
const PATIENCE_MS = 1000;

if (isMainThread) {
  const { stdout } = process;
  const exit = process.reallyExit;
  let held;

  const release = () => {
    const hadOutput = held !== undefined;
    while (held !== undefined) {
      const { bytes, done } = held;
      held = undefined;
      for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at, bytes.length - at);
      done(); // what waits behind it comes, perhaps at once
    }
    return hadOutput;
  };

  stdout._write = (chunk, encoding, done) => {
    held = { bytes: typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk, done };
  };
  stdout._writev = null;
  process.on("beforeExit", () => {
    if (release()) setImmediate(() => {}); // so that it is asked again
  });
  setInterval(release, PATIENCE_MS).unref();
  process.reallyExit = (code) => exit.call(process, held === undefined ? code : CUT);
}
