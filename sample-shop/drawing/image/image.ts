import sharp from 'sharp';

/** Linear light, not clipped: 1 is the white of paper, a tube's core is far above. */
export interface Image {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Float32Array;
}

export function blankImage(width: number, height: number, channels: 1 | 3): Image {
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}

/** Blurs an image by a Gaussian; a wide blur works on a smaller copy, without a visible difference. */
export function blur(image: Image, sigma: number): Image {
  if (sigma < 0.3 || isBlank(image)) return image;
  const factor = Math.max(1, 2 ** Math.floor(Math.log2(sigma / 1.5)));
  let small = factor > 1 ? shrink(image, factor) : image;
  const passes = sigma < 2 ? 2 : 3;
  const radius = (Math.sqrt(1 + (12 / passes) * (sigma / factor) ** 2) - 1) / 2;
  const [across, down] = [
    blankImage(small.width, small.height, small.channels),
    blankImage(small.width, small.height, small.channels),
  ];
  for (let pass = 0; pass < passes; pass += 1) {
    boxAcross(small, radius, across);
    boxDown(across, radius, down);
    small = down;
  }
  return factor > 1 ? enlarge(small, image.width, image.height, factor) : small;
}

function isBlank({ data }: Image) {
  for (let index = 0; index < data.length; index += 1) if (data[index] !== 0) return false;
  return true;
}

export function linearFromHex(hex: string): [number, number, number] {
  const channel = (start: number) => linearFromByte[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}

/** Rasterises a drawing as linear colour (premultiplied) and as cover, 0…1. */
export async function rasterise(svg: string): Promise<{ colour: Image; cover: Image }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colour = blankImage(info.width, info.height, 3);
  const cover = blankImage(info.width, info.height, 1);
  for (let pixel = 0; pixel < cover.data.length; pixel += 1) {
    const alpha = (data[pixel * 4 + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    cover.data[pixel] = alpha;
    for (let c = 0; c < 3; c += 1) colour.data[pixel * 3 + c] = (linearFromByte[data[pixel * 4 + c] ?? 0] ?? 0) * alpha;
  }
  return { colour, cover };
}

const linearFromByte = Float32Array.from({ length: 256 }, (_value, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

function shrink({ width, height, channels, data }: Image, factor: number): Image {
  const small = blankImage(Math.ceil(width / factor), Math.ceil(height / factor), channels);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / factor) * small.width;
    for (let x = 0; x < width; x += 1) {
      const to = (row + Math.floor(x / factor)) * channels;
      const from = (y * width + x) * channels;
      for (let c = 0; c < channels; c += 1) small.data[to + c] = (small.data[to + c] ?? 0) + (data[from + c] ?? 0);
    }
  }
  const share = 1 / (factor * factor);
  for (let index = 0; index < small.data.length; index += 1) small.data[index] = (small.data[index] ?? 0) * share;
  return small;
}

function enlarge(small: Image, width: number, height: number, factor: number): Image {
  const large = blankImage(width, height, small.channels);
  const { channels, data } = small;
  const rowLength = small.width * channels;
  const blended = new Float32Array(rowLength);
  const columns = columnsOf(small, width, factor);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom, v] = between((y + 0.5) / factor - 0.5, small.height);
    for (let index = 0; index < rowLength; index += 1) {
      blended[index] = (data[top * rowLength + index] ?? 0) * (1 - v) + (data[bottom * rowLength + index] ?? 0) * v;
    }
    for (let x = 0, to = y * width * channels; x < width; x += 1) {
      const u = columns.shares[x] ?? 0;
      const from = columns.from[x] ?? 0;
      const next = columns.next[x] ?? 0;
      for (let c = 0; c < channels; c += 1, to += 1) {
        large.data[to] = (blended[from + c] ?? 0) * (1 - u) + (blended[next + c] ?? 0) * u;
      }
    }
  }
  return large;
}

/** Between which two samples of a row each of its `width` pixels lies, and how far from the first: as for every row. */
function columnsOf(small: Image, width: number, factor: number) {
  const [from, next, shares] = [new Int32Array(width), new Int32Array(width), new Float64Array(width)];
  for (let x = 0; x < width; x += 1) {
    const [left, right, share] = between((x + 0.5) / factor - 0.5, small.width);
    from[x] = left * small.channels;
    next[x] = right * small.channels;
    shares[x] = share;
  }
  return { from, next, shares };
}

function between(position: number, length: number): [number, number, number] {
  const held = Math.min(length - 1, Math.max(0, position));
  const low = Math.floor(held);
  return [low, Math.min(length - 1, low + 1), held - low];
}

/** The window may end within a pixel, so that narrow blurs are not rounded to whole ones. */
function boxAcross({ width, height, channels, data }: Image, radius: number, blurred: Image) {
  const whole = Math.floor(radius);
  const part = radius - whole;
  const share = 1 / (2 * radius + 1);
  const reach = whole + 1;
  const line = new Float64Array(width + 2 * reach + 1);
  for (let y = 0; y < height; y += 1) {
    for (let c = 0; c < channels; c += 1) {
      const start = y * width * channels + c;
      line.fill(data[start] ?? 0, 0, reach);
      for (let x = 0; x < width; x += 1) line[reach + x] = data[start + x * channels] ?? 0;
      line.fill(data[start + (width - 1) * channels] ?? 0, reach + width);
      let sum = 0;
      for (let index = 1; index <= 2 * whole + 1; index += 1) sum += line[index] ?? 0;
      for (let x = 0; x < width; x += 1) {
        const entering = line[x + 2 * reach] ?? 0;
        blurred.data[start + x * channels] = (sum + part * ((line[x] ?? 0) + entering)) * share;
        sum += entering - (line[x + 1] ?? 0);
      }
    }
  }
}

/** As boxAcross, a whole row at a time: stepping down columns would miss the processor's cache at every pixel. */
function boxDown({ width, height, channels, data }: Image, radius: number, blurred: Image) {
  const length = width * channels;
  const whole = Math.floor(radius);
  const part = radius - whole;
  const share = 1 / (2 * radius + 1);
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * length;
  const sums = new Float64Array(length);
  for (let y = -whole; y <= whole; y += 1) {
    const from = row(y);
    for (let index = 0; index < length; index += 1) sums[index] = (sums[index] ?? 0) + (data[from + index] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [before, first, entering, to] = [row(y - whole - 1), row(y - whole), row(y + whole + 1), y * length];
    for (let index = 0; index < length; index += 1) {
      const sum = sums[index] ?? 0;
      const next = data[entering + index] ?? 0;
      blurred.data[to + index] = (sum + part * ((data[before + index] ?? 0) + next)) * share;
      sums[index] = sum + next - (data[first + index] ?? 0);
    }
  }
}
