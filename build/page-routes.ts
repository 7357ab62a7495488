import { rspack, type RuleSetRule } from '@rspack/core';
import path from 'node:path';

/** Path of the generated module that exports `routes` and `extensions`, what a console remote declares with code. */
export const pageRoutes = './routes.js';

/** Generates `pageRoutes` from every `*.page.tsx` and `*.extension.tsx` below `src`. */
export function pageRoutesPlugin() {
  return new rspack.experiments.VirtualModulesPlugin({
    [pageRoutes]: `
      const pages = import.meta.webpackContext('./src', { recursive: true, regExp: /\\.page\\.tsx$/ });
      const contributions = import.meta.webpackContext('./src', { recursive: true, regExp: /\\.extension\\.tsx$/ });
      const route = (path, component) => ({ path, load: () => component().then((Screen) => ({ Screen })) });
      export const routes = pages.keys().map((file) => {
        const { path, component } = pages(file).default;
        return route(path, component);
      });
      export const extensions = contributions.keys().flatMap((file) => {
        const { component, run } = contributions(file).default;
        const [name] = file.split('/').at(-1).split('.');
        const path = '/extensions/' + name;
        if (run) return [{ path, load: () => run().then((run) => ({ run })) }];
        return component ? [route(path, component)] : [];
      });
    `,
  });
}

/** Compiles declarations. `icons`: the module renders its own navigation and needs the path data of its icons. */
export function pageRule({ icons = false } = {}): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'page-loader.mjs');
  return { test: /\.(page|extension)\.tsx$/, enforce: 'pre', use: [{ loader, options: { icons } }] };
}
