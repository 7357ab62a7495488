import type { FastifyInstance, FastifyRequest } from 'fastify';
import { developmentInput } from '@lumora/shared-contract/releases';
import type { LiveReleases } from '../live/live-releases.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { isDevelopment, type Pins } from './pins.ts';
import { readBody } from './read-body.ts';
import { signedInUser } from './signed-in-user.ts';

interface DevelopmentOptions {
  live: LiveReleases;
  pins: Pins;
  apiUrl: string;
  /** when true, every signed-in user may load a module from a development server; otherwise `releases.override` is needed */
  isDevelopment: boolean;
}

/**
 * Registers `/api/admin/releases/development`: POST makes this browser load one module from a development server, DELETE
 * ends it. Throws `GatewayError` 401 or 403 without a session or permission, 422 for invalid input or the storefront.
 */
export async function development(app: FastifyInstance, options: DevelopmentOptions): Promise<void> {
  const { live, pins, apiUrl } = options;
  const path = '/api/admin/releases/development';

  app.post(path, async (request, reply) => {
    const { module, origin } = readBody(developmentInput, request);
    await assertMayDevelop(request);
    if (live.setFor().find('storefront')?.release.module === module) {
      throw new GatewayError(
        'invalid',
        `Pages of the shop are the same for all: npm run dev -- ${module} releases them.`,
      );
    }
    pins.write(reply, new Map([...releasesIn(request), [module, origin]]));
    return { data: null, message: `This browser loads ${module} from ${origin}.` };
  });

  // needs no permission: it only returns to the live releases
  app.delete(path, async (request, reply) => {
    pins.write(reply, releasesIn(request));
    return { data: null, message: 'This browser uses the live releases again.' };
  });

  async function assertMayDevelop(request: FastifyRequest): Promise<void> {
    const user = await signedInUser(apiUrl, request);
    if (options.isDevelopment || user.permissions.includes('releases.override')) return;
    throw new GatewayError(
      'forbidden',
      'This gateway is not in development mode: start it with DEVELOPMENT=on, or sign in as somebody with the permission releases.override.',
    );
  }

  function releasesIn(request: FastifyRequest): Map<string, string> {
    const entries = [...pins.read(request)];
    return new Map(entries.filter(([module, origin]) => !isDevelopment({ module, origin })));
  }
}
