import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs packages in `root` unless the installed versions are those of package-lock.json. Throws when npm fails. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages…');
  // Dev packages are needed to build and test, even if NODE_ENV is `production`. Not `npm ci`: it rejects a lock file that
  // does not list the optional binaries of every platform, and npm lists only those that its registry has.
  const flags = ['--no-save', '--include=dev', '--no-progress', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed: its messages are above.');
}

function isInstalled(root) {
  // npm writes this file last, so an interrupted installation has none
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
