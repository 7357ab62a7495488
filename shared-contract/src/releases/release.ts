import type { ModuleManifest } from './module-manifest.ts';

/** One file of a release. */
export interface ReleaseFile {
  /** bytes, uncompressed */
  size: number;
  /** `sha384-…`, in the format of the integrity attribute */
  integrity: string;
  /** bytes of the compressed form beside it (`<file>.br`, `<file>.gz`); absent where compression does not help */
  br?: number;
  gz?: number;
}

/** A shared package that the release provides or consumes. `version` is '' when it only consumes it. */
export interface SharedPackage {
  name: string;
  version: string;
  requiredVersion: string;
  singleton: boolean;
}

/** Scripts and styles that are loaded together, in loading order. */
export interface FileGroup {
  scripts: string[];
  styles: string[];
}

/** Content of `dist/build.json`, from which the release is created. File paths are relative to `dist/client`. */
export interface BuildRecord {
  /** the remote entry, or the shell's loader */
  entry: string;
  /** files of the first page besides the entry */
  preload: FileGroup;
  /** additional files of each screen, by the `screen` of its route in the manifest */
  screens: Record<string, FileGroup>;
  /** the storefront only: fonts of the first screen, preloaded with the page */
  fonts?: string[];
  /** the shell only: the console's entry, loaded by the loader on console paths */
  console?: { entry: string; preload: FileGroup };
  shared: SharedPackage[];
  /** a console remote only: the shared modules that each screen consumes from the shell */
  takes?: Record<string, string[]>;
  /** the shell only: files of each shared module that it provides; a module without an entry is part of the console's entry */
  offers?: Record<string, FileGroup>;
}

/** Content of `release.json`: all metadata of a release. Immutable once published. */
export interface Release extends BuildRecord {
  module: string;
  /** `<version>-<content hash>`, the name of the release's folder */
  id: string;
  version: string;
  /** hash of its sources; a build with an equal hash is reused */
  source: string;
  manifest: ModuleManifest;
  /** the storefront only: the server bundle, below `server/`; present when the build wrote `dist/server/server.mjs` */
  server?: { entry: string };
  /** every file below `client/` and `server/`, by its path in the release */
  files: Record<string, ReleaseFile>;
  commit: string;
  built_by: string;
  /** ISO 8601 */
  built_at: string;
  /** versions of the contracts in the repository from which it was built */
  provides?: { shell: string; api: string };
  signature?: ReleaseSignature;
}

/** Ed25519 signature of all other fields of `release.json` by the key of a team. */
export interface ReleaseSignature {
  team: string;
  /** base64 */
  value: string;
}

/** Result of one check of the gate; `words` is the message for the person who promotes. */
export interface GateCheck {
  check: string;
  outcome: 'passed' | 'refused' | 'not run';
  words: string;
}

export const channelActions = ['promote', 'rollback', 'canary', 'halt', 'disable', 'enable'] as const;
export type ChannelAction = (typeof channelActions)[number];

/** A change of a channel, `channels/<module>/<n>.json`. The highest `n` is the current state; all files are the history. */
export interface ChannelMove {
  n: number;
  /** the live release after this change */
  release: string;
  /** the release that was live before; null for the first change */
  from: string | null;
  action: ChannelAction;
  /** the release that `percent` of the visitors get instead of the live one */
  canary?: { release: string; percent: number };
  /** the module is disabled: pages do not load it */
  disabled?: true;
  /** results of the gate; absent for changes that need no check */
  verdict?: GateCheck[];
  /** the change overrode a failed gate */
  forced?: true;
  by: string;
  reason: string;
  /** ISO 8601 */
  at: string;
}
