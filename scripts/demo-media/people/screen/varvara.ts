import { arm } from '../../drawing/arms.ts';
import { turtleneck } from '../../drawing/body.ts';
import { freckles } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const varvara: Person = {
  id: 'varvara',
  inks: { style: 'paper', dark: '#1d2440', light: '#f4f1ea' },
  pitch: 230,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#9cc3d6');
    pen.area(circle(322, 96, 44), '#fdf3da');
    pen.area('M-60 330L60 170L120 250L190 140L290 270L340 210L470 340V560H-60Z', '#5f8fae');
    pen.area('M190 140L158 190L182 182L196 200L214 182L226 188Z', '#fdfaf4');
    pen.area('M60 170L34 206L56 200L72 212L84 202Z', '#fdfaf4');
    pen.area('M-60 420C60 350 160 400 240 370C320 350 400 380 470 350V560H-60Z', '#3d6a8a');
    for (const [x, y] of [
      [40, 60],
      [120, 90],
      [230, 60],
      [90, 140],
      [370, 180],
      [30, 250],
    ] as const)
      pen.flat(circle(x, y + ((time * 60) % 30), 4), '#fdfaf4');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#e7b44c');
    pen.area(circle(200, 210, 180), '#f3d58a');
    for (let x = 10; x < 420; x += 76)
      pen.area(
        `M${x} 520V${430 - (x % 5) * 14}L${x + 30} ${380 - (x % 3) * 20}L${x + 60} 440V520Z`,
        '#4f8a6b',
      );
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [198, 228, 1.22],
        skull: skulls.round,
        skin: skins.pale,
        yaw: 0.08,
        tilt: 5,
        eyes: { kind: 'wide', lashes: true, colour: '#3f7a52', apart: 26 },
        brows: { colour: '#9c3d18', width: 4.5, lift: [4, 6] },
        nose: 'button',
        mouth: { width: 19, smile: 1, open: 0.35, lips: 0.6, colour: '#c94a4a' },
        behind: () => {
          for (const [x, y, r] of [
            [-66, -20, 36],
            [-84, 24, 38],
            [-82, 72, 40],
            [-62, 112, 36],
            [66, -20, 36],
            [84, 24, 38],
            [82, 72, 40],
            [62, 112, 36],
            [-40, -62, 38],
            [40, -62, 38],
          ] as const)
            pen.area(circle(x, y, r), (x + y) % 3 ? '#c9531f' : '#b5441a');
        },
        body: (head) => turtleneck(head, { colour: '#23406b', dark: '#162a4a', width: 100 }),
        onFace: freckles,
        hair: () => {
          for (const [x, y, r] of [
            [-46, -44, 22],
            [46, -46, 22],
            [-24, -62, 24],
            [24, -64, 24],
            [0, -60, 22],
          ] as const)
            pen.area(circle(x, y, r), (x + y) % 4 ? '#d9622a' : '#c9531f');
        },
        onHead: () => {
          for (const side of [-1, 1]) {
            pen.area(circle(side * 62, -94, 27), '#f4efe4');
            pen.area(circle(side * 62, -92, 14), '#f0b7b0');
          }
          pen.area(
            pen.shape([
              -80, -64, -50, -104, 0, -118, 50, -104, 80, -64, 66, -54, 40, -84, 0, -94, -40, -84,
              -66, -54,
            ]),
            '#f4efe4',
          );
          for (const [x, y] of [
            [-60, -78],
            [-36, -98],
            [-8, -106],
            [20, -104],
            [46, -92],
            [66, -72],
          ] as const) {
            pen.flat(circle(x, y, 6.5), '#4a4d5e');
            pen.flat(circle(x, y, 3), '#a9a7ac');
          }
        },
        front: () => {
          const wave = pose.wave * 4;
          arm(pen, [-130, 420, -124, 300, -92, 214 + wave], '#23406b', 58, 44);
          pen.area(circle(-88, 180 + wave, 36, 34), '#f4efe4');
          for (const [x, y] of [
            [-112, 170],
            [-96, 156],
            [-76, 156],
            [-62, 170],
          ] as const)
            pen.flat(circle(x, y + wave, 8), '#f0b7b0');
          pen.flat(circle(-87, 190 + wave, 14, 11), '#f0b7b0');
        },
      },
      pose,
    ),
};
