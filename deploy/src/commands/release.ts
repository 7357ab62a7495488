import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { firstLoadBytes } from '@lumora/releases/first-load-bytes';
import { ReleaseError } from '@lumora/releases/release-error';
import { getModule, type ModuleFolder } from '../publish/module-folders.ts';
import { buildAndPublish, findRelease } from '../publish/release-module.ts';
import { sourceHash } from '../publish/source-hash.ts';
import { openSigner } from '@lumora/releases/signatures/trust';
import { formatKilobytes } from '@lumora/shared-contract/format';
import { stringOption, type Command } from './command.ts';
import { formatMove, promoteThroughGate } from './promote.ts';

/** `npm run release`: builds, tests, signs and publishes one module. */
export const releaseModule: Command = {
  usage: 'release -- <module> [--promote] [--skip-tests] [--force "<reason>"]',
  summary: 'build, test, sign and publish a module; --promote makes it live',
  options: {
    promote: { type: 'boolean' },
    'skip-tests': { type: 'boolean' },
    reason: { type: 'string' },
    force: { type: 'string' },
  },
  positionals: { min: 1, max: 1 },
  async run(call) {
    const { config, store, root, options, print } = call;
    const [id = ''] = call.positionals;
    const module = await getModule(root, id);
    const before = await findRelease(store, id, await sourceHash(module));
    const check = async () => (options['skip-tests'] === true ? undefined : testModule(module));
    const { release, isNew } = before
      ? { release: before, isNew: false }
      : await buildAndPublish(store, module, { sign: await openSigner(config, id), check });
    const firstLoad = formatKilobytes(firstLoadBytes(release));
    print(isNew ? `published  ${id}  ${release.id}  (${firstLoad} at first load)` : `unchanged  ${id}  ${release.id}`);
    if (options['promote'] !== true) {
      print(`Make it live with: npm run promote -- ${id} ${release.id}`);
      return;
    }
    const moves = await promoteThroughGate(call, [release], stringOption(options['reason']) ?? 'released');
    print(formatMove(id, release.id, moves.get(id) ?? null));
  },
};

/** Runs the tests in the module's folder. Throws `ReleaseError` `tests_failed`. */
async function testModule({ id, root }: ModuleFolder): Promise<void> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const run = spawn(process.execPath, ['--experimental-vm-modules', jest, '--passWithNoTests', `${id}/`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // tests must not inherit the loader (tsx) of this process
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [code] = await once(run, 'exit');
  if (code === 0) return;
  throw new ReleaseError('tests_failed', `Not released: tests of ${id} fail. --skip-tests releases it without tests.`);
}
