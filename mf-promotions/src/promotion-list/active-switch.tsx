import { styled } from '@mui/material/styles';
import { useCan } from '@lumora/shared-auth';
import type { PromotionApi } from './promotion-api.ts';
import type { PromotionSection, ScheduledRow } from './promotion-row.ts';
import { useToggleActive } from './use-toggle-active.ts';

interface ActiveSwitchProps<Row extends ScheduledRow> {
  row: Row;
  name: string;
  section: PromotionSection;
  api: PromotionApi<Row>;
}

/** Switches a promotion on or off in its row. Outside the Tab order, like all controls in a grid. */
export function ActiveSwitch<Row extends ScheduledRow>({ row, name, section, api }: ActiveSwitchProps<Row>) {
  const canUpdate = useCan(`${section}.update`);
  const { mutate, isPending, variables } = useToggleActive(section, api);
  const isOn = isPending ? variables.next : row.is_active;

  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Active: ${name}`}
      disabled={!canUpdate}
      aria-busy={isPending}
      tabIndex={-1}
      onClick={() => !isPending && mutate({ row, name, next: !isOn })}
    />
  );
}

/** A plain button, because MUI switches slow down the rendering of a grid. The button is larger than the visible switch. */
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
