import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
ensureInstalled(root);
const { register } = await import('tsx/esm/api');
register();
const { startPostgres } = await import('./test/start-postgres.mjs');

const postgres = await startPostgres(root);
Object.assign(process.env, postgres?.env);
try {
  const { soak } = await import('../e2e/src/soak/run.ts');
  process.exitCode = await soak(process.argv.slice(2), { hasPostgres: postgres !== null });
} finally {
  await postgres?.stop();
}
