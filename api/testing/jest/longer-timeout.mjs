import { jest } from '@jest/globals';

/** For tests that start the API or a gateway: jest has no time-out option per project. */
jest.setTimeout(30_000);
