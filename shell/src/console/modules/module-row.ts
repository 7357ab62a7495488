import { joinFirst } from '@lumora/shared-contract/format';
import {
  movedRelease,
  type ChannelMove,
  type ModuleManifest,
  type ModuleOverview,
  type ModulesResponse,
  type ReleaseSet,
  type UnpromotedModule,
} from '@lumora/shared-contract/releases';
import { moduleTitle } from '../remotes/module-title.ts';

/** A module as the console shows it. `live` is null before the first promotion. */
export type ModuleRow = Omit<ModuleOverview, 'live' | 'set'> & {
  live: ModuleOverview['live'] | null;
  /** titles of the modules that were promoted together with the live release, including its own */
  set: string[];
  title: string;
  /** what it shows, in one line */
  description: string;
};

/** Returns all modules of the response; their titles come from the release set of this tab. */
export function moduleRows({ data, unpromoted = [] }: ModulesResponse, set: ReleaseSet): ModuleRow[] {
  const modules: Untitled[] = [...data, ...unpromoted.map(withoutLive)];
  const titles = new Map(modules.map((module) => [module.module, titleOf(module, set)]));
  const title = (id: string) => titles.get(id) ?? id;
  return modules.map((module) => ({
    ...module,
    title: title(module.module),
    description: describeModule(module, set),
    set: module.set.map(title),
  }));
}

/** Returns the move that made the live release live; undefined if the history does not contain it. */
export function goLiveMove({ live, history }: ModuleRow): ChannelMove | undefined {
  const actions = ['promote', 'rollback', 'enable'];
  return history.find((move) => actions.includes(move.action) && movedRelease(move) === live?.id);
}

/** Returns the median load time of the live release in its newest reports; null without reports. */
export function latestLoadMs({ live }: ModuleRow): number | null {
  return live?.intervals.findLast(({ median_ms }) => median_ms !== null)?.median_ms ?? null;
}

function withoutLive(module: UnpromotedModule) {
  return {
    ...module,
    live: null,
    canary: null,
    disabled_reason: null,
    pages: [],
    previous: null,
    set: [module.module],
    sizes: [],
    pinned: null,
    history: [],
    failures: [],
    extensions: [],
    shared: [],
  };
}

type Untitled = Omit<ModuleRow, 'title' | 'description'>;

/** The set has no manifest of the shell, the storefront and modules that were never live. */
function titleOf({ module, kind }: Untitled, set: ReleaseSet): string {
  if (kind === 'shell') return 'Console';
  if (kind === 'storefront') return 'Shop';
  const manifest = manifestOf(module, set);
  return manifest ? moduleTitle(manifest) : module;
}

function manifestOf(module: string, { modules, off }: ReleaseSet): ModuleManifest | undefined {
  return [...modules, ...off].find(({ manifest }) => manifest.id === module)?.manifest;
}

function describeModule({ module, kind, live, pages, extensions }: Untitled, set: ReleaseSet): string {
  if (live === null) return 'Published, but never live: nobody gets it';
  if (kind === 'shell') return 'Sign-in, dashboard, menus, settings';
  if (kind === 'storefront') return 'All pages that shoppers see';
  const inMenu = manifestOf(module, set)?.nav.flatMap(({ items }) => items.map(({ label }) => label)) ?? [];
  const texts = [inMenu, pages, extensions.map(({ title }) => title)].find(({ length }) => length > 0);
  return joinFirst(texts ?? [], maxDescriptionLength);
}

/** Number of characters that fit the line of a tablet, with the count of the other titles. */
const maxDescriptionLength = 36;
