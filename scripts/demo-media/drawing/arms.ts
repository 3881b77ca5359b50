import { band, type Points } from './path.ts';
import type { Pen } from './pen.ts';

/** A sleeve and what comes out of it: an arm along the points. */
export function arm(pen: Pen, points: Points, colour: string, from = 52, to = 34): void {
  pen.area(pen.shape(band(points, from, to), 0.9), colour);
}

/** A hand that holds something upright. */
export function fist(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  skin: readonly string[],
  size = 1,
): void {
  const [base = '', shadow = ''] = skin;
  pen.moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    pen.area(
      pen.shape([-20, -16, 0, -21, 18, -17, 22, 0, 18, 18, 0, 23, -18, 18, -23, 0], 0.9),
      base,
    );
    pen.line('M-20 -5H10M-21 6H10M-17 16H8', shadow, 2.2);
    pen.area(pen.shape([-4, -22, 10, -20, 22, -8, 16, 2, 4, -6, -6, -12], 0.9), base);
  });
}

/** An open hand, fingers up. */
export function palm(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  skin: readonly string[],
  size = 1,
): void {
  const [base = '', shadow = ''] = skin;
  pen.moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    for (const [fx, fy, bx] of [
      [-21, -44, -13],
      [-8, -54, -5],
      [6, -53, 4],
      [19, -42, 12],
    ] as const)
      pen.area(pen.shape(band([bx, -4, (bx + fx) / 2, -26, fx, fy], 13, 10), 1), base);
    pen.area(pen.shape(band([10, 12, 26, 0, 35, -14], 14, 10)), base);
    pen.area(
      pen.shape([-19, -10, 0, -15, 18, -10, 20, 10, 12, 28, -12, 28, -20, 10], 0.9),
      base,
      false,
    );
    pen.line('M-12 6C-4 -2 6 0 12 8', shadow, 2.2, 0.7);
  });
}
