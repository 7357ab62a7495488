import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';

/** A client with one fresh query in use per key. Returns the keys whose query is loaded again, or is out of date. */
function openClient(queryKeys: string[][]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const loaded: string[] = [];
  for (const queryKey of queryKeys) {
    queryClient.setQueryData(queryKey, 'rows');
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => {
        loaded.push(queryKey.join(' '));
        return 'rows';
      },
    });
    observer.subscribe(jest.fn());
  }
  const outdated = () => queryKeys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  return { queryClient, loaded, outdated };
}

test('a change loads the queries of its keys again, and marks those of other modules as out of date', async () => {
  const { queryClient, loaded, outdated } = openClient([
    ['taxonomy', 'categories', 'page 1'],
    ['taxonomy', 'attributes'],
    ['catalog', 'products'],
  ]);

  await invalidate(queryClient, [['taxonomy', 'categories']]);

  expect(loaded).toEqual(['taxonomy categories page 1']);
  expect(outdated()).toEqual([['catalog', 'products']]);
});
