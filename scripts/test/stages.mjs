import { findBrowser } from './find-browser.mjs';
import { startPostgres } from './start-postgres.mjs';

/**
 * Everything that must hold, cheapest first. A check is one command that passes or fails; a test stage runs a jest
 * project. `prepare` gets what the stage needs from outside: variables for its surroundings, or why it is left out.
 * What is on demand runs when it is named, and not without.
 */
const checks = [
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type=err', '.'] },
  { name: 'unused', command: ['knip'] },
];

const tests = [
  { name: 'server', project: 'server' },
  {
    name: 'postgres',
    project: 'server',
    paths: ['api/src', 'deploy/src/start/change-source.test.ts'],
    prepare: startPostgres,
  },
  { name: 'screens', project: 'screens' },
  { name: 'remotes', project: 'remotes' },
  { name: 'browser', project: 'browser', flags: ['--runInBand'], prepare: findBrowser },
  {
    name: 'cluster',
    isOnDemand: true,
    project: 'browser',
    paths: ['e2e/src/specs/product-path.test.ts'],
    flags: ['--runInBand'],
    prepare: prepareCluster,
  },
];

/** A story against two gateways and two API processes; paths run others of them so. */
async function prepareCluster(root) {
  const browser = findBrowser(root);
  if (browser.missing !== undefined) return browser;
  const { env, ...postgres } = await startPostgres(root);
  return { ...postgres, env: { ...browser.env, ...env, PRODUCT: 'cluster' } };
}

const stages = [...checks, ...tests];

export const stageNames = stages.map(({ name }) => name);

const namesByDefault = stages.filter(({ isOnDemand }) => !isOnDemand).map(({ name }) => name);

/** The stages of those names, in their own order; the ones by default without a name. Throws on a name that is none. */
export function chosenStages(names = namesByDefault) {
  const wanted = names.flatMap((name) => (name === 'check' ? checks.map((check) => check.name) : [name]));
  const unknown = wanted.find((name) => !stageNames.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}".`);
  return stages.filter(({ name }) => wanted.includes(name));
}
