import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';

/** An origin without path and wildcard, such as `https://api.example`; `http:` on this machine only. */
const origins = Type.Optional(
  Type.Array(
    Type.String({ pattern: '^((https|wss)://[a-z0-9-]+(\\.[a-z0-9-]+)*|http://127\\.0\\.0\\.1)(:\\d{1,5})?$' }),
  ),
);

export const securityDirectives = ['connect-src', 'script-src', 'frame-src', 'img-src'] as const;
export const browserPermissions = ['payment', 'camera', 'microphone', 'geolocation', 'usb'] as const;

/** Additions to the Content Security Policy and the Permissions Policy of a module's pages. */
export const moduleSecurity = Type.Object({
  'connect-src': origins,
  'script-src': origins,
  'frame-src': origins,
  'img-src': origins,
  permissions: Type.Optional(Type.Array(literalUnion(browserPermissions))),
});
export type ModuleSecurity = Static<typeof moduleSecurity>;
