import { arm, fist } from '../../drawing/arms.ts';
import { hoodie } from '../../drawing/body.ts';
import { moustache } from '../../drawing/extras.ts';
import { skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const luka: Person = {
  id: 'luka',
  inks: {
    style: 'halftone',
    dark: '#1e1034',
    spot: '#e5a52c',
    light: '#fdf3da',
    extra: ['#5c2d91', '#2c1a4c'],
  },
  pitch: 122,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#e5a52c');
    pen.dots(box(-10, -10, 420, 200), 2, '#fdf3da', 0.8);
    for (const [x, w, h] of [
      [-10, 80, 130],
      [70, 60, 210],
      [130, 90, 100],
      [240, 70, 180],
      [310, 100, 240],
    ] as const) {
      pen.flat(box(x, 500 - h, w, h + 60), '#5c2d91');
      for (let y = 520 - h; y < 480; y += 24)
        for (let wx = x + 10; wx < x + w - 10; wx += 20) pen.flat(box(wx, y, 8, 11), '#e5a52c');
    }
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#5c2d91');
    pen.flat('M-60 300L460 60V560H-60Z', '#1e1034');
    pen.dots('M-60 300L460 60V160L-60 400Z', 2.2, '#e5a52c');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 198, 1.2],
        skull: skulls.diamond,
        skin: ['#fdf3da', '#b8801e', '#b06a20', '#e5a52c'],
        yaw: 0.24,
        tilt: 7,
        eyes: { kind: 'heavy', colour: '#1e1034' },
        brows: { colour: '#1e1034', width: 5, lift: [0, 4] },
        nose: 'straight',
        mouth: { width: 18, smile: 0.5, crooked: 0.8, lips: 0.25 },
        body: (head) => {
          hoodie(head, { colour: '#5c2d91', dark: '#2a1248', trim: '#fdf3da', width: 122 });
          pen.line('M-40 150C-24 216 24 216 40 150', '#fdf3da', 6);
          pen.flat('M0 196L16 214L0 236L-16 214Z', '#fdf3da');
        },
        onFace: (head) => {
          moustache(head, '#1e1034', 'thin');
          pen.flat('M2 70C6 66 12 66 16 70L10 84H6Z', '#1e1034');
        },
        hair: () => {
          pen.area(pen.shape([-50, -30, -56, -30, -60, 8, -50, 0], 0.5), '#1e1034');
        },
        onHead: () => {
          pen.area(
            pen.shape([-52, -34, -50, -88, -24, -102, 28, -102, 54, -88, 58, -34], 0.6),
            '#1e1034',
          );
          pen.area(
            pen.shape([-54, -56, 60, -56, 88, -14, 80, -6, 0, -30, -72, -6, -82, -14], 0.7),
            '#2c1a4c',
          );
          pen.line('M-60 -40C-20 -50 24 -50 64 -40', '#fdf3da', 2.4);
          pen.line('M-10 -80L-2 -72L12 -88', '#e5a52c', 5);
        },
        front: () => {
          const wave = pose.wave * 4;
          arm(pen, [-120, 200, -150, 300, -110, 270, -84, 232 + wave], '#5c2d91', 58, 42);
          for (const [x, y] of [
            [-92, 168],
            [-60, 166],
          ] as const)
            arm(pen, [-76, 214 + wave, x, y + wave], '#fdf3da', 16, 12);
          fist(pen, -78, 222 + wave, 12, ['#fdf3da', '#b8801e']);
        },
      },
      pose,
    ),
};
