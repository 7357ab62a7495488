/** Formats a number of bytes as kB (1000 bytes). */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
