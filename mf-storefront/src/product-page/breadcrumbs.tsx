import type { ShopProduct } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import * as styles from './breadcrumbs.module.css';

/** Renders the breadcrumbs; the last step is the current page. */
export function Breadcrumbs({ steps }: { steps: ShopProduct['breadcrumbs'] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['steps']}>
        {steps.map(({ title, path }, index) => (
          <li key={path}>
            {index === steps.length - 1 ? <span aria-current="page">{title}</span> : <Link to={path}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
