import type { ChannelAction, GateCheck, ModuleMove } from '@lumora/shared-contract/releases';
import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary, promote, rollback, startCanary, switchModule } from '@lumora/releases/channels/channel';
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

type MoveAction = (context: Context, request: MoveRequest) => Promise<string | null>;

const actions: Record<ChannelAction, MoveAction> = {
  async promote({ store, gate }, { module, move, by }) {
    const id = requiredRelease(move);
    const moved = await promote(store, module, { id, by, ...(await checkGate({ store, gate }, module, move)) });
    return moved && `${module} ${id} is live.`;
  },
  async canary({ store, gate }, { module, move, by }) {
    const id = requiredRelease(move);
    const { percent = 0 } = move; // required by the contract for this action
    const checked = await checkGate({ store, gate }, module, move);
    const moved = await startCanary(store, module, { id, percent, by, ...checked });
    return moved && `${percent} % of the visitors get ${module} ${id}.`;
  },
  async rollback({ store }, { module, move: { release, reason }, by }) {
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

/** Runs the gate and returns the note for the history. Throws `GatewayError` 422 with the failed checks, unless forced. */
async function checkGate({ store, gate }: Context, module: string, move: ModuleMove) {
  const candidate = await store.findRelease(module, requiredRelease(move));
  if (candidate === null) throw new ReleaseError('not_found', `${module} has no release ${move.release}.`);
  const since = (await store.listMoves(module)).at(-1)?.n ?? 0;
  const verdict = await gate.checkSet([candidate]);
  const hasPassed = gate.passes(verdict);
  const { reason, force } = move;
  if (!hasPassed && !force) throw new GatewayError(422, 'invalid', gateMessage(module, verdict));
  return { verdict, forced: !hasPassed, reason, since };
}

function gateMessage(module: string, verdict: GateCheck[]): string {
  const found = verdict
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ check, message }) => `${check}: ${message}`);
  return `${module} did not pass the gate. ${found.join(' ')}`;
}
