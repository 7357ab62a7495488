import type { ReactNode } from 'react';
import * as styles from './list-page.module.css';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Renders the `h1` of a page, a one-line description, and its actions at the right (below on a phone). */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
