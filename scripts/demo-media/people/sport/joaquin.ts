import { arm, fist } from '../../drawing/arms.ts';
import { jersey } from '../../drawing/body.ts';
import { beard } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { band, box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const joaquin: Person = {
  id: 'joaquin',
  inks: { style: 'paper', dark: '#33141a', light: '#fdf3e3' },
  pitch: 108,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#d9683c');
    pen.area('M-60 -60H460V150L-60 210Z', '#3f7f6b');
    pen.line('M-60 215L460 152', '#fdf3e3', 9);
    pen.line('M40 560L150 190M330 560L270 176M-60 400L460 340', '#fdf3e3', 7);
    pen.area(circle(64, 76, 32), '#f4d24e');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#f0b65c');
    pen.area('M-60 330C60 260 160 340 260 290C340 250 420 300 470 270V560H-60Z', '#8f9c4a');
    pen.area(circle(90, 100, 54), '#fdf3e3');
    pen.area('M-60 420C100 380 300 430 470 390V560H-60Z', '#d9683c');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [188, 204, 1.2],
        skull: { ...skulls.diamond, chin: 18 },
        skin: skins.tan,
        yaw: 0.36,
        tilt: 6,
        neck: 27,
        eyes: { kind: 'dot' },
        brows: { colour: '#2a1512', width: 7 },
        nose: 'hook',
        noseSize: 0.92,
        mouth: { width: 24, smile: 1, open: 0.5, lips: 0.1 },
        behind: () => {
          pen.moved(`translate(52 0) rotate(${-3 + pose.wave * 3} 60 200)`, () => {
            pen.area(
              pen.shape([
                88, -150, 132, -140, 150, -80, 132, -14, 92, 0, 52, -14, 34, -80, 46, -138,
              ]),
              '#f4c24e',
            );
            pen.flat(circle(92, -76, 46, 64), '#fdf3e3');
            for (let x = 54; x < 136; x += 10) pen.line(`M${x} -130V-22`, '#c9a58a', 1.4);
            for (let y = -126; y < -20; y += 10) pen.line(`M48 ${y}H136`, '#c9a58a', 1.4);
            pen.area('M84 -2H100V130H84Z', '#33141a');
          });
          pen.area(
            pen.shape([
              0, -92, 50, -84, 66, -40, 60, 10, 84, 50, 70, 84, 30, 60, -30, 60, -64, 92, -86, 70,
              -64, 20, -64, -40, -44, -84,
            ]),
            '#3a1d14',
          );
        },
        body: (head) => {
          jersey(head, { colour: '#fdf3e3', dark: '#d6bfa2', trim: '#3f7f6b', width: 116 }, '');
        },
        onFace: (head) => beard(head, '#2a1512', 0, 8),
        hair: () => {
          pen.area(
            pen.shape([
              -54, 20, -60, -30, -46, -80, 0, -102, 44, -86, 62, -40, 66, 10, 78, 56, 58, 40, 52,
              -20, 26, -56, -10, -50, -30, -54, -48, -24,
            ]),
            '#4c271a',
          );
          pen.area(
            pen.shape([-60, -48, 0, -70, 62, -50, 62, -32, 0, -52, -58, -30], 0.9),
            '#fdf3e3',
          );
        },
        front: () => {
          arm(pen, [108, 176, 164, 240, 144, 150], skins.tan[0], 48, 32);
          pen.area(pen.shape(band([130, 156, 164, 156], 18, 18), 0.4), '#fdf3e3');
          fist(pen, 141, 128, 6, skins.tan);
        },
      },
      pose,
    ),
};
