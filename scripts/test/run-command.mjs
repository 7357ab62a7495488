import { spawn } from 'node:child_process';

/** A test runner that hangs must not keep the closing line from being printed. */
const timeoutMs = 40 * 60_000;

/** Runs a command; resolves to its exit status, output and duration in ms, and never rejects. */
export function runCommand(command, args, options) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const finish = (status, output) => resolve({ status, output, durationMs: performance.now() - startedAt });
    child.on('error', (error) => finish(1, error.message));
    child.on('close', (status) => finish(status ?? 1, Buffer.concat(chunks).toString().trim()));
  });
}
