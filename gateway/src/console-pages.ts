import { randomBytes } from 'node:crypto';
import { html, type Html } from '@lumora/shared-contract/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  matchesPath,
  releaseSetElementId,
  releaseSetIdPath,
  rootElementId,
  signedInPreloadsId,
  type Development,
  type ModuleManifest,
  type ModuleRoute,
  type ReleaseSet,
} from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { consoleFiles, screenFiles } from './pages/first-files.ts';
import type { LiveReleases } from './live/live-releases.ts';
import type { LiveSet } from './live/live-set.ts';
import {
  dataBlock,
  fontPreload,
  pageHead,
  scriptPreload,
  startScript,
  stylePreload,
  stylesheetLink,
} from './pages/page-parts.ts';
import type { Pins } from './modules/pins.ts';
import { Page } from './pages/page.ts';
import { consoleReleaseSet } from './live/release-set.ts';
import type { ShopName } from './storefront/shop-name.ts';
import {
  grantedSecurity,
  toPermissionsPolicy,
  toPolicy,
  type AllowedSecurity,
  type PolicySources,
} from './pages/module-security.ts';
import { visitorBucket } from './live/visitor-bucket.ts';

interface ConsoleOptions {
  live: LiveReleases;
  pins: Pins;
  shopName: ShopName;
  isDevelopment: boolean;
  security: AllowedSecurity;
}

/**
 * Serves `/admin` and `/auth` pages and the id of the release set. Each page is a small document with the current
 * release set, from which the shell's loader starts the console. Responds with 503 without a live shell.
 */
export async function consolePages(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  const { live, pins, shopName, isDevelopment, security } = options;
  for (const path of ['/admin', '/admin/*', '/auth/*']) app.get(path, sendConsole);
  for (const path of ['/auth', '/auth/admin-login'])
    app.get(path, async (request, reply) => reply.redirect(`/auth/login${queryOf(request)}`, 302));
  app.get(releaseSetIdPath, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: (await readReleaseSet(request, reply)).id, isDevelopment }),
  );

  /** Sets the bucket cookie only while a canary runs. */
  async function readReleaseSet(request: FastifyRequest, reply: FastifyReply): Promise<LiveSet> {
    const hasCanary = live.channels.some(({ canary }) => canary !== null);
    const set = live.setFor(hasCanary ? visitorBucket(request, reply, 'lumora-console') : undefined);
    return live.withPins(set, pins.read(request));
  }

  async function sendConsole(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const liveSet = await readReleaseSet(request, reply);
    const development = pins.development(request);
    const set = consoleReleaseSet(liveSet, live.channels, shopName.current);
    const shell = liveSet.find('shell')?.release;
    if (set === null || shell === undefined) {
      const message = 'No release of the shell is live: npm run promote -- shell\n';
      return reply.code(503).header('cache-control', 'no-store').type('text/plain').send(message);
    }
    const nonce = randomBytes(16).toString('base64url');
    const owner = findOwner(liveSet, pathOf(request));
    const { manifest } = owner?.release ?? {};
    const granted = grantedSecurity(manifest, security);
    const pageSet = {
      ...set,
      ...(manifest?.security && { securityOf: manifest.id }),
      ...(development && { development }),
    };
    const preloads = [...shellPreloads(shell, development), development ? '' : pagePreloads(shell, owner)];
    const document = consoleDocument({ shell, set: pageSet, nonce, preloads });
    const isKnown = owner !== null || set.off.some((off) => routeAt(off.manifest, pathOf(request)));
    const csp = toPolicy(policySources(nonce, development), owner?.release, granted);
    const permissionsPolicy = toPermissionsPolicy(granted);
    return new Page({ status: isKnown ? 200 : 404, html: document, csp, permissionsPolicy, isCacheable: false }).send(
      request,
      reply,
    );
  }
}

interface DocumentParts {
  shell: Release;
  set: ReleaseSet;
  nonce: string;
  preloads: (Html | string)[];
}

function consoleDocument({ shell, set, nonce, preloads }: DocumentParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead}
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="csp-nonce" content="${nonce}">
<title>${set.product} Admin</title>
<style id="_goober" nonce="${nonce}"> </style>
${preloads}
</head>
<body>
<div id="${rootElementId}"></div>
<noscript>The console needs JavaScript.</noscript>
${dataBlock(releaseSetElementId, set)}
${startScript(shell, shell.entry)}
</body>
</html>`;
}

interface Owner {
  release: Release;
  screen: string | undefined;
}

/** Returns the live module whose manifest has a route for this path, or null. */
function findOwner({ modules }: LiveSet, path: string): Owner | null {
  for (const { release } of modules) {
    const route = routeAt(release.manifest, path);
    if (route !== undefined) return { release, screen: route.screen };
  }
  return null;
}

function routeAt({ routes }: ModuleManifest, path: string): ModuleRoute | undefined {
  return routes.find((route) => matchesPath(route.path, path));
}

/**
 * Preloads loader, console and its font in parallel. A development server replaces the entry of the console; its libraries are
 * preloaded for the case that the server does not respond.
 */
function shellPreloads(shell: Release, development: Development | undefined): Html[] {
  const files = consoleFiles(shell).flatMap(({ release, scripts, styles }) => [
    ...scripts
      .filter((file) => !development || file !== shell.console?.entry)
      .map((file) => scriptPreload(release, file)),
    ...styles.map((file) => stylesheetLink(release, file)),
  ]);
  const fonts = development ? [] : (shell.fonts ?? []);
  return [...files, ...fonts.map((font) => fontPreload(shell, font))];
}

/** Preloads the module of the path, its screen and the shell modules that it consumes. Only signed-in users need them. */
function pagePreloads(shell: Release, owner: Owner | null): Html | string {
  if (owner === null || owner.release === shell) return '';
  const groups = screenFiles(shell, owner.release, owner.screen);
  const links = groups.flatMap(({ release, scripts, styles }): [string, Html][] => [
    ...scripts.map((file): [string, Html] => [file, scriptPreload(release, file)]),
    ...styles.map((file): [string, Html] => [file, stylePreload(release, file)]),
  ]);
  // several groups may contain the same file
  return html`<template id="${signedInPreloadsId}">${[...new Map(links).values()]}</template>`;
}

/**
 * Returns the sources of a console page: Emotion and the toasts write styles with the nonce, and a page that loads a module
 * from a development server also allows that server.
 */
function policySources(nonce: string, development: Development | undefined): PolicySources {
  const server = development ? [development.origin] : [];
  const socket = server.map((origin) => origin.replace('http:', 'ws:'));
  return {
    'script-src': server,
    'style-src': [...server, `'nonce-${nonce}'`],
    'img-src': server,
    'font-src': server,
    'connect-src': [...server, ...socket],
  };
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
