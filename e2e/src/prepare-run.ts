import { prepareData } from './product/prepared-data.ts';

// the test runner wants a default export here
export default prepareData;
