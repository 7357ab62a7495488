/** Bounds that the shop's form knows too, which brings no schema along. */
export const mostStars = 5;
export const longestReviewName = 80;
export const longestReviewComment = 2_000;
