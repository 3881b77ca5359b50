import { arm, fist } from '../../drawing/arms.ts';
import { apron } from '../../drawing/body.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const fiorella: Person = {
  id: 'fiorella',
  inks: { style: 'paper', dark: '#3a1420', light: '#fff3e6' },
  pitch: 208,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#f4b6b8');
    for (let x = -40; x < 460; x += 60)
      pen.area(`M${x} -60H${x + 30}V70C${x + 30} 92 ${x} 92 ${x} 70Z`, '#d8424f');
    for (let x = -10; x < 460; x += 60)
      pen.area(`M${x} -60H${x + 30}V70C${x + 30} 92 ${x} 92 ${x} 70Z`, '#fff3e6');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#8fc0b4');
    for (const [x, y] of [
      [60, 90],
      [330, 70],
      [350, 230],
      [40, 250],
    ] as const) {
      pen.area(circle(x, y, 40), '#fff3e6');
      pen.area(circle(x, y, 18), '#8fc0b4');
    }
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 196, 1.06],
        skull: skulls.oval,
        skin: skins.olive,
        yaw: 0.3,
        tilt: 6,
        blush: 0.4,
        eyes: { kind: 'almond', lashes: true, colour: '#3a2012' },
        brows: { colour: '#2a1514', width: 5.5, lift: [2, 2] },
        nose: 'hook',
        noseSize: 0.82,
        mouth: { width: 21, smile: 1, open: 0.35, lips: 0.7, colour: '#c1273a' },
        behind: () => {
          for (const [x, y, r] of [
            [-30, -100, 26],
            [4, -116, 28],
            [36, -98, 26],
            [4, -92, 26],
          ] as const)
            pen.area(circle(x, y, r), '#3a1d1a');
        },
        body: (head) =>
          apron(head, { colour: '#fff3e6', dark: '#d9c0ac', width: 104 }, '#d8424f', '#a3283a'),
        onFace: () => {
          pen.flat('M-34 24C-28 18 -18 20 -14 26C-20 34 -32 32 -34 24Z', '#ffffff', 0.85);
          pen.flat(circle(-8, 34, 2.4), '#ffffff', 0.85);
        },
        hair: () => {
          pen.area(
            pen.shape([
              -52, 0, -58, -40, -42, -76, 0, -92, 46, -78, 60, -40, 58, 4, 48, -26, 24, -52, -14,
              -52, -42, -30,
            ]),
            '#3a1d1a',
          );
        },
        onHead: (head) => {
          pen.area(
            pen.shape(
              [-60, -46, -40, -82, 4, -98, 50, -80, 64, -44, 40, -66, 2, -78, -36, -66],
              0.9,
            ),
            '#2f7f8a',
          );
          for (const [x, y] of [
            [-44, -64],
            [-20, -82],
            [6, -88],
            [32, -80],
            [52, -60],
          ] as const)
            pen.flat(circle(x, y, 4), '#fff3e6');
          pen.area('M8 -92L-18 -122L-2 -126L12 -104L30 -124L44 -116Z', '#2f7f8a');
          earrings(head, () => pen.line(circle(0, 9, 8), '#e0b84a', 3));
        },
        front: () => {
          const wave = pose.wave * 4;
          pen.moved(`translate(0 ${wave})`, () => {
            arm(pen, [-102, 180, -140, 290, -86, 276], '#fff3e6', 50, 38);
            arm(pen, [104, 180, 144, 290, 92, 276], '#fff3e6', 50, 38);
            for (const [x, y] of [
              [-58, 226],
              [-4, 218],
              [50, 226],
            ] as const) {
              pen.area(
                pen.shape([
                  x - 30,
                  y + 18,
                  x - 24,
                  y - 8,
                  x - 8,
                  y - 20,
                  x + 8,
                  y - 20,
                  x + 24,
                  y - 8,
                  x + 30,
                  y + 18,
                  x + 12,
                  y + 8,
                  x,
                  y + 12,
                  x - 12,
                  y + 8,
                ]),
                '#d9923c',
              );
              pen.line(
                `M${x - 12} ${y - 16}L${x - 16} ${y + 6}M${x} ${y - 18}V${y + 8}M${x + 12} ${y - 16}L${x + 16} ${y + 6}`,
                '#a8641e',
                3,
              );
            }
            pen.area('M-110 244H102L92 262H-100Z', '#b9bcc4');
            fist(pen, -100, 256, 80, skins.olive, 0.8);
            fist(pen, 96, 256, 100, skins.olive, 0.8);
          });
        },
      },
      pose,
    ),
};
