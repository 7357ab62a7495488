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
          <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d={path} strokeLinejoin="round" />
          </svg>
        </button>
      ))}
    </div>
  );
}

const columns = [
  { value: 1, label: 'One column', path: 'M2.5 3.5h5v5h-5zM2.5 11.5h5v5h-5zM10.5 6h7M10.5 14h7' },
  { value: 2, label: 'Two columns', path: 'M2.5 4.5h6v11h-6zM11.5 4.5h6v11h-6z' },
] as const;
