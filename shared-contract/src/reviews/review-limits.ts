/** Bounds that the shop's form knows too, which brings no schema along. */
export const maxStars = 5;
export const maxReviewNameLength = 80;
export const maxReviewCommentLength = 2_000;
