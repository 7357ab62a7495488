import { useState } from 'react';
import type { ShopCard } from '@lumora/shared-contract';
import type { QuickView } from './quick-view.tsx';
import * as styles from './quick-view-button.module.css';

/** Opens a product over the page. What it opens is fetched when it is asked for; if that fails, the product's own page is. */
export function QuickViewButton({ slug, name }: Pick<ShopCard, 'slug' | 'name'>) {
  const [View, setView] = useState<typeof QuickView>();

  function open() {
    loadQuickView().then(
      ({ QuickView }) => setView(() => QuickView),
      () => location.assign(`/products/${slug}`),
    );
  }

  return (
    <>
      <button type="button" className={styles['button']} aria-label={`Quick View of ${name}`} onClick={open}>
        Quick View
      </button>
      {View !== undefined && <View slug={slug} name={name} onClose={() => setView(undefined)} />}
    </>
  );
}

function loadQuickView() {
  return import(/* webpackChunkName: "quick-view" */ './quick-view.tsx');
}
