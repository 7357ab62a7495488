import { jest } from '@jest/globals';

/** For tests that boot the API or a gateway; jest takes no time-out from a project. */
jest.setTimeout(30_000);
