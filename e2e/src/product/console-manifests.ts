import { moduleFolders, readDeclaration } from '@lumora/deploy/module-folders';
import { collectManifest } from '../../../build/collect-manifest.ts';
import { workspace } from './start-product.ts';

/** The manifest of every console remote of the workspace, by name. Test files declare their tests by it. */
export const consoleManifests = await readManifests();

async function readManifests() {
  const folders = await moduleFolders(workspace);
  const declared = await Promise.all(
    folders.map(async (module) => ({ folder: module.folder, declaration: await readDeclaration(module) })),
  );
  const remotes = declared.filter(({ declaration }) => declaration.kind === 'console');
  return Promise.all(remotes.map(({ folder, declaration }) => collectManifest(folder, declaration)));
}
