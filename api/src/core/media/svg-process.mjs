import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * Reads an SVG from stdin and writes it as PNG to stdout, as large as fits into `sidePx` × `sidePx`. Exits with `tooLarge` for
 * an SVG of more than `maxPixels`, with 1 for a damaged one. The file is JavaScript because the process starts without the
 * TypeScript loader.
 */
const [maxPixels, sidePx, tooLarge] = process.argv.slice(2).map(Number);

sharp.concurrency(1);
const svg = await buffer(process.stdin);
const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
if (width * height > maxPixels) process.exit(tooLarge);
const png = await sharp(svg).resize({ width: sidePx, height: sidePx, fit: 'inside' }).png().toBuffer();
process.stdout.write(png);
