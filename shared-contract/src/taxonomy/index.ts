export * from './attribute-inputs.ts';
export * from './attribute.ts';
export * from './category-inputs.ts';
export * from './category.ts';
export * from './taxonomy-list-query.ts';
