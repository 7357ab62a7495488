import { useReleaseSet } from '../release-set-context.ts';
import * as styles from './frame.module.css';

const year = new Date().getFullYear();

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <footer className={styles['footer']}>
      © {year} {product}. All rights reserved.
    </footer>
  );
}
