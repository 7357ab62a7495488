import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleFolder } from './module-folders.ts';

interface PackageSources {
  files: [file: string, content: Buffer][];
  /** names of the workspace packages that it imports */
  imports: string[];
}

/** Sources that were read for the hash of another module, by package. */
export type ReadPackages = Map<string, Promise<PackageSources>>;

/**
 * Returns the hash of the files that a build of the module reads: its own files, the shared packages that it imports
 * directly or indirectly, and the build files at the root. Excludes tests and build output.
 * Modules that share `read` have each package read once.
 */
export async function sourceHash({ id, root }: ModuleFolder, read: ReadPackages = new Map()): Promise<string> {
  const contents = new Map<string, Buffer>();
  const packages = new Set([id]);
  for (const name of packages) {
    const sources = read.get(name) ?? readPackage(root, name);
    read.set(name, sources);
    const { files, imports } = await sources;
    for (const [file, content] of files) contents.set(`${name}/${file}`, content);
    for (const other of imports) packages.add(other);
  }
  for (const [file, content] of await rootFiles(root)) contents.set(file, content);
  contents.set(lockFile, await lockedPackages(root, [...packages]));
  return hashOf(contents);
}

async function readPackage(root: string, name: string): Promise<PackageSources> {
  const files = await filesOf(path.join(root, name));
  const imports = new Set(files.flatMap(([, content]) => importedPackages(content)));
  return { files, imports: [...imports].filter((other) => existsSync(path.join(root, other))) };
}

/** Returns the files that affect every build: those of `build/`, the base configuration and the compiler options. */
async function rootFiles(root: string): Promise<[string, Buffer][]> {
  const names = (await readdir(root)).filter((name) => name.endsWith('.ts') || name === 'tsconfig.json');
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(root, name))]),
  );
  return [...files, ...(await filesOf(root, 'build'))];
}

const lockFile = 'package-lock.json';

/** Returns the locked packages that the workspace packages `names` can import. Other modules do not affect them. */
async function lockedPackages(root: string, names: string[]): Promise<Buffer> {
  const { packages = {} } = JSON.parse(await readFile(path.join(root, lockFile), 'utf8')) as Lock;
  const reachable = Object.entries(packages).filter(
    ([folder, { link = false }]) => !link && ['node_modules', ...names].includes(folder.split('/', 1)[0] ?? ''),
  );
  return Buffer.from(JSON.stringify(reachable));
}

interface Lock {
  /** by folder; workspace packages are also listed as links */
  packages?: Record<string, { link?: boolean }>;
}

async function filesOf(folder: string, below = ''): Promise<[string, Buffer][]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => isHashed(name))
      .map(async (entry): Promise<[string, Buffer][]> => {
        const file = path.posix.join(below, entry.name);
        return entry.isDirectory() ? filesOf(folder, file) : [[file, await readFile(path.join(folder, file))]];
      }),
  );
  return found.flat();
}

function isHashed(name: string): boolean {
  return !name.startsWith('.') && !['node_modules', 'dist', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name);
}

/** Reads the imports, because a dependency may be missing in package.json. */
function importedPackages(content: Buffer): string[] {
  const text = content.includes('@lumora/') ? content.toString('utf8') : '';
  return Array.from(text.matchAll(/@lumora\/([a-z][a-z0-9-]*)/g), ([, name = '']) => name);
}

function hashOf(contents: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
