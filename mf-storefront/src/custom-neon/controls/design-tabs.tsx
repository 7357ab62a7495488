import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './design-tabs.module.css';

interface DesignTabsProps {
  tabs: { slug: string; label: string; panel: ReactNode }[];
  /** slug of the tab whose panel is shown */
  selected: string;
  onSelect: (slug: string) => void;
}

/** Renders the controls of the designer as tabs; arrow keys move between them. */
export function DesignTabs({ tabs, selected, onSelect }: DesignTabsProps) {
  function moveByKey(event: KeyboardEvent) {
    const current = tabs.findIndex(({ slug }) => slug === selected);
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.slug);
    document.getElementById(`tab-${tab.slug}`)?.focus();
  }

  return (
    <div className={styles['tabs']}>
      <div data-complete role="tablist" aria-label="Design" className={styles['list']}>
        {tabs.map(({ slug, label }) => (
          <button
            key={slug}
            type="button"
            role="tab"
            id={`tab-${slug}`}
            aria-selected={slug === selected}
            aria-controls={`panel-${slug}`}
            tabIndex={slug === selected ? 0 : -1}
            onClick={() => onSelect(slug)}
            onKeyDown={moveByKey}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ slug, panel }) => (
        <div
          key={slug}
          role="tabpanel"
          id={`panel-${slug}`}
          aria-labelledby={`tab-${slug}`}
          className={styles['panel']}
          hidden={slug !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
