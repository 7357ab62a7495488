import { useState } from 'react';
import type { ShopCard } from '@lumora/shared-contract/storefront';
import type { QuickView } from './quick-view.tsx';
import * as styles from './quick-view-button.module.css';

/** Renders the button that opens the Quick View dialog. Its code is loaded on click; if that fails, the product page opens. */
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
