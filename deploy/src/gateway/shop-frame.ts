import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  pageStateElementId,
  releaseSetElementId,
  rootElementId,
  type Release,
  type RenderedPage,
} from '@lumora/shared-contract';
import type { LiveModule } from './live-set.ts';
import { Page } from './page.ts';
import {
  dataBlock,
  escapeHtml,
  fontPreload,
  pageHead,
  scriptPreload,
  startScript,
  trustedTypes,
} from './page-parts.ts';
import { baseOf, shopReleaseSet } from './release-set.ts';

/** What is equal in all public pages of one release: styles, preloads, release set, security policy. */
export class ShopFrame {
  readonly #head: string;
  readonly #tail: string;
  readonly #csp: string;
  readonly #product: string;
  readonly #release: Release;

  private constructor(shell: LiveModule, storefront: LiveModule, product: string, styles: string) {
    const { release } = storefront;
    this.#head = [
      ...(release.fonts ?? []).map((font) => fontPreload(release, font)),
      `<style>${styles}</style>`,
      scriptPreload(shell.release, shell.release.entry),
      ...[release.entry, ...release.preload.scripts].map((file) => scriptPreload(release, file)),
    ].join('');
    this.#tail =
      dataBlock(releaseSetElementId, shopReleaseSet(shell, storefront, product)) +
      startScript(shell.release, shell.release.entry);
    this.#csp = securityPolicy(styles);
    this.#product = product;
    this.#release = release;
  }

  /** Reads the styles of the storefront's release, which its pages carry inline. */
  static async of(shell: LiveModule, storefront: LiveModule, product: string): Promise<ShopFrame> {
    return new ShopFrame(shell, storefront, product, await inlineStyles(storefront));
  }

  /** The page as the storefront rendered it. */
  page({ status, head, body, state, screen, redirect, cacheable }: RenderedPage): Page {
    const html = this.#html(head + this.#preloads(screen), body, dataBlock(pageStateElementId, state));
    return new Page({ status, html, csp: this.#csp, redirect, isKept: cacheable && status < 500 });
  }

  /** A page that the browser draws by itself, for when the server could not. */
  emptyPage(): Page {
    const html = this.#html(`<title>${escapeHtml(this.#product)}</title>`, '', '');
    return new Page({ status: 200, html, csp: this.#csp, isKept: false });
  }

  /** What the page needs beside the app. */
  #preloads(screen: string | undefined): string {
    const { screens, preload, entry } = this.#release;
    const scripts = screen === undefined ? [] : (screens[screen]?.scripts ?? []);
    const more = scripts.filter((file) => file !== entry && !preload.scripts.includes(file));
    return more.map((file) => scriptPreload(this.#release, file)).join('');
  }

  #html(head: string, body: string, state: string): string {
    return (
      `<!doctype html><html lang="en-IN"><head>${pageHead}<meta name="theme-color" content="#0b0b12">${head}${this.#head}</head>` +
      `<body><div id="${rootElementId}">${body}</div>${state}${this.#tail}</body></html>`
    );
  }
}

/** Addresses in the styles are written relative to this by the storefront's build. */
const baseMark = '__LUMORA_BASE__/';

async function inlineStyles({ release, folder }: LiveModule): Promise<string> {
  const files = await Promise.all(release.preload.styles.map((file) => readStyles(release, folder, file)));
  return files.join('\n').trim();
}

async function readStyles(release: Release, folder: string, file: string): Promise<string> {
  const css = await readFile(path.join(folder, 'client', file), 'utf8');
  return css.replaceAll(baseMark, baseOf(release)).replaceAll('</', '<\\/');
}

/** No script but those of the releases, no style but the one in the page: there is nothing to inject into. */
function securityPolicy(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
  ].join('; ');
}
