import { arm, fist } from '../../drawing/arms.ts';
import { jersey } from '../../drawing/body.ts';
import { ball, beard } from '../../drawing/extras.ts';
import { skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const stefan: Person = {
  id: 'stefan',
  inks: { style: 'halftone', dark: '#1b1a3a', spot: '#d8343f', light: '#fdf2e0' },
  pitch: 118,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fdf2e0');
    pen.flat('M-60 -60H150L-60 300ZM260 -60H460V-20L60 560H-60V500Z', '#d8343f');
    pen.dots(box(200, 250, 220, 260), 2.1, '#1b1a3a', 0.35);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fdf2e0');
    for (let x = -10; x < 420; x += 44)
      pen.dots(circle(x + 10, 120 + (x % 7) * 6, 27), 2.4, '#d8343f', 0.8);
    pen.flat(box(-60, 270, 520, 320), '#1b1a3a');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [186, 196, 1.16],
        skull: { ...skulls.square, length: 86 },
        skin: ['#fdf2e0', '#a33', '#c4525a', '#d8343f'],
        yaw: 0.5,
        tilt: 2,
        neck: 31,
        eyes: { kind: 'almond', colour: '#1b1a3a', size: 0.86 },
        brows: { colour: '#1b1a3a', width: 7, slant: 3 },
        nose: 'hook',
        noseSize: 0.95,
        mouth: { width: 20, smile: 0.7, crooked: 0.7, lips: 0.2 },
        body: (head) =>
          jersey(head, { colour: '#d8343f', dark: '#7c1230', trim: '#fdf2e0', width: 124 }, '9'),
        onFace: (head) => beard(head, '#1b1a3a', 0, 10),
        hair: () => {
          pen.area(
            pen.shape(
              [
                -56, 0, -56, -40, -44, -78, -20, -96, 22, -104, 56, -92, 64, -56, 60, -22, 52, -48,
                30, -60, -16, -52, -40, -44, -46, -20,
              ],
              0.6,
            ),
            '#1b1a3a',
          );
          pen.dots('M-56 0L-57 -44L-42 -48L-46 -4Z', 2.2, '#fdf2e0');
        },
        front: () => {
          ball(pen, 92, 238 - Math.abs(pose.wave) * 10, 58, 'football', 14 + pose.wave * 16);
          arm(pen, [116, 180, 168, 280, 120, 300], '#d8343f', 60, 44);
          arm(pen, [150, 304, 96, 300], '#fdf2e0', 38, 30);
          fist(pen, 84, 296, 90, ['#fdf2e0', '#1b1a3a'], 0.95);
        },
      },
      pose,
    ),
};
