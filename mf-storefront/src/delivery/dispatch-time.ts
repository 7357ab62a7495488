/** Business days from the order to the dispatch. */
export const dispatchDays = { min: 3, max: 5 };

/** Time from the order to the dispatch, which is the same for every sign. */
export const dispatchTime = `dispatched in ${dispatchDays.min}–${dispatchDays.max} business days`;
