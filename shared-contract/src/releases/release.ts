import type { ModuleManifest } from './module-manifest.ts';

/** One file of a release. */
export interface ReleaseFile {
  /** bytes, uncompressed */
  size: number;
  /** `sha384-…`, as the integrity attribute wants it */
  integrity: string;
  /** bytes of the compressed form beside it (`<file>.br`, `<file>.gz`); absent where compressing gains nothing */
  br?: number;
  gz?: number;
}

/** A package that the release takes from, or offers to, the share scope. `version` is empty when it only takes it. */
export interface SharedPackage {
  name: string;
  version: string;
  requiredVersion: string;
  singleton: boolean;
}

/** Scripts and styles that are needed together, in loading order. */
export interface FileGroup {
  scripts: string[];
  styles: string[];
}

/** What a build leaves in `dist/build.json` for the release to be made of it; files are relative to `dist/client`. */
export interface BuildRecord {
  /** the remote entry, or the shell's loader */
  entry: string;
  /** what the first page needs beside the entry */
  preload: FileGroup;
  /** what single screens need beside that, by the name that a route of the manifest gives as `screen` */
  screens: Record<string, FileGroup>;
  /** the storefront only: fonts that the first screen is set in, preloaded with the page */
  fonts?: string[];
  /** the shell only: the console's own start, loaded by the loader on console paths */
  console?: { entry: string; preload: FileGroup };
  shared: SharedPackage[];
  /** a console remote only: names of what each screen takes from the shell */
  takes?: Record<string, string[]>;
  /** the shell only: files that bring what it offers, by the shared name; without an entry its start brings it */
  offers?: Record<string, FileGroup>;
}

/** `release.json`: everything the gateway, the gate and the browser need to know of a release. Immutable once published. */
export interface Release extends BuildRecord {
  module: string;
  /** `<version>-<content hash>`, the name of the release's folder */
  id: string;
  version: string;
  /** hash of the sources it was built from; equal hashes need no second build */
  source: string;
  manifest: ModuleManifest;
  /** the storefront only: the render bundle, below `server/`; there when the build wrote `dist/server/server.mjs` */
  server?: { entry: string };
  /** every file below `client/` and `server/`, by its path in the release */
  files: Record<string, ReleaseFile>;
  commit: string;
  built_by: string;
  /** ISO 8601 */
  built_at: string;
  /** versions of the contracts that the tree provided in which it was built */
  provides?: { shell: string; api: string };
  signature?: ReleaseSignature;
}

/** Who vouches for a release: Ed25519 over everything else that `release.json` says, by the key of a team. */
export interface ReleaseSignature {
  team: string;
  /** base64 */
  value: string;
}

/** One finding of the gate, in words for the one who wants to promote. */
export interface GateCheck {
  check: string;
  outcome: 'passed' | 'refused' | 'not run';
  words: string;
}

export const channelActions = ['promote', 'rollback', 'canary', 'halt', 'disable', 'enable'] as const;
export type ChannelAction = (typeof channelActions)[number];

/** One move of a channel, `channels/<module>/<n>.json`; the highest number rules, the files together are the history. */
export interface ChannelMove {
  n: number;
  /** the live release after this move */
  release: string;
  /** the release that was live before, null for the first */
  from: string | null;
  action: ChannelAction;
  /** the release that `percent` of the visitors get instead of the live one */
  canary?: { release: string; percent: number };
  /** the module is switched off: nobody is offered it */
  disabled?: true;
  /** what the gate found before the move; absent for moves that need none */
  verdict?: GateCheck[];
  /** the gate had refused, and somebody moved it all the same */
  forced?: true;
  by: string;
  reason: string;
  /** ISO 8601 */
  at: string;
}
