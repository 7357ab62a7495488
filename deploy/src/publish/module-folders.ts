import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDeclaration } from '@lumora/shared-contract/releases';
import { ReleaseError } from '@lumora/releases/release-error';

/** A workspace that is released: it has a `module.ts`. */
export interface ModuleFolder {
  /** name of the folder, the module and its releases */
  id: string;
  folder: string;
  version: string;
  /** absolute folder of the workspace's root */
  root: string;
}

/** Returns every module of the workspace: the shell first, then by name. */
export async function moduleFolders(root: string): Promise<ModuleFolder[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const modules = await Promise.all(folders.map(({ name }) => moduleFolder(root, name)));
  const isShell = ({ id }: ModuleFolder) => Number(id === 'shell');
  return modules
    .filter((module) => module !== null)
    .sort((a, b) => isShell(b) - isShell(a) || a.id.localeCompare(b.id));
}

/** Returns the module `id`. Throws `ReleaseError` `usage` with the list of modules for an unknown one. */
export async function getModule(root: string, id: string): Promise<ModuleFolder> {
  const modules = await moduleFolders(root);
  const found = modules.find((module) => module.id === id);
  if (found !== undefined) return found;
  throw new ReleaseError(
    'usage',
    `There is no module “${id}”. Modules: ${modules.map((module) => module.id).join(', ')}.`,
  );
}

/** Returns what the module's `module.ts` declares. Throws `ReleaseError` `invalid_release` if it declares another module. */
export async function readDeclaration({ id, folder }: Pick<ModuleFolder, 'id' | 'folder'>): Promise<ModuleDeclaration> {
  const file = pathToFileURL(path.join(folder, 'module.ts'));
  const { default: declaration }: { default?: ModuleDeclaration } = await import(/* webpackIgnore: true */ file.href);
  if (declaration?.id === id) return declaration;
  throw new ReleaseError('invalid_release', `${id}/module.ts must export default defineModule({ id: '${id}', … }).`);
}

async function moduleFolder(root: string, id: string): Promise<ModuleFolder | null> {
  const folder = path.join(root, id);
  if (!(await readdir(folder)).includes('module.ts')) return null;
  const { version }: { version: string } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return { id, folder, version, root };
}
