import { Type, type Static } from '@sinclair/typebox';
import { literalUnion } from '../http/literal-union.ts';
import { rowTimes } from '../http/row-times.ts';
import { enquiryStatuses, logoFormats } from './enquiry-rules.ts';

/** Response of `POST /enquiries`: the number of the enquiry. */
export const shopEnquiry = Type.Object({ reference: Type.String() });
export type ShopEnquiry = Static<typeof shopEnquiry>;

/**
 * An enquiry for a sign made from a logo. `phone` is digits with country code, `email` and `wish` may be empty.
 * `thumbnail` is a data URI of the logo; `/admin/enquiries/logo/{id}` returns the whole picture.
 */
export const enquiry = Type.Object({
  id: Type.Integer(),
  reference: Type.String(),
  status: literalUnion(enquiryStatuses),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  width_cm: Type.Integer(),
  wish: Type.String(),
  logo_format: literalUnion(logoFormats),
  thumbnail: Type.String(),
  ...rowTimes,
  updated_by: Type.String(),
});
export type Enquiry = Static<typeof enquiry>;
