import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}

try {
  ensureInstalled(path.resolve(import.meta.dirname, '..'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// in this process, so that a signal to npm reaches the server itself
await import('../deploy/src/start/main.mjs');
