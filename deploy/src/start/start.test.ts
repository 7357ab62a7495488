import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { settings } from '../config/settings.ts';

const script = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

/** Runs `npm start` with `env` until it exits. */
async function startWith(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env['PATH'], ...env } });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

describe('npm start', () => {
  it('describes every setting in its help', async () => {
    const { out, code } = await startWith({}, '--help');

    expect(code).toBe(0);
    for (const [name] of settings) expect(out).toContain(`  ${name} `);
  });

  it.each([
    [{ PORT: 'many' }, [], 'PORT must be a number from 0 to 65535, not “many”.\n'],
    [{ STORE_URL: 'ftp://host' }, [], 'STORE_URL must be a path or a file: URL, not “ftp://host”.\n'],
    [{}, ['--port=1'], "Unknown option '--port'. See npm start -- --help.\n"],
  ])(
    'exits with code 2 and one line for %j %j',
    async (env, args, line) => {
      expect(await startWith(env, ...args)).toEqual({ out: '', error: line, code: 2 });
    },
    30_000,
  );

  it('reports a port that is in use in one line, before it builds anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { out, error, code } = await startWith({ PORT: String(port) });
    other.close();

    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toBe(
      `Port ${port} is in use. Stop the process that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it('reports a data folder that cannot be written to in one line', async () => {
    const { out, error, code } = await startWith({ PORT: '0', DATA_DIR: '/dev/null/data' });

    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toBe(
      'The data folder /dev/null/data cannot be written to (ENOTDIR). Make it writable, or set DATA_DIR to another folder.\n',
    );
  });
});
