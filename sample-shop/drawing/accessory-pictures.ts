import sharp from 'sharp';
import type { Photograph } from './cameras/camera.ts';

/** Width and height (px) of a picture of an accessory. */
const size = { width: 960, height: 1200 };

/** The drawings of the accessories as SVG elements on a canvas of 960 × 1200, by the name of their picture. */
export const accessoryDrawings: Record<string, string> = {
  'inline-dimmer': `
    <path d="M480 -20C470 180 640 250 560 380S480 420 480 470M480 900c0 90-130 80-120 180s90 60 90 160" class="cable"/>
    <rect x="360" y="440" width="240" height="480" rx="72" fill="url(#body)"/>
    <rect x="360" y="440" width="240" height="480" rx="72" class="edge"/>
    <circle cx="480" cy="680" r="96" fill="#08080d"/>
    <circle cx="480" cy="672" r="88" fill="url(#knob)"/>
    <path d="M480 600v44" class="mark"/>
    <path d="M376 736a124 124 0 1 1 208 0" class="scale"/>
    <circle cx="480" cy="862" r="7" fill="#ffe3b8"/>`,
  'remote-dimmer': `
    <rect x="270" y="240" width="250" height="640" rx="58" fill="url(#body)" transform="rotate(-8 395 560)"/>
    <g transform="rotate(-8 395 560)">
      <rect x="270" y="240" width="250" height="640" rx="58" class="edge"/>
      <circle cx="395" cy="338" r="46" fill="url(#knob)"/><path d="M395 312v26M378 322a26 26 0 1 0 34 0" class="mark"/>
      <circle cx="395" cy="480" r="40" class="key"/><path d="M377 480h36M395 462v36" class="mark"/>
      <circle cx="395" cy="590" r="40" class="key"/><path d="M377 590h36" class="mark"/>
      <circle cx="348" cy="700" r="30" class="key"/><circle cx="442" cy="700" r="30" class="key"/>
      <circle cx="348" cy="790" r="30" class="key"/><circle cx="442" cy="790" r="30" class="key"/>
    </g>
    <path d="M1000 760C900 760 880 800 800 800M1000 900c-90 0-120-40-200-40" class="cable"/>
    <rect x="590" y="740" width="220" height="150" rx="30" fill="url(#body)"/>
    <rect x="590" y="740" width="220" height="150" rx="30" class="edge"/>
    <circle cx="640" cy="815" r="8" fill="#39ff88"/>`,
  'stand-offs': [
    [300, 420],
    [640, 360],
    [350, 800],
    [680, 760],
  ]
    .map(
      ([x = 0, y = 0]) => `
    <g transform="translate(${x} ${y})">
      <path d="M-22 60h44v150l-22 36-22-36Z" fill="url(#steel)"/>
      <path d="M-22 96l44 14M-22 126l44 14M-22 156l44 14M-22 186l44 14" class="thread"/>
      <rect x="-78" y="-60" width="156" height="132" rx="10" fill="url(#steel)"/>
      <ellipse cx="0" cy="-60" rx="78" ry="26" fill="#d9dae2"/>
      <ellipse cx="0" cy="-60" rx="60" ry="18" fill="#a9abb8"/>
    </g>`,
    )
    .join(''),
  'outdoor-box': `
    <path d="M350 900c0 120-60 130-60 330M610 900c0 120 60 130 60 330" class="cable"/>
    <rect x="318" y="850" width="64" height="70" rx="12" fill="#24242e"/><rect x="578" y="850" width="64" height="70" rx="12" fill="#24242e"/>
    <rect x="200" y="320" width="560" height="540" rx="44" fill="url(#grey)"/>
    <rect x="236" y="356" width="488" height="468" rx="28" fill="none" stroke="#0b0b12" stroke-opacity="0.35" stroke-width="6"/>
    ${[
      [262, 382],
      [698, 382],
      [262, 798],
      [698, 798],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="15" fill="#3c3d49"/><path d="M${x - 9} ${y}h18" class="slot"/>`,
      )
      .join('')}
    <path d="M480 500c52 66 78 104 78 142a78 78 0 0 1-156 0c0-38 26-76 78-142Z" fill="none" stroke="#3c3d49" stroke-width="12"/>`,
};

/** Draws an accessory on a dark table under one lamp. Throws for an unknown name. */
export function photographAccessory(picture: string): Promise<Photograph> {
  const drawing = accessoryDrawings[picture];
  if (drawing === undefined) throw new Error(`The accessory “${picture}” is not drawn.`);
  return photograph(accessoryScene(drawing), size);
}

/** Draws all accessories, two in a row. */
export function photographAccessories(): Promise<Photograph> {
  const tiles = Object.values(accessoryDrawings).map(
    (drawing, index) =>
      `<svg x="${(index % 2) * 480}" y="${Math.floor(index / 2) * 600}" width="480" height="600" viewBox="0 0 960 1200">${drawing}</svg>`,
  );
  return photograph(accessoryScene(tiles.join('')), { width: 1600, height: 2000 });
}

async function photograph(svg: string, { width, height }: { width: number; height: number }): Promise<Photograph> {
  const bytes = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  return { width, height, bytes };
}

/** Returns the drawing on its table as SVG. */
export function accessoryScene(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">
  <style>
    .cable { fill: none; stroke: #050508; stroke-width: 22; stroke-linecap: round }
    .edge { fill: none; stroke: #fff; stroke-opacity: 0.14; stroke-width: 3 }
    .mark { fill: none; stroke: #ffe3b8; stroke-width: 8; stroke-linecap: round }
    .scale { fill: none; stroke: #fff; stroke-opacity: 0.35; stroke-width: 6; stroke-dasharray: 3 26 }
    .key { fill: #1d1d2b; stroke: #fff; stroke-opacity: 0.12; stroke-width: 3 }
    .thread { fill: none; stroke: #51525e; stroke-width: 7 }
    .slot { stroke: #8b8c99; stroke-width: 5 }
  </style>
  <defs>
    <radialGradient id="lamp" cx="42%" cy="34%" r="80%"><stop offset="0" stop-color="#9a92ab"/><stop offset="0.5" stop-color="#565066"/><stop offset="1" stop-color="#24222e"/></radialGradient>
    <linearGradient id="body" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3d3d4c"/><stop offset="1" stop-color="#15151d"/></linearGradient>
    <linearGradient id="knob" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5c5c6e"/><stop offset="1" stop-color="#1d1d28"/></linearGradient>
    <linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#62636f"/><stop offset="0.35" stop-color="#e9eaf0"/><stop offset="0.6" stop-color="#a3a5b2"/><stop offset="1" stop-color="#4a4b56"/></linearGradient>
    <linearGradient id="grey" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b9bac4"/><stop offset="1" stop-color="#70727f"/></linearGradient>
    <filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="26" dy="34" stdDeviation="22" flood-color="#000" flood-opacity="0.5"/></filter>
  </defs>
  <rect width="960" height="1200" fill="url(#lamp)"/>
  <g filter="url(#shadow)">${drawing}</g>
</svg>`;
}
