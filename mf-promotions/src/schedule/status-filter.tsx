import { promotionStatuses, type PromotionStatus } from '@lumora/shared-contract';
import { SelectFilter } from '@lumora/shared-ui/data-table';
import { statusLabels } from './status-labels.ts';

interface StatusFilterProps {
  value: PromotionStatus | undefined;
  onChange: (status: PromotionStatus | undefined) => void;
}

/** Filters a list by the current status of its rows. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <SelectFilter
      label="Status"
      allLabel="Any status"
      value={value ?? ''}
      options={promotionStatuses.map((status) => ({ value: status, label: statusLabels[status] }))}
      onChange={(chosen) => onChange(readStatus(chosen))}
    />
  );
}

/** Parses a status; returns undefined for any other text. */
export function readStatus(text: string): PromotionStatus | undefined {
  return promotionStatuses.find((status) => status === text);
}
