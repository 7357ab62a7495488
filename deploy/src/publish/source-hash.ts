import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleFolder } from './module-folders.ts';

interface FolderSources {
  /** paths are relative to the root */
  files: [file: string, content: Buffer][];
  /** folders that its files import */
  imports: string[];
}

/** Sources that were read for the hash of another module, by folder. */
export type ReadFolders = Map<string, Promise<FolderSources>>;

/**
 * Returns the hash of the files that a build of the module reads: its own files, the folders of the entries of shared
 * packages that it imports directly or indirectly, and the build files at the root. Excludes tests, build output and
 * imports of types, which a build removes. Modules that share `read` have each folder read once.
 */
export async function sourceHash({ id, root }: ModuleFolder, read: ReadFolders = new Map()): Promise<string> {
  const contents = new Map<string, Buffer>();
  const folders = new Set([id]);
  for (const folder of folders) {
    const sources = read.get(folder) ?? readFolder(root, folder);
    read.set(folder, sources);
    const { files, imports } = await sources;
    for (const [file, content] of files) contents.set(file, content);
    for (const other of imports) folders.add(other);
  }
  for (const [file, content] of await rootFiles(root)) contents.set(file, content);
  contents.set(lockFile, await lockedPackages(root, [...folders].map(packageOf)));
  return hashOf(contents);
}

async function readFolder(root: string, folder: string): Promise<FolderSources> {
  const files = await filesOf(root, folder);
  const code = files.filter(([file]) => /\.(tsx?|css)$/.test(file));
  const imports = await Promise.all(code.map(([file, content]) => importedFolders(root, file, content.toString())));
  const packageFile = `${packageOf(folder)}/package.json`;
  const declaration: [string, Buffer] = [packageFile, await readFile(path.join(root, packageFile))];
  return { files: [...files, declaration], imports: [...new Set(imports.flat())] };
}

/** Reads the imports, because package.json lists whole packages instead of their entries. */
async function importedFolders(root: string, file: string, content: string): Promise<string[]> {
  const withoutTypes = content.replaceAll(/^(import|export) type [^;]* from '[^']*';/gm, '');
  const entries = await Promise.all(
    Array.from(withoutTypes.matchAll(/['"]@lumora\/([a-z][a-z0-9-]*)(\/[^'"]+)?['"]/g), ([, name = '', entry = '']) =>
      folderOfEntry(root, name, `.${entry}`),
    ),
  );
  const relative = Array.from(withoutTypes.matchAll(/['"](\.\.\/[^'"]+)['"]/g), ([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target, '..'),
  );
  const ownFolders = relative.filter((folder) => folder.startsWith(`${packageOf(file)}/`));
  return [...entries, ...ownFolders].filter((folder) => existsSync(path.join(root, folder)));
}

/** Returns the folder of the file that package.json exports as `entry`, or the whole package. */
async function folderOfEntry(root: string, name: string, entry: string): Promise<string> {
  const file = path.join(root, name, 'package.json');
  if (!existsSync(file)) return name;
  const { exports: entries = {} }: { exports?: Record<string, string> } = JSON.parse(await readFile(file, 'utf8'));
  return path.posix.join(name, path.posix.dirname(entries[entry] ?? ''));
}

function packageOf(folder: string): string {
  return folder.split('/', 1)[0] ?? '';
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
  const { packages = {} }: Lock = JSON.parse(await readFile(path.join(root, lockFile), 'utf8'));
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

function hashOf(contents: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
