import { promotionStatuses, type PromotionStatus } from '@lumora/shared-contract';
import { SelectFilter } from '@lumora/shared-ui/data-table';
import { statusLabels } from './status-labels.ts';

interface StatusFilterProps {
  value: PromotionStatus | undefined;
  onChange: (status: PromotionStatus | undefined) => void;
}

/** Narrows a list by where its rows stand now. */
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

/** The status of this name; undefined for any other word. */
export function readStatus(word: string): PromotionStatus | undefined {
  return promotionStatuses.find((status) => status === word);
}
