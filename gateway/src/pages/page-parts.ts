import { html, jsonScript, type Html } from '@lumora/shared-contract/html';
import type { Release } from '@lumora/releases/release-schema';
import { releaseBaseUrl, integrityIn } from '../live/release-set.ts';

/** Returns a JSON data block. Browsers do not execute it, so the CSP need not allow it. */
export function dataBlock(id: string, value: unknown): Html {
  return jsonScript(html`type="application/json" id="${id}"`, value);
}

/** Returns the deferred script that starts the page. Throws when the release has no such file, as all functions below do. */
export function startScript(release: Release, file: string): Html {
  return html`<script src="${assetUrl(release, file)}" defer ${integrityAttributes(release, file)}></script>`;
}

/** Returns a stylesheet link with integrity. */
export function stylesheetLink(release: Release, file: string): Html {
  return html`<link rel="stylesheet" href="${assetUrl(release, file)}" ${integrityAttributes(release, file)}>`;
}

/** Returns a preload link for a script. */
export function scriptPreload(release: Release, file: string): Html {
  return html`<link rel="preload" as="script" href="${assetUrl(release, file)}" ${integrityAttributes(release, file)}>`;
}

/** Returns a preload link for a stylesheet. */
export function stylePreload(release: Release, file: string): Html {
  return html`<link rel="preload" as="style" href="${assetUrl(release, file)}" ${integrityAttributes(release, file)}>`;
}

/** Returns a preload link for a font. CSS fetches fonts without integrity, so a preload with it would be a second download. */
export function fontPreload(release: Release, file: string, media = 'all'): Html {
  return html`<link rel="preload" as="font" type="font/woff2" media="${media}" href="${assetUrl(release, file)}" crossorigin>`;
}

/** The first elements of every page's head. */
export const pageHead = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`;

function assetUrl(release: Release, file: string): string {
  return releaseBaseUrl(release) + file;
}

function integrityAttributes(release: Release, file: string): Html {
  return html`integrity="${integrityIn(release, file)}" crossorigin="anonymous"`;
}
