import path from 'node:path';
import { iconPath } from './icon-path.ts';

const componentImport = /\bimport\((?=['"])/;

const pageLoader = {
  /**
   * Compiles `<page>.page.tsx` and `<name>.extension.tsx`: names the chunk of the code `screen-<page>` or
   * `extension-<name>`. An extension without code is complete in the manifest and compiles to nothing. With the option
   * `icons`, replaces the name of the navigation icon by its path data, for a module that renders its own navigation. `this`
   * is the loader context.
   */
  compile(source) {
    const [name, role] = path.basename(this.resourcePath, '.tsx').split('.');
    if (role === 'extension' && !componentImport.test(source)) return 'export default {};';
    const chunk = `${role === 'page' ? 'screen' : role}-${name}`;
    const named = source.replace(componentImport, `import(/* webpackChunkName: "${chunk}" */ `);
    if (!this.getOptions().icons) return named;
    return named.replace(/\bicon: '(\w+)'/, (_property, icon) => `icon: ${JSON.stringify(iconPath(icon))}`);
  },
};

export default pageLoader.compile;
