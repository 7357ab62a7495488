import { Type, type Static } from '@sinclair/typebox';

/** Facts of the company that shoppers see in the footer and on the contact page; each may be empty. */
export const companyFacts = {
  legal_name: Type.String(),
  gstin: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  grievance_officer: Type.String(),
};

export const shopSettings = Type.Object({
  name: Type.String(),
  chat_phone: Type.String(),
  contact_email: Type.String(),
  instagram_url: Type.String(),
  facebook_url: Type.String(),
  youtube_url: Type.String(),
  ...companyFacts,
  updated_at: Type.String(),
});
export type ShopSettings = Static<typeof shopSettings>;
