import type { Attribute, AttributeRow } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const attributesApi = taxonomyApi<Attribute, AttributeRow>('attributes', { titleIn: ['attributes-values'] });
