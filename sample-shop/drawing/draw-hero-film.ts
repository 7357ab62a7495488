import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { develop, renderView } from './cameras/camera.ts';
import { circuits, heroSign } from './signs/hero-sign.ts';
import type { Image } from './image/image.ts';
import { buildScene, lightAtNight } from './compositing/sign-scene.ts';
import type { Canvas } from './scene/surface.ts';

/** Draws the film behind the home page's heading, and its poster images. Needs `ffmpeg`. */
const folder = new URL('../../mf-storefront/src/home/hero/', import.meta.url);
const seconds = 10;
const framesPerSecond = 24;
const webm = '-an -c:v libvpx-vp9 -crf 32 -b:v 0 -row-mt 1 -g 240 -pix_fmt yuv420p'.split(' ');
const mp4 = '-an -c:v libx264 -crf 25 -preset veryslow -g 240 -pix_fmt yuv420p -movflags +faststart'.split(' ');
/** Part of the wide picture for portrait phones: the sign and the wall below it. */
const tallCrop = { left: 0.486, width: 0.44 };

await drawPosters();
await drawFilms();

/** Light is additive: each circuit is drawn once by itself, and every frame is a sum of these images. */
interface Stage {
  canvas: Canvas;
  dark: Image;
  lights: Image[];
}

async function drawPosters() {
  const stage = await setUp(1.6);
  const width = 2560;
  const { bytes, height } = frameAt(stage, 0, width);
  const poster = sharp(bytes, { raw: { width, height, channels: 3 } });
  await poster.clone().avif({ quality: 54, effort: 6 }).toFile(pathOf('hero-wide-2x.avif'));
  await poster.clone().resize({ width: 1600 }).avif({ quality: 60, effort: 6 }).toFile(pathOf('hero-wide.avif'));
  const crop = { left: Math.round(width * tallCrop.left), top: 0, width: Math.round(width * tallCrop.width), height };
  const cropped = await poster.extract(crop).png().toBuffer();
  const tall = await sharp(cropped)
    .resize({ width: 800 })
    .avif({ quality: 58, effort: 6 })
    .toFile(pathOf('hero-tall.avif'));
  // inlined in the page: as wide as a phone, with a minimal size
  await sharp(cropped)
    .resize({ width: 440 })
    .blur(5.5)
    .avif({ quality: 10, effort: 9 })
    .toFile(pathOf('hero-tall-preview.avif'));
  console.log(`hero-tall.avif is ${tall.width} × ${tall.height}, ${Math.round(tall.size / 1000)} kB`);
}

async function drawFilms() {
  const stage = await setUp(1);
  const width = 1600;
  const height = 900;
  const crop = `crop=${Math.round((width * tallCrop.width) / 2) * 2}:${height}:${Math.round(width * tallCrop.left)}:0`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${framesPerSecond}`];
  const cropped = ['-vf', crop];
  const encoder = spawn(
    'ffmpeg',
    [
      ['-y', '-loglevel', 'error', ...input, '-i', 'pipe:0'],
      [...webm, pathOf('hero-wide.webm')],
      [...mp4, pathOf('hero-wide.mp4')],
      [...cropped, ...webm, pathOf('hero-tall.webm')],
      [...cropped, ...mp4, pathOf('hero-tall.mp4')],
    ].flat(),
  );
  encoder.stderr.pipe(process.stderr);
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const { bytes } = frameAt(stage, frame / (seconds * framesPerSecond), width);
    if (!encoder.stdin.write(bytes)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

async function setUp(scale: number): Promise<Stage> {
  const hung = await buildScene(heroSign(null), scale);
  const dark = await lightAtNight(hung);
  const lights: Image[] = [];
  for (const index of circuits.keys()) {
    lights.push(await lightAtNight(await buildScene(heroSign(index), scale)));
  }
  return { canvas: hung.canvas, dark, lights };
}

function frameAt({ canvas, dark, lights }: Stage, turn: number, width: number) {
  const light: Image = { ...dark, data: Float32Array.from(dark.data) };
  for (const [index, { data }] of lights.entries()) {
    const brightness = circuits[index]?.brightness(turn) ?? 0;
    for (let at = 0; at < data.length; at += 1) light.data[at] = (light.data[at] ?? 0) + (data[at] ?? 0) * brightness;
  }
  const angle = 2 * Math.PI * turn;
  const view = { turn: 0.05 * Math.sin(angle), rise: 0.025 * Math.sin(2 * angle), zoom: 1.04 };
  const seen = renderView(light, canvas, view, width);
  return { bytes: develop(seen, 'hero'), height: seen.height };
}

function pathOf(name: string): string {
  return new URL(name, folder).pathname;
}
