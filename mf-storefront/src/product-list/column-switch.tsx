import type { ColumnCount } from './use-column-count.ts';
import * as styles from './column-switch.module.css';

/** Renders two buttons that choose the columns of the list on phones. */
export function ColumnSwitch({ count, onChoose }: { count: ColumnCount; onChoose: (count: ColumnCount) => void }) {
  return (
    <div role="group" aria-label="Columns" className={styles['switch']}>
      {columns.map(({ value, label, path }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={value === count}
          onClick={() => onChoose(value)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </div>
  );
}

const columns = [
  { value: 1, label: 'One column', path: 'M4 2h12v16H4z' },
  { value: 2, label: 'Two columns', path: 'M2 4h7v12H2zM11 4h7v12h-7z' },
] as const;
