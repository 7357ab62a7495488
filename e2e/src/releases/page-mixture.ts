import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseSet, ShopReleaseSet } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { LiveState } from './channel-moves.ts';
import { pageReleaseSet, withoutReleaseSet } from './page-release-set.ts';

/**
 * Returns the parts of a page that do not belong to one live release set, as text. Compares the id and the releases of the
 * page's set, the manifests of its navigation, and the URL of every file that it names.
 */
export function pageMixture(html: string, published: Release[], liveStates: LiveState[]): string[] {
  const set = pageReleaseSet(html);
  if (set === undefined) return ['carries no release set'];
  const names = new Map(set.modules.map(({ manifest, release }) => [manifest.id, release]));
  names.set('shell', set.shell.release);
  return [
    ...wrongId(set.id, names),
    ...neverLive(names, liveStates),
    ...wrongFacts(set, published),
    ...wrongFiles(withoutReleaseSet(html), names),
  ];
}

function wrongId(id: string, names: LiveState): string[] {
  const lines = [...names].map(([module, release]) => `${module}/${release}`).sort();
  const expected = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  return id === expected ? [] : [`calls its set ${id}, which is ${expected}`];
}

function neverLive(names: LiveState, liveStates: LiveState[]): string[] {
  const wasLive = liveStates.some((state) => [...names].every(([module, release]) => state.get(module) === release));
  return wasLive ? [] : [`has a set that never was live: ${JSON.stringify([...names])}`];
}

/** Compares manifest, navigation, entry and hash of a module in the page with its `release.json`. */
function wrongFacts({ modules, shell }: ReleaseSet | ShopReleaseSet, published: Release[]): string[] {
  const find = (module: string, id: string) => published.find((one) => one.module === module && one.id === id);
  const strange = modules.filter(({ manifest, release, entry, integrity }) => {
    const known = find(manifest.id, release);
    return (
      !isDeepStrictEqual({ ...known?.manifest, ...manifest }, known?.manifest) ||
      known?.entry !== entry ||
      known.files[`client/${entry}`]?.integrity !== integrity
    );
  });
  const start = find('shell', shell.release)?.console;
  return [
    ...strange.map(({ manifest, release }) => `has ${manifest.id} ${release} otherwise than it was published`),
    ...(!('console' in shell) || start?.entry === shell.console.entry
      ? []
      : [`starts a console that is not of shell ${shell.release}`]),
  ];
}

function wrongFiles(html: string, names: LiveState): string[] {
  const folders = new Set(html.match(/\/assets\/[\w-]+\/[^/"'\s]+\//g));
  return [...folders]
    .filter((folder) => {
      const [, , module = '', release] = folder.split('/');
      return names.get(module) !== release;
    })
    .map((folder) => `names files of ${folder}`);
}
