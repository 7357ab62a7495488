import type { AttributeValue, AttributeValueRow } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const attributeValuesApi = taxonomyApi<AttributeValue, AttributeValueRow>('attributes-values', {
  countIn: ['attributes'],
});
