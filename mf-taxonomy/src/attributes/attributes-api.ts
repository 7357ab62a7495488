import type { Attribute } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const attributesApi = taxonomyApi<Attribute>('attributes', ['attributes-values']);
