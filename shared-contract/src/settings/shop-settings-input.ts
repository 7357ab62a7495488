import { object, string, type InferType } from '../validation/schema.ts';
import { emailField } from '../http/email-field.ts';
import { expectedVersion } from '../http/expected-version.ts';

const link = string().trim().url('Enter a full address, such as https://instagram.com/yourshop').max(300).default('');

/**
 * Settings of the shop, edited in the console. `chat_phone` is digits with the country code, the format of wa.me. The
 * facts of the company may be empty; `grievance_officer` is the name and contact that the e-commerce rules demand.
 */
export const shopSettingsInput = object({
  name: string().trim().required('Name is required').min(2, 'Min 2 chars').max(60, 'Max 60 chars'),
  chat_phone: string()
    .trim()
    .transform((value: string) => value.replace(/[\s+()-]/g, ''))
    .required('Chat phone is required')
    .matches(/^[1-9]\d{7,14}$/, 'Enter the number with its country code, such as 919876543210'),
  contact_email: emailField.required('Email is required').max(254),
  instagram_url: link,
  facebook_url: link,
  youtube_url: link,
  legal_name: string().trim().max(120, 'Max 120 chars').default(''),
  gstin: string()
    .trim()
    .uppercase()
    .matches(
      /^(\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z])?$/,
      'Enter the 15 characters of the GSTIN, such as 29ABCDE1234F1Z5',
    )
    .default(''),
  address: string().trim().max(300, 'Max 300 chars').default(''),
  phone: string().trim().max(40, 'Max 40 chars').default(''),
  grievance_officer: string().trim().max(200, 'Max 200 chars').default(''),
  updated_at: expectedVersion,
});
export type ShopSettingsInput = InferType<typeof shopSettingsInput>;
