import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActivePopUp } from '@lumora/shared-contract';
import { shouldShowPopUp, recordPopUpShown, recordVisit } from './pop-up-memory.ts';
import type { PopUp } from './pop-up.tsx';
import { usePromotions } from './use-promotions.ts';

/** Lets the pop-up in once it has waited long enough; never where someone is about to buy, or draws. */
export function PopUpGate() {
  const { pathname } = useLocation();
  const offer = usePromotions()?.pop_up ?? null;
  useLayoutEffect(recordVisit, []); // before the pop-up asks whose visit it is
  return offer === null || busy.test(pathname) ? null : <WaitingPopUp key={offer.id} offer={offer} />;
}

const busy = /^\/(cart|checkout|orders|custom-neon|d)(\/|$)/;

function WaitingPopUp({ offer }: { offer: ActivePopUp }) {
  const [View, setView] = useState<typeof PopUp>();

  useEffect(() => {
    if (!shouldShowPopUp(offer)) return undefined;
    let isLeft = false;
    let timer = setTimeout(ask, offer.delay_seconds * 1_000);

    function ask() {
      if (isBusy()) timer = setTimeout(ask, patience);
      // an offer that cannot be fetched is not missed
      else loadPopUp().then(show, () => undefined);
    }

    function show(chunk: { PopUp: typeof PopUp }) {
      if (isLeft) return;
      recordPopUpShown(offer);
      setView(() => chunk.PopUp);
    }

    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [offer]);

  return View === undefined ? null : <View offer={offer} onClose={() => setView(undefined)} />;
}

/** ms until it asks again whether the shopper is busy */
const patience = 2_000;

/** Typing, or looking at another thing that lies over the page. */
function isBusy(): boolean {
  return (
    document.activeElement?.matches('input, textarea, select') === true ||
    document.querySelector('dialog[open]') !== null
  );
}

function loadPopUp() {
  return import(/* webpackChunkName: "pop-up" */ './pop-up.tsx');
}
