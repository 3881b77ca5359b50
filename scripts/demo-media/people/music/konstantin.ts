import { arm, fist } from '../../drawing/arms.ts';
import { leather } from '../../drawing/body.ts';
import { beard, glasses, moustache } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box } from '../../drawing/path.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Person } from '../person.ts';

function lemon(pen: Pen, x: number, y: number, turn: number, size = 1): void {
  pen.moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    pen.flat('M-34 0C-26 -24 18 -26 32 -4L42 0L32 5C18 26 -26 24 -34 0Z', '#f4c93c');
    pen.flat('M-34 0C-20 18 14 18 36 1L42 0L32 5C18 26 -26 24 -34 0Z', '#d89e1f');
    pen.flat('M-32 -4C-50 -10 -58 -26 -56 -38C-40 -34 -30 -20 -32 -4Z', '#3f8f5f');
  });
}

export const konstantin: Person = {
  id: 'konstantin',
  inks: { style: 'poster', dark: '#160f22', light: '#fff4dc' },
  pitch: 98,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#3d2a78');
    const roll = 6 * Math.sin(time * 6.28);
    for (const [x, y, t, s] of [
      [58, 74, -20, 1.1],
      [336, 60, 24, 0.9],
      [370, 212, -40, 1.1],
      [30, 238, 30, 0.9],
      [196, 26, 8, 0.8],
    ] as const)
      lemon(pen, x, y, t + roll, s);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#c8402f');
    pen.flat('M230 -60L110 240H190L120 560L340 190H250L330 -60Z', '#f4c93c');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 204, 1.12],
        skull: skulls.long,
        skin: skins.pale,
        yaw: -0.4,
        tilt: -3,
        shadow: 'half',
        blush: 0,
        eyes: { kind: 'almond' },
        brows: { colour: '#4a2414', width: 6 },
        nose: 'wedge',
        mouth: { width: 17, smile: 0.4, lips: 0.1 },
        behind: () =>
          pen.area(
            pen.shape([
              0, -104, 48, -92, 66, -40, 74, 40, 88, 130, 84, 220, 60, 250, 30, 190, -40, 190, -66,
              240, -86, 210, -84, 120, -72, 30, -66, -46, -44, -92,
            ]),
            '#5a2c18',
          ),
        body: (head) =>
          leather(head, { colour: '#2a1f45', dark: '#6d5b96', trim: '#efe6d6', width: 118 }),
        onFace: (head) => {
          beard(head, '#6b351c', 34, 4);
          moustache(head, '#6b351c', 'bushy');
        },
        hair: () => {
          pen.area(
            pen.shape([
              -14, -105, -44, -92, -64, -44, -66, 20, -76, 90, -84, 150, -62, 120, -56, 40, -50,
              -20, -36, -56, -16, -74,
            ]),
            '#7a3d20',
          );
          pen.area(
            pen.shape([
              -18, -105, 30, -100, 58, -66, 62, 0, 74, 80, 78, 150, 56, 100, 48, 20, 44, -30, 26,
              -62, -10, -76,
            ]),
            '#5a2c18',
          );
        },
        onHead: (head) => glasses(head, 'shades', '#160f22'),
        front: () => {
          const strum = pose.wave * 6;
          pen.moved('translate(70 216) rotate(19)', () => {
            pen.area('M-300 -14L-262 -20L-232 -11V11L-262 14L-292 22Z', '#c8402f');
            pen.area('M-236 -9H-40V9H-236Z', '#d9a05c');
            for (let x = -226; x < -60; x += 22) pen.line(`M${x} -9V9`, '#fff4dc', 1.6);
            pen.area(
              pen.shape(
                [
                  -66, -34, -30, -44, 4, -30, 40, -48, 84, -44, 96, 0, 84, 48, 30, 44, 0, 32, -30,
                  50, -70, 44, -56, 6,
                ],
                0.9,
              ),
              '#c8402f',
            );
            pen.area(pen.shape([-40, -24, 20, -22, 30, 20, -34, 26], 0.6), '#fff4dc');
            pen.flat(box(-14, -16, 9, 32), '#160f22');
            pen.flat(box(36, -14, 8, 28), '#160f22');
            for (const y of [-5, -2, 1, 4]) pen.line(`M-250 ${y}H40`, '#fff4dc', 1);
          });
          arm(pen, [-108, 176, -156, 250, -96, 180], '#2a1f45', 54, 40);
          fist(pen, -84, 166, 30, skins.pale);
          arm(pen, [114, 176, 156, 240, 108, 214 + strum], '#2a1f45', 56, 42);
          fist(pen, 88, 214 + strum, 24, skins.pale);
        },
      },
      pose,
    ),
};
