import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

/** Longer timeouts (ms) for screens that call the real API, whose responses are slow on a busy machine. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 20_000 });
