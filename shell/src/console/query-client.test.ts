import { afterEach, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { HttpError } from '@lumora/shared-auth/core';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  jest.useRealTimers();
});

const failing = (status: number) => jest.fn(() => Promise.reject(new HttpError({ status, code: 'x', message: 'No' })));

it.each([0, 500, 503])('what failed with status %i is tried three times more, after 1, 2 and 4 s', async (status) => {
  jest.useFakeTimers();
  const call = failing(status);
  const outcome = createQueryClient()
    .query({ queryKey: ['a'], queryFn: call })
    .catch(() => 'given up');

  const seen: number[] = [];
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1]) {
    await jest.advanceTimersByTimeAsync(wait);
    seen.push(call.mock.calls.length);
  }

  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await outcome).toBe('given up');
});

it.each([400, 403, 404, 422, 429])('a refusal with status %i is not tried again', async (status) => {
  const call = failing(status);

  await createQueryClient()
    .query({ queryKey: ['a'], queryFn: call })
    .catch(() => undefined);

  expect(call).toHaveBeenCalledTimes(1);
});

it('what was fetched is asked for anew after 5 min', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const call = jest.fn(async () => 1);
  const options = { queryKey: ['settings'], queryFn: call, gcTime: Infinity };
  const ask = async () => {
    await client.query(client.defaultQueryOptions(options));
    return call.mock.calls.length;
  };

  await ask();
  await jest.advanceTimersByTimeAsync(299_000);
  expect(await ask()).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await ask()).toBe(2);
});

it('a change without a network fails at once, and does not wait for one', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, { mutationFn: failing(0) });

  await expect(change.execute(undefined)).rejects.toThrow('No');
  onlineManager.setOnline(true);
});
