const WORKS = `
  flow/assignment graph/dijkstra graph/strongly-connected-components grid/grid-search
  io/scanner io/writer matrix/matrix-product number/factorize number/primes-below
  polynomial/convolution range/add-max-tree range/fenwick-tree range/segment-tree
  sequence/permutation-rank sequence/radix-sort sequence/random string/suffix-array string/z-function
  structure/bitset structure/disjoint-sets structure/int-deque structure/int-map structure/int-queue
  structure/interval-set structure/meldable-heap structure/priority-queue structure/sorted-ints
  structure/state-index
`;

/** The benchmarks that the site shows, as filters of `npm run bench`. */
export const measured: readonly string[] = WORKS.trim()
  .split(/\s+/)
  .map((work) => `${work.replace("/", "/proof/")}.bench.ts`);
