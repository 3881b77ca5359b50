import { arm, fist, palm } from '../../drawing/arms.ts';
import { tee } from '../../drawing/body.ts';
import { beard, glasses, microphone, moustache } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
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

export const leandros: Person = {
  id: 'leandros',
  inks: { style: 'wash', dark: '#33203a', light: '#fff7ea' },
  pitch: 120,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fff7ea');
    bricks(pen, '#e09a78');
    pen.flat('M200 -60L20 480H390Z', '#fbe3a2', 0.4);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fff7ea');
    pen.flat(
      'M20 40C140 10 280 20 384 50C392 200 384 320 360 390C240 420 120 410 30 380C10 260 12 140 20 40Z',
      '#6aa6a0',
      0.6,
    );
    for (const x of [60, 140, 260, 340]) pen.line(`M${x} 40V380`, '#33203a', 1.4, 0.4);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 218, 1.2],
        skull: { ...skulls.round, cheek: 64, jaw: 58 },
        skin: skins.olive,
        yaw: 0.12,
        tilt: -5,
        neck: 32,
        blush: 0.4,
        eyes: { kind: 'dot', apart: 23 },
        brows: { colour: '#2b1a20', width: 7, lift: [3, 10], slant: -2 },
        nose: 'broad',
        mouth: { width: 25, smile: 1, open: 0.6, lips: 0.1, y: 53 },
        behind: () => {
          for (const [x, y, r] of [
            [-56, -44, 28],
            [-36, -78, 32],
            [0, -92, 34],
            [38, -78, 32],
            [58, -44, 28],
          ] as const)
            pen.area(circle(x, y, r), '#3a2226');
        },
        body: (head) => {
          tee(head, { colour: '#f0e4cc', dark: '#d9c9a8', width: 128 }, 146);
          for (const y of [190, 222, 254, 286])
            pen.line(`M-118 ${y}C-40 ${y + 12} 40 ${y + 12} 122 ${y}`, '#4a78a8', 9, 0.85);
        },
        onFace: (head) => {
          beard(head, '#3a2226', 10, 6);
          moustache(head, '#3a2226', 'bushy');
        },
        hair: () => {
          for (const [x, y, r] of [
            [-50, -52, 20],
            [-24, -70, 22],
            [6, -74, 23],
            [36, -66, 22],
            [54, -44, 17],
          ] as const) {
            pen.area(circle(x, y, r), '#46292c');
            pen.line(`M${x - 8} ${y + 3}c2 -12 16 -12 14 2`, '#fff7ea', 1.4, 0.5);
          }
        },
        onHead: (head) => glasses(head, 'round', '#33203a'),
        front: () => {
          const wave = pose.wave * 6;
          arm(pen, [-124, 190, -150, 300, -74, 210], skins.olive[0], 52, 36);
          microphone(pen, -44, 122, -24);
          fist(pen, -60, 186, -16, skins.olive);
          palm(pen, 132, 190 + wave, 16, skins.olive, 0.9);
          arm(pen, [150, 420, 142, 320, 133, 224 + wave], skins.olive[0], 54, 34);
        },
      },
      pose,
    ),
};
