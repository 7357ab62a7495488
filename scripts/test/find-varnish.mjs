import { existsSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';

/** Returns the path of Varnish, which is installed on Debian as root; null where there is none. TEST_VARNISHD names another. */
export function findVarnish() {
  const program = process.env.TEST_VARNISHD || '/usr/sbin/varnishd';
  return existsSync(program) || installDebianPackage('varnish') ? program : null;
}
