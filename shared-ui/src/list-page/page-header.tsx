import type { ReactNode } from 'react';
import * as styles from './list-page.module.css';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Title of a page, what it is for in one line, and its actions at the right (below on a phone). */
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
