import { arm, fist } from '../../drawing/arms.ts';
import { chefCoat } from '../../drawing/body.ts';
import { beard, moustache, wrinkles } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const theo: Person = {
  id: 'theo',
  inks: { style: 'wash', dark: '#14304a', light: '#fbf7ec' },
  pitch: 92,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fbf7ec');
    pen.flat(
      'M16 30C140 6 290 14 386 36C396 120 392 200 384 262C250 240 120 270 18 250C8 180 8 100 16 30Z',
      '#9fcbe0',
      0.7,
    );
    pen.flat(
      'M18 250C120 270 250 240 384 262C386 320 380 370 370 404C250 424 120 414 30 396C18 350 16 300 18 250Z',
      '#2f7fa8',
      0.7,
    );
    for (const [x, y, w, h] of [
      [286, 176, 46, 70],
      [326, 196, 44, 54],
      [262, 206, 30, 40],
      [36, 190, 44, 58],
    ] as const) {
      pen.flat(box(x, y, w, h), '#fffefb');
      pen.line(`M${x} ${y}h${w}v${h}h${-w}Z`, '#14304a', 2);
      pen.flat(box(x + w / 2 - 4, y + h / 2 - 2, 9, 14), '#2f7fa8');
    }
    pen.flat('M286 176C290 154 328 154 332 176Z', '#2f6fb0');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fbf7ec');
    pen.flat(
      'M20 40C140 20 280 20 384 44C390 160 386 280 370 380C250 404 120 400 30 376C14 260 14 150 20 40Z',
      '#f1cf8a',
      0.7,
    );
    for (const x of [60, 110, 290, 340]) {
      pen.line(`M${x} 40V84`, '#14304a', 2);
      pen.line(circle(x, 106, 20), '#14304a', 2.4);
    }
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [206, 204, 1.16],
        skull: { ...skulls.broad, length: 90 },
        skin: skins.olive,
        yaw: -0.34,
        tilt: -3,
        neck: 34,
        blush: 0.45,
        eyes: { kind: 'happy' },
        brows: { colour: '#4a4652', width: 9, lift: [2, 0] },
        nose: 'hook',
        noseSize: 1.18,
        mouth: { width: 22, smile: 0.9, open: 0.2, lips: 0.1, y: 56 },
        behind: () =>
          pen.area(
            pen.shape([56, -50, 74, -54, 92, -34, 78, -38, 88, -16, 66, -30], 0.6),
            '#2f6fb0',
          ),
        body: (head) =>
          chefCoat(head, { colour: '#fffefb', dark: '#c9cfd6', trim: '#2f6fb0', width: 128 }),
        onFace: (head) => {
          wrinkles(head, 0.5);
          beard(head, '#8a8790', 10, 0);
          moustache(head, '#a9a7ac', 'bushy');
        },
        onHead: () => {
          const cloth = pen.shape([
            -66, -30, -60, -72, -30, -98, 14, -102, 52, -84, 66, -50, 66, -28, 40, -46, 0, -54, -40,
            -48,
          ]);
          pen.area(cloth, '#2f6fb0');
          for (const [x, y] of [
            [-40, -62],
            [-14, -78],
            [16, -72],
            [42, -58],
            [-4, -60],
            [26, -90],
            [-34, -84],
          ] as const)
            pen.flat(circle(x, y, 3), '#fffefb');
        },
        front: () => {
          const flip = pose.wave * 6;
          arm(pen, [-126, 190, -160, 300, -100, 262], '#fffefb', 58, 42);
          pen.moved(`translate(-40 224) rotate(${-16 + flip})`, () => {
            pen.area(
              pen.shape(
                [
                  -96, -2, -70, -26, -20, -30, 40, -14, 74, -30, 68, 0, 76, 28, 40, 12, -20, 26,
                  -70, 22,
                ],
                0.9,
              ),
              '#8fb4c4',
            );
            pen.line(
              'M-62 -22C-54 -8 -54 6 -62 20M-30 -14C-26 -6 -26 4 -30 12M-8 -14C-4 -6 -4 4 -8 12M14 -10C18 -4 18 2 14 8',
              '#14304a',
              2,
            );
            pen.flat(circle(-78, -6, 4), '#14304a');
          });
          fist(pen, -92, 246, 80, skins.olive);
          arm(pen, [126, 190, 156, 310, 70, 282], '#fffefb', 58, 42);
          fist(pen, 30, 250, 100, skins.olive);
        },
      },
      pose,
    ),
};
