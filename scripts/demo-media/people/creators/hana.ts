import { arm, fist } from '../../drawing/arms.ts';
import { tee } from '../../drawing/body.ts';
import { glasses } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const hana: Person = {
  id: 'hana',
  inks: { style: 'wash', dark: '#2a2233', light: '#fffaf2' },
  pitch: 235,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#fffaf2');
    pen.flat(
      'M50 40C150 0 320 40 370 90C400 200 380 330 330 400C220 430 90 410 40 350C0 250 10 110 50 40Z',
      '#f3b9b2',
      0.6,
    );
    pen.flat(circle(322, 100, 30), '#e8623d', 0.8);
    const bob = 3 * Math.sin(time * 12.56);
    pen.moved(`translate(56 ${120 + bob})`, () => {
      pen.line(
        'M-22 20C-30 -6 -20 -16 -14 -30L-6 -16H8L16 -30C22 -12 30 0 22 20C14 30 -14 30 -22 20Z',
        '#2a2233',
        2,
      );
      pen.flat(circle(-7, 0, 2.4), '#2a2233');
      pen.flat(circle(9, 0, 2.4), '#2a2233');
      pen.line('M-3 9C0 6 4 6 7 9M-14 -10L-4 -7M16 -10L8 -7', '#2a2233', 1.8);
    });
    pen.moved(`translate(346 ${214 - bob})`, () => {
      pen.line(
        'M-26 16C-30 -10 -16 -22 0 -22C18 -22 30 -8 26 16ZM-16 -20C-20 -36 -12 -44 -8 -24M12 -20C14 -38 22 -42 18 -18',
        '#2a2233',
        2,
      );
      pen.flat(circle(-8, -2, 2.4), '#2a2233');
      pen.flat(circle(9, -2, 2.4), '#2a2233');
      pen.line('M-4 8C0 5 2 5 6 8', '#2a2233', 1.8);
    });
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fffaf2');
    pen.flat(
      'M30 60C150 20 280 40 380 70C390 180 380 290 364 360C240 392 120 380 36 350C14 250 18 150 30 60Z',
      '#a9cdb8',
      0.75,
    );
    for (const [x, y] of [
      [60, 90],
      [330, 80],
      [70, 260],
      [340, 250],
    ] as const)
      pen.line(`M${x} ${y}h44v56h-44ZM${x + 8} ${y + 40}l12 -18l10 12l8 -8`, '#2a2233', 1.8, 0.7);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [198, 194, 1.06],
        skull: { ...skulls.small, cheek: 54, jaw: 42 },
        skin: skins.pale,
        yaw: -0.24,
        tilt: -6,
        neck: 19,
        blush: 0.5,
        eyes: { kind: 'dot', lashes: true, apart: 24 },
        brows: { colour: '#2a2233', width: 3.5, lift: [4, 4], slant: -3 },
        nose: 'button',
        noseSize: 0.8,
        mouth: { width: 12, smile: 0.7, lips: 0.5, colour: '#d4555a', y: 46 },
        behind: () =>
          pen.area(
            pen.shape(
              [
                0, -96, 52, -88, 74, -40, 76, 20, 78, 62, 66, 68, -62, 68, -76, 62, -74, 20, -72,
                -40, -50, -88,
              ],
              0.7,
            ),
            '#2f2a3d',
          ),
        body: (head) => {
          tee(head, { colour: '#f6e3b4', dark: '#e0c384', width: 88 }, 138);
          pen.area(
            pen.shape(
              [-46, 190, 46, 190, 52, 300, 90, 330, 92, 480, -92, 480, -90, 330, -52, 300],
              0.4,
            ),
            '#4a78a8',
          );
          pen.line('M-44 192L-54 134M44 192L54 134', '#4a78a8', 13);
          pen.line('M-44 192L-54 134M44 192L54 134', '#2a2233', 1.2, 0.5);
          for (const [x, y, colour] of [
            [-20, 230, '#e8623d'],
            [24, 256, '#f3c14b'],
            [-8, 284, '#5c2d91'],
          ] as const)
            pen.flat(circle(x, y, 6, 5), colour);
        },
        hair: () => {
          pen.area(
            pen.shape(
              [
                0, -98, 50, -88, 70, -44, 72, 10, 74, 60, 58, 62, 52, 0, 50, -26, 20, -28, -14, -28,
                -48, -24, -54, 4, -56, 62, -74, 60, -70, 6, -68, -44, -46, -88,
              ],
              0.35,
            ),
            '#2f2a3d',
          );
          pen.line('M-46 -52C-20 -66 20 -66 50 -50', '#fffaf2', 2, 0.5);
        },
        onHead: (head) => {
          glasses(head, 'round', '#d8343f', 2);
          pen.line('M48 -50L88 -84', '#c98b4a', 5);
          pen.flat('M84 -84L98 -100L94 -78Z', '#5c2d91');
        },
        front: () => {
          const wave = pose.wave * 8;
          arm(pen, [-86, 180, -120, 290, -70, 270], '#f6e3b4', 46, 32);
          arm(pen, [88, 180, 126, 280, 74, 262 + wave * 0.3], '#f6e3b4', 46, 32);
          pen.moved('rotate(-4 0 300)', () => pen.area(box(-78, 246, 120, 120), '#fffefb'));
          pen.line(
            'M-46 300C-52 284 -40 272 -36 264L-28 272H-16L-8 264C-2 276 2 286 -4 300C-14 308 -36 308 -46 300ZM-32 286h2M-14 286h2M-26 294h6',
            '#2a2233',
            2,
          );
          pen.line(`M${34 + wave} 292L${70 + wave} 232`, '#c98b4a', 5);
          fist(pen, 58 + wave, 258, 30, skins.pale, 0.78);
          fist(pen, -76, 276, 70, skins.pale, 0.78);
        },
      },
      pose,
    ),
};
