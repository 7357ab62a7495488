import type { ChannelAction, GateCheck, ModuleMove } from '@lumora/shared-contract';
import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary, promote, rollback, startCanary, switchModule } from '@lumora/releases/channels/channel';
import { GatewayError } from '../gateway-error.ts';
import { toGatewayError } from './to-gateway-error.ts';
import type { ModulesOptions } from './modules.plugin.ts';

type Context = Pick<ModulesOptions, 'store' | 'gate'>;

interface Asked {
  module: string;
  action: ChannelAction;
  move: ModuleMove;
  /** e-mail of who moves it */
  by: string;
}

/** Moves a channel as somebody asked in the console; answers in words. Refuses what the gate or the store refuses. */
export async function moveModule(context: Context, asked: Asked): Promise<string> {
  try {
    return (await actions[asked.action](context, asked)) ?? 'It is so already.';
  } catch (error) {
    throw toGatewayError(error);
  }
}

type Act = (context: Context, asked: Asked) => Promise<string | null>;

const actions: Record<ChannelAction, Act> = {
  async promote({ store, gate }, { module, move, by }) {
    const id = releaseOf(move);
    const moved = await promote(store, module, { id, by, ...(await passed({ store, gate }, module, move)) });
    return moved && `${module} ${id} is live.`;
  },
  async canary({ store, gate }, { module, move, by }) {
    const id = releaseOf(move);
    const { percent = 0 } = move; // the contract asks for it
    const judged = await passed({ store, gate }, module, move);
    const moved = await startCanary(store, module, { id, percent, by, ...judged });
    return moved && `${percent} % of the visitors get ${module} ${id}.`;
  },
  async rollback({ store }, { module, move: { release, reason }, by }) {
    const moved = await rollback(store, module, { to: release || undefined, reason, by });
    return moved && `${module} is back at ${moved.release}.`;
  },
  async halt({ store }, { module, move, by }) {
    const moved = await haltCanary(store, module, { id: releaseOf(move), reason: move.reason, by });
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

function releaseOf({ release }: ModuleMove): string {
  if (release !== '') return release;
  throw new GatewayError(422, 'invalid', 'Say which release.');
}

/** The gate's verdict, for the channel's history; a refusal names what is wrong, check by check. */
async function passed({ store, gate }: Context, module: string, move: ModuleMove) {
  const candidate = await store.findRelease(module, releaseOf(move));
  if (candidate === null) throw new ReleaseError('not_found', `${module} has no release ${move.release}.`);
  const since = (await store.listMoves(module)).at(-1)?.n ?? 0;
  const verdict = await gate.check(candidate);
  const isAdmitted = gate.passes(verdict);
  const { reason, force } = move;
  if (!isAdmitted && !force) throw new GatewayError(422, 'invalid', refusalWords(module, verdict));
  return { verdict, forced: !isAdmitted, reason, since };
}

function refusalWords(module: string, verdict: GateCheck[]): string {
  const found = verdict.filter(({ outcome }) => outcome !== 'passed').map(({ check, words }) => `${check}: ${words}`);
  return `The gate refuses ${module}. ${found.join(' ')}`;
}
