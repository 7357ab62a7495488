import type { SignedIn, SignInInput } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { findAccount, findUser } from './administrators.queries.ts';
import { consumeAttempt, resetAttempts, refundAttempt } from './attempts.queries.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

interface Device {
  address: string;
  user_agent: string;
}

/** For one account from one address: a stranger's guesses do not lock its owner out elsewhere. */
const mostPerPair = 5;
/** From everywhere together: guesses spread over many addresses come to an end too. */
const mostPerAccount = 50;
const mostPerAddress = 30;
const queues = new Map<string, Promise<unknown>>();

/** How the key of every count of attempts on this account begins. */
export function signInAttempts(email: string): string {
  return `sign-in to ${email.toLowerCase()} from `;
}

/**
 * Attempts on one account wait for each other: otherwise several right passwords at once would count
 * as guesses against the limit before the first of them is known to be right.
 */
export function signIn(db: Database, input: SignInInput, device: Device): Promise<SignedIn> {
  const account = input.email.toLowerCase();
  const mine = (queues.get(account) ?? Promise.resolve()).then(() => attemptSignIn(db, input, device));
  const settled = mine.catch(() => undefined).finally(() => queues.get(account) === settled && queues.delete(account));
  queues.set(account, settled);
  return mine;
}

async function attemptSignIn(db: Database, input: SignInInput, device: Device): Promise<SignedIn> {
  const byAccount = `${signInAttempts(input.email)}anywhere`;
  const byPair = `${signInAttempts(input.email)}${device.address}`;
  const byAddress = `sign-in from ${device.address}`;
  await consumeAttempt(db, { key: byAddress, most: mostPerAddress });
  await consumeAttempt(db, { key: byPair, most: mostPerPair });
  await consumeAttempt(db, { key: byAccount, most: mostPerAccount });
  const account = await findAccount(db, input.email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight) throw new AppError('unauthenticated', 'Email or password is wrong.');
  await resetAttempts(db, byPair);
  await refundAttempt(db, byAccount);
  await refundAttempt(db, byAddress);
  const session = await openSession(db, account.id, { ...device, remember: input.remember });
  return { ...session, user: await findUser(db, account.id) };
}
