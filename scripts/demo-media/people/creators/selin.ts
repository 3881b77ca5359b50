import { arm, fist } from '../../drawing/arms.ts';
import { hoodie } from '../../drawing/body.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const selin: Person = {
  id: 'selin',
  inks: { style: 'painted', dark: '#3a0f55', light: '#e9fbff' },
  pitch: 220,
  place: (pen, time) => {
    pen.sky(['#150a33', '#2c1464', '#4a1b7a']);
    pen.glow(60, 180, 190, '#27e0d0', 0.45);
    pen.glow(350, 220, 200, '#ff4fa0', 0.5);
    const blocks = [
      [24, 60, '#27e0d0', 3],
      [330, 40, '#ff4fa0', 4],
      [350, 330, '#f3c14b', 2],
      [10, 310, '#ff4fa0', 2],
    ] as const;
    for (const [x, y, colour, count] of blocks)
      for (let cell = 0; cell < count; cell += 1)
        pen.flat(
          box(x + (cell % 2) * 24, y + (cell >> 1) * 24 + 6 * Math.sin(time * 6.28 + x), 22, 22),
          colour,
          0.75,
        );
  },
  elsewhere: (pen, time) => {
    pen.sky(['#0c2340', '#155e75', '#27a59c']);
    pen.glow(330, 120, 200, '#ffe66b', 0.4);
    for (let x = 0; x < 400; x += 50)
      pen.flat(
        box(x, 420 - ((x * 7) % 90) - 10 * Math.sin(time * 6.28 + x), 40, 200),
        '#0c2340',
        0.5,
      );
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 200, 1.16],
        skull: skulls.heart,
        skin: skins.fair,
        yaw: 0.2,
        tilt: 4,
        neck: 21,
        blush: 0.4,
        eyes: { kind: 'wide', lashes: true, colour: '#7a3fc0', apart: 25 },
        brows: { colour: '#4a1f78', width: 4.5, lift: [3, 5] },
        nose: 'button',
        mouth: { width: 17, smile: 0.9, open: 0.2, lips: 0.6, colour: '#d84a7e' },
        behind: () => {
          const hair = pen.shape(
            [
              0, -98, 52, -88, 76, -40, 78, 30, 84, 86, 60, 104, -60, 104, -84, 88, -78, 30, -74,
              -40, -50, -88,
            ],
            0.8,
          );
          pen.area(hair, '#5a2496');
          pen.rim(hair, '#27e0d0', 8, 0.8);
        },
        body: (head) =>
          hoodie(head, { colour: '#e4d8f6', dark: '#8f6cc9', trim: '#5a2496', width: 104 }),
        hair: () => {
          const fringe = pen.shape(
            [
              0, -100, 50, -90, 72, -44, 74, 20, 76, 80, 58, 70, 52, -6, 46, -24, 30, -18, 12, -26,
              -6, -18, -24, -26, -42, -16, -50, 0, -54, 72, -74, 80, -72, 10, -70, -46, -46, -90,
            ],
            0.6,
          );
          pen.area(fringe, '#7a34bd');
          pen.rim(fringe, '#8ff5ea', 6, 0.7);
          pen.line(
            'M-20 -82C-44 -66 -56 -30 -60 30M20 -84C46 -70 60 -40 64 20',
            '#b27be8',
            2.6,
            0.7,
          );
        },
        onHead: () => {
          for (const side of [-1, 1]) {
            pen.area(`M${side * 34} -104L${side * 72} -140L${side * 76} -76Z`, '#241450');
            pen.flat(`M${side * 46} -104L${side * 66} -124L${side * 68} -90Z`, '#ff4fa0');
          }
          pen.line('M-72 -10C-80 -120 80 -120 74 -10', '#241450', 11);
          for (const side of [-1, 1]) {
            const cup = pen.shape([
              side * 62,
              -26,
              side * 84,
              -24,
              side * 90,
              4,
              side * 84,
              32,
              side * 62,
              34,
            ]);
            pen.area(cup, '#241450');
            pen.line(circle(side * 76, 4, 9, 14), '#27e0d0', 3.5);
          }
          pen.line('M-80 30C-76 62 -50 72 -28 70', '#241450', 5);
          pen.flat(circle(-25, 69, 7), '#ff4fa0');
        },
        front: () => {
          const wave = pose.wave * 3;
          pen.moved(`translate(0 ${wave})`, () => {
            arm(pen, [-108, 180, -110, 270, -74, 250], '#e4d8f6', 52, 40);
            arm(pen, [108, 180, 110, 270, 74, 250], '#b9a3e0', 52, 40);
            pen.area(
              pen.shape(
                [
                  -66, 198, 0, 204, 66, 198, 84, 236, 70, 258, 44, 240, -44, 240, -70, 258, -84,
                  236,
                ],
                0.8,
              ),
              '#241450',
            );
            for (const [x, y, colour] of [
              [44, 212, '#27e0d0'],
              [56, 222, '#ff4fa0'],
              [32, 222, '#f3c14b'],
            ] as const)
              pen.flat(circle(x, y, 5), colour);
            pen.flat('M-48 208h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', '#e9fbff');
            fist(pen, -76, 232, 20, skins.fair, 0.7);
            fist(pen, 78, 232, -20, skins.fair, 0.7);
          });
        },
      },
      pose,
    ),
};
