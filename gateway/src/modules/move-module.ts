import type { ChannelAction, ChannelMove, GateCheck, ModuleMove, ModuleSet } from '@lumora/shared-contract/releases';
import { disable, enable, haltCanary, rollback, startCanary } from '@lumora/releases/channels/channel';
import {
  listSetMembers,
  pendingMembers,
  promoteSet,
  rollbackSet,
  type SetMember,
} from '@lumora/releases/channels/release-sets';
import { neverLiveError, releaseNotFoundError } from '@lumora/releases/store/store-errors';
import { GatewayError } from '../http/gateway-error.ts';
import { toGatewayError } from './to-gateway-error.ts';
import type { ModulesOptions } from './modules-options.ts';

type Context = Pick<ModulesOptions, 'store' | 'gate'>;

interface MoveRequest {
  module: string;
  action: ChannelAction;
  move: ModuleMove;
  /** e-mail of the user */
  by: string;
}

/**
 * Moves a channel as requested in the console and returns a message for the user. Throws `GatewayError` 404, 409 or 422
 * when the gate or the release store rejects the move.
 */
export async function moveModule(context: Context, request: MoveRequest): Promise<string> {
  try {
    return (await actions[request.action](context, request)) ?? unchanged;
  } catch (error) {
    throw toGatewayError(error);
  }
}

/**
 * Promotes releases of several modules together and returns a message for the user. Throws `GatewayError` 404, 409 or 422
 * like `moveModule`.
 */
export async function moveSet(context: Context, { members, ...note }: ModuleSet, by: string): Promise<string> {
  try {
    const releases = members.map(({ module, release }) => ({ module, id: release }));
    return (await promote(context, releases, { ...note, by })) ?? unchanged;
  } catch (error) {
    throw toGatewayError(error);
  }
}

const unchanged = 'Nothing has changed, because the modules are in this state already. Reload the page to see it.';

type MoveAction = (context: Context, request: MoveRequest) => Promise<string | null>;

const actions: Record<ChannelAction, MoveAction> = {
  promote: (context, { module, move, by }) =>
    promote(context, [{ module, id: requiredRelease(move) }], { ...move, by }),
  async canary({ store, gate }, { module, move, by }) {
    const id = requiredRelease(move);
    const { percent = 0 } = move; // required by the contract for this action
    const checked = await checkOne({ store, gate }, { module, id }, move);
    const moved = await startCanary(store, module, { id, percent, by, ...checked });
    return moved && `${percent}% of the visitors get ${module} ${id}.`;
  },
  async rollback({ store }, { module, move: { release, reason }, by }) {
    const members = release === '' ? await listSetMembers(store, module) : [module];
    if (members.length > 1) {
      const moves = await rollbackSet(store, members, { reason, by });
      return Array.from(moves, ([name, moved]) => rollbackMessage(name, moved)).join(' ');
    }
    const moved = await rollback(store, module, { to: release || undefined, reason, by });
    return moved && rollbackMessage(module, moved);
  },
  async halt({ store }, { module, move, by }) {
    const moved = await haltCanary(store, module, { id: requiredRelease(move), reason: move.reason, by });
    return moved && `The canary of ${module} has ended.`;
  },
  async disable({ store }, { module, move: { reason }, by }) {
    const moved = await disable(store, module, { reason, by });
    return moved && `${module} is disabled.`;
  },
  async enable({ store, gate }, { module, move, by }) {
    const last = (await store.listMoves(module)).at(-1);
    if (last === undefined) throw neverLiveError(module);
    if (last.disabled !== true) return null;
    const id = move.release || last.release;
    const checked = await checkOne({ store, gate }, { module, id }, move);
    const moved = await enable(store, module, { id, by, ...checked });
    return moved && `${module} is enabled.`;
  },
};

/** Promotes releases together through the gate and returns a message for the user; null when all are live already. */
async function promote(
  { store, gate }: Context,
  members: SetMember[],
  { by, ...note }: Pick<ModuleMove, 'reason' | 'force'> & { by: string },
): Promise<string | null> {
  const pending = await pendingMembers(store, members);
  const [first, ...others] = pending;
  if (first === undefined) return null;
  await promoteSet(store, pending, { by, ...(await checkGate({ store, gate }, pending, note)) });
  if (others.length === 0) return `${first.module} ${first.id} is live.`;
  return `${pending.map(({ module }) => module).join(', ')} are live.`;
}

function rollbackMessage(module: string, { action, release, disabled }: ChannelMove): string {
  if (action === 'disable') return `${module} is disabled, because it had no earlier release.`;
  if (disabled === true) return `${module} stays disabled. Once it is enabled, it is back at ${release}.`;
  return `${module} is back at ${release}.`;
}

function requiredRelease({ release }: ModuleMove): string {
  if (release !== '') return release;
  throw new GatewayError('invalid', 'Choose a release.');
}

async function checkOne(context: Context, member: SetMember, move: ModuleMove) {
  const { since, ...note } = await checkGate(context, [member], move);
  return { ...note, since: since[member.module] ?? 0 };
}

/**
 * Runs the gate on releases that move together and returns the note for the history. Throws `GatewayError` 422 with the failed
 * checks, unless forced.
 */
async function checkGate(
  { store, gate }: Context,
  members: SetMember[],
  { reason, force }: Pick<ModuleMove, 'reason' | 'force'>,
) {
  const found = members.map(async ({ module, id }) => {
    const candidate = await store.findRelease(module, id);
    if (candidate === null) throw releaseNotFoundError(module, id);
    return { candidate, number: (await store.listMoves(module)).at(-1)?.n ?? 0 };
  });
  const checked = await Promise.all(found);
  const verdict = await gate.checkSet(checked.map(({ candidate }) => candidate));
  const hasPassed = gate.passes(verdict);
  const names = members.map(({ module }) => module).join(', ');
  if (!hasPassed && !force) throw new GatewayError('invalid', gateMessage(names, verdict));
  const since = Object.fromEntries(checked.map(({ candidate: { module }, number }) => [module, number]));
  return { verdict, forced: !hasPassed, reason, since };
}

function gateMessage(module: string, verdict: GateCheck[]): string {
  const found = verdict
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ check, message }) => `${check}: ${message}`);
  return `${module} did not pass the gate. ${found.join(' ')}`;
}
