import type { ChannelMove } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import { getApiVersion, openGate, passGate, verdictLines } from '../gate/open-gate.ts';
import { findModule } from '../publish/module-folders.ts';
import { promote, listReleases } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { stringOption, type Command, type CommandCall } from './command.ts';

/** `npm run promote`: makes a release live if it passes the gate. Gateways serve it within a second. */
export const promoteModule: Command = {
  usage: 'promote -- <module> [<release>] [--reason …] [--force "<reason>"]',
  summary: 'make a release live (default: the newest published one)',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 1, max: 2 },
  async run(call) {
    const { store, root, options, print } = call;
    const [module = '', releaseId] = call.positionals;
    const candidate = await findCandidate(store, root, module, releaseId);
    print(
      formatMove(
        module,
        candidate.id,
        await promoteThroughGate(call, candidate, stringOption(options['reason']) ?? ''),
      ),
    );
  },
};

/**
 * Checks the candidate, prints the verdict and promotes it, with the verdict in the channel's history. Returns null when it
 * is already live. Throws `ReleaseError` `rejected` when it does not pass and is not forced.
 */
export async function promoteThroughGate(
  call: CommandCall,
  candidate: Release,
  reason: string,
): Promise<ChannelMove | null> {
  const { store } = call;
  const { module, id } = candidate;
  const last = (await store.listMoves(module)).at(-1);
  if (last?.release === id && last.canary === undefined) return null;
  return promote(store, module, { id, ...(await runAndPrintChecks(call, candidate, reason)) });
}

/**
 * Runs the gate and prints its verdict. Returns the note for the move; `--force` is its reason when the gate was overridden.
 * Throws `ReleaseError` `rejected` when the candidate does not pass and is not forced.
 */
export async function runAndPrintChecks(
  { config, store, options, print }: CommandCall,
  candidate: Release,
  reason: string,
) {
  const force = stringOption(options['force']);
  if (force !== undefined && force.trim().length < 3)
    throw new ReleaseError('usage', 'Give a reason: --force "<reason>"');
  const apiUrl = config.apiUrl ?? `http://127.0.0.1:${config.port}/api`;
  const gate = await openGate({ config, store, apiVersion: () => getApiVersion(apiUrl) });
  const since = (await store.listMoves(candidate.module)).at(-1)?.n ?? 0;
  const verdict = await gate.check(candidate);
  print(`gate  ${candidate.module}  ${candidate.id}`);
  for (const line of verdictLines(verdict)) print(line);
  const forced = passGate(gate, verdict, { module: candidate.module, force });
  return { verdict, forced, reason: forced ? (force ?? reason) : reason, since };
}

/** Returns the release `id`, or the newest one without it. Throws `ReleaseError` `not_found` or `usage` without one. */
export async function findCandidate(
  store: ReleaseStore,
  root: string,
  module: string,
  id: string | undefined,
): Promise<Release> {
  const releases = await listReleases(store, module);
  if (releases.length === 0) throw await noReleaseError(root, module);
  const found = id === undefined ? releases[0] : releases.find((release) => release.id === id);
  if (found !== undefined) return found;
  throw new ReleaseError('not_found', `${module} has no release ${id}. See \`npm run status\`.`);
}

function formatMove(module: string, id: string, move: ChannelMove | null): string {
  return move === null ? `${module} ${id} is live already.` : `live  ${module}  ${id}  (was ${move.from ?? 'nothing'})`;
}

/** Creates the error for a module without a release. Throws `ReleaseError` `usage` when the workspace has no such module. */
async function noReleaseError(root: string, module: string): Promise<ReleaseError> {
  await findModule(root, module);
  return new ReleaseError('not_found', `${module} has no release yet. Create one with: npm run release -- ${module}`);
}
