import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { developmentInput, type Development } from '@lumora/shared-contract/releases';

const cookieName = 'lumora-pins';
/** Lifetime of the cookie: a working day. */
const maxAgeSeconds = 12 * 60 * 60;

/** Content of the cookie; a copy of it expires at `until` (ms since 1970). */
interface PinsCookie {
  pins: Record<string, string>;
  until: number;
}

/**
 * Stores the pinned releases of a browser, by module, and at most one development server in a cookie that is signed with
 * the gateways' common secret.
 */
export class Pins {
  readonly #signer: Signer;

  constructor(secret: string) {
    this.#signer = new Signer(secret);
  }

  /** Returns the pinned release id or development server origin by module; empty when the cookie is missing, expired or forged. */
  read({ cookies }: FastifyRequest): ReadonlyMap<string, string> {
    const { valid, value } = this.#signer.unsign(cookies[cookieName] ?? '');
    if (!valid) return new Map();
    const { pins, until }: PinsCookie = JSON.parse(Buffer.from(value, 'base64url').toString());
    return Date.now() > until ? new Map() : new Map(Object.entries(pins));
  }

  /** Sets the cookie; deletes it when `pins` is empty. */
  write(reply: FastifyReply, pins: ReadonlyMap<string, string>): void {
    const content: PinsCookie = { pins: Object.fromEntries(pins), until: Date.now() + maxAgeSeconds * 1_000 };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    if (pins.size === 0) reply.clearCookie(cookieName);
    else reply.setCookie(cookieName, this.#signer.sign(text), { maxAge: maxAgeSeconds });
  }

  /** Returns the module that this browser loads from a development server, or undefined. */
  development(request: FastifyRequest): Development | undefined {
    const pins = Array.from(this.read(request), ([module, origin]) => ({ module, origin }));
    return pins.find(isDevelopment);
  }
}

/** Returns whether a pin names a development server instead of a release. */
export const isDevelopment = (pin: { module: string; origin: string }) => developmentInput.isValidSync(pin);
