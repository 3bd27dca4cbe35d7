import { vi } from "vitest";

/** What the calls meet, in turn: bytes or a count of bytes, or the code of an error. */
export interface Descriptors {
  /** What fstat says of stdin; it throws where this is missing. */
  readonly size?: number | undefined;
  /** What is read from stdin; a longer part serves several reads. At the end stands the end of input. */
  readonly stdin?: readonly (Uint8Array | string)[];
  /** How many bytes a write takes at most; all where nothing more is said. */
  readonly writes?: readonly (number | string)[];
}

const MOST = 10_000;

export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: as the system throws it`), { code });
}

/** Runs it with other descriptors 0 and 1 in this process; returns what was written to stdout. */
export function withDescriptors({ size, stdin, writes }: Descriptors, run: () => void): Buffer {
  const fs = process.getBuiltinModule("node:fs");
  const { readSync, writeSync } = fs;
  const parts = [...(stdin ?? [])];
  const takes = [...(writes ?? [])];
  const written: Uint8Array[] = [];
  let count = 0;
  const calls = {
    fstatSync(fd: number) {
      if (fd !== 0 || size === undefined) throw systemError("EBADF");
      return { size };
    },
    readSync(fd: number, buffer: Uint8Array, at: number, room: number, position: unknown) {
      if (++count > MOST) throw new Error("the program does not stop reading");
      if (fd !== 0) return readSync(fd, buffer, at, room, position as number);
      if (position !== null || room < 1) throw systemError("EINVAL");
      const part = parts.shift() ?? new Uint8Array();
      if (typeof part === "string") throw systemError(part);
      buffer.set(part.subarray(0, room), at);
      if (part.length > room) parts.unshift(part.subarray(room));
      return Math.min(part.length, room);
    },
    writeSync(fd: number, bytes: Uint8Array, at: number, length: number) {
      if (++count > MOST) throw new Error("the program does not stop writing");
      const most = takes.shift() ?? length;
      if (typeof most === "string") throw systemError(most);
      if (at + length > bytes.length) throw systemError("EINVAL");
      if (fd !== 1) return writeSync(fd, bytes, at, Math.min(most, length));
      written.push(bytes.slice(at, at + Math.min(most, length)));
      return Math.min(most, length);
    },
  };
  const spies = Object.entries(calls).map(([name, call]) =>
    vi.spyOn(fs, name as "readSync").mockImplementation(call as never),
  );
  try {
    run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return Buffer.concat(written);
}
