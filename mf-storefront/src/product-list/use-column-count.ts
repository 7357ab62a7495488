import { useAtom } from 'jotai';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** Columns of a list on phones; wider screens show more in any case. */
export type ColumnCount = 1 | 2;

const columnCountAtom = storedAtom<ColumnCount>('lumora-columns', {
  parse: (text) => (text === '2' ? 2 : 1),
  format: (count) => (count === 2 ? '2' : null),
});

/** Returns the stored number of columns, 1 until the page is hydrated, and the function that stores another. */
export function useColumnCount(): [ColumnCount, (count: ColumnCount) => void] {
  const [count, setCount] = useAtom(columnCountAtom);
  return [useIsHydrated() ? count : 1, setCount];
}
