import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  channelActions,
  type BuildRecord,
  type ChannelMove,
  type Permission,
  type Release,
} from '@lumora/shared-contract';
import { ReleaseError } from './release-error.ts';

/**
 * Parses a `release.json`; `from` names the file in error messages. Throws `ReleaseError` `invalid_release` with the
 * path of the first invalid field.
 */
export function parseRelease(text: string, from: string): Release {
  return parse(release, text, from);
}

/** Parses the record that a build writes about itself. Throws `ReleaseError` `invalid_release`. */
export function parseBuildRecord(text: string, from: string): BuildRecord {
  return parse(buildRecord, text, from);
}

/** Parses one move of a channel. Throws `ReleaseError` `invalid_release`. */
export function parseMove(text: string, from: string): ChannelMove {
  return parse(channelMove, text, from);
}

function parse<T extends typeof release | typeof buildRecord | typeof channelMove>(
  schema: T,
  text: string,
  from: string,
): Static<T> {
  const value: unknown = parseJson(text, from);
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw new ReleaseError('invalid_release', `${from}: ${first?.path ?? '/'} – ${first?.message ?? 'not as expected'}.`);
}

function parseJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError('invalid_release', `${from} is not JSON.`);
  }
}

/** A relative path with forward slashes and without empty, dotted or hidden segments, so it is safe to join to a folder. */
const filePath = Type.String({ pattern: '^(?!\\.)[\\w@~+.-]+(?:/(?!\\.)[\\w@~+.-]+)*$', maxLength: 300 });
const fileGroup = Type.Object({ scripts: Type.Array(filePath), styles: Type.Array(filePath) });
const permission = Type.Unsafe<Permission>(Type.String());
const moduleKind = Type.Union([Type.Literal('shell'), Type.Literal('console'), Type.Literal('storefront')]);

const contracts = Type.Object({ shell: Type.String(), api: Type.String() });

const manifest = Type.Object({
  id: Type.String(),
  container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
  kind: moduleKind,
  nav: Type.Array(
    Type.Object({
      title: Type.String(),
      order: Type.Number(),
      items: Type.Array(
        Type.Object({
          label: Type.String(),
          path: Type.String(),
          permission: Type.Optional(permission),
          icon: Type.String(),
        }),
      ),
    }),
  ),
  routes: Type.Array(
    Type.Object({
      path: Type.String({ pattern: '^/' }),
      permission: Type.Optional(permission),
      title: Type.Optional(Type.String()),
      screen: Type.Optional(Type.String()),
      data: Type.Optional(
        Type.Object({ path: Type.String({ pattern: '^/' }), query: Type.Record(Type.String(), Type.String()) }),
      ),
    }),
  ),
  pages: Type.Optional(Type.Array(Type.Object({ path: Type.String(), query: Type.Array(Type.String()) }))),
  permissions: Type.Array(permission),
  requires: contracts,
});

const buildRecord = Type.Object({
  entry: filePath,
  preload: fileGroup,
  screens: Type.Record(Type.String(), fileGroup),
  fonts: Type.Optional(Type.Array(filePath)),
  console: Type.Optional(Type.Object({ entry: filePath, preload: fileGroup })),
  shared: Type.Array(
    Type.Object({
      name: Type.String(),
      version: Type.String(),
      requiredVersion: Type.String(),
      singleton: Type.Boolean(),
    }),
  ),
  takes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  offers: Type.Optional(Type.Record(Type.String(), fileGroup)),
});

const releaseFile = Type.Object({
  size: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
  br: Type.Optional(Type.Integer({ minimum: 1 })),
  gz: Type.Optional(Type.Integer({ minimum: 1 })),
});

const release = Type.Composite([
  buildRecord,
  Type.Object({
    module: Type.String(),
    id: Type.String(),
    version: Type.String(),
    source: Type.String(),
    manifest,
    server: Type.Optional(Type.Object({ entry: filePath })),
    files: Type.Record(filePath, releaseFile, { additionalProperties: false }),
    commit: Type.String(),
    built_by: Type.String(),
    built_at: Type.String(),
    provides: Type.Optional(contracts),
    signature: Type.Optional(Type.Object({ team: Type.String(), value: Type.String() })),
  }),
]);

const gateCheck = Type.Object({
  check: Type.String(),
  outcome: Type.Union([Type.Literal('passed'), Type.Literal('refused'), Type.Literal('not run')]),
  words: Type.String(),
});

const channelMove = Type.Object({
  n: Type.Integer({ minimum: 1 }),
  release: Type.String(),
  from: Type.Union([Type.String(), Type.Null()]),
  action: Type.Union(channelActions.map((action) => Type.Literal(action))),
  canary: Type.Optional(Type.Object({ release: Type.String(), percent: Type.Integer({ minimum: 1, maximum: 100 }) })),
  disabled: Type.Optional(Type.Literal(true)),
  verdict: Type.Optional(Type.Array(gateCheck)),
  forced: Type.Optional(Type.Literal(true)),
  by: Type.String(),
  reason: Type.String(),
  at: Type.String(),
});
