import { clientNetwork } from '@lumora/shared-contract/client-network';
import type { SignedIn, SignInInput } from '@lumora/shared-contract/auth';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { findAccount, getUser, type Account } from './administrators.queries.ts';
import { consumeAttempt, refundAttempt, resetAttempts, type RateLimit } from './attempts.queries.ts';
import { findDevice, type DeviceScope } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

interface Device {
  /** IP address of the client */
  address: string;
  user_agent: string;
  cookies: FastifyRequest['cookies'];
}

/** Limit for one account from one IP address, so that guesses of others do not block the owner elsewhere. */
const maxPerPair = 5;
/** Limit for one account from all unknown browsers: 100 in an hour, as OWASP ASVS 2.2.1 allows. */
const maxPerAccount = 25;
const maxPerAddress = 30;
/** Separate limit for a browser that has signed in to the account before. */
const maxPerDevice = 10;
const queues = new Map<string, Promise<unknown>>();

/** Returns the key prefix of all limits of sign-ins to an account. */
export function signInAttempts(email: string): string {
  return `sign-in to ${email.toLowerCase()} from `;
}

/** Returns the device scope of an account. Known browsers become unknown when the password changes. */
export function accountDevice({ id, password_hash }: Account): DeviceScope {
  return { name: `lumora-account-${id}`, path: '/api/admin/login', secret: password_hash };
}

/**
 * Signs in and opens a session. Throws `AppError` 401 for a wrong e-mail or password, 429 above a limit. Sign-ins to one
 * account from unknown browsers, and from each known browser, run one after the other: otherwise concurrent sign-ins with
 * the right password would exceed the limit before the first of them is verified.
 */
export async function signIn(
  db: Database,
  input: SignInInput,
  device: Device,
): Promise<{ session: SignedIn; account: Account; deviceId: string | null }> {
  const account = await findAccount(db, input.email);
  const deviceId = account && findDevice(device.cookies, accountDevice(account));
  const queue = `${input.email.toLowerCase()} ${deviceId ?? ''}`;
  const result = (queues.get(queue) ?? Promise.resolve()).then(() => attemptSignIn(db, input, { ...device, deviceId }));
  const settled = result.catch(() => undefined).finally(() => queues.get(queue) === settled && queues.delete(queue));
  queues.set(queue, settled);
  return { ...(await result), deviceId };
}

async function attemptSignIn(db: Database, input: SignInInput, device: Device & { deviceId: string | null }) {
  const limits = limitsOf(input.email, device);
  // in sequence, so that an attempt above one limit does not count for the next one
  for (const limit of limits) await consumeAttempt(db, limit);
  const account = await findAccount(db, input.email);
  const isCorrect = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isCorrect) throw new AppError('unauthenticated', 'Email or password is wrong.');
  for (const { key, isOwn } of limits) await (isOwn ? resetAttempts(db, key) : refundAttempt(db, key));
  const { address, user_agent } = device;
  const session = await openSession(db, account.id, { address, user_agent, remember: input.remember });
  return { session: { ...session, user: await getUser(db, account.id) }, account };
}

interface SignInLimit extends RateLimit {
  /** whether a right password resets the count; otherwise it refunds only its own attempt */
  isOwn: boolean;
}

function limitsOf(email: string, { address, deviceId }: { address: string; deviceId: string | null }): SignInLimit[] {
  const account = signInAttempts(email);
  const client = clientNetwork(address);
  if (deviceId !== null) return [{ key: `${account}device ${deviceId}`, maxAttempts: maxPerDevice, isOwn: true }];
  return [
    { key: `sign-in from ${client}`, maxAttempts: maxPerAddress, isOwn: false },
    { key: `${account}${client}`, maxAttempts: maxPerPair, isOwn: true },
    { key: `${account}anywhere`, maxAttempts: maxPerAccount, isOwn: false },
  ];
}
