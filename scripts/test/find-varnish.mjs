import { existsSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';

/** Resolves to the path of Varnish, which is installed on Debian as root; to null where there is none. TEST_VARNISHD names another. */
export async function findVarnish() {
  const program = process.env.TEST_VARNISHD || '/usr/sbin/varnishd';
  return existsSync(program) || (await installDebianPackage('varnish')) ? program : null;
}
