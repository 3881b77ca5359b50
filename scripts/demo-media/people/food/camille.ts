import { arm } from '../../drawing/arms.ts';
import { tee } from '../../drawing/body.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const camille: Person = {
  id: 'camille',
  inks: { style: 'paper', dark: '#2c2140', light: '#f8f1e4' },
  pitch: 182,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#cfd9bf');
    pen.area(circle(200, 196, 158 + 3 * Math.sin(time * 6.28)), '#f3dca8');
    pen.area(circle(200, 196, 124 + 4 * Math.sin(time * 6.28)), '#f0b98a');
    for (const [x, y, t] of [
      [20, 420, 24],
      [60, 460, -6],
      [380, 420, -24],
      [340, 460, 6],
    ] as const)
      pen.moved(`translate(${x} ${y}) rotate(${t})`, () =>
        pen.area('M0 60C-36 0 -20 -80 0 -120C20 -80 36 0 0 60Z', '#6f9478'),
      );
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#8fb8d0');
    pen.area('M-60 250C60 220 180 270 300 236C380 216 420 240 470 230V560H-60Z', '#4f86a8');
    pen.area('M-60 330C80 300 220 350 470 310V560H-60Z', '#f0d5a0');
    pen.area(circle(310, 110, 44), '#fdf3da');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 206, 1.06],
        skull: skulls.oval,
        skin: skins.brown,
        yaw: 0,
        tilt: 0,
        neck: 22,
        blush: 0.3,
        eyes: {
          kind: pose.speaks === undefined ? 'closed' : 'almond',
          lashes: true,
          colour: '#2c150c',
        },
        brows: { colour: '#26120e', width: 5, lift: [4, 4] },
        nose: 'broad',
        noseSize: 0.8,
        mouth: { width: 17, smile: 0.7, lips: 0.95, colour: '#8f3440' },
        behind: () => {
          for (const side of [-1, 1])
            for (const [x, end] of [
              [50, 190],
              [62, 170],
              [40, 210],
            ] as const)
              pen.area(
                pen.shape(
                  [
                    side * x - 8,
                    0,
                    side * x + 8,
                    0,
                    side * (x + 20) + 7,
                    end,
                    side * (x + 20) - 7,
                    end,
                  ],
                  0.6,
                ),
                '#26120e',
              );
        },
        body: (head) => {
          tee(head, { colour: '#5c2d91', dark: '#3d1a66', width: 88 }, 168);
          pen.area(
            pen.shape([-30, 118, 0, 166, 30, 118, 26, 90, -26, 90], 0.6),
            skins.brown[0],
            false,
          );
          pen.flat(pen.shape([-24, 84, 24, 84, 20, 96, 0, 108, -18, 96]), skins.brown[1], 0.8);
        },
        onHead: (head) => {
          const wrap = pen.shape([
            -56, -34, -70, -80, -50, -126, 0, -146, 52, -126, 70, -80, 56, -34, 0, -56,
          ]);
          pen.area(wrap, '#d9a12f');
          pen.area(
            pen.shape([-56, -36, -60, -70, 0, -98, 58, -70, 56, -36, 30, -64, 0, -78, -30, -64]),
            '#e8b94e',
          );
          pen.area(pen.shape([-20, -96, 0, -120, 22, -98, 14, -74, -14, -74]), '#c4562f');
          pen.line(
            'M-58 -76C-40 -110 -20 -124 -4 -128M58 -76C44 -110 24 -124 8 -128',
            '#a8741a',
            3,
          );
          earrings(head, () => {
            pen.area(circle(0, 10, 11), '#e8b94e');
            pen.flat(circle(0, 10, 5), '#c4562f');
          });
        },
        front: () => {
          const breath = pose.wave * 3 - 26;
          arm(pen, [-88, 176, -132, 280, -24, 262 + breath], skins.brown[0], 46, 30);
          arm(pen, [88, 176, 132, 280, 24, 262 + breath], skins.brown[0], 46, 30);
          pen.area(
            pen.shape(
              [
                -2,
                172 + breath,
                -18,
                196 + breath,
                -26,
                244 + breath,
                -22,
                276 + breath,
                0,
                282 + breath,
              ],
              0.7,
            ),
            skins.brown[0],
          );
          pen.area(
            pen.shape(
              [
                2,
                172 + breath,
                18,
                196 + breath,
                26,
                244 + breath,
                22,
                276 + breath,
                0,
                282 + breath,
              ],
              0.7,
            ),
            skins.brown[0],
          );
          pen.line(`M0 ${178 + breath}V${280 + breath}`, skins.brown[1], 2.4);
        },
      },
      pose,
    ),
};
