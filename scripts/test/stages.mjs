import jestConfig from '../../jest.config.mjs';
import { importGraphFile } from './import-graph.mjs';

/** A check is one command that passes or fails; all of them run at the same time. `env` is added to its environment. */
const checks = [
  // the type checker of oxlint is written in Go: collecting garbage took a third of its processor time
  { name: 'lint', command: ['oxlint', '--type-check'], env: { GOGC: 'off', GOMEMLIMIT: '4GiB' } },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type=err', '.'] },
  { name: 'folders', command: ['depcruise', '--config', '.dependency-cruiser.folders.mjs', '--output-type=err', '.'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  { name: 'css types', command: ['node', 'scripts/write-css-types.mjs', '--check'] },
  { name: 'routes', command: ['node', 'scripts/write-routes.mjs', '--check'] },
  { name: 'notices', command: ['node', 'scripts/write-notices.mjs', '--check'] },
];

const checkNames = checks.map(({ name }) => name);
const jestProjects = jestConfig.projects.map(({ displayName }) => displayName);
const defaultNames = [...checkNames, ...jestProjects, 'browser'];

/** `cluster` runs the browser tests of one file against several processes, and only when it is named. */
export const stageNames = [...defaultNames, 'cluster'];

/** Returns the jest projects that contain one of the `files`. */
export function projectsWith(files) {
  const contains = ({ roots }) =>
    files.some((file) => roots.some((root) => `<rootDir>/${file}`.startsWith(`${root}/`)));
  return jestConfig.projects.filter(contains).map(({ displayName }) => displayName);
}

/** Returns the checks for changes that `selectChanged` has selected, whose import graph exists. Format and unused code cover all. */
export function restrictChecks(all, { lintFiles, affectsRoutes }) {
  const restrict = ({ name, command }) => {
    if (name === 'lint' && lintFiles !== null) return lintFiles.length > 0 ? [...command, ...lintFiles] : null;
    if (name === 'boundaries') return ['depcruise-fmt', '--output-type=err', '--exit-code', importGraphFile];
    return name === 'routes' && !affectsRoutes ? null : command;
  };
  return all.map((check) => ({ ...check, command: restrict(check) })).filter(({ command }) => command !== null);
}

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
