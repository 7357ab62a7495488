import type { ChannelAction, GateCheck, ModuleMove, ModuleSet } from '@lumora/shared-contract/releases';
import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary, promote, rollback, startCanary, switchModule } from '@lumora/releases/channels/channel';
import { findSetMembers, promoteSet, rollbackSet, type SetMember } from '@lumora/releases/channels/release-sets';
import { GatewayError } from '../gateway-error.ts';
import { toGatewayError } from './to-gateway-error.ts';
import type { ModulesOptions } from './modules.plugin.ts';

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
    return (await actions[request.action](context, request)) ?? 'It is so already.';
  } catch (error) {
    throw toGatewayError(error);
  }
}

/**
 * Promotes releases of several modules together and returns a message for the user. Throws `GatewayError` 404, 409 or 422
 * like `moveModule`.
 */
export async function moveSet({ store, gate }: Context, { members, ...note }: ModuleSet, by: string): Promise<string> {
  try {
    const releases = members.map(({ module, release }) => ({ module, id: release }));
    const checked = await checkGate({ store, gate }, releases, note);
    const moves = await promoteSet(store, releases, { by, ...checked });
    return moves.size === 0 ? 'It is so already.' : `${[...moves.keys()].join(', ')} are live.`;
  } catch (error) {
    throw toGatewayError(error);
  }
}

type MoveAction = (context: Context, request: MoveRequest) => Promise<string | null>;

const actions: Record<ChannelAction, MoveAction> = {
  async promote({ store, gate }, { module, move, by }) {
    const id = requiredRelease(move);
    const moved = await promote(store, module, { id, by, ...(await checkOne({ store, gate }, module, move)) });
    return moved && `${module} ${id} is live.`;
  },
  async canary({ store, gate }, { module, move, by }) {
    const id = requiredRelease(move);
    const { percent = 0 } = move; // required by the contract for this action
    const checked = await checkOne({ store, gate }, module, move);
    const moved = await startCanary(store, module, { id, percent, by, ...checked });
    return moved && `${percent} % of the visitors get ${module} ${id}.`;
  },
  async rollback({ store }, { module, move: { release, reason }, by }) {
    const members = release === '' ? await findSetMembers(store, module) : [module];
    if (members.length > 1) {
      const moves = await rollbackSet(store, members, { reason, by });
      return `${[...moves.keys()].join(', ')} are back at their earlier releases.`;
    }
    const moved = await rollback(store, module, { to: release || undefined, reason, by });
    return moved && `${module} is back at ${moved.release}.`;
  },
  async halt({ store }, { module, move, by }) {
    const moved = await haltCanary(store, module, { id: requiredRelease(move), reason: move.reason, by });
    return moved && `The canary of ${module} has ended.`;
  },
  async disable({ store }, { module, move: { reason }, by }) {
    if (module === 'shell')
      throw new GatewayError(422, 'invalid', 'The shell cannot be switched off: roll it back instead.');
    const moved = await switchModule(store, module, { isOn: false, reason, by });
    return moved && `${module} is switched off.`;
  },
  async enable({ store }, { module, move: { reason }, by }) {
    const moved = await switchModule(store, module, { isOn: true, reason, by });
    return moved && `${module} is switched on.`;
  },
};

function requiredRelease({ release }: ModuleMove): string {
  if (release !== '') return release;
  throw new GatewayError(422, 'invalid', 'Say which release.');
}

async function checkOne(context: Context, module: string, move: ModuleMove) {
  const { since, ...note } = await checkGate(context, [{ module, id: requiredRelease(move) }], move);
  return { ...note, since: since[module] ?? 0 };
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
    if (candidate === null) throw new ReleaseError('not_found', `${module} has no release ${id}.`);
    return { candidate, number: (await store.listMoves(module)).at(-1)?.n ?? 0 };
  });
  const checked = await Promise.all(found);
  const verdict = await gate.checkSet(checked.map(({ candidate }) => candidate));
  const hasPassed = gate.passes(verdict);
  const names = members.map(({ module }) => module).join(', ');
  if (!hasPassed && !force) throw new GatewayError(422, 'invalid', gateMessage(names, verdict));
  const since = Object.fromEntries(checked.map(({ candidate: { module }, number }) => [module, number]));
  return { verdict, forced: !hasPassed, reason, since };
}

function gateMessage(module: string, verdict: GateCheck[]): string {
  const found = verdict
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ check, message }) => `${check}: ${message}`);
  return `${module} did not pass the gate. ${found.join(' ')}`;
}
