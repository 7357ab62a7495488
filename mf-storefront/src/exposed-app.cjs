/**
 * The module that the container exposes as `./app`: a promise of the app, as of a module with top-level `await`, which would
 * cost 1 kB (gzip) more.
 */
module.exports = require('./load-app.ts').loadApp();
