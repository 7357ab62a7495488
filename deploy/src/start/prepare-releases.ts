import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { workspaceRoot, type Config } from '../config.ts';
import { DeployError } from '../deploy-error.ts';
import { moduleFolders } from '../publish/module-folders.ts';
import { releaseOfSources } from '../publish/release-module.ts';
import { promote } from '../store/channel.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { BuildReport } from './build-modules.ts';

/**
 * Sees to it that every module has a release of the present sources, and that something is live. A channel moves only
 * for a release that was built just now, or when it is empty: a restart must not undo a rollback.
 */
export async function prepareReleases(
  { store: folder }: Config,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const store = new FolderStore(folder);
  const unbuilt: string[] = [];
  for (const module of await moduleFolders(workspaceRoot)) {
    const release = await releaseOfSources(store, module);
    if (release === null) unbuilt.push(module.id);
    else await keepOrPromote(store, module.id, release.id, print);
  }
  if (unbuilt.length > 0) await buildAll(unbuilt);

  async function buildAll(modules: string[]): Promise<void> {
    print(`building ${modules.join(', ')}`);
    const child = fork(fileURLToPath(new URL('build-modules.ts', import.meta.url)), [folder, ...modules], {
      execArgv: ['--import', 'tsx/esm'],
      signal,
    });
    const reports: BuildReport[] = [];
    child.on('message', (report) => reports.push(report as BuildReport));
    const [code] = await once(child, 'exit');
    for (const report of reports) await takeUp(store, report, print);
    if (reports.length < modules.length) throw new DeployError('build_failed', `The build ended early (exit ${code}).`);
  }
}

async function keepOrPromote(
  store: ReleaseStore,
  module: string,
  id: string,
  print: (line: string) => void,
): Promise<void> {
  const live = (await store.moves(module)).at(-1)?.release;
  if (live === undefined) await makeLive(store, module, id, print);
  else if (live !== id)
    print(`${module}: ${live} stays live; these sources are ${id} (npm run promote -- ${module} ${id})`);
}

async function takeUp(store: ReleaseStore, report: BuildReport, print: (line: string) => void): Promise<void> {
  if ('release' in report) return makeLive(store, report.module, report.release, print);
  const live = (await store.moves(report.module)).at(-1)?.release;
  if (live === undefined) throw new DeployError('build_failed', report.error);
  print(`${report.error}\n${report.module}: ${live} stays live.`);
}

async function makeLive(store: ReleaseStore, module: string, id: string, print: (line: string) => void): Promise<void> {
  try {
    if (await promote(store, module, { id, reason: 'npm start' })) print(`released ${module} ${id}`);
  } catch (error) {
    // another process that starts on the same store has just done the same
    if (!(error instanceof DeployError && error.code === 'channel_moved')) throw error;
  }
}
