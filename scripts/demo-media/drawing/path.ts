/** Paths and colours of drawings. Points are flat lists: x, y, x, y … in drawing units: a picture is 400 by 500. */

export type Points = readonly number[];

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Random numbers from 0 to 1 that are the same at every run. */
export function numbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A curve through the points; `bend` is how round it goes through them: 0 for straight edges, 0.2 for soft ones. */
export function curve(points: Points, bend = 1 / 6, closed = true): string {
  const count = points.length / 2;
  const at = (index: number, axis: 0 | 1): number => {
    const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place * 2 + axis] ?? 0;
  };
  const parts = [`M${short(at(0, 0))} ${short(at(0, 1))}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const handles = [
      at(index, 0) + (at(index + 1, 0) - at(index - 1, 0)) * bend,
      at(index, 1) + (at(index + 1, 1) - at(index - 1, 1)) * bend,
      at(index + 1, 0) - (at(index + 2, 0) - at(index, 0)) * bend,
      at(index + 1, 1) - (at(index + 2, 1) - at(index, 1)) * bend,
      at(index + 1, 0),
      at(index + 1, 1),
    ];
    parts.push(`C${handles.map(short).join(' ')}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** The right half of a figure, from top to bottom, completed by its mirror image. */
export function mirrored(right: Points): number[] {
  const left: number[] = [];
  for (let index = right.length - 2; index >= 0; index -= 2) {
    const x = right[index] ?? 0;
    if (x !== 0) left.push(-x, right[index + 1] ?? 0);
  }
  return [...right, ...left];
}

/** A band along an open line, as wide as `from` at its start and `to` at its end. */
export function band(points: Points, from: number, to: number): number[] {
  const count = points.length / 2;
  const near: number[] = [];
  const far: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = Math.max(0, index - 1);
    const after = Math.min(count - 1, index + 1);
    const dx = (points[after * 2] ?? 0) - (points[before * 2] ?? 0);
    const dy = (points[after * 2 + 1] ?? 0) - (points[before * 2 + 1] ?? 0);
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + ((to - from) * index) / (count - 1)) / 2;
    const [x, y] = [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
    near.push(x - (dy / length) * half, y + (dx / length) * half);
    far.unshift(x + (dy / length) * half, y - (dx / length) * half);
  }
  return [...near, ...far];
}

export function circle(x: number, y: number, rx: number, ry = rx): string {
  const [left, width, high] = [short(x - rx), short(rx * 2), short(ry)];
  return `M${left} ${short(y)}a${short(rx)} ${high} 0 1 0 ${width} 0a${short(rx)} ${high} 0 1 0 ${short(-rx * 2)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A colour between two, as `#rrggbb`. */
export function mix(one: string, other: string, part: number): string {
  const [first, second] = [channels(one), channels(other)];
  const mixed = first.map((value, index) =>
    Math.round(value + ((second[index] ?? 0) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
