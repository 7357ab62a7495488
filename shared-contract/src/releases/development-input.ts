import { object, string, type InferType } from '../validation/schema.ts';

const moduleMessage = 'Name the module, such as mf-catalog';
const originMessage = 'A development server runs on this machine: http://127.0.0.1 with its port';

/**
 * Body of `POST /admin/releases/development`: this browser loads a module from a development server. The server must run
 * on the machine of the browser, so that a link cannot make somebody run foreign code.
 */
export const developmentInput = object({
  module: string()
    .matches(/^(shell|mf-[a-z][a-z0-9-]{0,60})$/, moduleMessage)
    .required(moduleMessage),
  origin: string()
    .matches(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, originMessage)
    // rejects ports out of range and notations that browsers normalise
    .test('origin', originMessage, (value = '') => URL.canParse(value) && new URL(value).origin === value)
    .required(originMessage),
});
export type DevelopmentInput = InferType<typeof developmentInput>;
