import { hkdfSync, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isSignatureOf, signText } from './text-signature.ts';

/** The page that a nonce is for. */
export interface ReportedPage {
  /** id of the release set that the page carries */
  set: string;
  /** URL path of the page */
  path: string;
}

/** A report follows its nonce immediately; this leaves time for a slow network. */
const defaultLifetimeMs = 2 * 60 * 1_000;
/** Max number of used nonces in memory. */
const maxUsed = 50_000;

/**
 * Signs and checks the nonces of reports to `/telemetry`. Each nonce is valid for one report of one page and release set,
 * and expires. The key is derived from the gateways' common secret, so every gateway accepts the nonces of the others.
 */
export class ReportNonces {
  readonly #key: Buffer;
  readonly #lifetimeMs: number;
  readonly #used = new LRUCache<string, true>({ max: maxUsed });

  constructor(secret: string, lifetimeMs = defaultLifetimeMs) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'nonces of telemetry', 32));
    this.#lifetimeMs = lifetimeMs;
  }

  /** Returns a new signed nonce for the page. */
  create(page: ReportedPage): string {
    const text = `${Date.now() + this.#lifetimeMs}.${randomBytes(12).toString('base64url')}`;
    return `${text}.${signText(signedText(text, page), this.#key)}`;
  }

  /** Returns whether `nonce` is signed for this page, not expired and not used before; marks it as used. */
  consume(nonce: string, page: ReportedPage): boolean {
    const [expiresAt = '', random = '', signature = ''] = nonce.split('.');
    const text = `${expiresAt}.${random}`;
    if (!isSignatureOf(signedText(text, page), signature, this.#key)) return false;
    if (Date.now() > Number(expiresAt) || this.#used.has(random)) return false;
    this.#used.set(random, true);
    return true;
  }
}

const signedText = (text: string, { set, path }: ReportedPage) => JSON.stringify([text, set, path]);
