import boundaries from './.dependency-cruiser.mjs';

/** Folders of one package import each other in one direction. Tests may import any folder, so they are left out. */
export default {
  forbidden: [
    {
      name: 'folders-have-no-cycles',
      comment: 'A folder does not import, directly or through others, a folder that imports it. Types count too.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: { path: `${boundaries.options.exclude.path}|/testing/|\\.test\\.tsx?$` },
  },
};
