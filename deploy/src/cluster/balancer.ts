import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';

/** How often (ms) the processes behind it are asked whether they are ready. */
const pollIntervalMs = 200;

/** A balancer to try several processes with: one after the other of those whose `/readyz` answers 200. */
export async function openBalancer(origins: string[]): Promise<FastifyInstance> {
  const app = Fastify({ requestTimeout: 60_000 });
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(origins.map(isReady));
    ready = origins.filter((_origin, index) => states[index]);
  };
  await look();
  const timer = setInterval(() => void look(), pollIntervalMs);
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (_request, reply) => {
    if (ready.length === 0) await reply.code(503).header('retry-after', '1').send({ message: 'Nothing is ready yet.' });
  });
  await app.register(httpProxy, {
    upstream: '',
    replyOptions: {
      getUpstream: () => ready[turn++ % ready.length] ?? '',
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
