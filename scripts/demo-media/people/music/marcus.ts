import { arm, fist } from '../../drawing/arms.ts';
import { jacket } from '../../drawing/body.ts';
import { beard, headphones } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const marcus: Person = {
  id: 'marcus',
  inks: {
    style: 'halftone',
    dark: '#0c2a33',
    spot: '#2fa7a0',
    light: '#fdf1dc',
    extra: ['#e8623d'],
  },
  pitch: 104,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#fdf1dc');
    pen.flat(circle(200, 220, 190), '#0c2a33');
    pen.moved(`rotate(${time * 90} 200 220)`, () => {
      for (const r of [176, 160, 144, 128]) pen.line(circle(200, 220, r), '#1e5a62', 2);
      pen.flat('M200 220L390 190L390 240Z', '#2fa7a0', 0.35);
      pen.flat('M200 220L10 190L10 240Z', '#2fa7a0', 0.35);
    });
    pen.flat(circle(200, 220, 96), '#e8623d');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#2fa7a0');
    pen.dots(box(-10, 250, 420, 260), 2.2, '#0c2a33', 0.7);
    for (const [x, h] of [
      [10, 120],
      [60, 190],
      [110, 90],
      [250, 110],
      [300, 200],
      [350, 140],
    ] as const)
      pen.flat(box(x, 330 - h, 38, h), '#fdf1dc');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [198, 214, 1.22],
        skull: skulls.square,
        skin: skins.brown,
        yaw: -0.62,
        tilt: -8,
        eyes: { kind: 'heavy' },
        brows: { colour: '#0c2a33', width: 6 },
        nose: 'broad',
        noseSize: 0.9,
        mouth: { width: 20, smile: 0.9, open: 0.25, lips: 0.6, colour: '#155e63' },
        body: (head) =>
          jacket(head, { colour: '#2fa7a0', dark: '#0c2a33', trim: '#fdf1dc', width: 116 }),
        onFace: (head) => beard(head, '#0c1c24', 3, 14),
        hair: () => {
          pen.area(
            pen.shape(
              [
                -56, -22, -60, -50, -50, -92, 0, -104, 52, -92, 66, -40, 58, 6, 46, -20, 34, -40,
                -30, -46, -48, -40,
              ],
              0.5,
            ),
            '#0c1c24',
          );
          pen.line('M-40 -70L-20 -58M46 -44L58 -36', '#fdf1dc', 2.4);
        },
        onHead: (head) => headphones(head, '#e8623d', '#0c1c24'),
        front: () => {
          arm(pen, [110, 176, 156, 250, 150, 160, 96 - pose.wave * 2, 36], '#2fa7a0', 58, 36);
          fist(pen, 84 - pose.wave * 2, 14, -30, ['#7fc9bb', '#0c2a33']);
        },
      },
      pose,
    ),
};
