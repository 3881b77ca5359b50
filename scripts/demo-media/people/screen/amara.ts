import { arm, fist, palm } from '../../drawing/arms.ts';
import { jacket } from '../../drawing/body.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const amara: Person = {
  id: 'amara',
  inks: { style: 'poster', dark: '#1f0f1c', light: '#fff3df' },
  pitch: 200,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#f0785a');
    pen.flat('M-60 380C80 320 160 420 460 330V560H-60Z', '#d9583f');
    for (const [x, y, t] of [
      [40, 60, 10],
      [350, 70, -30],
      [30, 250, 40],
      [372, 240, 15],
      [316, 30, 60],
      [96, 24, -20],
    ] as const)
      pen.moved(
        `translate(${x} ${y + 10 * Math.sin(time * 6.28 + x)}) rotate(${t + time * 60})`,
        () => pen.flat(box(-10, -4, 20, 8), x % 4 ? '#fbe0a8' : '#5c2d91'),
      );
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#5c2d91');
    for (let x = -20; x < 440; x += 60) pen.flat(box(x, -60, 30, 620), '#6b3aa3');
    pen.flat(circle(200, 200, 150), '#f3c14b');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 196, 1.02],
        skull: skulls.heart,
        skin: skins.deep,
        yaw: 0.16,
        tilt: -4,
        blush: 0.2,
        ink: '#170a10',
        eyes: { kind: 'almond', lashes: true, colour: '#2c150c' },
        brows: { colour: '#170a10', width: 5, lift: [3, 3] },
        nose: 'broad',
        noseSize: 0.82,
        mouth: { width: 24, smile: 1, open: 0.45, lips: 0.9, colour: '#b3243f' },
        behind: () => {
          pen.area(circle(0, -46, 118, 108), '#1f0f1c');
          for (let turn = 0; turn < 18; turn += 1)
            pen.flat(
              circle(110 * Math.cos(turn * 0.349), -46 + 100 * Math.sin(turn * 0.349), 18),
              '#1f0f1c',
            );
        },
        body: (head) =>
          jacket(head, { colour: '#f3c14b', dark: '#c98a22', trim: '#fff3df', width: 102 }),
        hair: () => {
          pen.area(
            pen.shape([
              0, -98, 44, -86, 62, -44, 56, -8, 46, -36, 22, -56, -14, -56, -40, -38, -50, -8, -60,
              -42, -40, -86,
            ]),
            '#1f0f1c',
          );
          for (const [x, y] of [
            [-60, -110],
            [-20, -130],
            [30, -124],
            [70, -90],
            [-84, -60],
            [84, -40],
          ] as const)
            pen.line(`M${x - 8} ${y}c2 -8 12 -8 14 0`, '#4a2c42', 3);
        },
        onHead: (head) => earrings(head, () => pen.line(circle(0, 22, 19), '#f7d36a', 6)),
        front: () => {
          const wave = pose.wave * 8;
          arm(pen, [104, 176, 150, 262, 160, 180, 150, 104], '#f3c14b', 54, 40);
          palm(pen, 150, 66, 12 + wave, skins.deep, 0.95);
          arm(pen, [-106, 176, -140, 280, -74, 264], '#e0a93a', 54, 42);
          pen.moved('translate(0 -34) rotate(-10 -30 280)', () => {
            pen.area(box(-58, 232, 74, 92), '#fff3df');
            pen.line('M-44 254H0M-44 270H2M-44 286H-14', '#c9a58a', 4);
          });
          fist(pen, -58, 268, 70, skins.deep);
        },
      },
      pose,
    ),
};
