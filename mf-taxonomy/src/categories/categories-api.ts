import type { Category, CategoryRow } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const categoriesApi = taxonomyApi<Category, CategoryRow>('categories', { titleIn: ['sub-categories'] });
