import { arm, palm } from '../../drawing/arms.ts';
import { earrings } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const ayla: Person = {
  id: 'ayla',
  inks: { style: 'painted', dark: '#230b26', light: '#fff0dc' },
  pitch: 178,
  place: (pen, time) => {
    pen.sky(['#3a0c26', '#7c1d3b', '#4a1030']);
    for (let fold = 0; fold < 9; fold += 1)
      pen.flat(
        `M${fold * 52 - 40} -60C${fold * 52 - 28} 160 ${fold * 52 - 50} 320 ${fold * 52 - 34} 560H${fold * 52 - 8}C${fold * 52 - 24} 320 ${fold * 52 - 2} 160 ${fold * 52 - 12} -60Z`,
        '#2c0719',
        0.5,
      );
    pen.glow(170 + 8 * Math.sin(time * 6.28), 190, 230, '#ffd9a0', 0.5);
  },
  elsewhere: (pen) => {
    pen.sky(['#101a3a', '#2f3f7c', '#c98a8a']);
    pen.glow(120, 360, 260, '#ffd9a0', 0.6);
    for (let x = 12; x < 400; x += 44)
      for (let y = 30; y < 260; y += 62)
        pen.flat(box(x + (y % 3) * 8, y, 2.5, 24), '#dfe6ff', 0.35);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [206, 208, 1.3],
        skull: { ...skulls.oval, length: 88, jaw: 37 },
        skin: skins.fair,
        yaw: -0.8,
        tilt: -4,
        neck: 21,
        eyes: { kind: 'heavy', lashes: true, colour: '#4c5e3a' },
        brows: { colour: '#5a2414', width: 4.5, lift: [4, 4] },
        nose: 'straight',
        mouth: { width: 16, smile: 0.1, lips: 1, colour: '#a81f35' },
        behind: () => {
          const bun = circle(78, -58, 40, 36);
          pen.area(bun, '#6b2413');
          pen.rim(bun, '#ffb070', 5, 0.6);
          pen.line(
            'M54 -66C74 -84 100 -72 106 -50M56 -50C72 -64 90 -56 96 -40',
            '#a34a22',
            2.6,
            0.8,
          );
        },
        body: (head) => {
          const { skin } = head;
          const shoulders = pen.shape(
            [
              -23, 80, 21, 80, 30, 122, 96, 150, 112, 300, 112, 480, -112, 480, -104, 190, -84, 152,
              -30, 124,
            ],
            0.8,
          );
          pen.area(shoulders, skin[0]);
          pen.rim(shoulders, '#ffe3c0', 6, 0.6);
          const gown = pen.shape(
            [-108, 196, -60, 214, -10, 262, 50, 216, 110, 180, 130, 480, -130, 480],
            0.7,
          );
          pen.area(gown, '#1f5a4e');
          pen.rim(gown, '#a5e0c0', 5, 0.4);
          pen.line('M-36 132C-20 158 10 160 34 136', '#f2d58a', 3);
          pen.flat(circle(-3, 156, 5), '#f2d58a');
        },
        hair: () => {
          const hair = pen.shape(
            [
              -58, -24, -58, -64, -30, -98, 20, -104, 62, -80, 76, -30, 66, 10, 52, 26, 40, 4, 42,
              -26, 20, -54, -26, -58, -46, -44,
            ],
            0.95,
          );
          pen.area(hair, '#7d2d16');
          pen.rim(hair, '#ffb070', 6, 0.65);
          pen.line(
            'M-40 -72C0 -96 44 -76 60 -40M-20 -84C20 -96 50 -80 66 -50M30 -40C46 -20 50 0 50 16',
            '#b5562a',
            2.4,
            0.7,
          );
        },
        onHead: (head) =>
          earrings(head, () => pen.area('M0 0C10 12 10 26 0 32C-10 26 -10 12 0 0Z', '#f2d58a')),
        front: () => {
          const wave = pose.wave * 3;
          arm(pen, [-120, 430, -130, 300, -96, 196 + wave], skins.fair[0], 44, 26);
          palm(pen, -92, 172 + wave, 24, skins.fair, 0.82);
        },
      },
      pose,
    ),
};
