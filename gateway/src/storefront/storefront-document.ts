import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  pageStateElementId,
  releaseSetElementId,
  rootElementId,
  type ModuleSecurity,
} from '@lumora/shared-contract/releases';
import type { RenderedPage } from '@lumora/shared-contract/storefront';
import { html, rawHtml, type Html } from '@lumora/shared-contract/html';
import type { Release } from '@lumora/releases/release-schema';
import type { LiveModule } from '../live/live-set.ts';
import { toPermissionsPolicy, toPolicy } from '../pages/module-security.ts';
import { noticeCss, noticeHtml } from '../pages/notice.ts';
import { Page } from '../pages/page.ts';
import { dataBlock, fontPreload, pageHead, scriptPreload, startScript } from '../pages/page-parts.ts';
import { releaseBaseUrl, shopReleaseSet } from '../live/release-set.ts';

interface DocumentOptions {
  shell: LiveModule;
  storefront: LiveModule;
  /** name of the shop */
  product: string;
  /** security additions of the storefront */
  granted: ModuleSecurity;
}

/** Builds the HTML documents of one storefront release: head, inline styles, preloads, release set and CSP. */
export class StorefrontDocument {
  /** shared head elements of rendered pages, and of pages that the server could not render */
  readonly #head: Record<'rendered' | 'unavailable', Html>;
  readonly #product: string;
  readonly #release: Release;
  readonly #styles: InlineStyle[];
  readonly #granted: ModuleSecurity;

  private constructor({ shell, storefront, product, granted }: DocumentOptions, styles: InlineStyle[]) {
    const { release, previous } = storefront;
    const preloads = [
      scriptPreload(shell.release, shell.release.entry),
      ...[release.entry, ...release.preload.scripts].map((file) => scriptPreload(release, file)),
    ];
    const start = startScript(shell.release, shell.release.entry);
    // the release set is beside the preloads, whose URLs and hashes it repeats, so that it compresses well
    const head = (fallback: Release | null) =>
      html`${preloads}${dataBlock(releaseSetElementId, shopReleaseSet(shell.release, release, fallback))}${start}`;
    this.#head = { rendered: head(null), unavailable: head(previous) };
    this.#product = product;
    this.#release = release;
    this.#styles = styles;
    this.#granted = granted;
  }

  /** Reads the stylesheets of the storefront release, which pages include inline. Throws when a file is missing. */
  static async of(options: DocumentOptions): Promise<StorefrontDocument> {
    return new StorefrontDocument(options, await inlineStyles(options.storefront));
  }

  /** Returns the complete page for the result of the storefront's `render`. */
  page({ status, head, body, style, state, screen, redirect, cacheable }: RenderedPage): Page {
    const styles = [...this.#stylesOf(screen), ...(style === undefined ? [] : [inlineStyle('page', style)])];
    const base = releaseBaseUrl(this.#release);
    const document = this.#document({
      head: html`${rawHtml(head.replaceAll(baseMark, base))}${markupOf(styles)}${this.#scriptPreloads(screen)}${this.#head.rendered}`,
      body: rawHtml(body.replaceAll(baseMark, base)),
      state: dataBlock(pageStateElementId, state),
    });
    return new Page({
      status,
      html: document,
      ...this.#policies(styles),
      redirect,
      isCacheable: cacheable && status < 500,
      screen,
      retryAfter: status === 503 ? retryAfter : undefined,
    });
  }

  /** Returns a page with status 503 and a notice, which a browser with scripts replaces by the rendered shop. */
  unavailablePage(): Page {
    const styles = [...this.#stylesOf(undefined), noticeStyle];
    const head = html`<title>${noticeTitle} – ${this.#product}</title><noscript><meta http-equiv="refresh" content="${retryAfter}"></noscript>${markupOf(styles)}${this.#head.unavailable}`;
    const document = this.#document({ head, body: notice, state: html`` });
    return new Page({ status: 503, html: document, ...this.#policies(styles), isCacheable: false, retryAfter });
  }

  #policies(styles: InlineStyle[]): { csp: string; permissionsPolicy: string } {
    const sources = { 'style-src': styles.map(({ hash }) => `'sha256-${hash}'`), 'media-src': ["'self'"] };
    return {
      csp: toPolicy(sources, this.#release, this.#granted),
      permissionsPolicy: toPermissionsPolicy(this.#granted),
    };
  }

  #stylesOf(screen: string | undefined): InlineStyle[] {
    const { preload, screens } = this.#release;
    const files = new Set([...preload.styles, ...((screen !== undefined && screens[screen]?.styles) || [])]);
    return this.#styles.filter(({ file }) => files.has(file));
  }

  /** Preloads the scripts of the screen that the app does not load already. */
  #scriptPreloads(screen: string | undefined): Html[] {
    const { screens, preload, entry } = this.#release;
    const scripts = screen === undefined ? [] : (screens[screen]?.scripts ?? []);
    const additional = scripts.filter((file) => file !== entry && !preload.scripts.includes(file));
    return additional.map((file) => scriptPreload(this.#release, file));
  }

  #fontPreloads(media: string): Html[] {
    const { fonts = [] } = this.#release;
    return fonts.map((font) => fontPreload(this.#release, font, media));
  }

  #document({ head, body, state }: Record<'head' | 'body' | 'state', Html>): Html {
    return html`<!doctype html>
<html lang="en-IN">
<head>
${pageHead}<meta name="theme-color" content="#0b0b12">
${this.#fontPreloads(wide)}${head}
</head>
<body>${this.#fontPreloads(small)}<div id="${rootElementId}">${body}</div>${state}</body>
</html>`;
  }
}

/** Chromium delays the first frame for fonts that the head preloads, but not for those in the body (`docs/decisions/043`). */
const wide = '(min-width: 600px)';
const small = `not all and ${wide}`;

/** Placeholder that the storefront's build writes before relative URLs. */
const baseMark = '__LUMORA_BASE__/';

interface InlineStyle {
  file: string;
  css: string;
  /** sha256 in base64, for the CSP */
  hash: string;
}

/** seconds; longer than a pause of the render pool */
const retryAfter = 5;

const noticeTitle = 'Back in a moment';
const notice = noticeHtml(noticeTitle, 'The shop cannot show this page right now. Please try again in a few seconds.');
const noticeStyle = inlineStyle('notice', noticeCss);

/** Reads the styles of the app first, because those of the screens override them. */
async function inlineStyles({ release, folder }: LiveModule): Promise<InlineStyle[]> {
  const groups = [release.preload, ...Object.values(release.screens)];
  const files = [...new Set(groups.flatMap(({ styles }) => styles))];
  return Promise.all(files.map((file) => readStyle(release, folder, file)));
}

async function readStyle(release: Release, folder: string, file: string): Promise<InlineStyle> {
  const text = await readFile(path.join(folder, 'client', file), 'utf8');
  return inlineStyle(file, text.replace(relativeUrl, `$&${releaseBaseUrl(release)}`).trim());
}

/** Matches up to the start of a relative URL, which must become absolute in an inline style. */
const relativeUrl = /url\((?!["']?(?:[a-z]+:|[/#]))["']?/g;

/** Escapes closing tags, so that no text can end the element. */
function inlineStyle(file: string, text: string): InlineStyle {
  const css = text.replaceAll('</', '<\\/');
  return { file, css, hash: createHash('sha256').update(css).digest('base64') };
}

/** `data-href` names the stylesheets that the scripts of the release need not load. */
function markupOf(styles: InlineStyle[]): Html[] {
  return styles.map(({ file, css }) => html`<style data-href="${file}">${rawHtml(css)}</style>`);
}
