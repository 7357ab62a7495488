import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';

/** Interval (ms) of the readiness checks. */
const pollIntervalMs = 200;

/** Creates a round-robin load balancer over the processes at `origins` whose `/readyz` responds with 200. */
export async function openBalancer(origins: string[]): Promise<FastifyInstance> {
  const app = Fastify({ requestTimeout: 60_000 });
  let ready: string[] = [];
  let nextIndex = 0;
  const checkReadiness = async () => {
    const states = await Promise.all(origins.map(isReady));
    ready = origins.filter((_origin, index) => states[index]);
  };
  await checkReadiness();
  const timer = setInterval(() => void checkReadiness(), pollIntervalMs);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (_request, reply) => {
    if (ready.length === 0) await reply.code(503).header('retry-after', '1').send({ message: 'No process is ready.' });
  });
  await app.register(httpProxy, {
    upstream: '',
    replyOptions: {
      getUpstream: () => ready[nextIndex++ % ready.length] ?? '',
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
    },
  });
  return app;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
