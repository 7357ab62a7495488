import boundaries from './.dependency-cruiser.mjs';

/** Folders of the console import each other in one direction. Tests may import any folder, so they are left out. */
export default {
  forbidden: [
    {
      name: 'console-folders-have-no-cycles',
      comment: 'A folder does not import, directly or through others, a folder that imports it. Types count too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(shared-ui|mf-catalog|mf-promotions|mf-taxonomy)/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: { path: `${boundaries.options.exclude.path}|/testing/|\\.test\\.tsx?$` },
  },
};
