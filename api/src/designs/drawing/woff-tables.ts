import { inflateSync } from 'node:zlib';

// lengths in bytes, https://www.w3.org/TR/WOFF/
const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/** Converts a WOFF 1 file to the OpenType font in it: decompresses the tables and writes a table directory. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(fontHeader + count * fontEntry);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeader + index * woffEntry;
    const [offset, compressedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (compressedLength ?? 0));
    const table = compressedLength === length ? bytes : inflateSync(bytes);
    const target = fontHeader + index * fontEntry;
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, target + 8);
    directory.writeUInt32BE(table.length, target + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
