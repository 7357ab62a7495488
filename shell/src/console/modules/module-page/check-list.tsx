import { movedRelease, type ChannelMove } from '@lumora/shared-contract/releases';
import { outcomeSymbols, shortReleaseId } from '../module-labels.ts';
import type { ModuleRow } from '../module-row.ts';
import { PlainTable } from './plain-table.tsx';

/** Renders the verdict of each check on the live release and the canary. */
export function CheckList({ module: { live, canary, history } }: { module: ModuleRow }) {
  const checked = [live, canary]
    .flatMap((release) => release ?? [])
    .map(({ id }) => ({ id, move: lastCheck(history, id) }));
  return (
    <PlainTable
      label="Checks"
      headings={['Release', 'Check', 'Result', 'Message']}
      empty="No check ran on the live release."
      rows={checked.flatMap(({ id, move }) =>
        (move?.verdict ?? []).map(({ check, outcome, message }) => ({
          key: `${id} ${check}`,
          cells: [shortReleaseId(id), check, `${outcomeSymbols[outcome]} ${outcome}`, message],
        })),
      )}
    />
  );
}

/** Returns the latest move to the release that was checked; `history` is newest first. */
function lastCheck(history: ChannelMove[], id: string): ChannelMove | undefined {
  return history.find((move) => move.verdict !== undefined && movedRelease(move) === id);
}
