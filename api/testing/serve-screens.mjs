import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const administrator = { email: 'asha@lumora.test', password: 'neon-nights-24' };

/** Set-up of a jest project whose screens speak with the real API: one for the whole run, its database empty at first. */
export default async function serveScreens() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumora-screens-'));
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED: 'none',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await addressOf(child);
  process.env.LUMORA_TEST_API = origin;
  process.env.LUMORA_TEST_SESSION = JSON.stringify(await signIn(origin));

  // jest's tear-down is another file, in the same process
  globalThis.stopServingScreens = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

function addressOf(child) {
  let written = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written += chunk;
      const address = /listening at (http:[^"]+)"/.exec(written)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The API ended with ${code}: ${written}`)));
  });
}

async function signIn(origin) {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return (await response.json()).data;
}
