import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file with its path relative to the root. */
type SourceFile = [file: string, content: Buffer];

interface FolderSources {
  files: SourceFile[];
  /** other folders that its files import */
  imports: string[];
}

interface Lock {
  /** by folder; workspace packages are also listed as links */
  packages?: Record<string, { link?: boolean }>;
}

interface LockedPackage {
  /** the workspace package that alone can import it, or `node_modules` */
  owner: string;
  text: string;
}

type Exports = Record<string, string>;

/** File at the root with the versions of the installed packages. */
export const lockFile = 'package-lock.json';

/** Reads the sources of a workspace: each file once, when it is first needed. */
export class WorkspaceSources {
  readonly #root: string;
  readonly #files = new Map<string, Promise<Buffer>>();
  readonly #folders = new Map<string, Promise<FolderSources>>();
  readonly #exports = new Map<string, Promise<Exports | null>>();
  #locked: Promise<LockedPackage[]> | undefined;
  #rootFiles: Promise<SourceFile[]> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the files of a folder, the package.json of its package, and the other folders that its files import. */
  readFolder(folder: string): Promise<FolderSources> {
    return memoize(this.#folders, folder, () => this.#folderSources(folder));
  }

  /** Returns the files that affect every build: those of `build/`, the base configuration and the compiler options. */
  readRootFiles(): Promise<SourceFile[]> {
    return (this.#rootFiles ??= this.#findRootFiles());
  }

  /** Returns the locked packages that the workspace packages `names` can import. Other modules do not affect them. */
  async readLockedPackages(names: string[]): Promise<Buffer> {
    const locked = await (this.#locked ??= this.#readLock());
    const reachable = locked.filter(({ owner }) => owner === 'node_modules' || names.includes(owner));
    return Buffer.from(`[${reachable.map(({ text }) => text).join(',')}]`);
  }

  async #readLock(): Promise<LockedPackage[]> {
    const { packages = {} } = parse<Lock>(await this.#read(lockFile));
    return Object.entries(packages)
      .filter(([, { link = false }]) => !link)
      .map(([folder, locked]) => ({ owner: packageOf(folder), text: JSON.stringify([folder, locked]) }));
  }

  async #folderSources(folder: string): Promise<FolderSources> {
    const files = await this.#filesOf(folder);
    const packageFile = `${packageOf(folder)}/package.json`;
    const code = files.filter(([file]) => /\.(tsx?|css)$/.test(file));
    const imports = await Promise.all(code.map(([file, content]) => this.#importedFolders(file, content.toString())));
    return {
      files: [...files, [packageFile, await this.#read(packageFile)]],
      imports: [...new Set(imports.flat())].filter(
        (imported) => !`${imported}/`.startsWith(`${folder}/`) && existsSync(path.join(this.#root, imported)),
      ),
    };
  }

  /** Reads the imports, because package.json lists whole packages instead of their entries. */
  async #importedFolders(file: string, content: string): Promise<string[]> {
    const withoutTypes = content.replaceAll(/^(import|export) type [^;]* from '[^']*';/gm, '');
    const entries = await Promise.all(
      Array.from(withoutTypes.matchAll(/['"]@lumora\/([a-z][a-z0-9-]*)(\/[^'"]+)?['"]/g), ([, name = '', entry = '']) =>
        this.#folderOfEntry(name, `.${entry}`),
      ),
    );
    const relative = Array.from(withoutTypes.matchAll(/['"](\.\.\/[^'"]+)['"]/g), ([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target, '..'),
    );
    return [...entries, ...relative.filter((folder) => folder.startsWith(`${packageOf(file)}/`))];
  }

  /** Returns the folder of the file that package.json exports as `entry`, or the whole package. */
  async #folderOfEntry(name: string, entry: string): Promise<string> {
    const exports = await memoize(this.#exports, name, () => this.#exportsOf(name));
    return exports === null ? name : path.posix.join(name, path.posix.dirname(exports[entry] ?? ''));
  }

  /** Returns null if the package is not in the workspace. */
  async #exportsOf(name: string): Promise<Exports | null> {
    const file = `${name}/package.json`;
    if (!existsSync(path.join(this.#root, file))) return null;
    return parse<{ exports?: Exports }>(await this.#read(file)).exports ?? {};
  }

  async #findRootFiles(): Promise<SourceFile[]> {
    const names = (await readdir(this.#root)).filter((name) => name.endsWith('.ts') || name === 'tsconfig.json');
    const files = await Promise.all(names.map(async (name): Promise<SourceFile> => [name, await this.#read(name)]));
    return [...files, ...(await this.#filesOf('build'))];
  }

  async #filesOf(folder: string): Promise<SourceFile[]> {
    const entries = await readdir(path.join(this.#root, folder), { withFileTypes: true });
    const found = await Promise.all(
      entries
        .filter(({ name }) => isHashed(name))
        .map(async (entry): Promise<SourceFile[]> => {
          const file = path.posix.join(folder, entry.name);
          return entry.isDirectory() ? this.#filesOf(file) : [[file, await this.#read(file)]];
        }),
    );
    return found.flat();
  }

  #read(file: string): Promise<Buffer> {
    // not read by the thread pool, which takes longer for two thousand small files
    return memoize(this.#files, file, async () => readFileSync(path.join(this.#root, file)));
  }
}

/** Returns the workspace package of a file or folder. */
export function packageOf(folder: string): string {
  return folder.split('/', 1)[0] ?? '';
}

function isHashed(name: string): boolean {
  return !name.startsWith('.') && !['node_modules', 'dist', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name);
}

function memoize<T>(results: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const result = results.get(key) ?? read();
  results.set(key, result);
  return result;
}

const parse = <T>(content: Buffer): T => JSON.parse(content.toString());
