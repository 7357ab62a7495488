/** Returns the message of an `Error`, or `fallback` if it has none. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message.trim()) || fallback;
}
