import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

/** For screens that call the real API, whose answers are late on a busy machine. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 20_000 });
