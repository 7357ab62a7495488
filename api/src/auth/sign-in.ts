import type { SignedIn, SignInInput } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { findAccount, findUser } from './administrators.queries.ts';
import { countAttempt, forgetAttempts, forgiveAttempt } from './attempts.queries.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.queries.ts';

interface Device {
  address: string;
  user_agent: string;
}

const mostPerAccount = 5;
const mostPerAddress = 30;
const queues = new Map<string, Promise<unknown>>();

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
  const byAccount = `sign-in to ${input.email.toLowerCase()}`;
  const byAddress = `sign-in from ${device.address}`;
  await countAttempt(db, { key: byAddress, most: mostPerAddress });
  await countAttempt(db, { key: byAccount, most: mostPerAccount });
  const account = await findAccount(db, input.email);
  const isRight = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !isRight) throw new AppError('unauthenticated', 'Email or password is wrong.');
  await forgetAttempts(db, byAccount);
  await forgiveAttempt(db, byAddress);
  const session = await openSession(db, account.id, { ...device, remember: input.remember });
  return { ...session, user: await findUser(db, account.id) };
}
