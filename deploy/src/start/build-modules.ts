import { readConfig, workspaceRoot } from '../config.ts';
import { DeployError } from '../deploy-error.ts';
import { findModule } from '../publish/module-folders.ts';
import { buildAndPublish } from '../publish/release-module.ts';
import { openSigner } from '../signatures/trust.ts';
import { openStore } from '../store/open-store.ts';

/** What the child process tells of each module. */
export type BuildReport = { module: string; release: string } | { module: string; error: string };

/** Runs in a process of its own, so that the compiler's memory goes when it is done. */
process.once('disconnect', () => process.exit());
const config = readConfig(process.env);
const sign = await openSigner(config);
for (const id of process.argv.slice(2)) process.send?.(await build(id));
process.disconnect();

async function build(id: string): Promise<BuildReport> {
  try {
    const store = await openStore(config);
    const { release } = await buildAndPublish(store, await findModule(workspaceRoot, id), { sign });
    return { module: id, release: release.id };
  } catch (error) {
    return {
      module: id,
      error: error instanceof DeployError ? error.message : String(error instanceof Error ? error.stack : error),
    };
  }
}
