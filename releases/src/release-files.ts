import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release, ReleaseFile } from './release-schema.ts';

/**
 * Lists the files below `client/` and `server/` of a build by path, each with its size in bytes, its integrity hash and
 * the sizes of its compressed copies.
 */
export async function releaseFiles(buildFolder: string): Promise<Record<string, ReleaseFile>> {
  const sizes = new Map<string, number>();
  const contents = await Promise.all(
    (await filesOf(buildFolder)).map(async (file) => [file, await readFile(path.join(buildFolder, file))] as const),
  );
  for (const [file, content] of contents) sizes.set(file, content.length);
  const files = contents
    .filter(([file]) => !compressedCopy.test(file))
    .map(([file, content]): [string, ReleaseFile] => {
      const [br, gz] = [sizes.get(`${file}.br`), sizes.get(`${file}.gz`)];
      const compressed = { ...(br !== undefined && { br }), ...(gz !== undefined && { gz }) };
      return [file, { size: content.length, integrity: integrityOf(content), ...compressed }];
    });
  return Object.fromEntries(files);
}

/** Writes a `.br` and a `.gz` copy beside every file of `client/` that compression makes smaller. */
export async function compressFiles(buildFolder: string): Promise<void> {
  for (const file of (await filesOf(buildFolder)).filter(isCompressible)) await compress(path.join(buildFolder, file));
}

async function filesOf(buildFolder: string): Promise<string[]> {
  const entries = await readdir(buildFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => /^(client|server)\//.test(file))
    .sort();
}

/** Returns the hash in a release id. It covers files, sources, manifest and load order, but not the builder or time. */
export function contentHash({
  files,
  source,
  manifest,
  entry,
  preload,
  screens,
  fonts,
  console,
  server,
  shared,
}: Content): string {
  const hashes = Object.keys(files)
    .sort()
    .map((file) => [file, files[file]?.integrity]);
  const content = [hashes, source, manifest, entry, preload, screens, fonts, console, server, shared];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** Returns the Subresource Integrity value of `content` (`sha384-…`). */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

type Content = Omit<Release, 'module' | 'id' | 'version' | 'commit' | 'built_by' | 'built_at'>;

const compressedCopy = /\.(br|gz)$/;
const isCompressible = (file: string) =>
  file.startsWith('client/') && /\.(m?js|css|html|svg|json|txt|ttf|ico|map)$/.test(file);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  // a smaller response fits in one packet anyway
  if (content.length < 256 || br.length >= content.length || gz.length >= content.length) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
