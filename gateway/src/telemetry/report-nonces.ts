import { hkdfSync, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isSignatureOf, signText } from '../text-signature.ts';

/** The page that a nonce is for. */
export interface ReportedPage {
  /** id of the release set that the page carries */
  set: string;
  /** its path */
  path: string;
}

/** A report follows its nonce at once; this leaves time for a slow network. */
const defaultLifetimeMs = 2 * 60 * 1_000;
/** Used nonces that are remembered; more than that in one lifetime come from nobody who counts more than once. */
const maxUsed = 50_000;

/**
 * Signs and checks the nonces of reports to `/telemetry`: each is for one report of one page and release set, and expires.
 * The key is derived from the gateways' common secret, so that each gateway takes the nonces of the others.
 */
export class ReportNonces {
  readonly #key: Buffer;
  readonly #lifetimeMs: number;
  readonly #used = new LRUCache<string, true>({ max: maxUsed });

  constructor(secret: string, lifetimeMs = defaultLifetimeMs) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'nonces of telemetry', 32));
    this.#lifetimeMs = lifetimeMs;
  }

  create(page: ReportedPage): string {
    const text = `${Date.now() + this.#lifetimeMs}.${randomBytes(12).toString('base64url')}`;
    return `${text}.${signText(textOf(text, page), this.#key)}`;
  }

  /** Whether `nonce` was signed for this page, is not expired and is used for the first time. */
  consume(nonce: string, page: ReportedPage): boolean {
    const [expiresAt = '', random = '', seal = ''] = nonce.split('.');
    const text = `${expiresAt}.${random}`;
    if (!isSignatureOf(textOf(text, page), seal, this.#key)) return false;
    if (Date.now() > Number(expiresAt) || this.#used.has(random)) return false;
    this.#used.set(random, true);
    return true;
  }
}

const textOf = (text: string, { set, path }: ReportedPage) => JSON.stringify([text, set, path]);
