import { Worker } from "node:worker_threads";

/** Runs an exported function of a TypeScript module in a thread of its own. */
export function inWorker<Result>(
  module: string,
  name: string,
  ...args: unknown[]
): Promise<Result> {
  const start = `const { workerData, parentPort } = require("node:worker_threads");
    require(workerData.tsNode);
    parentPort.postMessage(require(workerData.module)[workerData.name](...workerData.args));`;
  const tsNode = require.resolve("ts-node/register/transpile-only");
  const worker = new Worker(start, { eval: true, workerData: { tsNode, module, name, args } });
  return new Promise<Result>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a thread of ${module} ended with ${code}`)));
  });
}
