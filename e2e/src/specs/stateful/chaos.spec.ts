import { faults } from '../../chaos/faults/faults.ts';
import { remotes } from '../../chaos/remotes.ts';
import { runCase } from '../../chaos/run-case.ts';
import { settings } from '../../chaos/stage-settings.ts';
import { signInByApi } from '../../product/sign-in-by-api.ts';
import { expect, test } from '../../test.ts';

/** Faults between gateway and browser, each of one remote; `npm run chaos` runs every fault of every remote. */
const moduleByFault: Record<string, string> = {
  'entry 404': 'mf-catalog',
  'entry 500 with HTML': 'mf-taxonomy',
  'hang past the time-out': 'mf-promotions',
  'chunk 404': 'mf-catalog',
  'CSS 404': 'mf-storefront',
  'tampered byte': 'mf-catalog',
};
const cases = faults.flatMap((fault) =>
  remotes.filter(({ module }) => moduleByFault[fault.name] === module).map((remote) => ({ fault, remote })),
);

test.use({ productSettings: settings });

test.describe('Chaos', () => {
  for (const { fault, remote } of cases) {
    test(
      `Everything but ${remote.module} works under the fault “${fault.name}”`,
      { tag: `@${remote.module}` },
      async ({ browser, product }) => {
        test.setTimeout(90_000); // it opens pages of all modules, with the fault and after it
        const session = await signInByApi(product.url);

        expect(await runCase({ product, browser, session }, fault, remote)).toEqual({
          shown: expect.any(String),
          reported: expect.any(String),
          recovered: expect.any(String),
        });
      },
    );
  }
});
