import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '@lumora/shared-contract/auth';
import {
  moduleMoveInput,
  moduleSetInput,
  type ModuleMove,
  type ModulesResponse,
} from '@lumora/shared-contract/releases';
import type { LiveChannel } from '../live/live-channel.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { moduleOverview, unpromotedModules } from './module-overviews.ts';
import { moveModule, moveSet } from './move-module.ts';
import { readBody } from './read-body.ts';
import { signedInUser } from './signed-in-user.ts';
import type { ModulesOptions } from './modules-options.ts';

/**
 * Registers `/api/admin/releases`: GET lists all modules, POST promotes several modules together, POST `/:module`
 * moves a channel or pins a release. Throws `GatewayError` 401 or 403 without a session or permission, 404 for an unknown
 * release, 409 when the channel has moved, 422 for invalid input or a failed gate, 503 when the move is written but not in
 * effect.
 */
export async function modules(app: FastifyInstance, options: ModulesOptions): Promise<void> {
  const { live, pins, apiUrl } = options;

  app.get('/api/admin/releases', async (request, reply) => {
    await signedInUser(apiUrl, request, 'releases.view');
    const sources = { ...options, pins: pins.read(request) };
    const [data, unpromoted] = await Promise.all([
      Promise.all(live.channels.map((channel) => moduleOverview(channel, sources))),
      unpromotedModules(options.store, new Set(live.channels.map((channel) => channel.live.release.module))),
    ]);
    const response: ModulesResponse = { data: data.sort((a, b) => (a.module < b.module ? -1 : 1)), unpromoted };
    return reply.header('cache-control', 'no-store').send(response);
  });

  app.post('/api/admin/releases', async (request) => {
    const set = readBody(moduleSetInput, request);
    const user = await authorizeMove(apiUrl, request, { action: 'promote', force: set.force });
    const message = await moveSet(options, set, user.email);
    await live.refresh();
    for (const { module } of set.members) assertServed(live, module);
    return { data: null, message };
  });

  app.post<{ Params: { module: string } }>('/api/admin/releases/:module', async (request, reply) => {
    const move = readBody(moduleMoveInput, request);
    const user = await authorizeMove(apiUrl, request, move);
    const { module } = request.params;
    const { action } = move;
    const message =
      action === 'pin' || action === 'unpin'
        ? await pinRelease(options, request, reply, move)
        : await moveModule(options, { module, action, move, by: user.email });
    await live.refresh();
    if (!action.endsWith('pin')) assertServed(live, module);
    return { data: null, message };
  });
}

/**
 * Pins this browser to a release, or ends that, and returns a message for the user. Throws `GatewayError` 404 for a release
 * that may not be served, 422 for the storefront.
 */
async function pinRelease(
  { live, pins }: ModulesOptions,
  request: FastifyRequest<{ Params: { module: string } }>,
  reply: FastifyReply,
  { action, release }: ModuleMove,
): Promise<string> {
  const { module } = request.params;
  const pinned = new Map(pins.read(request));
  pinned.delete(module);
  if (action === 'pin') {
    if (live.channels.some((one) => one.live.release.module === module && isShop(one))) {
      throw new GatewayError(
        'invalid',
        'Shop pages are cached for all visitors: try a release of the storefront as a canary.',
      );
    }
    if ((await live.servable.findVerified(module, release)) === null) {
      throw new GatewayError('not_found', `${module} has no release ${release} that may be served.`);
    }
    pinned.set(module, release);
  }
  pins.write(reply, pinned);
  return action === 'pin'
    ? `This browser uses ${module} ${release} from the next page on.`
    : `This browser uses the live release of ${module} again.`;
}

/**
 * Returns the user who makes the move. Throws `GatewayError` 401 or 403; to pin a release or to override the gate needs
 * `releases.override`.
 */
async function authorizeMove(
  apiUrl: string,
  request: FastifyRequest,
  { action, force }: Pick<ModuleMove, 'action' | 'force'>,
): Promise<SessionUser> {
  const user = await signedInUser(apiUrl, request, action.endsWith('pin') ? 'releases.override' : 'releases.update');
  if (force && !user.permissions.includes('releases.override')) {
    throw new GatewayError('forbidden', 'Only those with the permission releases.override may force a release.');
  }
  return user;
}

/** Throws `GatewayError` 503 when the last move of the module is not in effect in this gateway. */
function assertServed(live: LiveReleases, module: string): void {
  const problem = live.problemOf(module);
  if (problem !== null) {
    throw new GatewayError(
      'unavailable',
      `The move is saved, but this gateway does not serve it yet: ${problem} See Failures on the Modules page.`,
    );
  }
}

const isShop = ({ live }: LiveChannel) => live.release.manifest.kind === 'storefront';
