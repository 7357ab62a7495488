import { StatusChip, type StatusTone } from '@lumora/shared-ui';
import type { ModuleRow } from './module-row.ts';

/** Returns the label and the tone of the state of a module. */
export function moduleStatus({ live, canary, disabled_reason }: ModuleRow): { label: string; tone: StatusTone } {
  if (live === null) return { label: 'Not live', tone: 'neutral' };
  if (disabled_reason !== null) return { label: 'Disabled', tone: 'error' };
  if (canary !== null) return { label: `Canary ${canary.percent}%`, tone: 'warning' };
  return { label: 'Live', tone: 'success' };
}

/** Renders the state of a module, and whether this browser is pinned to a release of it. */
export function ModuleStatusChips({ module }: { module: ModuleRow }) {
  const { label, tone } = moduleStatus(module);
  return (
    <>
      <StatusChip tone={tone}>{label}</StatusChip>
      {module.pinned !== null && (
        <>
          {' '}
          <StatusChip tone="accent">Pinned</StatusChip>
        </>
      )}
    </>
  );
}
