import { prepareData } from './product/prepared-data.ts';

// Playwright requires a default export
export default prepareData;
