import type { LoadableRelease, Release, ReleasedModule, ReleaseSet } from '@lumora/shared-contract';
import { releaseSetId, type LiveModule, type LiveReleases } from './live-releases.ts';

/** Everything that is live, as the console's pages carry it; null while there is no shell. */
export function consoleReleaseSet(live: LiveReleases, product: string): ReleaseSet | null {
  const shell = live.find('shell');
  if (shell === undefined) return null;
  const modules = live.modules.filter((module) => module !== shell);
  return {
    id: live.id,
    product,
    modules: modules.map(({ release, previous }) => releasedModule(release, previous, everyFile)),
    shell: { ...placeOf(shell.release), console: consoleStart(shell.release, everyFile) },
  };
}

/** What a shopper's page needs: the shop alone, and of the console no more than where it starts. */
export function shopReleaseSet(shell: LiveModule, storefront: LiveModule, product: string): ReleaseSet {
  return {
    id: releaseSetId([shell.release, storefront.release]),
    product,
    modules: [releasedModule(storefront.release, storefront.previous, firstFiles)],
    shell: {
      ...placeOf(shell.release),
      console: { ...consoleStart(shell.release, () => []), preload: { scripts: [], styles: [] } },
    },
  };
}

/** Address of the folder that holds a release's client files, ends with a slash. */
export function baseOf({ module, id }: Release): string {
  return `/assets/${module}/${id}/`;
}

/** Integrity of a client file; a file without one is never offered to a browser. */
export function integrityIn(release: Release, file: string): string {
  const facts = release.files[`client/${file}`];
  if (facts === undefined) throw new Error(`${release.module} ${release.id} has no client file ${file}.`);
  return facts.integrity;
}

type FileChoice = (release: Release) => string[];

const everyFile: FileChoice = ({ files }) =>
  Object.keys(files)
    .filter((file) => /^client\/.+\.(js|css)$/.test(file))
    .map((file) => file.slice('client/'.length));

const firstFiles: FileChoice = ({ entry, preload }) => [entry, ...preload.scripts];

function releasedModule(release: Release, previous: Release | null, choose: FileChoice): ReleasedModule {
  return {
    ...loadable(release, choose),
    manifest: release.manifest,
    previous: previous === null ? null : loadable(previous, choose),
  };
}

function loadable(release: Release, choose: FileChoice): LoadableRelease {
  const { entry, preload, screens } = release;
  return { ...placeOf(release), entry, preload, screens, integrity: integrities(release, choose) };
}

function consoleStart(release: Release, choose: FileChoice): LoadableRelease {
  if (release.console === undefined) throw new Error(`${release.module} ${release.id} has no console.`);
  return { ...placeOf(release), ...release.console, screens: {}, integrity: integrities(release, choose) };
}

function placeOf(release: Release) {
  return { release: release.id, base: baseOf(release) };
}

function integrities(release: Release, choose: FileChoice): Record<string, string> {
  return Object.fromEntries(choose(release).map((file) => [file, integrityIn(release, file)]));
}
