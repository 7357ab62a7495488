import { expect, test } from '@jest/globals';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { HttpMethod, OpenAPIClientAxios, type Document } from 'openapi-client-axios';
import { customer, makeSignForSale } from '../../testing/order-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();

test('a client that is generated from the OpenAPI document sends every required header of an order', async () => {
  const { ids } = await makeSignForSale(await shop.as('Administrator'));
  const definition: Document = await (await fetch(`${shop.origin}/api/openapi.json`)).json();
  const api = new OpenAPIClientAxios({ definition, withServer: { url: shop.origin } });
  const client = await api.init();
  const [operation] = api
    .getOperations()
    .filter(({ method, path }) => method === HttpMethod.Post && path === '/api/orders');
  if (operation === undefined) throw new Error('The document has no POST /api/orders.');
  const names = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'header' && parameter.required === true ? parameter.name : [],
  );

  const headers = Object.fromEntries(names.map((name) => [name, 'idempotency-key-1']));
  const body = { ...customer, lines: [{ variant_id: ids[1], quantity: 1 }], total: 800 };
  const { data } = await client.request<ApiResponse<ShopOrder>>(
    api.getAxiosConfigForOperation(operation, [headers, body]),
  );

  expect(data.data.reference).toMatch(/^LUM-/);
});
