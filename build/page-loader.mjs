import path from 'node:path';
import { iconPath } from './icon-path.ts';

const pageLoader = {
  /**
   * Compiles `<page>.page.tsx`: names the chunk of the component `screen-<page>`. With the option `icons`, replaces the name
   * of the navigation icon by its path data, for a module that renders its own navigation. `this` is the loader context.
   */
  compile(source) {
    const screen = path.basename(this.resourcePath, '.page.tsx');
    const named = source.replace(/\bimport\((?=['"])/, `import(/* webpackChunkName: "screen-${screen}" */ `);
    if (!this.getOptions().icons) return named;
    return named.replace(/\bicon: '(\w+)'/, (_property, name) => `icon: ${JSON.stringify(iconPath(name))}`);
  },
};

export default pageLoader.compile;
