import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Installs packages as root on Debian and its relatives; resolves to whether they are installed now. */
export async function installDebianPackage(...names) {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(', ')}…`);
  return (await aptGet('update')) && (await aptGet('install', '-y', '--no-install-recommends', ...names));
}

async function aptGet(...args) {
  const run = promisify(execFile)('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  run.child.stdin?.end(); // apt-get must not wait for input
  try {
    await run;
    return true;
  } catch ({ message, stdout }) {
    console.log(`${stdout}${message}`);
    return false;
  }
}
