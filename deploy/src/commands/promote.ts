import type { ChannelMove } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import { getApiVersion, openGate, passGate, verdictLines } from '../gate/open-gate.ts';
import { findModule } from '../publish/module-folders.ts';
import { promote, listReleases } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { stringOption, type Command, type CommandCall } from './command.ts';

/** `npm run promote`: makes a release live that the gate admits, within a second and without a restart. */
export const promoteModule: Command = {
  usage: 'promote -- <module> [<release>] [--reason …] [--force "<reason>"]',
  summary: 'make a release live (default: the newest published one)',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 1, max: 2 },
  async run(call) {
    const { store, root, options, print } = call;
    const [module = '', wanted] = call.positionals;
    const candidate = await findCandidate(store, root, module, wanted);
    print(
      liveLine(module, candidate.id, await promoteThroughGate(call, candidate, stringOption(options['reason']) ?? '')),
    );
  },
};

/** Judges the candidate, prints the verdict, and promotes it with that in the channel's history. */
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

/** What the gate says of the candidate, printed; refuses as it does, unless it is forced, which is then the reason. */
export async function runAndPrintChecks(
  { config, store, options, print }: CommandCall,
  candidate: Release,
  reason: string,
) {
  const force = stringOption(options['force']);
  if (force !== undefined && force.trim().length < 3) throw new ReleaseError('usage', 'Say why: --force "<reason>"');
  const apiUrl = config.apiUrl ?? `http://127.0.0.1:${config.port}/api`;
  const gate = await openGate({ config, store, apiVersion: () => getApiVersion(apiUrl) });
  const since = (await store.listMoves(candidate.module)).at(-1)?.n ?? 0;
  const verdict = await gate.check(candidate);
  print(`gate  ${candidate.module}  ${candidate.id}`);
  for (const line of verdictLines(verdict)) print(line);
  const forced = passGate(gate, verdict, { module: candidate.module, force });
  return { verdict, forced, reason: forced ? (force ?? reason) : reason, since };
}

/** The release that is meant: by its id, or the newest. Refuses, with what to do, where there is none. */
export async function findCandidate(
  store: ReleaseStore,
  root: string,
  module: string,
  wanted: string | undefined,
): Promise<Release> {
  const releases = await listReleases(store, module);
  if (releases.length === 0) throw await noReleaseError(root, module);
  const found = wanted === undefined ? releases[0] : releases.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw new ReleaseError('not_found', `${module} has no release ${wanted}. See \`npm run status\`.`);
}

function liveLine(module: string, id: string, move: ChannelMove | null): string {
  return move === null ? `${module} ${id} is live already.` : `live  ${module}  ${id}  (was ${move.from ?? 'nothing'})`;
}

/** Why nothing can be promoted: the tree has no such module, which is refused by name, or nobody has released it yet. */
async function noReleaseError(root: string, module: string): Promise<ReleaseError> {
  await findModule(root, module);
  return new ReleaseError('not_found', `${module} has no release yet. Make one with: npm run release -- ${module}`);
}
