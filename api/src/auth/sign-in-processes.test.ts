import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { administrator, startApiProcesses, type ApiProcesses } from '../../testing/api-processes.ts';

let api: ApiProcesses;
beforeAll(async () => {
  api = await startApiProcesses(2);
}, 60_000);
afterAll(() => api.stop());

const wrong = { ...administrator, password: 'wrong-password' };

test('several API processes share the sign-in limits of an account and its known devices', async () => {
  const first = await api.anyone(0).post('/admin/login', administrator);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let guess = 0; guess < 27; guess += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${guess}` };
    statuses.push((await api.anyone(guess % 2).post('/admin/login', wrong, from)).status);
  }

  const owner = await api.anyone(1).post('/admin/login', administrator, { cookie });

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(owner.status).toBe(200);
});
