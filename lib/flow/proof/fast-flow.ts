import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

const MAX_VERTICES = 5000;
const MAX_EDGES = 30_000;
const MAX_CAPACITY = 1e9;

interface Network {
  addEdge(a: number, b: number, capacity: number, back: number): unknown;
  flow(source: number, sink: number): number;
}

/** The program of SPOJ FASTFLOW with any network. */
export const fastFlow = (Flow: new (n: number) => Network) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const n = scanner.intIn(2, MAX_VERTICES, "n");
    const m = scanner.intIn(1, MAX_EDGES, "m");
    const network = new Flow(n);
    for (let edge = 0; edge < m; edge++) {
      const a = scanner.intIn(1, n, "a") - 1;
      const b = scanner.intIn(1, n, "b") - 1;
      const capacity = scanner.intIn(1, MAX_CAPACITY, "c");
      network.addEdge(a, b, capacity, capacity);
    }
    return new Writer()
      .int(network.flow(0, n - 1))
      .newline()
      .result();
  };
};
