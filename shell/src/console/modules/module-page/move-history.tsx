import Box from '@mui/material/Box';
import { movedRelease, type ChannelMove, type GateCheck } from '@lumora/shared-contract/releases';
import { dateTime } from '@lumora/shared-ui';
import { formatOperator, moveLabels, outcomeSymbols, shortReleaseId } from '../module-labels.ts';
import { PlainTable } from './plain-table.tsx';

export function MoveHistory({ history }: { history: ChannelMove[] }) {
  return (
    <PlainTable
      label="History"
      headings={['When', 'Change', 'Release', 'By', 'Reason', 'Checks']}
      empty="Nothing was changed yet."
      rows={history.map((move) => ({
        key: String(move.n),
        cells: [
          dateTime(move.at),
          moveLabels[move.action] + (move.forced ? ' (forced)' : ''),
          shortReleaseId(movedRelease(move)) +
            (move.action === 'canary' && move.canary ? ` for ${move.canary.percent}%` : ''),
          formatOperator(move.by),
          move.reason || '–',
          move.verdict ? <Verdict key="verdict" verdict={move.verdict} /> : '–',
        ],
      }))}
    />
  );
}

function Verdict({ verdict }: { verdict: GateCheck[] }) {
  const failed = verdict.filter(({ outcome }) => outcome !== 'passed');
  return (
    <details>
      <summary>
        {failed.length === 0 ? 'All passed' : failed.map(({ check, outcome }) => `${check} ${outcome}`).join(', ')}
      </summary>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {verdict.map(({ check, outcome, message }) => (
          <li key={check}>
            {outcomeSymbols[outcome]} {check}: {message}
          </li>
        ))}
      </Box>
    </details>
  );
}
