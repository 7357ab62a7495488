import Switch from '@mui/material/Switch';
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

/**
 * Switches a promotion on or off, beside its status. Outside the Tab order, like all controls in a grid. Renders nothing once
 * the promotion has ended, because the switch changes nothing then.
 */
export function ActiveSwitch<Row extends ScheduledRow>({ row, name, section, api }: ActiveSwitchProps<Row>) {
  const canUpdate = useCan(`${section}.update`);
  const { mutate, isPending, variables } = useToggleActive(section, api);
  const isOn = isPending ? variables.next : row.is_active;
  if (row.status === 'ended') return null;

  return (
    <Switch
      checked={isOn}
      disabled={!canUpdate}
      onChange={() => !isPending && mutate({ row, name, next: !isOn })}
      slotProps={{ input: { 'aria-label': `Active: ${name}`, 'aria-busy': isPending, tabIndex: -1 } }}
      data-tooltip={isOn ? 'Switch off' : 'Switch on'}
      // the theme's padding around the track
      sx={{ mx: -0.5 }}
    />
  );
}
