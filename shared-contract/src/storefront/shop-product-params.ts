import { object, string } from 'yup';

/** Path parameters of `GET /products/{slug}`. */
export const shopProductParams = object({ slug: string().required() });
