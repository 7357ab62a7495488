import { object, string, type InferType } from 'yup';

const moduleAdvice = 'Name the module, such as mf-catalog';
const originAdvice = 'A development server runs on this machine: http://127.0.0.1 with its port';

/**
 * Body of `POST /admin/releases/development`: this browser takes a module from a development server. That is always a
 * server of the machine that the browser runs on, so that no link can lead anybody to a stranger's code.
 */
export const developmentInput = object({
  module: string()
    .matches(/^(shell|mf-[a-z][a-z0-9-]{0,60})$/, moduleAdvice)
    .required(moduleAdvice),
  origin: string()
    .matches(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, originAdvice)
    // a port that there is, written as browsers write it
    .test('origin', originAdvice, (value = '') => URL.canParse(value) && new URL(value).origin === value)
    .required(originAdvice),
});
export type DevelopmentInput = InferType<typeof developmentInput>;
