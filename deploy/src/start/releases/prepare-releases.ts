import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contractVersions, type GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { Config } from '../../config/config.ts';
import { workspaceRoot } from '../../config/workspace-root.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import { combineVerdicts, type CheckedCandidate } from '../../gate/combine-verdicts.ts';
import { liveReleases, openGate, verdictLines } from '../../gate/open-gate.ts';
import { findBuild } from '../../publish/build-cache.ts';
import { moduleFolders, type ModuleFolder } from '../../publish/module-folders.ts';
import { publishModule } from '../../publish/publish-module.ts';
import { findRelease } from '../../publish/release-module.ts';
import { sourceHash } from '../../publish/source-hash.ts';
import { WorkspaceSources } from '../../publish/workspace-sources.ts';
import { openSigner } from '@lumora/releases/signatures/trust';
import type { AuditNote } from '@lumora/releases/channels/move-channels';
import { promoteSet, type SetMember } from '@lumora/releases/channels/release-sets';
import { openStore } from '@lumora/releases/store/open-store';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { BuildReport } from './build-modules.ts';
import { groupByMovedRoutes } from './group-by-moved-routes.ts';

type Print = (line: string) => void;

/**
 * Publishes a release of the current sources of every module. Promotes it when it is new or no release is live, because a
 * restart must not undo a rollback. Builds only modules that are not in the build cache.
 */
export async function prepareReleases(config: Config, print: Print, signal: AbortSignal): Promise<void> {
  const store = await openStore(config);
  const next: Release[] = [];
  const unpublished: Build[] = [];
  const unbuilt: ModuleFolder[] = [];
  const sources = new WorkspaceSources(workspaceRoot);
  for (const module of await moduleFolders(workspaceRoot)) {
    const source = await sourceHash(module, sources);
    const release = await findRelease(store, module.id, source);
    const built = release === null ? await findBuild(module, source) : null;
    if (release !== null) next.push(...((await isFirst(store, release, print)) ? [release] : []));
    else if (built !== null) unpublished.push({ module, source, built });
    else unbuilt.push(module);
  }
  if (unbuilt.length > 0) unpublished.push(...(await buildAll(store, unbuilt, { print, signal })));
  next.push(...(await publishAll(config, store, unpublished)));
  await makeLive(config, store, next, print);
}

/** A build of the sources with the hash `source`, in the folder `built`. */
interface Build {
  module: ModuleFolder;
  source: string;
  built: string;
}

/** Returns whether no release of the module is live. Prints a note when another release stays live. */
async function isFirst(store: ReleaseStore, { module, id }: Release, print: Print): Promise<boolean> {
  const live = (await store.listMoves(module)).at(-1)?.release;
  if (live !== undefined && live !== id)
    print(`${module}: ${live} stays live; these sources are ${id} (npm run promote -- ${module} ${id})`);
  return live === undefined;
}

async function buildAll(
  store: ReleaseStore,
  modules: ModuleFolder[],
  { print, signal }: { print: Print; signal: AbortSignal },
): Promise<Build[]> {
  const ids = modules.map(({ id }) => id);
  print(`building ${ids.join(', ')}`);
  const child = fork(fileURLToPath(new URL('build-modules.ts', import.meta.url)), ids, {
    execArgv: ['--import', 'tsx/esm'],
    signal,
  });
  const reports = new Map<string, BuildReport>();
  child.on('message', (report: BuildReport) => reports.set(report.module, report));
  const [code] = await once(child, 'exit');
  const builds: Build[] = [];
  for (const module of modules) {
    const report = reports.get(module.id);
    if (report === undefined) throw new ReleaseError('build_failed', `The build ended early (exit ${code}).`);
    if ('built' in report) builds.push({ ...report, module });
    else await reportFailure(store, report, print);
  }
  return builds;
}

/** Prints why a module was not built. Throws `ReleaseError` `build_failed` when no release of it is live. */
async function reportFailure(
  store: ReleaseStore,
  { module, error }: Extract<BuildReport, { error: string }>,
  print: Print,
): Promise<void> {
  const live = (await store.listMoves(module)).at(-1)?.release;
  if (live === undefined) throw new ReleaseError('build_failed', error);
  print(`${error}\n${module}: ${live} stays live.`);
}

async function publishAll(config: Config, store: ReleaseStore, builds: Build[]): Promise<Release[]> {
  if (builds.length === 0) return [];
  const published = builds.map(async ({ module, source, built }) =>
    publishModule(store, module, { source, built, sign: await openSigner(config, module.id) }),
  );
  return (await Promise.all(published)).map(({ release }) => release);
}

/**
 * Checks each release beside the others of the workspace and promotes it, together with those that take over its routes.
 * A failed check is printed and recorded in the history but does not stop the start. Pages are not opened, because that
 * requires a browser.
 */
async function makeLive(config: Config, store: ReleaseStore, next: Release[], print: Print): Promise<void> {
  const apiVersion = config.apiUrl === undefined ? contractVersions.api : null;
  const gate = await openGate({
    config,
    store,
    api: async () => ({ apiVersion, dataUrl: null }),
    boot: pagesNotOpened,
  });
  const live = await liveReleases(store, []);
  const staying = live.filter(({ module }) => next.every((release) => release.module !== module));
  for (const members of groupByMovedRoutes(next, live)) {
    const checked: CheckedCandidate[] = [];
    for (const candidate of members) {
      const others = [...staying, ...next.filter((one) => one !== candidate)];
      checked.push({ candidate, verdict: await gate.check(candidate, others) });
    }
    const verdict = combineVerdicts(checked);
    const failed = verdict.filter(({ outcome }) => outcome === 'failed');
    const modules = members.map(({ module }) => module).join(', ');
    for (const line of verdictLines(failed)) print(`${modules}${line}`);
    await promoteOnce(
      store,
      members,
      { by: 'npm start', reason: 'new build', verdict, forced: failed.length > 0 },
      print,
    );
  }
}

const pagesNotOpened = async (): Promise<GateCheck> => ({
  check: 'pages open',
  outcome: 'not run',
  message: 'npm start opens no pages',
});

/** Promotes releases together and prints them. Leaves the channels as they are when an operator disabled one of the modules. */
export async function promoteOnce(
  store: ReleaseStore,
  members: SetMember[],
  note: AuditNote,
  print: Print,
): Promise<void> {
  try {
    const moves = await promoteSet(store, members, note);
    for (const [module, { release }] of moves) print(`released ${module} ${release}`);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    // an operator disabled a module, which a start does not undo
    if (error.code === 'rejected') print(error.message);
    // another process that starts on the same store promoted them first
    else if (error.code !== 'channel_moved') throw error;
  }
}
