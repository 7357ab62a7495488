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
    const unmounting = new AbortController();
    const { signal } = unmounting;
    let busyUntil = 0;
    let timer = setTimeout(load, offer.delay_seconds * 1_000);
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(type, () => (busyUntil = Date.now() + idleMs), { signal });

    function load() {
      // a failure is ignored, because the pop-up is optional
      loadPopUp().then(showWhenIdle, () => undefined);
    }

    function showWhenIdle(chunk: PopUpChunk) {
      if (signal.aborted) return;
      if (Date.now() < busyUntil || chunk.isBusy()) {
        timer = setTimeout(showWhenIdle, retryMs, chunk);
      } else {
        recordPopUpShown(offer);
        setView(() => chunk.PopUp);
      }
    }

    return () => {
      unmounting.abort();
      clearTimeout(timer);
    };
  }, [offer]);

  return View === undefined ? null : <View offer={offer} onClose={() => setView(undefined)} />;
}

/** ms until the next check whether the shopper is busy */
const retryMs = 2_000;

/** ms after a tap, a key or scrolling for which the shopper counts as busy */
const idleMs = 4_000;

type PopUpChunk = Awaited<ReturnType<typeof loadPopUp>>;

function loadPopUp() {
  return import(/* webpackChunkName: "pop-up" */ './pop-up.tsx');
}
