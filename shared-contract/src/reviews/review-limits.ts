/** Limits of a review. Separate from the schemas, so that pages of the shop do not load yup. */
export const maxStars = 5;
export const maxReviewNameLength = 80;
export const maxReviewCityLength = 60;
export const maxReviewCommentLength = 2_000;
