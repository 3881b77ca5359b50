import { jacket } from '../../drawing/body.ts';
import { beard, moustache } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const kwame: Person = {
  id: 'kwame',
  inks: { style: 'poster', dark: '#221018', light: '#fff4dc' },
  pitch: 112,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#f3c14b');
    for (let ray = 0; ray < 14; ray += 1) {
      const from = ray * 0.4488 + time * 0.2;
      pen.flat(
        `M200 200L${200 + 600 * Math.cos(from)} ${200 + 600 * Math.sin(from)}L${200 + 600 * Math.cos(from + 0.2)} ${200 + 600 * Math.sin(from + 0.2)}Z`,
        '#f9d774',
      );
    }
    pen.flat(circle(200, 196, 132), '#1d6b53');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#1d6b53');
    for (const [y, c] of [
      [360, '#c8402f'],
      [400, '#f3c14b'],
      [440, '#221018'],
    ] as const)
      pen.flat(box(-60, y, 520, 40), c);
    pen.flat(circle(200, 190, 140), '#f3c14b');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 200, 1.16],
        skull: skulls.broad,
        skin: skins.ebony,
        yaw: -0.12,
        tilt: 4,
        shadow: 'edge',
        blush: 0,
        eyes: { kind: 'happy' },
        ink: '#120608',
        brows: { colour: '#120608', width: 6 },
        nose: 'broad',
        mouth: { width: 29, smile: 1, open: 0.55, lips: 0.35, colour: '#7a3033' },
        body: (head) => {
          jacket(head, { colour: '#f6efe0', dark: '#c9b794', trim: '#1d6b53', width: 122 });
          const cloth = 'M-150 140L-50 112L-10 190L60 480H-160Z';
          pen.area(cloth, '#d9932b');
          pen.within(cloth, () => {
            for (let row = 0; row < 12; row += 1)
              for (let cell = 0; cell < 8; cell += 1)
                pen.moved(
                  `translate(-150 110) rotate(-16) translate(${cell * 34} ${row * 34})`,
                  () => {
                    const kind = (row + cell) % 3;
                    if (kind === 0)
                      for (const x of [0, 9, 18, 27]) pen.flat(box(x, 0, 5, 32), '#b3242f');
                    else if (kind === 1) pen.flat('M0 0H32L16 16L32 32H0L16 16Z', '#1d6b53');
                    else for (const y of [3, 14, 25]) pen.flat(box(0, y, 32, 6), '#221018');
                  },
                );
          });
        },
        onFace: (head) => {
          beard(head, '#2a2024', 6, 12);
          moustache(head, '#2a2024', 'bushy');
        },
        onHead: () => {
          const cap = pen.shape(
            [-58, -30, -62, -70, -50, -102, 0, -108, 52, -102, 62, -70, 56, -30, 0, -46],
            0.5,
          );
          pen.area(cap, '#b3242f');
          pen.within(cap, () => {
            pen.flat(
              'M-80 -64L-64 -84L-48 -64L-32 -84L-16 -64L0 -84L16 -64L32 -84L48 -64L64 -84L80 -64L64 -48L48 -64L32 -48L16 -64L0 -48L-16 -64L-32 -48L-48 -64L-64 -48Z',
              '#f3c14b',
            );
            pen.flat('M30 -130C44 -80 40 -50 44 -20H90V-130Z', '#221018', 0.22);
          });
        },
      },
      pose,
    ),
};
