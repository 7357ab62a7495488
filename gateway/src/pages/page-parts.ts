import type { Release } from '@lumora/shared-contract';
import { releaseBaseUrl, integrityIn } from '../live/release-set.ts';

/** `text` as HTML and XML show it, also inside an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A block of JSON that no HTML parser can be led out of; it is data, so no CSP has to allow it. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** The script that starts the page. */
export function startScript(release: Release, file: string): string {
  return `<script src="${assetUrl(release, file)}" defer ${held(release, file)}></script>`;
}

export function stylesheetLink(release: Release, file: string): string {
  return `<link rel="stylesheet" href="${assetUrl(release, file)}" ${held(release, file)}>`;
}

export function scriptPreload(release: Release, file: string): string {
  return `<link rel="preload" as="script" href="${assetUrl(release, file)}" ${held(release, file)}>`;
}

export function stylePreload(release: Release, file: string): string {
  return `<link rel="preload" as="style" href="${assetUrl(release, file)}" ${held(release, file)}>`;
}

/** Fonts are fetched without integrity by CSS: a preload with one would be a second download. */
export function fontPreload(release: Release, file: string, media: string): string {
  return `<link rel="preload" as="font" type="font/woff2" media="${media}" href="${assetUrl(release, file)}" crossorigin>`;
}

/**
 * Addresses of scripts come from the policy of the loader or from that of a build's own chunks. The shop writes JSON-LD,
 * which the browser does not run, through a policy of its own.
 */
export const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types lumora-entries lumora-chunks lumora-json-ld 'allow-duplicates'",
];

/** What every page says of itself before anything else. */
export const pageHead =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

function assetUrl(release: Release, file: string): string {
  return escapeMarkup(releaseBaseUrl(release) + file);
}

function held(release: Release, file: string): string {
  return `integrity="${integrityIn(release, file)}" crossorigin="anonymous"`;
}
