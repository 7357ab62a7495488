import { Type, type Static } from '@sinclair/typebox';

export const shopSettings = Type.Object({
  name: Type.String(),
  chat_phone: Type.String(),
  contact_email: Type.String(),
  instagram_url: Type.String(),
  facebook_url: Type.String(),
  youtube_url: Type.String(),
  updated_at: Type.String(),
});
export type ShopSettings = Static<typeof shopSettings>;
