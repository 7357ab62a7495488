import { spawnSync } from 'node:child_process';

/** Installs packages as root on Debian and its relatives; returns whether they are installed now. */
export function installDebianPackage(...names) {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(', ')}…`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}

function aptGet(...args) {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) console.log(error?.message ?? `${stdout}${stderr}`);
  return status === 0;
}
