export function circle(x: number, y: number, radius: number) {
  return `M${x - radius},${y}a${radius},${radius} 0 1 1 ${2 * radius},0a${radius},${radius} 0 1 1 ${-2 * radius},0Z`;
}

/** Returns part of a circle; degrees run clockwise from three o'clock. */
export function arc(x: number, y: number, radius: number, from: number, to: number) {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${point(from)}A${radius},${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${point(to)}`;
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number) {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius},${radius} 0 0 1 ${dx},${dy}`;
  return `M${x + radius},${y}h${w}${turn(radius, radius)}v${h}${turn(-radius, radius)}h${-w}${turn(-radius, -radius)}v${-h}${turn(radius, -radius)}Z`;
}

/** Returns a heart around its middle; `size` is half its width. */
export function heart(x: number, y: number, size: number) {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)},${(y + dy * size).toFixed(1)}`;
  return `M${at(0, 0.95)}C${at(-0.35, 0.62)} ${at(-1, 0.2)} ${at(-1, -0.36)}C${at(-1, -0.95)} ${at(-0.2, -1.05)} ${at(0, -0.45)}C${at(0.2, -1.05)} ${at(1, -0.95)} ${at(1, -0.36)}C${at(1, 0.2)} ${at(0.35, 0.62)} ${at(0, 0.95)}Z`;
}

/** Returns a zigzag or star through points given as x,y pairs. */
export function polyline(points: [number, number][], closed = false) {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

export function star(x: number, y: number, outer: number, inner: number, tips: number) {
  return polyline(
    Array.from({ length: tips * 2 }, (_value, index) => {
      const angle = (index / tips) * Math.PI - Math.PI / 2;
      const radius = index % 2 === 0 ? outer : inner;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
    true,
  );
}

/** Petals around a middle, each a leaf from `inner` to `outer`. */
export function petals(x: number, y: number, inner: number, outer: number, count: number, spread = 0.5, start = -90) {
  return Array.from({ length: count }, (_value, index) => {
    const angle = ((start + (360 / count) * index) * Math.PI) / 180;
    const half = (Math.PI / count) * spread;
    const at = (radius: number, turn: number) =>
      `${(x + radius * Math.cos(angle + turn)).toFixed(1)},${(y + radius * Math.sin(angle + turn)).toFixed(1)}`;
    const belly = inner + (outer - inner) * 0.55;
    return `M${at(inner, 0)}Q${at(belly, -2 * half)} ${at(outer, 0)}Q${at(belly, 2 * half)} ${at(inner, 0)}Z`;
  }).join('');
}

/** Returns four small holes, in from the corners of a box. */
export function corners(x: number, y: number, width: number, height: number, inset: number): [number, number][] {
  return [
    [x + inset, y + inset],
    [x + width - inset, y + inset],
    [x + inset, y + height - inset],
    [x + width - inset, y + height - inset],
  ];
}
