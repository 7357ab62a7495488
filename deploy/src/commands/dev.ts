import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseError } from '@lumora/releases/release-error';
import { openDevelopmentBuild } from '../develop/development-build.ts';
import { openDevelopmentServer } from '../develop/development-server.ts';
import { getProduct, type RunningProduct } from '../develop/get-product.ts';
import { releaseChanges } from '../develop/release-changes.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { getModule, readDeclaration, type ModuleFolder } from '../publish/module-folders.ts';
import { stringOption, type Command, type CommandCall } from './command.ts';

/** `npm run dev`: serves one module with hot reload in the running console, beside the live releases of the others. */
export const developModule: Command = {
  usage: 'dev -- <module> [--url <url>] [--port <n>]',
  summary: 'hot reload of a module, in your browser, in the running product',
  options: { url: { type: 'string' }, port: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  async run(call) {
    const { config, root, positionals, options } = call;
    const module = await getModule(root, positionals[0] ?? '');
    const port = parsePort(stringOption(options['port']) ?? '8090');
    const product = await getProduct(stringOption(options['url']) ?? `http://127.0.0.1:${config.port}`);
    const { kind } = await readDeclaration(module);
    if (kind === 'storefront') await releaseChanges(call, module, product);
    else await serveModule(call, module, { product, port });
  },
};

async function serveModule(
  { print }: CommandCall,
  module: ModuleFolder,
  { product, port }: { product: RunningProduct; port: number },
): Promise<void> {
  const out = await mkdtemp(path.join(tmpdir(), 'lumora-dev-'));
  const server = await openDevelopmentServer({ out, port, product: product.origin });
  let hasBuilt = false;
  try {
    const build = await openDevelopmentBuild(module, out, {
      onBuild(result, ms) {
        server.notify(result);
        print(result.state === 'failed' ? result.errors : `built ${module.id} in ${Math.round(ms)} ms`);
        if (result.state === 'built' && !hasBuilt)
          for (const line of instructions(module, product, server.origin)) print(line);
        hasBuilt ||= result.state === 'built';
      },
    });
    await stopSignal();
    await build.close();
  } finally {
    await server.close();
    await rm(out, { recursive: true, force: true });
  }
}

function instructions({ id }: ModuleFolder, { origin, isDevelopment }: RunningProduct, server: string): string[] {
  const link = `${origin}/admin/develop?${new URLSearchParams({ module: id, origin: server })}`;
  const hint = `${origin} is not in development mode: sign in as a user with releases.override, or restart it with DEVELOPMENT=on.`;
  return [`open ${link}`, ...(isDevelopment ? [] : [hint]), 'Press Ctrl+C to stop.'];
}

function parsePort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new ReleaseError('usage', `--port must be a number from 0 to 65535, not “${value}”.`);
}
