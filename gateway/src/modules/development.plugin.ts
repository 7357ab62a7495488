import type { FastifyInstance, FastifyRequest } from 'fastify';
import { developmentInput, type Development } from '@lumora/shared-contract';
import type { LiveReleases } from '../live/live-releases.ts';
import { GatewayError } from '../gateway-error.ts';
import { isDevelopment, type Pins } from './pins.ts';
import { signedInUser } from './signed-in-user.ts';

interface DevelopmentOptions {
  live: LiveReleases;
  pins: Pins;
  apiUrl: string;
  /** whoever is signed in may take a module from their own machine; otherwise it takes `releases.override` */
  isDevelopment: boolean;
}

/** `/api/admin/releases/development`: this browser takes one module from a development server, and lets go of it. */
export async function development(app: FastifyInstance, options: DevelopmentOptions): Promise<void> {
  const { live, pins, apiUrl } = options;
  const path = '/api/admin/releases/development';

  app.post(path, async (request, reply) => {
    const { module, origin } = readInput(request);
    await admit(request);
    if (live.setFor().find('storefront')?.release.module === module) {
      throw new GatewayError(
        422,
        'invalid',
        `Pages of the shop are the same for all: npm run dev -- ${module} releases them.`,
      );
    }
    pins.write(reply, new Map([...releasesIn(request), [module, origin]]));
    return { data: null, message: `This browser takes ${module} from ${origin}.` };
  });

  // to let go of it takes no right: what everybody gets is always allowed
  app.delete(path, async (request, reply) => {
    pins.write(reply, releasesIn(request));
    return { data: null, message: 'You get what everybody gets.' };
  });

  async function admit(request: FastifyRequest): Promise<void> {
    const user = await signedInUser(apiUrl, request);
    if (options.isDevelopment || user.permissions.includes('releases.override')) return;
    throw new GatewayError(
      403,
      'forbidden',
      'This gateway is not in development mode: start it with DEVELOPMENT=on, or sign in as somebody with the permission releases.override.',
    );
  }

  function releasesIn(request: FastifyRequest): Map<string, string> {
    const held = [...pins.read(request)];
    return new Map(held.filter(([module, origin]) => !isDevelopment({ module, origin })));
  }
}

function readInput({ body }: FastifyRequest): Development {
  try {
    return developmentInput.validateSync(body ?? {});
  } catch (error) {
    throw new GatewayError(422, 'invalid', error instanceof Error ? error.message : String(error));
  }
}
