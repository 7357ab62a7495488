import { rspack, type RuleSetRule } from '@rspack/core';
import path from 'node:path';

/** Path of the generated module that exports `routes`, the list of the declared pages of a console remote. */
export const pageRoutes = './routes.js';

/** Generates `pageRoutes` from every `*.page.tsx` below `src`. */
export function pageRoutesPlugin() {
  return new rspack.experiments.VirtualModulesPlugin({
    [pageRoutes]: `
      const pages = import.meta.webpackContext('./src', { recursive: true, regExp: /\\.page\\.tsx$/ });
      export const routes = pages.keys().map((file) => {
        const { path, component } = pages(file).default;
        return { path, load: () => component().then((Screen) => ({ Screen })) };
      });
    `,
  });
}

/** Compiles page declarations. `icons`: the module renders its own navigation and needs the path data of its icons. */
export function pageRule({ icons = false } = {}): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'page-loader.mjs');
  return { test: /\.page\.tsx$/, enforce: 'pre', use: [{ loader, options: { icons } }] };
}
