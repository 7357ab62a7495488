import { imageRules } from '@lumora/shared-contract/images';

/**
 * Validates an image file by its size and its content, not by its name: PNG, JPG or WEBP of at most
 * `imageRules.maxBytes`. Resolves to an error message that names the file, or to undefined if the file is valid.
 */
export async function imageFileError(file: File): Promise<string | undefined> {
  if (file.size > imageRules.maxBytes) {
    return `“${file.name}” is ${toMegabytes(file.size)} MB. Choose an image of at most ${toMegabytes(imageRules.maxBytes)} MB.`;
  }
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isPng(start) && !isJpeg(start) && !isWebp(start)) {
    return `“${file.name}” is not a PNG, JPG or WEBP image. Choose another file.`;
  }
  return undefined;
}

/** Rounds up, so that a file just over the limit is not displayed with the size of the limit. */
function toMegabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}

const isPng = (start: Uint8Array) => startsWith(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isJpeg = (start: Uint8Array) => startsWith(start, [0xff, 0xd8, 0xff]);
const isWebp = (start: Uint8Array) =>
  startsWith(start, [0x52, 0x49, 0x46, 0x46]) && startsWith(start.subarray(8), [0x57, 0x45, 0x42, 0x50]);

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
