import type { AttributeValue } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const attributeValuesApi = taxonomyApi<AttributeValue>('attributes-values');
