import type { ReactNode } from 'react';
import * as styles from './facet-fields.module.css';

/** Renders the fields of one filter with its title. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
