import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errorCode } from '@lumora/shared-contract/error-code';
import { imageRules } from '@lumora/shared-contract/images';
import { AppError, invalidField } from '../errors/app-error.ts';
import type { Origin } from './image-intake.ts';
import { createTaskQueue } from './task-queue.ts';

/** Longer side of the rendered picture. */
const sidePx = 1600;
/** A logo renders in less than 1 s; a file that nests references or filters may take for ever. */
const timeoutMs = 5_000;
const maxPngBytes = 64 * 1024 * 1024;
/** exit code of the process */
const tooLarge = '3';

const program = fileURLToPath(new URL('./svg-process.mjs', import.meta.url));
const run = promisify(execFile);
const enqueue = createTaskQueue({ maxConcurrent: 1, maxPending: 8, maxPendingPerClient: 2 });

/**
 * Renders an SVG to a PNG in a process of its own, which is killed after 5 s and has no environment. The renderer runs no
 * scripts and, without a base URL, reads no other files. Throws `AppError` 422 for an SVG that is damaged, takes too long,
 * declares external entities or has more than 50 megapixels, and 503 when eight others, or two of the same `client`, wait.
 */
export async function renderSvg(svg: Buffer, { field }: Origin, client: string): Promise<Buffer> {
  if (/<!ENTITY[^>]*\s(SYSTEM|PUBLIC)\s/i.test(svg.toString('utf8'))) {
    throw invalidField(field, 'The SVG refers to other files. Save it as a plain SVG, or as PNG.');
  }
  try {
    return await enqueue(client, () => runProcess(svg));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const message =
      errorCode(error) === tooLarge
        ? 'The image has more than 50 megapixels.'
        : 'The SVG could not be rendered. Save it as a plain SVG, or as PNG.';
    throw invalidField(field, message);
  }
}

async function runProcess(svg: Buffer): Promise<Buffer> {
  const rendering = run(process.execPath, [program, String(imageRules.maxPixels), String(sidePx), tooLarge], {
    encoding: 'buffer',
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: maxPngBytes,
  });
  // a process that ends before it has read everything closes the pipe; its exit code is the error to report
  rendering.child.stdin?.on('error', () => undefined).end(svg);
  return (await rendering).stdout;
}
