import { useId, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './product-tabs.module.css';

/** Description and Shipping. Where no script runs both stand below each other. */
export function ProductTabs({ description }: { description: string }) {
  const id = useId();
  const [chosen, choose] = useState<Tab>('description');
  const list = useRef<HTMLDivElement>(null);

  function moveOn({ key }: KeyboardEvent) {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const next = chosen === 'description' ? 'shipping' : 'description';
    choose(next);
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
            aria-selected={chosen === tab}
            aria-controls={`${id}-${tab}`}
            tabIndex={chosen === tab ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={moveOn}
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
          {shippingFacts.map((fact) => (
            <li key={fact}>{fact}</li>
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
      hidden: chosen !== tab,
      className: styles['panel'],
    };
  }
}

type Tab = 'description' | 'shipping';

const tabs: { tab: Tab; label: string }[] = [
  { tab: 'description', label: 'Description' },
  { tab: 'shipping', label: 'Shipping' },
];

const shippingFacts = [
  'Made to order, dispatched in 3–5 business days',
  'Free PAN India shipping',
  'Transit insurance on every parcel',
  'Cash on delivery on request',
];

function paragraphs(text: string): string[] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  return blocks.length === 0 ? ['Every sign is bent, wired and tested by hand, then packed for the road.'] : blocks;
}
