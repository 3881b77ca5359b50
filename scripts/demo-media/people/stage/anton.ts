import { arm, fist } from '../../drawing/arms.ts';
import { turtleneck } from '../../drawing/body.ts';
import { beard, wrinkles } from '../../drawing/extras.ts';
import { skins } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Person } from '../person.ts';

function bricks(pen: Pen, colour: string): void {
  pen.flat(
    'M10 20C120 0 300 10 392 30C404 160 398 300 380 400C250 430 110 424 18 396C-4 260 0 120 10 20Z',
    colour,
    0.62,
  );
  for (let row = 0; row < 11; row += 1)
    for (let brick = 0; brick < 7; brick += 1)
      if ((row * 5 + brick * 3) % 4 < 2)
        pen.line(
          `M${brick * 66 - 20 + (row % 2) * 33} ${row * 38 + 20}h54v26h-54Z`,
          '#33203a',
          1.5,
          0.5,
        );
}

export const anton: Person = {
  id: 'anton',
  inks: { style: 'wash', dark: '#1f2440', light: '#faf4e8' },
  pitch: 128,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#faf4e8');
    pen.flat(
      'M30 70C160 20 280 60 380 40C396 180 380 300 366 392C240 420 130 396 36 404C8 300 14 160 30 70Z',
      '#c9d6c0',
      0.8,
    );
    pen.line(
      'M40 330C70 280 90 300 110 270L130 240L150 272C180 250 220 290 250 262C300 240 330 290 372 262',
      '#1f2440',
      1.8,
      0.6,
    );
    pen.line('M124 244V220M118 228H130M300 258V230H320V256', '#1f2440', 1.8, 0.6);
    pen.flat(circle(312, 110, 30), '#e8a24a', 0.8);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#faf4e8');
    bricks(pen, '#a98fc4');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [204, 214, 1.16],
        skull: { top: 96, forehead: 44, cheek: 44, jaw: 35, chin: 16, length: 102 },
        skin: skins.fair,
        yaw: -0.46,
        tilt: 7,
        neck: 20,
        blush: 0.5,
        eyes: { kind: 'heavy', colour: '#4a6a7a', apart: 21 },
        brows: { colour: '#b07a3c', width: 5, lift: [8, 0], slant: -3 },
        nose: 'hook',
        noseSize: 1.35,
        mouth: { width: 18, smile: 0.5, crooked: -0.9, lips: 0.1, y: 62 },
        behind: () =>
          pen.area(pen.shape([30, -70, 52, -50, 62, -10, 56, 30, 40, 20, 30, -30]), '#c98f4a'),
        body: (head) => turtleneck(head, { colour: '#3d5a80', dark: '#26395c', width: 88 }),
        onFace: (head) => {
          wrinkles(head, 0.35);
          beard(head, '#b07a3c', 0, 20);
        },
        hair: () => {
          pen.area(
            pen.shape([44, 16, 36, -20, 40, -56, 22, -84, 42, -78, 56, -50, 58, -10], 0.8),
            '#d9a256',
          );
          pen.line(
            'M-20 -92C-14 -108 0 -112 8 -106M-8 -97C-2 -112 10 -116 20 -108M2 -98C8 -110 16 -112 26 -104',
            '#b07a3c',
            2.6,
          );
        },
        front: () => {
          const wave = pose.wave * 6;
          arm(pen, [-92, 180, -150, 250, -140, 170, -116, 132 + wave], '#3d5a80', 46, 34);
          pen.moved(`translate(-118 ${70 + wave}) rotate(${-8 + pose.wave * 6})`, () => {
            pen.area(
              pen.shape([-24, -34, 24, -34, 26, -4, 8, 18, -8, 18, -26, -4], 0.8),
              '#f7ece0',
            );
            pen.flat(
              pen.shape([-23, -12, 23, -12, 24, -2, 8, 16, -8, 16, -24, -2], 0.8),
              '#8c1f3f',
            );
            pen.line('M0 18V56M-16 58H16', '#1f2440', 3);
          });
          fist(pen, -114, 108 + wave, -6, skins.fair, 0.86);
        },
      },
      pose,
    ),
};
