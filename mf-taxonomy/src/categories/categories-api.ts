import type { Category } from '@lumora/shared-contract';
import { taxonomyApi } from '../taxonomy-api.ts';

export const categoriesApi = taxonomyApi<Category>('categories', ['sub-categories']);
