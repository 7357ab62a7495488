/** Business days from the order to the dispatch. */
export const dispatchDays = { min: 3, max: 5 };

/** Business days from the dispatch to the arrival in most cities. */
export const minTransitDays = 2;
export const maxTransitDays = 4;

/** Time from the order to the dispatch, which is the same for every sign. */
export const dispatchTime = `dispatched in ${dispatchDays.min}–${dispatchDays.max} business days`;
