import { useId, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './product-tabs.module.css';

/** Renders the tabs Description and Shipping; without scripts both are visible. */
export function ProductTabs({ description, shipping }: { description: string; shipping: string }) {
  const id = useId();
  const [selected, select] = useState<Tab>('description');
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const next = selected === 'description' ? 'shipping' : 'description';
    select(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }

  return (
    <section className={styles['tabs']} aria-label="About this sign">
      <div ref={list} role="tablist" aria-label="About this sign" className={styles['list']}>
        {tabs.map(({ tab, label }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}-tab`}
            data-tab={tab}
            aria-selected={selected === tab}
            aria-controls={`${id}-${tab}`}
            tabIndex={selected === tab ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={handleKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div {...panel('description')}>
        {paragraphs(description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div {...panel('shipping')}>
        <ul>
          {[shipping, ...shippingNotes].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );

  function panel(tab: Tab) {
    return {
      role: 'tabpanel',
      id: `${id}-${tab}`,
      'aria-labelledby': `${id}-${tab}-tab`,
      hidden: selected !== tab,
      className: styles['panel'],
    };
  }
}

type Tab = 'description' | 'shipping';

const tabs: { tab: Tab; label: string }[] = [
  { tab: 'description', label: 'Description' },
  { tab: 'shipping', label: 'Shipping' },
];

const shippingNotes = ['Free PAN India shipping', 'Transit insurance on every parcel', 'Cash on delivery on request'];

function paragraphs(text: string): string[] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.length === 0 ? ['Every sign is bent, wired and tested by hand, then packed for the road.'] : blocks;
}
