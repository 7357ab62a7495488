import { object, string } from '../validation/schema.ts';

/** Path parameters of `GET /products/{slug}`. */
export const shopProductParams = object({ slug: string().required() });
