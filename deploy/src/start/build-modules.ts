import { DeployError } from '../deploy-error.ts';
import { findModule } from '../publish/module-folders.ts';
import { buildAndPublish } from '../publish/release-module.ts';
import { workspaceRoot } from '../config.ts';
import { FolderStore } from '../store/folder-store.ts';

/** What the child process tells of each module. */
export type BuildReport = { module: string; release: string } | { module: string; error: string };

/** Runs in a process of its own, so that the compiler's memory goes when it is done. */
process.once('disconnect', () => process.exit());
const [folder = '', ...ids] = process.argv.slice(2);
for (const id of ids) process.send?.(await build(id));
process.disconnect();

async function build(id: string): Promise<BuildReport> {
  try {
    const { release } = await buildAndPublish(new FolderStore(folder), await findModule(workspaceRoot, id));
    return { module: id, release: release.id };
  } catch (error) {
    return {
      module: id,
      error: error instanceof DeployError ? error.message : String(error instanceof Error ? error.stack : error),
    };
  }
}
