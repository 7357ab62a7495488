import { prepareData } from './product/prepared-data.ts';

// jest wants a default export here
export default prepareData;
