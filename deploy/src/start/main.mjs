import { serverBundle } from './server-bundle.mjs';

/** Starts the product in a container, whose packages are installed; `npm start` installs them first. */
process.setSourceMapsEnabled(true);
const { start } = await import(await serverBundle());
await start(process.argv.slice(2));
