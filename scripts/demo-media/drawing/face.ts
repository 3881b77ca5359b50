import type { Points } from './path.ts';
import type { Pen } from './pen.ts';

/** Base, shadow, lips and blush of a skin. */
export const skins = {
  pale: ['#F7D9C6', '#E0A58F', '#C9655F', '#F0968A'],
  fair: ['#F1C3A2', '#D08E6C', '#B9594F', '#E8826C'],
  sunny: ['#E9AC80', '#BF7750', '#A84E40', '#DD7657'],
  olive: ['#D9A273', '#AA6E48', '#9C4A3C', '#C96A4A'],
  tan: ['#C48654', '#8F5632', '#8A3B2E', '#B75A38'],
  brown: ['#99613C', '#683B22', '#7A2F2A', '#A84F35'],
  deep: ['#6B412B', '#42241A', '#8C3A36', '#8A4130'],
  ebony: ['#4E2E24', '#2E1815', '#8F3B3D', '#733327'],
} as const;

export type Skin = readonly [base: string, shadow: string, lips: string, blush: string];

/** What a face does at a moment of a film; a still has its own. */
export interface Pose {
  /** 1 open, 0 closed. */
  readonly eyes: number;
  /** How far the mouth opens while speaking, 0 to 1; absent when silent. */
  readonly speaks?: number;
  /** Degrees added to the tilt of the head. */
  readonly tilt: number;
  /** Added to the direction of the gaze, -1 to 1. */
  readonly turn: number;
  /** A gesture, -1 to 1. */
  readonly wave: number;
  /** Part of the film that has passed, 0 to 1. */
  readonly time: number;
}

export const still: Pose = { eyes: 1, tilt: 0, turn: 0, wave: 0, time: 0.1 };

/** Half widths and heights of a head whose eyes lie at 0; a head of average size is 165 high. */
export interface Skull {
  readonly top: number;
  readonly forehead: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly length: number;
}

export const skulls = {
  oval: { top: 80, forehead: 50, cheek: 53, jaw: 41, chin: 17, length: 82 },
  round: { top: 78, forehead: 54, cheek: 61, jaw: 53, chin: 26, length: 76 },
  square: { top: 80, forehead: 53, cheek: 55, jaw: 52, chin: 31, length: 83 },
  long: { top: 88, forehead: 46, cheek: 48, jaw: 41, chin: 20, length: 98 },
  heart: { top: 80, forehead: 55, cheek: 54, jaw: 36, chin: 12, length: 82 },
  diamond: { top: 82, forehead: 45, cheek: 56, jaw: 38, chin: 13, length: 86 },
  broad: { top: 76, forehead: 55, cheek: 61, jaw: 57, chin: 34, length: 84 },
  small: { top: 76, forehead: 47, cheek: 50, jaw: 37, chin: 13, length: 70 },
} as const satisfies Record<string, Skull>;

/** The outline of a face that is turned by `yaw`: the far side is narrower, the chin leads. */
export function outline(skull: Skull, yaw: number): Points {
  const { top, forehead, cheek, jaw, chin, length } = skull;
  const half = [
    ...[forehead * 0.7, -top * 0.84, forehead, -24, cheek, 18],
    ...[jaw, 52, chin, length - 3, 0, length],
  ];
  const points: number[] = [0, -top];
  const put = (x: number, y: number): void => {
    const far = x * yaw > 0 ? 1 - 0.16 * Math.abs(yaw) : 1 + 0.03 * Math.abs(yaw);
    points.push(x * far + yaw * (y > 0 ? 4 + y * 0.1 : 4), y);
  };
  for (let index = 0; index < half.length; index += 2) put(half[index] ?? 0, half[index + 1] ?? 0);
  for (let index = half.length - 4; index >= 0; index -= 2)
    put(-(half[index] ?? 0), half[index + 1] ?? 0);
  return points;
}

export interface EyeSpec {
  readonly kind: 'almond' | 'dot' | 'wide' | 'heavy' | 'happy' | 'closed';
  readonly colour?: string;
  readonly lashes?: boolean;
  readonly apart?: number;
  readonly size?: number;
}

/** Both eyes, `open` from 0 to 1. */
export function eyes(pen: Pen, spec: EyeSpec, yaw: number, open: number, ink: string): void {
  const { kind, lashes = false, apart = 24, size = 1 } = spec;
  for (const side of [-1, 1]) {
    const narrow = side * yaw > 0 ? 1 - 0.25 * Math.abs(yaw) : 1;
    const x = yaw * 15 + side * apart * (side * yaw > 0 ? 1 - 0.2 * Math.abs(yaw) : 1);
    const at = `translate(${x.toFixed(1)} 0) scale(${(side * narrow * size).toFixed(2)} ${size})`;
    pen.moved(at, () => eye(pen, { ...spec, kind, lashes }, open, side * yaw * 3, ink));
  }
}

function eye(pen: Pen, spec: EyeSpec, open: number, gaze: number, ink: string): void {
  const { kind, lashes, colour = '#3a2418' } = spec;
  if (kind === 'closed' || open < 0.25) {
    pen.line('M-13 1C-8 7 7 8 14 0', ink, 3);
    if (lashes) pen.line('M14 0L20 2M10 4L15 9M4 6L6 11', ink, 2);
    return;
  }
  if (kind === 'happy') {
    pen.line('M-13 4C-8 -6 8 -6 13 4', ink, 3.4);
    return;
  }
  if (kind === 'dot') {
    pen.flat(`M-5 0a5 ${6 * open} 0 1 0 10 0a5 ${6 * open} 0 1 0 -10 0Z`, ink);
    pen.line(lashes ? 'M-9 -8C-3 -12 7 -11 11 -4L15 -7' : 'M-9 -8C-3 -11 6 -11 10 -6', ink, 2.2);
    return;
  }
  const up = (kind === 'wide' ? 11 : kind === 'heavy' ? 6.5 : 8.5) * open;
  const down = kind === 'wide' ? 8 : 5.5;
  const almond = `M-14 2C-8 ${-up} 6 ${-up - 2} 15 -2C9 ${down + 1} -6 ${down + 2} -14 2Z`;
  pen.flat(almond, '#fff8f0');
  pen.within(almond, () => {
    pen.flat(`M${gaze - 7} -1.5a7 7.4 0 1 0 14 0a7 7.4 0 1 0 -14 0Z`, colour);
    pen.flat(`M${gaze - 3.6} -1.5a3.6 3.8 0 1 0 7.2 0a3.6 3.8 0 1 0 -7.2 0Z`, '#140b12');
    pen.flat(`M${gaze - 4} -4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z`, '#ffffff');
  });
  const lid = `M-15 2.5C-8 ${-up} 6 ${-up - 2} ${lashes ? '17 -5' : '15 -1.5'}`;
  pen.line(lid, ink, lashes ? 3.6 : 2.8);
  if (kind === 'heavy')
    pen.line(`M-13 ${-up - 3}C-6 ${-up - 8} 7 ${-up - 9} 15 ${-up + 1}`, ink, 1.8, 0.6);
  if (kind === 'heavy' && !lashes) pen.line('M-9 10C-3 13 6 13 11 9', ink, 1.6, 0.35);
}

export interface BrowSpec {
  readonly colour: string;
  readonly width?: number;
  /** Higher brows; the left one, the right one. */
  readonly lift?: readonly [number, number];
  /** Positive is angry, negative worried. */
  readonly slant?: number;
}

export function brows(pen: Pen, spec: BrowSpec, yaw: number, apart = 24): void {
  const { colour, width = 5, lift = [0, 0], slant = 0 } = spec;
  for (const side of [-1, 1]) {
    const x = yaw * 16 + side * apart * (side * yaw > 0 ? 1 - 0.2 * Math.abs(yaw) : 1.02);
    const y = -19 - (side < 0 ? lift[0] : lift[1]);
    const [inner, outer] = [x - side * 14, x + side * 16];
    const top = Math.min(0, slant) * 0.5;
    pen.flat(
      pen.shape(
        [
          ...[inner, y + slant + width * 0.45, inner + side, y + slant - width * 0.4],
          ...[x + side * 5, y - 4.5 - width * 0.4 - top, outer, y + 3.5 - slant * 0.5],
          ...[x + side * 5, y - 4.5 + width * 0.45 - top],
        ],
        0.9,
      ),
      colour,
    );
  }
}

export type NoseKind = 'line' | 'button' | 'wedge' | 'hook' | 'broad' | 'straight';

export function nose(
  pen: Pen,
  kind: NoseKind,
  yaw: number,
  [shadow, ink]: readonly [shadow: string, ink: string],
  size = 1,
): void {
  const side = yaw < -0.05 ? -1 : 1;
  const x = yaw * 20;
  const at = `translate(${x.toFixed(1)} 0) scale(${side * size} ${size})`;
  const drawn = pen.style === 'wash';
  const tone = drawn ? ink : shadow;
  const draw: Record<NoseKind, () => void> = {
    line: () => pen.line('M3 -8C5 8 9 20 11 27C11 33 3 35 -4 32', tone, 2.8),
    straight: () => pen.line('M2 -10L8 26C9 32 4 34 -3 33', tone, 3),
    button: () => pen.line('M-8 27C-5 33 6 33 9 26', tone, 3),
    wedge: () => {
      pen.flat('M2 -12C5 4 10 16 14 27C14 33 8 35 -2 34C4 28 2 10 2 -12Z', shadow, 0.75);
      if (drawn) pen.line('M3 -8C6 8 10 16 14 27C14 33 8 35 0 34', ink, 2.4);
    },
    hook: () => {
      pen.flat(
        'M1 -14C10 -4 10 8 17 27C18 35 8 38 -5 35C3 30 0 8 1 -14Z',
        shadow,
        drawn ? 0.4 : 0.7,
      );
      if (drawn) pen.line('M2 -12C10 -3 11 8 17 27C18 34 9 37 0 35', ink, 2.4);
      pen.line('M-13 30C-15 34 -10 37 -6 35', tone, 2.4);
    },
    broad: () => {
      pen.line('M-16 24C-20 31 -13 36 -8 33C-3 37 4 37 8 33C13 36 19 31 16 24', tone, 3);
      pen.line('M-4 -8C-6 4 -7 12 -9 18', shadow, 2.4, 0.5);
    },
  };
  pen.moved(at, draw[kind]);
}

export interface MouthSpec {
  readonly width?: number;
  /** Corners up: 1 smiles, -1 is sad. */
  readonly smile?: number;
  /** How far it is open in a still, 0 to 1. */
  readonly open?: number;
  /** Fullness of painted lips, 0 to 1. */
  readonly lips?: number;
  readonly colour?: string;
  /** One corner higher, -1 to 1. */
  readonly crooked?: number;
  readonly y?: number;
}

export function mouth(
  pen: Pen,
  spec: MouthSpec,
  yaw: number,
  lipColour: string,
  ink: string,
): void {
  const { width = 22, smile = 0.6, open = 0, lips = 0.5, colour = lipColour, crooked = 0 } = spec;
  const [w, c] = [width * (1 - open * 0.12), smile * 7];
  const left = -c - crooked * -4;
  const right = -c - crooked * 4;
  const [over, under] = [c * 0.55 - open * 2, c * 0.55 + 1 + open * 21];
  const thick = lips * 5.5;
  const upper = `M${-w} ${left}C${-w * 0.5} ${over} ${w * 0.5} ${over} ${w} ${right}`;
  const lower = `C${w * 0.62} ${under + 2} ${-w * 0.62} ${under + 2} ${-w} ${left}Z`;
  const place = `translate(${(yaw * 17).toFixed(1)} ${spec.y ?? 51}) scale(${(1 - Math.abs(yaw) * 0.12).toFixed(2)} 1)`;
  pen.moved(place, () => {
    if (lips > 0.15) {
      pen.flat(
        `M${-w - 2} ${left}C${-w * 0.5} ${over - thick * 0.6} ${-w * 0.25} ${over - thick - 2} 0 ${over - thick * 0.5}C${w * 0.25} ${over - thick - 2} ${w * 0.5} ${over - thick * 0.6} ${w + 2} ${right}C${w * 0.6} ${under + thick * 1.9} ${-w * 0.6} ${under + thick * 1.9} ${-w - 2} ${left}Z`,
        colour,
      );
    }
    if (open > 0.07) {
      pen.flat(upper + lower, '#4a141f');
      pen.within(upper + lower, () => {
        pen.flat(
          `M${-w} ${-12}H${w}V${over * 0.75 + 3 + open * 5}C${w * 0.4} ${over + 5 + open * 6} ${-w * 0.4} ${over + 5 + open * 6} ${-w} ${over * 0.75 + 3 + open * 5}Z`,
          '#fffaf2',
        );
        if (open > 0.45)
          pen.flat(
            `M${-w * 0.5} ${under + 4}C${-w * 0.4} ${under - 9} ${w * 0.4} ${under - 9} ${w * 0.5} ${under + 4}Z`,
            '#c9545a',
          );
      });
      if (lips <= 0.15) pen.line(upper, ink, 2.4);
    } else {
      pen.line(upper, lips > 0.15 ? '#5a1a22' : ink, lips > 0.15 ? 2.2 : 3);
      if (lips <= 0.15 && lips > 0)
        pen.line(`M-7 ${c + 9}C-3 ${c + 11} 3 ${c + 11} 7 ${c + 9}`, ink, 2.2, 0.5);
    }
    if (smile > 0.8 && lips < 0.3)
      pen.line(
        `M${-w - 5} ${left - 6}C${-w - 9} ${left - 1} ${-w - 8} ${left + 4} ${-w - 5} ${left + 7}M${w + 5} ${right - 6}C${w + 9} ${right - 1} ${w + 8} ${right + 4} ${w + 5} ${right + 7}`,
        ink,
        2,
        0.4,
      );
  });
}
