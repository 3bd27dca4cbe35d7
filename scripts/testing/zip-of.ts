import { deflateRawSync } from "node:zlib";

export interface Member {
  readonly path: string;
  readonly content: string;
  readonly stored?: boolean;
  /** Size that the directory promises, where it lies. */
  readonly promised?: number;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A zip as zip itself writes it: local headers with data, then the directory, then its end. */
export function zipOf(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.path);
    const plain = Buffer.from(member.content);
    const packed = member.stored ? plain : deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(member.flags ?? 0, 8);
    entry.writeUInt16LE(member.method ?? (member.stored ? 0 : 8), 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(member.promised ?? plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(member.mode ?? 0o100644, 40);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    parts.push(local, name, packed);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
