/**
 * PackedState: a board of up to 16 cells with values 0 … 15, four bits a cell in two 32-bit words.
 *
 * Use     const state = new PackedState(); state.load(tiles); state.swap(4, 5); state.get(4)
 * Time    O(1) for get, set and swap
 * Space   8 bytes of payload
 * Limits  16 cells; cell c lies in bits 4c of `low` for c < 8, in bits 4(c - 8) of `high` else; not checked
 *         to be numbers: PackedState.store(count)
 * Errors  RangeError for a cell outside [0, 16), a value outside [0, 16), more than 16 cells
 * Source  nibble boards: folklore, own code
 * Tested  packed-state.test.ts: against an array of 16 numbers by random steps
 *
 * Both words are signed 32-bit integers, as bit operators leave them, so `low` and `high` go straight
 * into an Int32Array or a StateIndex. BigUint64Array would be four times slower.
 */
export class PackedState {
  low = 0;
  high = 0;

  get(cell: number): number {
    checkCell("get", cell);
    return ((cell < 8 ? this.low : this.high) >>> ((cell & 7) << 2)) & 15;
  }

  set(cell: number, value: number): void {
    checkCell("set", cell);
    if (value >>> 0 > 15 || value !== value >>> 0) {
      throw new RangeError(`PackedState.set: value must be an integer in [0, 16), got ${value}`);
    }
    const shift = (cell & 7) << 2;
    if (cell < 8) this.low = (this.low & ~(15 << shift)) | (value << shift);
    else this.high = (this.high & ~(15 << shift)) | (value << shift);
  }

  /** Exchanges the values of two cells. */
  swap(a: number, b: number): void {
    // XOR with the difference of the two turns each value into the other.
    const difference = this.get(a) ^ this.get(b);
    this.flip(a, difference);
    this.flip(b, difference);
  }

  /** Takes over cells[0 … count-1]; the other cells become 0. */
  load(cells: ArrayLike<number>, count = cells.length): this {
    if (count > 16) throw new RangeError(`PackedState.load: at most 16 cells, got ${count}`);
    this.low = 0;
    this.high = 0;
    for (let cell = 0; cell < count; cell++) this.set(cell, cells[cell]!);
    return this;
  }

  /** Writes the values of cells 0 … count-1 into `cells`. */
  store(cells: { [index: number]: number }, count: number): void {
    for (let cell = 0; cell < count; cell++) cells[cell] = this.get(cell);
  }

  private flip(cell: number, bits: number): void {
    if (cell < 8) this.low ^= bits << (cell << 2);
    else this.high ^= bits << ((cell & 7) << 2);
  }
}

function checkCell(method: string, cell: number): void {
  if (cell >>> 0 > 15 || cell !== cell >>> 0) {
    throw new RangeError(`PackedState.${method}: cell must be an integer in [0, 16), got ${cell}`);
  }
}
