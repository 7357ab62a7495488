import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectCommands } from './project-commands.ts';
import { workspace } from './start-product.ts';

/** The working copy of a team that releases one module. */
export type TeamClone = Awaited<ReturnType<typeof makeTeamClone>>;

/**
 * Copies the project; the copy links the installed packages. Its commands publish to the store in `dataDir`, with the
 * environment variables that `settingsOf` returns for the folder of the copy.
 */
export async function makeTeamClone(
  dataDir: string,
  settingsOf: (root: string) => Record<string, string> = () => ({}),
) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'lumora-clone-'));
  await cp(workspace, root, { recursive: true, filter: (file) => !omitted.has(path.basename(file)) });
  await linkPackages(root);

  return {
    ...projectCommands(dataDir, root, settingsOf(root)),
    root,

    /** Replaces a text in a file. Throws when the file does not contain it. */
    async edit(name: string, from: string, to: string): Promise<void> {
      const file = path.join(root, name);
      const before = await readFile(file, 'utf8');
      if (!before.includes(from)) throw new Error(`${name} does not contain “${from}”.`);
      await writeFile(file, before.replace(from, to));
    },

    remove: () => rm(root, { recursive: true, force: true }),
  };
}

const omitted = new Set(['node_modules', '.git', 'var', 'dist', 'coverage', 'reports']);

/** Links the installed packages of the original and the workspaces of the copy. */
async function linkPackages(root: string): Promise<void> {
  const [original, own] = [path.join(workspace, 'node_modules'), path.join(root, 'node_modules')];
  await mkdir(path.join(own, '@lumora'), { recursive: true });
  for (const name of await readdir(original)) {
    if (name !== '@lumora') await symlink(path.join(original, name), path.join(own, name));
  }
  for (const name of await readdir(path.join(original, '@lumora'))) {
    await symlink(path.join(root, name), path.join(own, '@lumora', name));
  }
  for (const name of await readdir(workspace)) {
    const nested = path.join(workspace, name, 'node_modules');
    if (name !== 'node_modules') await symlink(nested, path.join(root, name, 'node_modules')).catch(ignoreFiles);
  }
}

/** Files at the top level are no workspaces. */
function ignoreFiles(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTDIR' && error.code !== 'ENOENT') throw error;
}
