import { afterEach, expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { HttpError } from '@lumora/shared-auth/core';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  jest.useRealTimers();
});

const failing = (status: number) => jest.fn(() => Promise.reject(new HttpError({ status, code: 'x', message: 'No' })));

it.each([0, 500, 503])('retries a query that failed with status %i three times, after 1, 2 and 4 s', async (status) => {
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

it.each([400, 403, 404, 422, 429])('does not retry a query that failed with status %i', async (status) => {
  const call = failing(status);

  await createQueryClient()
    .query({ queryKey: ['a'], queryFn: call })
    .catch(() => undefined);

  expect(call).toHaveBeenCalledTimes(1);
});

it('fetches a query again after 5 min', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const call = jest.fn(async () => 1);
  const options = { queryKey: ['shell', 'settings'], queryFn: call, gcTime: Infinity };
  const query = async () => {
    await client.query(client.defaultQueryOptions(options));
    return call.mock.calls.length;
  };

  await query();
  await jest.advanceTimersByTimeAsync(299_000);
  expect(await query()).toBe(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await query()).toBe(2);
});

it('fails a mutation at once when offline', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: failing(0) });

  await expect(mutation.execute(undefined)).rejects.toThrow('No');
  onlineManager.setOnline(true);
});
