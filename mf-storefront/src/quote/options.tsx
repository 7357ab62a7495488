import * as styles from './options.module.css';

/** Renders the values of options, such as `122 × 61 cm · Pink`. Lines break between values, and no dot is at an end of a line. */
export function Options({ values }: { values: string[] }) {
  return (
    <span className={styles['options']}>
      {values.map((value, index) => (
        // the values of two options may be equal
        <span key={`${index} ${value}`} className={styles['option']}>
          {index > 0 && <span className={styles['dot']}> · </span>}
          {value}
        </span>
      ))}
    </span>
  );
}
