import { jacket } from '../../drawing/body.ts';
import { beard } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const emir: Person = {
  id: 'emir',
  inks: { style: 'poster', dark: '#10203a', light: '#fff1d8' },
  pitch: 94,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#f0a45c');
    pen.flat(circle(276, 150, 84), '#f8d58a');
    pen.flat(
      'M-60 300C0 270 40 300 90 280L110 230L118 210L126 230L140 276C200 260 250 300 460 264V560H-60Z',
      '#c2593f',
    );
    pen.flat(box(-60, 330, 520, 240), '#1f5670');
    for (const [y, shift] of [
      [352, 0],
      [392, 26],
      [432, 10],
    ] as const)
      pen.line(
        `M${-90 + shift + time * 20} ${y}c20 -12 40 -12 60 0s40 12 60 0s40 -12 60 0s40 12 60 0s40 -12 60 0s40 12 60 0s40 -12 60 0s40 12 60 0`,
        '#3f87a0',
        5,
      );
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#1f3a5c');
    pen.flat('M-60 -60H180L60 560H-60Z', '#2c5480');
    pen.line(circle(300, 160, 70), '#f0a45c', 14);
    for (let turn = 0; turn < 8; turn += 1)
      pen.moved(`rotate(${turn * 45} 300 160)`, () => pen.line('M300 160V56', '#f0a45c', 9));
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [198, 208, 1.3],
        skull: { ...skulls.square, length: 88 },
        skin: skins.olive,
        yaw: 0.46,
        tilt: -2,
        shadow: 'half',
        blush: 0,
        eyes: { kind: 'heavy', colour: '#3c6673' },
        brows: { colour: '#1c1418', width: 8, slant: 2 },
        nose: 'wedge',
        mouth: { width: 20, smile: 0.5, lips: 0.35, crooked: 0.5, colour: '#a8523f' },
        neck: 29,
        body: (head) => {
          jacket(head, { colour: '#16294a', dark: '#0b1730', trim: '#f4ead6', width: 124 });
          pen.area('M-40 88L-60 134L-96 176L-120 132L-72 104Z', '#1f3866');
          pen.area('M40 88L60 134L96 176L120 132L72 104Z', '#16294a');
          for (const y of [240, 290])
            for (const x of [-58, 58]) pen.flat(circle(x, y, 8), '#e0b84a');
        },
        onFace: (head) => beard(head, '#1c1418', 0, 4),
        hair: () => {
          pen.area(
            pen.shape([
              -54, 10, -60, -30, -58, -70, -44, -98, -10, -116, 34, -120, 70, -104, 88, -82, 68,
              -78, 66, -40, 58, -6, 50, -30, 44, -52, 8, -58, -30, -56, -46, -30,
            ]),
            '#1c1418',
          );
          pen.flat('M-56 4L-58 -28L-48 -34L-46 -8Z', '#8a8790');
          pen.line('M-40 -76C-20 -104 20 -108 62 -92M-30 -70C-8 -92 24 -94 58 -78', '#4a3d48', 3);
        },
      },
      pose,
    ),
};
