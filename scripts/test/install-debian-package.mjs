import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.mjs';

/** Installs a package where that is ours to do: as root, on Debian or its kin. Answers whether it is there now. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  console.log(`Installing ${name}…`);
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name);
}

function aptGet(...args) {
  const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}
