import { useReleaseSet } from '../release-set-context.ts';
import * as look from './frame.module.css';

const year = new Date().getFullYear();

export function Footer() {
  const { product } = useReleaseSet();
  return (
    <footer className={look['footer']}>
      © {year} {product}. All rights reserved.
    </footer>
  );
}
