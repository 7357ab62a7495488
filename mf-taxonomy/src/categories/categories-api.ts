import type { Category } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const categoriesApi = taxonomyApi<Category>('categories', ['sub-categories']);
