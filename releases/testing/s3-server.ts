import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3Server from '@20minutes/s3rver';

const bucket = 'lumora';

/**
 * Starts an S3 server in this process. The library ignores `If-None-Match` on PUT; `isConditional` adds a middleware
 * that supports it.
 */
export async function startS3Server({ isConditional = true } = {}) {
  // the server accepts these credentials, and the client reads them from the environment
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = await mkdtemp(path.join(tmpdir(), 'lumora-s3-'));
  // the library computes the signature of a list request in another way than AWS does
  const options = {
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  const open = async (port: number) => {
    const server = new S3Server({ ...options, port });
    if (isConditional) server.middleware.unshift(putIfAbsent());
    const { port: taken } = await server.run();
    return { server, port: taken };
  };
  let { server, port } = await open(0);
  return {
    /** Returns the URL of a new empty store. */
    newUrl: () => `s3://${bucket}/${randomUUID()}?endpoint=http://127.0.0.1:${port}`,
    /** Stops listening, as if the network had failed. */
    stop: () => server.close(),
    start: async () => {
      ({ server, port } = await open(port));
    },
    remove: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Responds with 412 to a second write of a key. */
function putIfAbsent(): S3Server.Middleware {
  const written = new Set<string>();
  return async (context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
    if (written.has(context.path)) {
      context.status = 412;
      return;
    }
    written.add(context.path);
    await next();
  };
}
