import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs packages in `root` unless what is installed is what package-lock.json asks for. Throws when npm fails. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages…');
  // Dev packages are needed to build and test, whatever NODE_ENV says. Not `npm ci`: it refuses a lock file that does
  // not list the optional binaries of every platform, and npm lists only those its registry has.
  const flags = ['--no-save', '--include=dev', '--no-progress', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed: its messages are above.');
}

function isInstalled(root) {
  // npm writes this file last, so a broken-off installation has none
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || (folder in installed && installed[folder].version === version),
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
