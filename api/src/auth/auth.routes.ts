import {
  deviceSession,
  passwordInput,
  profileInput,
  registerInput,
  sessionUser,
  signedIn,
  signInInput,
} from '@lumora/shared-contract/auth';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import { sessionOf } from './access.plugin.ts';
import { saveDevice } from './known-devices.ts';
import { changePassword, changeProfile } from './profile.ts';
import { register } from './register.ts';
import { closeOtherSessions, closeSession, listSessions } from './sessions.queries.ts';
import { accountDevice, signIn } from './sign-in.ts';

/** Registers the routes for sign-in, sign-out, registration of administrators and the current user. */
export async function authRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/admin/login',
    { config: { access: 'anyone' }, schema: { tags, body: signInInput, response: { 200: dataResponse(signedIn) } } },
    async (request, reply) => {
      const { session, account, deviceId } = await signIn(db, request.body, deviceOf(request));
      saveDevice(reply, accountDevice(account), deviceId);
      return { data: session, message: 'You have been logged in.' };
    },
  );

  routes.post(
    '/admin/logout',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: messageResponse } } },
    async (request) => {
      const { id, user } = sessionOf(request);
      await closeSession(db, user.id, id);
      return { data: null, message: 'You have been logged out.' };
    },
  );

  routes.post(
    '/admin/register',
    {
      config: { access: 'anyone' },
      schema: { tags, body: registerInput, response: { 200: dataResponse(sessionUser) } },
    },
    async (request) => {
      const by = request.openSession?.user ?? null;
      const data = await register(db, request.body, by, request.ip);
      return { data, message: 'Administrator registered' };
    },
  );

  routes.get(
    '/admin/me',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: dataResponse(sessionUser) } } },
    async (request) => ({ data: sessionOf(request).user }),
  );
}

/** Registers the routes for the signed-in user's own profile, password and sessions. */
export async function profileRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/admin/me/update',
    {
      config: { access: 'signed-in' },
      schema: { tags, body: profileInput, response: { 200: dataResponse(sessionUser) } },
    },
    async (request) => {
      const data = await changeProfile(db, sessionOf(request), request.body);
      return { data, message: 'Profile updated' };
    },
  );

  routes.post(
    '/admin/me/password',
    { config: { access: 'signed-in' }, schema: { tags, body: passwordInput, response: { 200: messageResponse } } },
    async (request, reply) => {
      const account = await changePassword(db, sessionOf(request), request.body);
      saveDevice(reply, accountDevice(account));
      return { data: null, message: 'Password changed' };
    },
  );

  routes.get(
    '/admin/me/sessions',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: listResponse(deviceSession) } } },
    async (request) => ({ data: await listSessions(db, sessionOf(request)) }),
  );

  routes.delete(
    '/admin/me/sessions',
    { config: { access: 'signed-in' }, schema: { tags, response: { 200: messageResponse } } },
    async (request) => {
      await closeOtherSessions(db, sessionOf(request));
      return { data: null, message: 'Signed out on all other devices' };
    },
  );

  routes.delete(
    '/admin/me/sessions/:id',
    { config: { access: 'signed-in' }, schema: { tags, params: rowParams, response: { 200: messageResponse } } },
    async (request) => {
      const isClosed = await closeSession(db, sessionOf(request).user.id, request.params.id);
      if (!isClosed) throw new AppError('not_found', 'This session has already ended.');
      return { data: null, message: 'Session ended' };
    },
  );
}

const tags = ['Sign-in'];

function deviceOf({ ip, headers, cookies }: FastifyRequest) {
  return { address: ip, user_agent: (headers['user-agent'] ?? '').slice(0, 300), cookies };
}
