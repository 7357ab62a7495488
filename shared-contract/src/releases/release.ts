import type { ModuleManifest } from './module-manifest.ts';

/** One file of a release, below its `client/` folder. */
export interface ReleaseFile {
  /** bytes, uncompressed */
  size: number;
  /** `sha384-…`, as the integrity attribute wants it */
  integrity: string;
}

/** A package that the release takes from, or offers to, the share scope. `version` is empty when it only takes it. */
export interface SharedUse {
  name: string;
  version: string;
  requiredVersion: string;
  singleton: boolean;
}

/** `release.json`: everything the gateway, the gate and the browser need to know of a release. Immutable once published. */
export interface Release {
  module: string;
  /** `<version>-<content hash>`, the name of the release's folder */
  id: string;
  version: string;
  /** hash of the sources it was built from; equal hashes need no second build */
  source: string;
  manifest: ModuleManifest;
  /** below `client/`: the remote entry, or the shell's loader */
  entry: string;
  /** scripts and styles the first page needs beside the entry, below `client/` */
  preload: { scripts: string[]; styles: string[] };
  /** the shell only: the console's own start, loaded by the loader on console paths */
  console?: { entry: string; preload: { scripts: string[]; styles: string[] } };
  /** the storefront only: the render bundle, below `server/` */
  server?: { entry: string; integrity: string };
  files: Record<string, ReleaseFile>;
  shared: SharedUse[];
  commit: string;
  built_by: string;
  /** ISO 8601 */
  built_at: string;
}

/** One move of a channel, `channels/<module>/<n>.json`; the highest number rules, the files together are the history. */
export interface ChannelMove {
  n: number;
  release: string;
  /** the release that was live before, null for the first */
  from: string | null;
  action: 'promote' | 'rollback';
  by: string;
  reason: string;
  /** ISO 8601 */
  at: string;
}
