import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActivePopUp } from '@lumora/shared-contract/promotions';
import { shouldShowPopUp, recordPopUpShown, recordVisit } from './pop-up-memory.ts';
import type { PopUp } from './pop-up.tsx';
import { usePromotions } from './use-promotions.ts';

/** Shows the pop-up after its delay; never on the page of a product, in the cart, at the checkout, on order pages or in the designer. */
export function PopUpGate() {
  const { pathname } = useLocation();
  const offer = usePromotions()?.pop_up ?? null;
  useLayoutEffect(recordVisit, []); // before the pop-up checks the visit
  return offer === null || excludedPaths.test(pathname) ? null : <DelayedPopUp key={offer.id} offer={offer} />;
}

const excludedPaths = /^\/(products|cart|checkout|orders|custom-neon|d)(\/|$)/;

function DelayedPopUp({ offer }: { offer: ActivePopUp }) {
  const [View, setView] = useState<typeof PopUp>();

  useEffect(() => {
    if (!shouldShowPopUp(offer)) return undefined;
    let isUnmounted = false;
    let timer = setTimeout(showWhenIdle, offer.delay_seconds * 1_000);

    function showWhenIdle() {
      if (isBusy()) timer = setTimeout(showWhenIdle, retryMs);
      // a failure is ignored, because the pop-up is optional
      else loadPopUp().then(show, () => undefined);
    }

    function show(chunk: { PopUp: typeof PopUp }) {
      if (isUnmounted) return;
      recordPopUpShown(offer);
      setView(() => chunk.PopUp);
    }

    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [offer]);

  return View === undefined ? null : <View offer={offer} onClose={() => setView(undefined)} />;
}

/** ms until the next check whether the shopper is busy */
const retryMs = 2_000;

/** Returns whether the shopper is typing, uses the keyboard, or a dialog is open. */
function isBusy(): boolean {
  return (
    // Text fields always match :focus-visible, other elements after a key. A heading has the focus after a navigation.
    document.activeElement?.matches('select, :focus-visible:not([tabindex="-1"])') === true ||
    document.querySelector('dialog[open]') !== null
  );
}

function loadPopUp() {
  return import(/* webpackChunkName: "pop-up" */ './pop-up.tsx');
}
