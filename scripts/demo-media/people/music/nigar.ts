import { tee } from '../../drawing/body.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const nigar: Person = {
  id: 'nigar',
  inks: { style: 'paper', dark: '#2b1026', light: '#fbf0de' },
  pitch: 185,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#e9b9a0');
    pen.area(circle(200, 205, 178), '#c8573f');
    pen.area(circle(200, 205, 140), '#f1c9a4');
    for (let turn = 0; turn < 12; turn += 1)
      pen.moved(`translate(200 205) rotate(${turn * 30 + time * 10}) translate(0 -160)`, () =>
        pen.area('M0 -12C10 -4 10 10 0 14C-10 10 -10 -4 0 -12Z', '#f6dca6'),
      );
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#20495a');
    pen.area('M40 520V200C40 90 360 90 360 200V520Z', '#2f7179');
    pen.area('M84 520V226C84 140 316 140 316 226V520Z', '#e8c89a');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [206, 214, 1.2],
        skull: skulls.diamond,
        skin: skins.fair,
        yaw: -0.34,
        tilt: -9,
        eyes: { kind: 'closed', lashes: true },
        brows: { colour: '#1c1018', width: 4.5, lift: [3, 3] },
        nose: 'hook',
        noseSize: 0.86,
        mouth: { width: 18, smile: 0.2, open: 0.32, lips: 0.8, colour: '#a3263c' },
        behind: () => {
          pen.area(circle(58, -12, 34), '#1c1018');
          pen.area(
            pen.shape([
              0, -96, 50, -86, 66, -40, 62, 20, 40, 50, -50, 40, -62, 0, -58, -56, -36, -88,
            ]),
            '#1c1018',
          );
          pen.area(
            pen.shape([20, -108, 62, -90, 92, -30, 88, 60, 118, 150, 60, 170, 40, 60, 30, -40]),
            '#8c1f3a',
          );
        },
        body: (head) => {
          tee(head, { colour: '#5a1436', dark: '#3a0c24', width: 98 }, 150);
          const shawl = pen.shape(
            [
              -44, 118, -20, 150, 10, 190, 60, 150, 50, 116, 118, 150, 130, 480, -40, 480, -126,
              300, -118, 160,
            ],
            0.6,
          );
          pen.area(shawl, '#b8293f');
          pen.within(shawl, () => {
            pen.line('M-52 126L6 206L66 152M-70 132L6 232L88 154', '#f2c14e', 5);
            for (const [x, y] of [
              [-84, 200],
              [-60, 260],
              [-96, 290],
              [76, 220],
              [100, 290],
              [52, 270],
              [0, 280],
              [30, 340],
              [-40, 330],
            ] as const)
              pen.flat(
                `M${x} ${y - 14}C${x + 12} ${y - 4} ${x + 10} ${y + 12} ${x - 2} ${y + 12}C${x - 12} ${y + 8} ${x - 8} ${y - 4} ${x} ${y - 14}Z`,
                '#f6dca6',
              );
          });
        },
        hair: () => {
          pen.area(
            pen.shape([-8, -92, 36, -88, 60, -54, 62, 6, 48, -14, 30, -42, -10, -66, -16, -66]),
            '#1c1018',
          );
          pen.area(
            pen.shape([-6, -92, -38, -82, -56, -46, -60, -4, -50, -26, -34, -52, -10, -68]),
            '#241522',
          );
          pen.area(
            pen.shape([-22, -94, 24, -106, 66, -86, 84, -40, 70, -30, 52, -66, 20, -84], 0.9),
            '#b8293f',
          );
        },
        onHead: (head) =>
          earrings(head, () => {
            pen.area('M0 0L9 18L0 34L-9 18Z', '#f2c14e');
            pen.area(circle(0, 40, 5), '#2f7179');
          }),
      },
      pose,
    ),
};
