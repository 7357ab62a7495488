import { jest } from '@jest/globals';

// the reporter lists a test that passes then as flaky
jest.retryTimes(1, { logErrorsBeforeRetry: true });
