import type { SignedIn, SignInInput } from '@lumora/shared-contract';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { findAccount, findUser, type Account } from './administrators.queries.ts';
import { consumeAttempt, refundAttempt, resetAttempts, type AttemptLimit } from './attempts.queries.ts';
import { findDevice, type DeviceScope } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

interface Device {
  address: string;
  user_agent: string;
  /** the request's header */
  cookies: string | undefined;
}

/** For one account from one address: a stranger's guesses do not lock its owner out elsewhere. */
const mostPerPair = 5;
/** From all browsers that never signed in to the account: 100 in an hour, as OWASP's ASVS 2.2.1 allows. */
const mostPerAccount = 25;
const mostPerAddress = 30;
/** From one browser that has signed in to the account; it counts for nobody else, and nobody else for it. */
const mostPerDevice = 10;
const queues = new Map<string, Promise<unknown>>();

/** How the key of every count of attempts on this account begins. */
export function signInAttempts(email: string): string {
  return `sign-in to ${email.toLowerCase()} from `;
}

/** Returns what makes a browser known to an account: until its password changes. */
export function accountDevice({ id, password_hash }: Account): DeviceScope {
  return { name: `lumora-account-${id}`, path: '/api/admin/login', secret: password_hash };
}

/**
 * Attempts on one account wait for each other: otherwise several right passwords at once would count
 * as guesses against the limit before the first of them is known to be right. Those of known browsers wait for their own.
 * Throws `AppError` 401 for a wrong e-mail or password, 429 when there were too many.
 */
export async function signIn(
  db: Database,
  input: SignInInput,
  device: Device,
): Promise<{ session: SignedIn; account: Account; deviceId: string | null }> {
  const account = await findAccount(db, input.email);
  const deviceId = account && findDevice(device.cookies, accountDevice(account));
  const queue = `${input.email.toLowerCase()} ${deviceId ?? ''}`;
  const mine = (queues.get(queue) ?? Promise.resolve()).then(() => attemptSignIn(db, input, { ...device, deviceId }));
  const settled = mine.catch(() => undefined).finally(() => queues.get(queue) === settled && queues.delete(queue));
  queues.set(queue, settled);
  return { ...(await mine), deviceId };
}

async function attemptSignIn(db: Database, input: SignInInput, device: Device & { deviceId: string | null }) {
  const limits = limitsOf(input.email, device);
  // one after the other: an attempt that one limit refuses does not count against the next
  for (const limit of limits) await consumeAttempt(db, limit);
  const account = await findAccount(db, input.email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight) throw new AppError('unauthenticated', 'Email or password is wrong.');
  for (const { key, isOwn } of limits) await (isOwn ? resetAttempts(db, key) : refundAttempt(db, key));
  const { address, user_agent } = device;
  const session = await openSession(db, account.id, { address, user_agent, remember: input.remember });
  return { session: { ...session, user: await findUser(db, account.id) }, account };
}

interface SignInLimit extends AttemptLimit {
  /** a right password resets the count; from the others it only takes its own attempt back */
  isOwn: boolean;
}

function limitsOf(email: string, { address, deviceId }: { address: string; deviceId: string | null }): SignInLimit[] {
  const account = signInAttempts(email);
  if (deviceId !== null) return [{ key: `${account}device ${deviceId}`, most: mostPerDevice, isOwn: true }];
  return [
    { key: `sign-in from ${address}`, most: mostPerAddress, isOwn: false },
    { key: `${account}${address}`, most: mostPerPair, isOwn: true },
    { key: `${account}anywhere`, most: mostPerAccount, isOwn: false },
  ];
}
