import { moduleFolders, readDeclaration } from '@lumora/deploy/module-folders';
import type { ModuleDeclaration } from '@lumora/shared-contract/manifest';
import { collectManifest } from '../../../build/collect-manifest.ts';
import { workspace } from './start-product.ts';

/** The manifest of every console remote of the workspace, by name. Test files declare their tests by it. */
export const consoleManifests = await readManifests('console');

/** The pages of the shell. */
export const shellRoutes = (await readManifests('shell')).flatMap(({ routes }) => routes);

async function readManifests(kind: ModuleDeclaration['kind']) {
  const folders = await moduleFolders(workspace);
  const declared = await Promise.all(
    folders.map(async (module) => ({ folder: module.folder, declaration: await readDeclaration(module) })),
  );
  const modules = declared.filter(({ declaration }) => declaration.kind === kind);
  return Promise.all(modules.map(({ folder, declaration }) => collectManifest(folder, declaration)));
}
