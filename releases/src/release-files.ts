import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@lumora/shared-contract';

/** Every file below `client/` and `server/` of a build, by path, with its size, its integrity and the sizes of its compressed forms. */
export async function releaseFiles(built: string): Promise<Record<string, ReleaseFile>> {
  const sizes = new Map<string, number>();
  const contents = await Promise.all(
    (await filesOf(built)).map(async (file) => [file, await readFile(path.join(built, file))] as const),
  );
  for (const [file, content] of contents) sizes.set(file, content.length);
  const files = contents
    .filter(([file]) => !compressedForm.test(file))
    .map(([file, content]): [string, ReleaseFile] => {
      const [br, gz] = [sizes.get(`${file}.br`), sizes.get(`${file}.gz`)];
      const forms = { ...(br !== undefined && { br }), ...(gz !== undefined && { gz }) };
      return [file, { size: content.length, integrity: integrityOf(content), ...forms }];
    });
  return Object.fromEntries(files);
}

/** Writes `.br` and `.gz` beside every file of `client/` that shrinks. */
export async function compressFiles(built: string): Promise<void> {
  for (const file of (await filesOf(built)).filter(isCompressible)) await compress(path.join(built, file));
}

async function filesOf(built: string): Promise<string[]> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => /^(client|server)\//.test(file))
    .sort();
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

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  // below this a response is one packet anyway
  if (content.length < 256 || br.length >= content.length || gz.length >= content.length) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
