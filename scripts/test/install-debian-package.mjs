import { spawnSync } from 'node:child_process';

/** Installs a package as root on Debian and its relatives; returns whether it is installed now. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${name}…`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name);
}

function aptGet(...args) {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) console.log(error?.message ?? `${stdout}${stderr}`);
  return status === 0;
}
