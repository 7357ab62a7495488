import type { Product } from '../../product/start-product.ts';

/** A route and the names of its inputs. */
export interface Operation {
  method: string;
  /** with `{name}` for each value */
  path: string;
  query: string[];
  fields: string[];
}

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[]; requestBody?: unknown }>>;
}

/** Pages and files, which the OpenAPI document does not list. */
const pages = [
  '/',
  '/product-display',
  '/gallery',
  '/cart',
  '/checkout',
  '/custom-neon',
  '/orders',
  '/orders/{reference}',
  '/products/{slug}',
  '/works/{slug}',
  '/pages/{slug}',
  '/d/{id}',
  '/admin',
  '/admin/{page}',
  '/auth/login',
  '/assets/{module}/{release}/{file}',
  '/media/{hash}/{file}',
  '/media/designs/{file}',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/{anything}',
].map((path) => ({ method: 'GET', path, query: ['page', 'q', 'sort', 'redirect'], fields: [] }));

const gatewayCalls: Operation[] = [
  { method: 'POST', path: '/telemetry', query: [], fields: ['kind', 'module', 'release', 'message', 'ms'] },
  { method: 'POST', path: '/api/admin/releases/{module}', query: [], fields: ['release', 'percent', 'reason'] },
];

/** Returns every operation of the product: those of its OpenAPI document, pages, files and calls of the gateway. */
export async function listOperations({ url }: Product): Promise<Operation[]> {
  const response = await fetch(`${url}/api/openapi.json`);
  const document: OpenApi = await response.json();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.startsWith('/api') ? path : `/api${path}`,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      fields: propertyNames(requestBody),
    })),
  );
  if (calls.length === 0) throw new Error('The OpenAPI document lists no operation.');
  return [...calls, ...pages, ...gatewayCalls];
}

/** Returns the names in all `properties` of a schema. */
function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => [
    ...(name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...propertyNames(value),
  ]);
}
