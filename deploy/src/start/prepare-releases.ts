import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contractVersions, type GateCheck, type Release } from '@lumora/shared-contract';
import { workspaceRoot, type Config } from '../config.ts';
import { DeployError } from '../deploy-error.ts';
import { liveReleases, openGate, verdictLines } from '../gate/open-gate.ts';
import { moduleFolders } from '../publish/module-folders.ts';
import { releaseOfSources } from '../publish/release-module.ts';
import { promote } from '../store/channel.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { BuildReport } from './build-modules.ts';

type Print = (line: string) => void;

/**
 * Sees to it that every module has a release of the present sources, and that something is live. A channel moves only
 * for a release that was built just now, or when it is empty: a restart must not undo a rollback.
 */
export async function prepareReleases(config: Config, print: Print, signal: AbortSignal): Promise<void> {
  const store = await openStore(config);
  const next: Release[] = [];
  const unbuilt: string[] = [];
  for (const module of await moduleFolders(workspaceRoot)) {
    const release = await releaseOfSources(store, module);
    if (release === null) unbuilt.push(module.id);
    else if (await isFirst(store, release, print)) next.push(release);
  }
  if (unbuilt.length > 0) next.push(...(await buildAll(store, unbuilt, { print, signal })));
  await makeLive(config, store, next, print);
}

/** Whether nothing of the module is live yet; says so where another release stays. */
async function isFirst(store: ReleaseStore, { module, id }: Release, print: Print): Promise<boolean> {
  const live = (await store.moves(module)).at(-1)?.release;
  if (live !== undefined && live !== id)
    print(`${module}: ${live} stays live; these sources are ${id} (npm run promote -- ${module} ${id})`);
  return live === undefined;
}

async function buildAll(
  store: ReleaseStore,
  modules: string[],
  { print, signal }: { print: Print; signal: AbortSignal },
): Promise<Release[]> {
  print(`building ${modules.join(', ')}`);
  const child = fork(fileURLToPath(new URL('build-modules.ts', import.meta.url)), modules, {
    execArgv: ['--import', 'tsx/esm'],
    signal,
  });
  const reports: BuildReport[] = [];
  child.on('message', (report) => reports.push(report as BuildReport));
  const [code] = await once(child, 'exit');
  if (reports.length < modules.length) throw new DeployError('build_failed', `The build ended early (exit ${code}).`);
  const built = await Promise.all(reports.map((report) => takeUp(store, report, print)));
  return built.filter((release) => release !== null);
}

async function takeUp(store: ReleaseStore, report: BuildReport, print: Print): Promise<Release | null> {
  if ('release' in report) return store.release(report.module, report.release);
  const live = (await store.moves(report.module)).at(-1)?.release;
  if (live === undefined) throw new DeployError('build_failed', report.error);
  print(`${report.error}\n${report.module}: ${live} stays live.`);
  return null;
}

/**
 * The releases of one tree belong together: each is judged beside the others, and what the gate finds is told and kept
 * in the history, but stops nothing – whoever starts a tree wants to see it. Its pages are not tried: that takes a browser.
 */
async function makeLive(config: Config, store: ReleaseStore, next: Release[], print: Print): Promise<void> {
  const apiVersion = config.apiUrl === undefined ? contractVersions.api : null;
  const gate = await openGate({ config, store, apiVersion: async () => apiVersion, boot: notTried });
  for (const release of next) {
    const { module, id } = release;
    const replaced = new Set(next.map((one) => one.module));
    const staying = (await liveReleases(store, module)).filter((one) => !replaced.has(one.module));
    const verdict = await gate.judge(release, [...staying, ...next.filter((one) => one !== release)]);
    const refused = verdict.filter(({ outcome }) => outcome === 'refused');
    for (const line of verdictLines(refused)) print(`${module}${line}`);
    await promoteOnce(store, module, { id, reason: 'npm start', verdict, forced: refused.length > 0 }, print);
  }
}

const notTried = async (): Promise<GateCheck> => ({
  check: 'pages open',
  outcome: 'not run',
  words: 'npm start opens no pages',
});

async function promoteOnce(
  store: ReleaseStore,
  module: string,
  move: Parameters<typeof promote>[2],
  print: Print,
): Promise<void> {
  try {
    if (await promote(store, module, move)) print(`released ${module} ${move.id}`);
  } catch (error) {
    // another process that starts on the same store has just done the same
    if (!(error instanceof DeployError && error.code === 'channel_moved')) throw error;
  }
}
