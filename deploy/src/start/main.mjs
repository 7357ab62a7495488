import { serverBundle } from './server-bundle.mjs';

/** For containers, where everything is installed already; `npm start` sees to that first. */
process.setSourceMapsEnabled(true);
const { start } = await import(await serverBundle());
await start(process.argv.slice(2));
