import { mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { emptyToUndefined } from '../http/empty-text.ts';
import { expectedVersion } from '../http/expected-version.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { listQuery } from '../http/list-query.ts';
import { orderCustomerFields } from '../orders/order-customer-input.ts';
import { enquiryStatuses, maxLogoWidthCm, maxWishLength, minLogoWidthCm, type EnquiryStatus } from './enquiry-rules.ts';

const widthMessage = `Enter a width of ${minLogoWidthCm} to ${maxLogoWidthCm} cm`;

/** Fields of `POST /enquiries`, beside the file `logo`. */
export const enquiryInput = object({
  width_cm: number()
    .transform(toCentimetres)
    .transform(emptyToUndefined)
    .typeError('Enter the width in cm as a number, such as 60')
    .required(widthMessage)
    .integer('Enter whole centimetres')
    .min(minLogoWidthCm, widthMessage)
    .max(maxLogoWidthCm, widthMessage),
  wish: string().trim().max(maxWishLength, `Write at most ${maxWishLength} letters`).default(''),
  name: orderCustomerFields.name,
  phone: orderCustomerFields.phone,
  email: orderCustomerFields.email,
});
export type EnquiryInput = InferType<typeof enquiryInput>;

/** Converts a width that is typed with its unit, such as `60 cm` or `2 ft`, as a transform of a yup schema. */
function toCentimetres(value: unknown, original: unknown): unknown {
  if (typeof original !== 'string') return value;
  const [, number = original, inches, feet] =
    /^\s*([\d.]+)\s*(?:cms?\.?|(in|inch|inches|["”″])\.?|(ft|foot|feet|['’′])\.?)\s*$/i.exec(original) ?? [];
  if (inches === undefined && feet === undefined) return Number(number);
  return Math.round(Number(number) * (feet === undefined ? 2.54 : 30.48));
}

/** Headers of `POST /enquiries`. */
export const enquiryHeaders = idempotencyHeaders('enquiry');

const statusMessage = `status is one of: ${enquiryStatuses.join(', ')}`;

/** Query of `/admin/enquiries/list`. */
export const enquiryListQuery = listQuery.shape({
  status: mixed<EnquiryStatus>().oneOf(enquiryStatuses, statusMessage),
});
export type EnquiryListQuery = InferType<typeof enquiryListQuery>;

/** Body of `/admin/enquiries/update/{id}`. */
export const enquiryUpdateInput = object({
  status: mixed<EnquiryStatus>().oneOf(enquiryStatuses, statusMessage).required('Choose a status'),
  updated_at: expectedVersion,
});
export type EnquiryUpdateInput = InferType<typeof enquiryUpdateInput>;
