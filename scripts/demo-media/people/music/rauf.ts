import { arm, fist } from '../../drawing/arms.ts';
import { jacket, turtleneck } from '../../drawing/body.ts';
import { glasses, moustache, wrinkles } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Person } from '../person.ts';

function piano(pen: Pen, from: number): void {
  pen.flat(box(-60, from, 520, 200), '#fdf8ee');
  for (let key = -1; key < 10; key += 1) {
    pen.line(`M${key * 46 + 10} ${from}V520`, '#2b1b33', 2);
    if (key % 7 !== 2 && key % 7 !== 6) pen.flat(box(key * 46 + 42, from, 26, 58), '#2b1b33');
  }
}

export const rauf: Person = {
  id: 'rauf',
  inks: { style: 'wash', dark: '#2b1b33', light: '#fbf3e6' },
  pitch: 88,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fbf3e6');
    pen.flat(
      'M20 60C120 10 300 20 380 70C410 180 400 330 360 400C250 440 110 430 40 390C0 280 -4 140 20 60Z',
      '#b9a5d6',
      0.55,
    );
    pen.flat(
      'M60 110C150 60 280 70 344 120C370 220 350 300 320 350C220 380 130 370 84 340C50 260 40 180 60 110Z',
      '#8f79bd',
      0.35,
    );
    for (const y of [92, 108, 124, 140, 156])
      pen.line(`M-60 ${y}C90 ${y - 26} 290 ${y + 26} 460 ${y}`, '#2b1b33', 1.2, 0.45);
    for (const [x, y] of [
      [44, 112],
      [88, 92],
      [330, 134],
      [370, 110],
    ] as const) {
      pen.flat(circle(x, y, 8, 6), '#2b1b33');
      pen.line(`M${x + 7} ${y}V${y - 40}`, '#2b1b33', 2);
    }
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#fbf3e6');
    pen.flat('M-60 -60H460V330C300 380 100 300 -60 350Z', '#e7b98d', 0.6);
    piano(pen, 380);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [204, 212, 1.2],
        skull: { ...skulls.long, cheek: 50, top: 84 },
        skin: skins.sunny,
        yaw: 0.36,
        tilt: 6,
        blush: 0.35,
        eyes: { kind: 'heavy', colour: '#4b5a4a' },
        brows: { colour: '#8d8794', width: 9, lift: [4, 0] },
        nose: 'hook',
        noseSize: 1.12,
        mouth: { width: 17, smile: 0.4, lips: 0.2, y: 56 },
        behind: () =>
          pen.area(
            pen.shape([-10, -96, -50, -86, -74, -40, -72, 10, -60, 40, -40, 30, 0, -40]),
            '#d8d3dd',
          ),
        body: (head) => {
          jacket(head, { colour: '#5c2340', dark: '#3c1229', width: 110 });
          turtleneck(head, { colour: '#2f2a4a', dark: '#1c1830', width: 52 });
        },
        onFace: (head) => wrinkles(head, 0.9),
        hair: (head) => {
          pen.area(
            pen.shape([
              40, -70, 20, -96, -24, -104, -62, -80, -74, -30, -66, 14, -54, -8, -50, -40, -30, -64,
              6, -74,
            ]),
            '#ece8ee',
          );
          pen.line(
            'M10 -88C-24 -92 -50 -70 -60 -30M20 -80C-10 -84 -40 -70 -54 -36',
            '#2b1b33',
            1.6,
            0.6,
          );
          moustache(head, '#ece8ee', 'bushy');
          pen.line('M-12 40C-4 44 -10 48 -14 50M22 40C26 44 30 46 32 50', '#2b1b33', 1.5, 0.7);
        },
        onHead: (head) => glasses(head, 'round', '#2b1b33', 8),
        front: () => {
          const beat = pose.wave * 8;
          pen.line(`M92 ${150 + beat}L${134 + beat} ${40 + beat}`, '#b98a1e', 5);
          arm(pen, [130, 340, 112, 260, 92, 186 + beat], '#5c2340', 62, 42);
          fist(pen, 88, 158 + beat, 4, skins.sunny, 0.95);
        },
      },
      pose,
    ),
};
