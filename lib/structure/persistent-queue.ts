/**
 * PersistentQueue: a queue in many versions, each an earlier version after one push or one pop.
 *
 * Use     const queue = new PersistentQueue(capacity); queue.push(0, x); queue.front(1); queue.pop(1)
 * Time    O(1) for push and lengthOf, O(log n) for pop and front
 * Space   28 bytes a version
 * Limits  up to `capacity` versions made, at most 2^28; values are 32-bit integers
 * Errors  RangeError for a bad capacity, a version that is not there, an empty queue, one too many
 * Source  a queue is the end of a path in a tree; jumps to an ancestor of a depth: Myers,
 *         "An applicative random-access stack", Inf. Proc. Letters 17 (1983), 241-248
 * Tested  programs.test.ts: against copied arrays; persistent-queue.test.ts: long queues and full ones; verify:
 *         library-checker persistent_queue
 */
export class PersistentQueue {
  readonly capacity: number;
  private versions = 1;
  /** Of a version: the tree's node of its last value, and how many values it has. */
  private readonly last: Int32Array;
  private readonly lengths: Int32Array;
  /** Of a node: its value, the one before it, an ancestor some way up, and its depth. */
  private nodes = 1; // node 0 stands before every value
  private readonly values: Int32Array;
  private readonly parent: Int32Array;
  private readonly jump: Int32Array;
  private readonly depth: Int32Array;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 28) {
      throw new RangeError(
        `PersistentQueue: capacity must be an integer in [0, 2^28], got ${capacity}`,
      );
    }
    this.capacity = capacity;
    this.last = new Int32Array(capacity + 1);
    this.lengths = new Int32Array(capacity + 1);
    this.values = new Int32Array(capacity + 1);
    this.parent = new Int32Array(capacity + 1);
    this.jump = new Int32Array(capacity + 1);
    this.depth = new Int32Array(capacity + 1);
  }

  /** Returns a new version: the given one with x behind it. Version 0 is the empty queue. */
  push(version: number, x: number): number {
    const before = this.last[this.checked("push", version)]!;
    if ((x | 0) !== x) {
      throw new RangeError(`PersistentQueue.push: value must be a 32-bit integer, got ${x}`);
    }
    const newest = this.newVersion("push");
    const node = this.nodes++;
    const jump = this.jump;
    const depth = this.depth;
    this.values[node] = x;
    this.parent[node] = before;
    depth[node] = depth[before]! + 1;
    // After two jumps of equal length, the new jump spans both and one step more.
    const far = jump[before]!;
    const isPair = depth[before]! - depth[far]! === depth[far]! - depth[jump[far]!]!;
    jump[node] = isPair ? jump[far]! : before;
    this.last[newest] = node;
    this.lengths[newest] = this.lengths[version]! + 1;
    return newest;
  }

  /** Returns a new version: the given one without its first value. */
  pop(version: number): number {
    const length = this.lengths[this.checked("pop", version)]!;
    if (length === 0) throw new RangeError(`PersistentQueue.pop: version ${version} is empty`);
    const newest = this.newVersion("pop");
    this.last[newest] = this.last[version]!;
    this.lengths[newest] = length - 1;
    return newest;
  }

  /** The first value of a version. */
  front(version: number): number {
    const length = this.lengths[this.checked("front", version)]!;
    if (length === 0) throw new RangeError(`PersistentQueue.front: version ${version} is empty`);
    const jump = this.jump;
    const depth = this.depth;
    const parent = this.parent;
    let node = this.last[version]!;
    const wanted = depth[node]! - length + 1;
    while (depth[node]! > wanted) {
      node = depth[jump[node]!]! >= wanted ? jump[node]! : parent[node]!;
    }
    return this.values[node]!;
  }

  lengthOf(version: number): number {
    return this.lengths[this.checked("lengthOf", version)]!;
  }

  private newVersion(method: string): number {
    if (this.versions > this.capacity) {
      throw new RangeError(`PersistentQueue.${method}: full at ${this.capacity} versions`);
    }
    return this.versions++;
  }

  private checked(method: string, version: number): number {
    if (version >>> 0 === version && version < this.versions) return version;
    throw new RangeError(
      `PersistentQueue.${method}: version must be in [0, ${this.versions}), got ${version}`,
    );
  }
}
