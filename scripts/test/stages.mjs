import jestConfig from '../../jest.config.mjs';

/** A check is one command that passes or fails; all of them run at the same time. */
const checks = [
  { name: 'lint', command: ['oxlint', '--type-check'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type=err', '.'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  { name: 'routes', command: ['node', 'scripts/write-routes.mjs', '--check'] },
];

const checkNames = checks.map(({ name }) => name);
const jestProjects = jestConfig.projects.map(({ displayName }) => displayName);
const defaultNames = [...checkNames, ...jestProjects, 'browser'];

/** `cluster` runs the browser tests of one file against several processes, and only when it is named. */
export const stageNames = [...defaultNames, 'cluster'];

/** Returns which checks, jest projects and browser stages `names` select; `check` names every check. Throws on an unknown name. */
export function selectStages(names = defaultNames) {
  const selected = names.flatMap((name) => (name === 'check' ? checkNames : [name]));
  const unknown = selected.find((name) => !stageNames.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}".`);
  return {
    checks: checks.filter(({ name }) => selected.includes(name)),
    jestProjects: jestProjects.filter((name) => selected.includes(name)),
    browserStages: ['browser', 'cluster'].filter((name) => selected.includes(name)),
  };
}
