// Long computations run here, in a worker, so that the page stays responsive and can cancel them.
import { trace } from "#problems/n-queens-genetic/view";
import { race, solution } from "#problems/sliding-puzzle/view";

const clock = () => performance.now();

self.onmessage = ({ data }) => {
  try {
    self.postMessage({ answer: work(data) });
  } catch (error) {
    self.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
};

function work(job: { kind: string; scene: never; name: string; maxStates: number; maxMs: number }) {
  if (job.kind === "slide") return solution(job.scene);
  if (job.kind === "queens") return trace(job.scene);
  const { name, scene, maxStates, maxMs } = job;
  const result = race(name, scene, { maxStates, maxMs, maxBytes: 600e6, clock });
  return result && { ...result, moves: result.moves ? result.moves.length : undefined };
}
