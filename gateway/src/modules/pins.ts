import type { FastifyReply, FastifyRequest } from 'fastify';
import { developmentInput, type Development } from '@lumora/shared-contract';
import { isSignatureOf, signText } from '../text-signature.ts';

const cookie = 'lumora-pins';
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
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns the pinned release id or development server origin by module; empty when the cookie is missing, expired or forged. */
  read({ headers }: FastifyRequest): ReadonlyMap<string, string> {
    const value = headers.cookie
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1);
    const [text = '', signature = ''] = value?.split('.') ?? [];
    if (text === '' || !isSignatureOf(text, signature, this.#secret)) return new Map();
    const { pins, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as PinsCookie;
    return Date.now() > until ? new Map() : new Map(Object.entries(pins));
  }

  /** Sets the cookie; deletes it when `pins` is empty. */
  write(reply: FastifyReply, pins: ReadonlyMap<string, string>): void {
    const content: PinsCookie = { pins: Object.fromEntries(pins), until: Date.now() + maxAgeSeconds * 1_000 };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    const value = pins.size === 0 ? '; Max-Age=0' : `${text}.${signText(text, this.#secret)}; Max-Age=${maxAgeSeconds}`;
    const secure = reply.request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }

  /** Returns the module that this browser loads from a development server, or undefined. */
  development(request: FastifyRequest): Development | undefined {
    const pins = Array.from(this.read(request), ([module, origin]) => ({ module, origin }));
    return pins.find(isDevelopment);
  }
}

/** Returns whether a pin names a development server instead of a release. */
export const isDevelopment = (pin: { module: string; origin: string }) => developmentInput.isValidSync(pin);
