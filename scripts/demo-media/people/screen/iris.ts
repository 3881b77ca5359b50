import { arm, fist } from '../../drawing/arms.ts';
import { tee } from '../../drawing/body.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const iris: Person = {
  id: 'iris',
  inks: { style: 'wash', dark: '#3a2236', light: '#fffaf0' },
  pitch: 190,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#fffaf0');
    pen.flat(
      'M30 30C140 10 290 20 376 40C390 150 384 260 372 330C260 350 120 340 34 326C20 220 16 110 30 30Z',
      '#bfe0e6',
      0.7,
    );
    pen.flat(circle(96, 104, 46), '#f8c96a', 0.8);
    pen.flat('M34 260C120 220 200 280 374 236V330C260 350 120 340 34 326Z', '#7fb59a', 0.55);
    pen.line('M28 28H374V332H28ZM200 28V332M28 180H374', '#3a2236', 2.6);
    pen.line(
      `M300 90c10 -8 16 -8 20 0c4 -8 12 -8 20 0M${260 + time * 8} 120c8 -6 12 -6 15 0c3 -6 9 -6 15 0`,
      '#3a2236',
      1.8,
    );
    pen.flat('M-60 400C80 384 300 410 460 392V560H-60Z', '#f3c7b4', 0.7);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fffaf0');
    pen.flat('M-60 -60H460V300C320 340 120 280 -60 330Z', '#f6b8a6', 0.6);
    for (let x = 20; x < 400; x += 60)
      for (let y = 30; y < 280; y += 60) pen.flat(circle(x + (y % 40), y, 7), '#fffaf0', 0.9);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [206, 204, 1.12],
        skull: skulls.oval,
        skin: skins.fair,
        yaw: -0.2,
        tilt: 4,
        blush: 0.4,
        eyes: { kind: 'happy', lashes: true },
        brows: { colour: '#8a5a2a', width: 4, lift: [2, 2] },
        nose: 'line',
        mouth: { width: 21, smile: 1, open: 0.3, lips: 0.6, colour: '#d4555a' },
        behind: () =>
          pen.area(
            pen.shape([
              0, -100, 50, -92, 78, -44, 84, 20, 98, 76, 74, 116, 30, 96, -40, 100, -78, 120, -98,
              80, -84, 20, -76, -46, -46, -92,
            ]),
            '#dca24a',
          ),
        body: (head) => {
          tee(head, { colour: '#f28f7a', dark: '#d96f5c', width: 104 }, 160);
          pen.line('M-40 122L0 166L40 122', '#3a2236', 2.4);
        },
        hair: () => {
          pen.area(
            pen.shape([
              -20, -102, 34, -98, 70, -66, 78, 0, 88, 60, 66, 40, 54, -6, 38, -38, -8, -70,
            ]),
            '#e8b45c',
          );
          pen.area(
            pen.shape([
              -10, -102, -46, -92, -72, -50, -78, 10, -90, 70, -64, 44, -54, 0, -42, -40, -14, -72,
            ]),
            '#e8b45c',
          );
          pen.line(
            'M10 -88C44 -76 62 -30 66 20M-24 -88C-52 -66 -62 -20 -70 30',
            '#3a2236',
            1.6,
            0.5,
          );
        },
        onHead: (head) => earrings(head, () => pen.area(circle(0, 4, 6), '#fffaf0')),
        front: () => {
          const wave = pose.wave * 4;
          arm(pen, [-104, 180, -130, 290, -76, 252 + wave], '#f28f7a', 54, 36);
          pen.area(
            pen.shape(
              [-84, 176, -18, 176, -24, 246, -78, 246].map((value, index) =>
                index % 2 ? value + wave : value,
              ),
              0.3,
            ),
            '#5f9aa8',
          );
          pen.line(
            `M-84 ${196 + wave}C-110 ${194 + wave} -110 ${230 + wave} -80 ${228 + wave}`,
            '#3a2236',
            6,
          );
          pen.line(
            `M-62 ${166 + wave}C-70 ${150 + wave} -54 ${144 + wave} -60 ${128 + wave}M-42 ${166 + wave}C-50 ${150 + wave} -34 ${144 + wave} -40 ${130 + wave}`,
            '#3a2236',
            2,
            0.5,
          );
          fist(pen, -46, 222 + wave, 8, skins.fair, 0.9);
        },
      },
      pose,
    ),
};
