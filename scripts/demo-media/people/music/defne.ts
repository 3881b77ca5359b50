import { arm, fist } from '../../drawing/arms.ts';
import { leather } from '../../drawing/body.ts';
import { earrings, microphone } from '../../drawing/extras.ts';
import { skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const defne: Person = {
  id: 'defne',
  inks: { style: 'halftone', dark: '#2a0d3f', spot: '#f0487f', light: '#fff1e6' },
  pitch: 215,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#f0487f');
    for (let ray = 0; ray < 12; ray += 1)
      pen.flat(
        `M200 220L${200 + 600 * Math.cos(ray * 0.5236)} ${220 + 600 * Math.sin(ray * 0.5236)}L${200 + 600 * Math.cos(ray * 0.5236 + 0.24)} ${220 + 600 * Math.sin(ray * 0.5236 + 0.24)}Z`,
        '#ff7ea0',
      );
    pen.dots(box(-10, 330, 420, 180), 2.1, '#2a0d3f', 0.55);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fff1e6');
    pen.flat(circle(200, 220, 178), '#f0487f');
    pen.dots(box(-10, -10, 420, 130), 2.1, '#f0487f');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 226, 1.42],
        skull: skulls.heart,
        skin: ['#fff1e6', '#8a2450', '#f0487f', '#f0487f'],
        yaw: 0.1,
        tilt: -8,
        eyes: { kind: 'happy' },
        brows: { colour: '#2a0d3f', width: 6, slant: 4 },
        nose: 'line',
        mouth: { width: 26, smile: 0.3, open: 0.95, lips: 0.5, colour: '#d12a62', y: 47 },
        behind: () =>
          pen.area(
            pen.shape(
              [
                0, -98, 50, -86, 70, -40, 72, 20, 84, 52, 56, 44, 40, 66, -40, 66, -58, 44, -86, 56,
                -72, 20, -70, -40, -46, -88,
              ],
              0.5,
            ),
            '#1f0a30',
          ),
        body: (head) => leather(head, { colour: '#2a0d3f', dark: '#c79ab5', trim: '#fff1e6' }),
        hair: () => {
          pen.area(
            pen.shape(
              [
                0, -100, 44, -92, 66, -54, 70, 0, 80, 36, 60, 26, 54, -16, 40, -30, 30, -18, 16,
                -40, 2, -22, -14, -42, -30, -20, -40, -36, -54, -14, -58, 30, -82, 40, -72, 0, -68,
                -50, -44, -90,
              ],
              0.45,
            ),
            '#1f0a30',
          );
          pen.area(
            pen.shape([-10, -97, -32, -92, -46, -64, -48, -30, -32, -22, -28, -50, -14, -74], 0.6),
            '#ffd9c9',
          );
        },
        onHead: (head) => earrings(head, () => pen.line(circle(0, 10, 9), '#2a0d3f', 3.5)),
        front: () => {
          microphone(pen, -54 + pose.wave * 2, 96, 32, '#fff1e6', '#1f0a30');
          fist(pen, -84 + pose.wave * 2, 142, 32, ['#fff1e6', '#8a2450'], 0.95);
          arm(pen, [-92, 156, -120, 200, -140, 330], '#2a0d3f', 46, 60);
        },
      },
      pose,
    ),
};
