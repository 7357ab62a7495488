import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import type { PromotionStatus } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { toast } from '@lumora/shared-ui';
import { sayFailure } from '../say-failure.ts';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';

interface ActiveSwitchProps<Row extends ScheduledRow> {
  row: Row;
  name: string;
  section: PromotionSection;
  api: PromotionApi<Row>;
}

/** Turns a promotion on or off in its row; the toast takes it back. Outside the Tab order, as all that stands in a grid. */
export function ActiveSwitch<Row extends ScheduledRow>({ row, name, section, api }: ActiveSwitchProps<Row>) {
  const queryClient = useQueryClient();
  const mayUpdate = useCan(`${section}.update`);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? row.is_active;

  async function turn(next: boolean, isUndo: boolean) {
    setWanted(next);
    try {
      const { status } = await api.turn(queryClient, row.id, next);
      const words = `“${name}” ${outcomes[status]}`;
      if (isUndo) toast.success(words);
      else toast.undoable(words, () => void turn(!next, true));
    } catch (error) {
      sayFailure(error, 'Update failed');
    }
    setWanted(null);
  }

  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Active: ${name}`}
      disabled={!mayUpdate}
      aria-busy={wanted !== null}
      tabIndex={-1}
      onClick={() => wanted === null && void turn(!isOn, false)}
    />
  );
}

const outcomes: Record<PromotionStatus, string> = {
  live: 'is live now',
  scheduled: 'is scheduled',
  ended: 'is active, but its time is over',
  draft: 'is a draft now; shoppers do not see it',
};

/** A plain element, as MUI's switches make a grid slow to draw. The knob is drawn; the button around it is what is hit. */
const Switch = styled('button')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'block',
  inlineSize: 44,
  blockSize: 'min(44px, var(--row-height))',
  marginInlineStart: -4,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default', opacity: 0.6 },
  '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0, marginBlock: 'auto', borderRadius: 999 },
  '&::before': { insetInline: 4, blockSize: 20, backgroundColor: vars.palette.fieldLine },
  '&::after': {
    insetInlineStart: 7,
    inlineSize: 14,
    blockSize: 14,
    backgroundColor: vars.palette.background.paper,
    transition: 'transform 120ms',
  },
  '&[aria-checked="true"]::before': { backgroundColor: vars.palette.success.main },
  '&[aria-checked="true"]::after': { transform: 'translateX(16px)' },
}));
