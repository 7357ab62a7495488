import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@lumora/shared-contract';

/** Every file below `client/` and `server/` of a build, by path, with its size and integrity. */
export async function releaseFiles(built: string): Promise<Record<string, ReleaseFile>> {
  const paths = (await readdir(built, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => /^(client|server)\//.test(file) && !compressedForm.test(file))
    .sort();
  const files = await Promise.all(
    paths.map(async (file): Promise<[string, ReleaseFile]> => {
      const content = await readFile(path.join(built, file));
      return [file, { size: content.length, integrity: integrityOf(content) }];
    }),
  );
  return Object.fromEntries(files);
}

/** Writes `.br` and `.gz` beside every file of `client/` that shrinks, and notes their sizes. */
export async function compressFiles(
  built: string,
  files: Record<string, ReleaseFile>,
): Promise<Record<string, ReleaseFile>> {
  const compressed: Record<string, ReleaseFile> = {};
  for (const [file, facts] of Object.entries(files)) {
    compressed[file] = isCompressible(file) ? { ...facts, ...(await compress(path.join(built, file))) } : facts;
  }
  return compressed;
}

/** The hash in a release's id: over its files, sources, manifest and loading order; not over who built it and when. */
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
  const listed = Object.keys(files)
    .sort()
    .map((file) => [file, files[file]?.integrity]);
  const content = [listed, source, manifest, entry, preload, screens, fonts, console, server, shared];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** Subresource integrity of `content`, as browsers want it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

type Content = Omit<Release, 'module' | 'id' | 'version' | 'commit' | 'built_by' | 'built_at'>;

const compressedForm = /\.(br|gz)$/;
const isCompressible = (file: string) =>
  file.startsWith('client/') && /\.(m?js|css|html|svg|json|txt|ttf|ico|map)$/.test(file);

async function compress(file: string): Promise<Pick<ReleaseFile, 'br' | 'gz'>> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  // below this a response is one packet anyway
  if (content.length < 256 || br.length >= content.length || gz.length >= content.length) return {};
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { br: br.length, gz: gz.length };
}
