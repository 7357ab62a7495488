import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleFolder } from './module-folders.ts';

/**
 * Hash of everything that a build of the module reads: its own files, the shared packages it names (and those they
 * name), and the files at the root that shape every build. Tests and earlier output do not count.
 */
export async function sourceHash({ id, root }: ModuleFolder): Promise<string> {
  const contents = new Map<string, Buffer>();
  const waiting = [id];
  for (const room of waiting) {
    for (const [file, content] of await filesOf(path.join(root, room))) {
      contents.set(`${room}/${file}`, content);
      waiting.push(
        ...namedPackages(content).filter((name) => !waiting.includes(name) && existsSync(path.join(root, name))),
      );
    }
  }
  for (const [file, content] of await rootFiles(root)) contents.set(file, content);
  contents.set(lockFile, await lockedPackages(root, waiting));
  return hashOf(contents);
}

/** Returns the files that shape every build: those of `build/`, the base configuration and the compiler's options. */
async function rootFiles(root: string): Promise<[string, Buffer][]> {
  const names = (await readdir(root)).filter((name) => name.endsWith('.ts') || name === 'tsconfig.json');
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(root, name))]),
  );
  return [...files, ...(await filesOf(root, 'build'))];
}

const lockFile = 'package-lock.json';

/** The packages within reach of the folders: that another module comes or goes is nothing to them. */
async function lockedPackages(root: string, rooms: string[]): Promise<Buffer> {
  const { packages = {} } = JSON.parse(await readFile(path.join(root, lockFile), 'utf8')) as Lock;
  const inReach = Object.entries(packages).filter(
    ([place, { link = false }]) => !link && ['node_modules', ...rooms].includes(place.split('/', 1)[0] ?? ''),
  );
  return Buffer.from(JSON.stringify(inReach));
}

interface Lock {
  /** by folder; those of the workspace are links besides */
  packages?: Record<string, { link?: boolean }>;
}

async function filesOf(folder: string, below = ''): Promise<[string, Buffer][]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => counts(name))
      .map(async (entry): Promise<[string, Buffer][]> => {
        const file = path.posix.join(below, entry.name);
        return entry.isDirectory() ? filesOf(folder, file) : [[file, await readFile(path.join(folder, file))]];
      }),
  );
  return found.flat();
}

function counts(name: string): boolean {
  return !name.startsWith('.') && !['node_modules', 'dist', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name);
}

/** Read from the imports themselves: a dependency that package.json forgets must not leave a stale release behind. */
function namedPackages(content: Buffer): string[] {
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
