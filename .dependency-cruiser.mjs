import { readdirSync, readFileSync } from 'node:fs';
import swc from '@swc/core';
import { consoleRemotes } from './scripts/console-remotes.mjs';

// dependency-cruiser's reader of TypeScript does not say that .tsx holds JSX, and fails at the first tag
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** The packages of the project that each package may import beside itself. */
const allowedImports = {
  'shared-contract': [],
  'shared-auth': ['shared-contract'],
  'shared-ui': ['shared-contract'],
  ...Object.fromEntries(consoleRemotes.map((name) => [name, ['shared-contract', 'shared-auth', 'shared-ui']])),
  'mf-storefront': ['shared-contract', 'shared-auth'],
  shell: ['shared-contract', 'shared-auth', 'shared-ui'],
  'sample-shop': ['shared-contract'],
  api: ['shared-contract', 'sample-shop'],
  releases: ['shared-contract'],
  gateway: ['shared-contract', 'releases'],
  deploy: ['shared-contract', 'releases', 'gateway', 'api'],
  // the kit for its foreign host, which provides it to a remote like the shell; publishing, moving and breaking releases
  e2e: ['shared-contract', 'shared-ui', 'releases', 'deploy'],
  bench: ['shared-contract', 'e2e', 'deploy'],
};

const packages = Object.keys(allowedImports);
const anyOf = (names) => `^(${names.join('|')})/`;
const testPackages = ['e2e', 'bench'];
const production = (name = `(?!${testPackages.join('|')})[^/]+`) => ({
  path: `^${name}/src/`,
  pathNot: ['\\.test\\.tsx?$', '/testing/'],
});

const importsOnly = (name, path, others) => ({
  name: `${name}-imports-only-its-own-layer`,
  comment: `${name} may import ${others.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path },
  to: { path: anyOf(packages.filter((other) => other !== name && !others.includes(other))) },
});

const betweenPackages = [
  ...Object.entries(allowedImports).map(([name, others]) => importsOnly(name, `^${name}/src/`, others)),
  importsOnly('build', '^(build/|rspack\\.base\\.ts$)', ['shared-contract', 'shared-ui', 'releases']),
];

const template = 'deploy/template/mf-sample-things';
const declaredPackages = [...packages, template].flatMap(declaredPackagesRules);

/**
 * Returns rules by which `folder` imports only packages of the project that its package.json declares, and its production
 * code only those in `dependencies`. `declared-packages-only` does not see them, because workspace packages are links.
 */
function declaredPackagesRules(folder) {
  const file = `${import.meta.dirname}/${folder}/package.json`;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const undeclared = (declared) => anyOf(packages.filter((one) => !declared.includes(`@lumora/${one}`)));
  const rule = (suffix, from, declared) => ({
    name: `${folder}-${suffix}`,
    comment: `List the package in ${folder}/package.json.`,
    severity: 'error',
    from,
    to: { path: undeclared(declared.flatMap(Object.keys)), pathNot: `^${folder}/` },
  });
  return [
    rule('declares-its-packages', { path: `^${folder}/`, ...(folder === 'deploy' && { pathNot: `^${template}/` }) }, [
      dependencies,
      devDependencies,
    ]),
    ...(testPackages.includes(folder) ? [] : [rule('declares-its-dependencies', production(folder), [dependencies])]),
  ];
}

/** Folders of the API by domain, lowest first: each may import those before it, so they have no cycles. */
const apiFolders = [
  ['core', 'core/errors', 'core/database', 'core/cache', 'core/http', 'core/media'],
  ['auth', 'settings'],
  ['taxonomy', 'taxonomy/attribute-values', 'taxonomy/attributes', 'taxonomy/categories', 'taxonomy/sub-categories'],
  ['catalog', ...['search', 'slugs', 'images', 'variants', 'products', 'import'].map((name) => `catalog/${name}`)],
  ['reviews'],
  ['promotions', ...['active', 'banners', 'gallery', 'offers', 'vouchers'].map((name) => `promotions/${name}`)],
  ['designs/drawing', 'designs', 'pricing', 'orders', 'orders/placing', 'orders/processing', 'enquiries'],
  ['catalog-index', 'products', 'pages', 'home', 'sitemap'].map((name) => `shop/${name}`),
  ['console', 'seed/content', 'seed', 'openapi', 'operations', 'plugins'],
].flat();

/** Folders of the contract, lowest first; each but `validation` and `errors` is an entry of the package. */
const contractFolders = [
  ['validation', 'errors', 'format', 'csv', 'http', 'auth', 'settings', 'storage', 'taxonomy', 'catalog', 'images'],
  ['reviews', 'promotions', 'not-found', 'notices', 'recent-changes', 'releases', 'search', 'styles', 'designs'],
  ['cart', 'orders', 'enquiries', 'storefront', 'translation'],
].flat();

/** Folders of the shop, lowest first: each may import those before it, so they have no cycles. */
const storefrontFolders = [
  // appearance, URLs and browser features
  ['styles', 'neon', 'links', 'prices', 'storage', 'browser-state', 'overlays', 'pictures', 'delivery', 'form-field'],
  // data and meta data that every page uses
  ['page-declaration', 'shop-info', 'head', 'promotions'],
  // pages that other pages show instead of themselves
  ['unreachable', 'not-found'],
  // what several pages show
  ['designs', 'cart', 'product', 'quote', 'buy-now', 'product-card', 'product-shelf', 'recently-viewed', 'reviews'],
  // pages
  [
    'product-list',
    'gallery',
    'pages',
    'custom-neon/controls',
    'custom-neon/draft',
    'custom-neon/my-wall',
    'custom-neon/designer',
    'custom-neon',
    'logo-enquiry',
    'cart-page',
    'order',
    'checkout',
  ],
  ['product-page'],
  ['brands', 'catalog', 'custom-neon-section', 'faq', 'hero', 'home-reviews', 'ribbons', 'shelves', 'we-do'].map(
    (name) => `home/${name}`,
  ),
  ['home'],
  // what surrounds the pages
  ['page', 'frame'],
].flat();

const folderOrder = [
  ...folderOrderRules('api/src', apiFolders),
  ...folderOrderRules('shared-contract/src', contractFolders),
  ...folderOrderRules('mf-storefront/src', storefrontFolders),
];

/** Returns rules by which a folder below `root` imports only those before it, and files in `root` import all of them. */
function folderOrderRules(root, folders) {
  assertComplete(root, folders);
  return folders.map((folder, index) => ({
    name: `${root}/${folder}-imports-earlier-folders-only`,
    comment: `${folders.join(' ← ')} ← files in ${root}: a folder imports only earlier folders.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/[^/]+$`, pathNot: '\\.test\\.tsx?$' },
    to: { path: [`^${root}/(${folders.slice(index + 1).join('|') || '-'})/[^/]+$`, `^${root}/[^/]+$`] },
  }));
}

/** Throws if a folder with source files is not in `folders`, so that a new one is put into the order. */
function assertComplete(root, folders) {
  for (const file of readdirSync(`${import.meta.dirname}/${root}`, { recursive: true, encoding: 'utf8' })) {
    const folder = file.match(/^(.+)\/[^/]+\.tsx?$/)?.[1];
    if (folder !== undefined && folder !== 'testing' && !folders.includes(folder))
      throw new Error(`.dependency-cruiser.mjs: put ${folder} into the order of the folders of ${root}.`);
  }
}

export default {
  forbidden: [
    ...betweenPackages,
    ...declaredPackages,
    ...folderOrder,
    {
      name: 'only-start-imports-the-api',
      comment:
        'The gateway and the release store know the API by its URL only; deploy/src/start puts them into one process.',
      severity: 'error',
      from: { path: '^deploy/src/', pathNot: '^deploy/src/start/' },
      to: { path: '^api/' },
    },
    {
      name: 'contract-has-two-packages',
      comment: 'Every side imports the contract: yup for inputs, TypeBox for responses, nothing else.',
      severity: 'error',
      from: production('shared-contract'),
      to: { dependencyTypesNot: ['local'], pathNot: 'node_modules/(yup|@sinclair/typebox)/' },
    },
    {
      name: 'no-console-code-for-shoppers',
      comment: 'Shoppers download every byte: nothing of the console, of shared-auth its core only.',
      severity: 'error',
      from: { path: '^(mf-storefront/src|shell/src/loader)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          'node_modules/(@mui|@emotion|@module-federation|formik|yup|react-data-grid|notistack)/',
          '^shared-ui/',
          '^shared-auth/src/index\\.ts$',
          '^shell/src/console/',
        ],
      },
    },
    {
      name: 'loader-is-a-few-kilobytes',
      comment: 'The loader is on every page: it brings no framework.',
      severity: 'error',
      from: { path: '^shell/src/loader/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|@tanstack)/' },
    },
    {
      name: 'imports-by-package-name',
      comment: 'Another package is imported by its package name, which leads to what it declares public.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: '^scripts/' },
      to: { path: anyOf(packages), pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'files-have-no-cycles',
      comment: 'Move what both files need, such as a type, into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folders-import-no-files-beside-them',
      comment: 'Files beside folders import these. Move what both need into a folder.',
      severity: 'error',
      from: {
        path: '^(deploy/src|gateway/src|shell/src/console|e2e/src/(?:chaos|soak))/[^/]+/',
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'no-vague-file-names',
      comment: 'A file is named after what it does.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|managers?|common|misc|stuff)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What several tests need lies in the testing folder of the package.',
      severity: 'error',
      from: production(),
      to: { path: ['\\.test\\.tsx?$', '/testing/'], pathNot: 'node_modules' },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that is imported is listed in the package.json of the package that imports it.',
      severity: 'error',
      from: production(),
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|reports|coverage)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
