import { workspaceRoot } from '../../config/workspace-root.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { addBuild } from '../../publish/build-cache.ts';
import { getModule } from '../../publish/module-folders.ts';
import { sourceHash } from '../../publish/source-hash.ts';

/** Message of the child process about one module. */
export type BuildReport = { module: string; source: string; built: string } | { module: string; error: string };

/** Runs in a child process, so that the memory of the compiler is released afterwards. */
process.once('disconnect', () => process.exit());
for (const id of process.argv.slice(2)) process.send?.(await build(id));
process.disconnect();

async function build(id: string): Promise<BuildReport> {
  try {
    const module = await getModule(workspaceRoot, id);
    const source = await sourceHash(module);
    return { module: id, source, built: await addBuild(module, source) };
  } catch (error) {
    return {
      module: id,
      error: error instanceof ReleaseError ? error.message : String(error instanceof Error ? error.stack : error),
    };
  }
}
