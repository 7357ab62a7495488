import { Type, type Static } from '@sinclair/typebox';
import { contracts, moduleManifest } from '@lumora/shared-contract/manifest';

/** A relative path with forward slashes and without empty, dotted or hidden segments, so it is safe to join to a folder. */
const filePath = Type.String({ pattern: '^(?!\\.)[\\w@~+.-]+(?:/(?!\\.)[\\w@~+.-]+)*$', maxLength: 300 });

/** Scripts and styles that are loaded together, in loading order. */
const fileGroup = Type.Object({ scripts: Type.Array(filePath), styles: Type.Array(filePath) });
export type FileGroup = Static<typeof fileGroup>;

/** A shared package that the release provides or consumes. `version` is '' when it only consumes it. */
const sharedPackage = Type.Object({
  name: Type.String(),
  version: Type.String(),
  requiredVersion: Type.String(),
  singleton: Type.Boolean(),
});
export type SharedPackage = Static<typeof sharedPackage>;

/** Content of `dist/build.json`, from which the release is created. File paths are relative to `dist/client`. */
export const buildRecord = Type.Object({
  /** the remote entry, or the shell's loader */
  entry: filePath,
  /** files of the first page besides the entry */
  preload: fileGroup,
  /** additional files of each screen, by the `screen` of its route in the manifest */
  screens: Type.Record(Type.String(), fileGroup),
  /** fonts of the first screen, preloaded with the page; of the shell, those of the console */
  fonts: Type.Optional(Type.Array(filePath)),
  /** the shell only: the console's entry, loaded by the loader on console paths */
  console: Type.Optional(Type.Object({ entry: filePath, preload: fileGroup })),
  shared: Type.Array(sharedPackage),
  /** a console remote only: the shared modules that each screen consumes from the shell; signed releases have this name */
  takes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /**
   * the shell only: files of each shared module that it provides; a module without an entry is part of the console's
   * entry; signed releases have this name
   */
  offers: Type.Optional(Type.Record(Type.String(), fileGroup)),
});
export type BuildRecord = Static<typeof buildRecord>;

/** One file of a release. */
const releaseFile = Type.Object({
  /** bytes, uncompressed */
  size: Type.Integer({ minimum: 0 }),
  /** in the format of the integrity attribute */
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
  /** bytes of the compressed form beside it (`<file>.br`, `<file>.gz`); absent where compression does not help */
  br: Type.Optional(Type.Integer({ minimum: 1 })),
  gz: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ReleaseFile = Static<typeof releaseFile>;

/** Content of `release.json`: all metadata of a release. Immutable once published. */
export const release = Type.Object({
  ...buildRecord.properties,
  module: Type.String(),
  /** `<version>-<content hash>`, the name of the release's folder */
  id: Type.String(),
  version: Type.String(),
  /** hash of its sources, with which a build is reused; `external` for a build of another repository */
  source: Type.String(),
  manifest: moduleManifest,
  /** the storefront only: the server bundle, below `server/`; present when the build wrote `dist/server/server.mjs` */
  server: Type.Optional(Type.Object({ entry: filePath })),
  /** every file below `client/` and `server/`, by its path in the release */
  files: Type.Record(filePath, releaseFile, { additionalProperties: false }),
  commit: Type.String(),
  built_by: Type.String(),
  /** ISO 8601 */
  built_at: Type.String(),
  /** versions of the contracts in the repository from which it was built */
  provides: Type.Optional(contracts),
  /** Ed25519 signature (base64) of all other fields by the key of a team */
  signature: Type.Optional(Type.Object({ team: Type.String(), value: Type.String() })),
});
export type Release = Static<typeof release>;
