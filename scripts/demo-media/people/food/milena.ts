import { arm, fist } from '../../drawing/arms.ts';
import { apron } from '../../drawing/body.ts';
import { earrings, glasses, wrinkles } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const milena: Person = {
  id: 'milena',
  inks: { style: 'painted', dark: '#3a1a2e', light: '#fff6e6' },
  pitch: 172,
  place: (pen, time) => {
    pen.sky(['#f7dfc0', '#edb78c', '#c9785a']);
    pen.glow(90, 90, 200, '#fff6d8', 0.8);
    pen.flat(box(-60, 120, 520, 9), '#8a4a34');
    for (const [x, w, h, colour] of [
      [16, 40, 56, '#7fa07a'],
      [64, 34, 40, '#c9543f'],
      [290, 44, 60, '#5f7fae'],
      [342, 38, 46, '#e0b04a'],
    ] as const) {
      pen.area(`M${x} ${120 - h}H${x + w}V120H${x}Z`, colour);
      pen.area(`M${x - 3} ${112 - h}H${x + w + 3}V${122 - h}H${x - 3}Z`, '#fff6e6');
    }
    pen.line(`M330 330c${-8 + 6 * Math.sin(time * 6.28)} -20 10 -30 0 -52`, '#ffffff', 6, 0.35);
  },
  elsewhere: (pen) => {
    pen.sky(['#cfe0c0', '#9dbd94', '#5f8a6a']);
    pen.glow(320, 80, 180, '#fffbe0', 0.8);
    for (const [x, y] of [
      [50, 80],
      [110, 40],
      [340, 220],
      [60, 250],
      [300, 40],
    ] as const)
      for (let turn = 0; turn < 5; turn += 1)
        pen.moved(`translate(${x} ${y}) rotate(${turn * 72})`, () =>
          pen.flat(circle(0, -12, 8, 11), '#fff6e6', 0.6),
        );
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 210, 1.14],
        skull: { ...skulls.round, length: 78 },
        skin: skins.fair,
        yaw: 0.22,
        tilt: -4,
        neck: 30,
        blush: 0.55,
        eyes: { kind: 'happy' },
        brows: { colour: '#b3aab5', width: 5, lift: [2, 2], slant: -2 },
        nose: 'button',
        noseSize: 1.2,
        mouth: { width: 20, smile: 1, lips: 0.5, open: 0.15, colour: '#c9484f' },
        behind: () => {
          for (const [x, y, r] of [
            [-66, 0, 24],
            [-70, -34, 26],
            [-50, -68, 28],
            [-16, -88, 30],
            [22, -88, 30],
            [54, -66, 28],
            [70, -32, 26],
            [66, 2, 24],
          ] as const) {
            const curl = circle(x, y, r);
            pen.area(curl, '#d9d2de');
          }
        },
        body: (head) =>
          apron(head, { colour: '#9a3f5c', dark: '#5f1f3a', width: 126 }, '#fff1dc', '#c99a84'),
        onFace: (head) => wrinkles(head, 0.55),
        hair: () => {
          for (const [x, y, r] of [
            [-56, -40, 19],
            [-36, -60, 21],
            [-8, -70, 22],
            [22, -68, 21],
            [48, -52, 20],
          ] as const) {
            const curl = circle(x, y, r);
            pen.area(curl, '#efe9f1');
            pen.rim(curl, '#ffffff', 4, 0.9);
            pen.line(`M${x - 9} ${y + 4}c2 -14 18 -14 16 2`, '#b3a7bd', 2.4);
          }
        },
        onHead: (head) => {
          glasses(head, 'cat', '#8c2f55', 2);
          earrings(head, () => pen.area(circle(0, 4, 7), '#fff6e6'));
        },
        front: () => {
          for (const [x, y] of [
            [-20, 226],
            [24, 240],
            [0, 280],
            [-34, 300],
            [40, 300],
          ] as const) {
            for (let turn = 0; turn < 5; turn += 1)
              pen.moved(`translate(${x} ${y}) rotate(${turn * 72})`, () =>
                pen.flat(circle(0, -6, 4, 5.5), '#d4555a'),
              );
            pen.flat(circle(x, y, 3), '#f3c14b');
          }
          const stir = pose.wave * 6;
          pen.moved(`rotate(${14 + stir} 110 220)`, () => {
            pen.area(pen.shape([100, 60, 124, 60, 132, 92, 112, 122, 92, 92]), '#c98b4a');
            pen.area('M107 112H117V262H107Z', '#a86a30');
          });
          arm(pen, [124, 186, 164, 300, 118, 240], '#9a3f5c', 58, 42);
          fist(pen, 112, 206, 8, skins.fair);
        },
      },
      pose,
    ),
};
