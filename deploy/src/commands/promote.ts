import type { ChannelMove } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import { listReleases } from '@lumora/releases/channels/channel';
import { pendingMembers, promoteSet } from '@lumora/releases/channels/release-sets';
import { isReleaseId } from '@lumora/releases/store/names';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { releaseNotFoundError } from '@lumora/releases/store/store-errors';
import { findApi, openGate, passGate, verdictLines } from '../gate/open-gate.ts';
import { getModule } from '../publish/module-folders.ts';
import { stringOption, type Command, type CommandCall } from './command.ts';

/** `npm run promote`: makes releases live together if they pass the gate. Gateways serve them within a second. */
export const promoteModule: Command = {
  usage: 'promote -- <module>[@<release>]… [--reason …] [--force "<reason>"]',
  summary: 'make releases live together (default: the newest of each module)',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 1, max: 50 },
  async run(call) {
    const { store, root, options, print } = call;
    const candidates = await Promise.all(
      parseMembers(call.positionals).map(({ module, id }) => getCandidate(store, root, module, id)),
    );
    const moves = await promoteThroughGate(call, candidates, stringOption(options['reason']) ?? '');
    for (const { module, id } of candidates) print(formatMove(module, id, moves.get(module) ?? null));
  },
};

/**
 * Checks the candidates, prints the verdict and promotes them together, with the verdict in the history. Returns the moves
 * by module, without releases that are live already. Throws `ReleaseError` `rejected` when the candidates do not pass, or
 * an operator disabled one of the modules.
 */
export async function promoteThroughGate(
  call: CommandCall,
  candidates: Release[],
  reason: string,
): Promise<Map<string, ChannelMove>> {
  const pending = await pendingMembers(call.store, candidates);
  if (pending.length === 0) return new Map();
  return promoteSet(call.store, pending, await runAndPrintChecks(call, pending, reason));
}

/**
 * Runs the gate on candidates that move together and prints its verdict. Returns the note for the move; `--force` is its
 * reason when the gate was overridden. Throws `ReleaseError` `rejected` when they do not pass and are not forced.
 */
export async function runAndPrintChecks(
  { config, store, options, print }: CommandCall,
  candidates: Release[],
  reason: string,
) {
  const force = stringOption(options['force']);
  if (force !== undefined && force.trim().length < 3)
    throw new ReleaseError('usage', 'Give a reason: --force "<reason>"');
  const apiUrl = config.apiUrl ?? `http://127.0.0.1:${config.port}/api`;
  const gate = await openGate({ config, store, api: () => findApi(apiUrl) });
  const numbers = candidates.map(async ({ module }): Promise<[string, number]> => [
    module,
    (await store.listMoves(module)).at(-1)?.n ?? 0,
  ]);
  const since = Object.fromEntries(await Promise.all(numbers));
  const verdict = await gate.checkSet(candidates);
  for (const { module, id } of candidates) print(`gate  ${module}  ${id}`);
  for (const line of verdictLines(verdict)) print(line);
  const modules = candidates.map(({ module }) => module).join(', ');
  const forced = passGate(gate, verdict, { modules, force });
  return { verdict, forced, reason: forced ? (force ?? reason) : reason, since };
}

/** Returns the release `id`, or the newest one without it. Throws `ReleaseError` `not_found` or `usage` without one. */
export async function getCandidate(
  store: ReleaseStore,
  root: string,
  module: string,
  id: string | undefined,
): Promise<Release> {
  const releases = await listReleases(store, module);
  const [newest] = releases;
  if (newest === undefined) throw await noReleaseError(root, module);
  if (id === undefined) return newest;
  const found = releases.find((release) => release.id === id);
  if (found === undefined) throw releaseNotFoundError(module, id);
  return found;
}

/** Parses `mf-a@1.0.0-… mf-b`; `mf-a 1.0.0-…` is accepted too. Throws `ReleaseError` `usage` for a repeated module. */
function parseMembers(positionals: string[]): { module: string; id: string | undefined }[] {
  const [first = '', second] = positionals;
  if (positionals.length === 2 && second !== undefined && isReleaseId(second)) return [{ module: first, id: second }];
  const members = positionals.map((text) => {
    const [module = '', id] = text.split('@', 2);
    return { module, id };
  });
  if (new Set(members.map(({ module }) => module)).size === members.length) return members;
  throw new ReleaseError('usage', 'Name each module once.');
}

/** Formats the move to the release `id`, which a disabled module does not show yet; null when it was live already. */
export function formatMove(module: string, id: string, move: ChannelMove | null): string {
  if (move === null) return `${module} ${id} is live already.`;
  return `${move.disabled ? 'disabled' : 'live'}  ${module}  ${id}  (was ${move.from ?? 'nothing'})`;
}

/** Creates the error for a module without a release. Throws `ReleaseError` `usage` when the workspace has no such module. */
async function noReleaseError(root: string, module: string): Promise<ReleaseError> {
  await getModule(root, module);
  return new ReleaseError('not_found', `${module} has no release yet. Create one with: npm run release -- ${module}`);
}
