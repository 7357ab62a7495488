import type { FastifyReply, FastifyRequest } from 'fastify';
import { developmentInput, type Development } from '@lumora/shared-contract';
import { isSignatureOf, signText } from '../text-signature.ts';

const cookie = 'lumora-pins';
/** How long (s) a browser stays held: a working day. */
const maxAge = 12 * 60 * 60;

/** What stands in the cookie; a copy of it does not outlast `until` (ms since 1970). */
interface Sealed {
  pins: Record<string, string>;
  until: number;
}

/**
 * Releases that a browser is held to, by module, and at most one development server, in a cookie that only a gateway can
 * write: what it says is sealed with the gateways' common secret.
 */
export class Pins {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  read({ headers }: FastifyRequest): ReadonlyMap<string, string> {
    const value = headers.cookie
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1);
    const [text = '', seal = ''] = value?.split('.') ?? [];
    if (text === '' || !isSignatureOf(text, seal, this.#secret)) return new Map();
    const { pins, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Sealed;
    return Date.now() > until ? new Map() : new Map(Object.entries(pins));
  }

  write(reply: FastifyReply, pins: ReadonlyMap<string, string>): void {
    const sealed: Sealed = { pins: Object.fromEntries(pins), until: Date.now() + maxAge * 1_000 };
    const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
    const value = pins.size === 0 ? '; Max-Age=0' : `${text}.${signText(text, this.#secret)}; Max-Age=${maxAge}`;
    const secure = reply.request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }

  /** The module that a browser takes from a development server. */
  development(request: FastifyRequest): Development | undefined {
    const pins = Array.from(this.read(request), ([module, origin]) => ({ module, origin }));
    return pins.find(isDevelopment);
  }
}

/** Whether a pin leads to a development server instead of a release. */
export const isDevelopment = (pin: { module: string; origin: string }) => developmentInput.isValidSync(pin);
