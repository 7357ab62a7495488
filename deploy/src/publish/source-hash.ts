import { createHash } from 'node:crypto';
import type { ModuleFolder } from './module-folders.ts';
import { lockFile, packageOf, WorkspaceSources } from './workspace-sources.ts';

/**
 * Returns the hash of the files that a build of the module reads: its own files, the folders of the entries of shared
 * packages that it imports directly or indirectly, and the build files at the root. Excludes tests, build output and
 * imports of types, which a build removes. Modules that share `sources` have each folder read once.
 */
export async function sourceHash({ id, root }: ModuleFolder, sources = new WorkspaceSources(root)): Promise<string> {
  const contents = new Map<string, Buffer>();
  const folders = new Set([id]);
  for (const folder of folders) {
    const { files, imports } = await sources.readFolder(folder);
    for (const [file, content] of files) contents.set(file, content);
    for (const other of imports) folders.add(other);
  }
  for (const [file, content] of await sources.readRootFiles()) contents.set(file, content);
  contents.set(lockFile, await sources.readLockedPackages([...folders].map(packageOf)));
  return hashOf(contents);
}

function hashOf(contents: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
