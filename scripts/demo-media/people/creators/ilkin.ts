import { arm, fist } from '../../drawing/arms.ts';
import { tee } from '../../drawing/body.ts';
import { beard, moustache } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const ilkin: Person = {
  id: 'ilkin',
  inks: { style: 'paper', dark: '#1d2b3a', light: '#fbf1dd' },
  pitch: 114,
  place: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#f6d9a8');
    pen.area(circle(96, 96, 46), '#e8623d');
    pen.area('M-60 260L50 150L110 210L210 90L310 230L370 180L470 280V560H-60Z', '#7ea39a');
    pen.area('M-60 330C40 280 120 330 220 290C300 270 380 320 470 290V560H-60Z', '#4f7f73');
    pen.area('M-60 400C80 360 200 410 300 380C380 360 420 390 470 370V560H-60Z', '#2f5a52');
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#8fc3d6');
    pen.area(circle(310, 90, 40), '#fdf3da');
    pen.area('M-60 300C60 220 180 320 280 260C360 220 430 280 470 260V560H-60Z', '#e8b45c');
    pen.area('M-60 380C100 320 240 400 470 350V560H-60Z', '#d98f3c');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [178, 216, 1.24],
        skull: skulls.broad,
        skin: skins.sunny,
        yaw: 0.28,
        tilt: -6,
        neck: 30,
        blush: 0.5,
        eyes: { kind: 'happy' },
        brows: { colour: '#1c1418', width: 8, lift: [2, 4] },
        nose: 'straight',
        noseSize: 1.15,
        mouth: { width: 26, smile: 1, open: 0.55, lips: 0.1, y: 53 },
        body: (head) => {
          tee(head, { colour: '#c8502f', dark: '#96351c', width: 116 }, 140);
          for (const side of [-1, 1])
            pen.area(
              pen.shape(
                [
                  side * 62,
                  128,
                  side * 88,
                  138,
                  side * 84,
                  300,
                  side * 96,
                  480,
                  side * 58,
                  480,
                  side * 56,
                  300,
                ],
                0.4,
              ),
              '#2c4a6b',
            );
          pen.area('M-60 236H-86V252H-60ZM60 236H86V252H60Z', '#e0b84a');
          pen.area('M-58 252H58V264H-58Z', '#2c4a6b');
        },
        onFace: (head) => {
          beard(head, '#241a1c', 14, -2);
          moustache(head, '#241a1c', 'bushy');
        },
        hair: () => pen.area(pen.shape([-62, 4, -60, -34, -48, -42, -50, 0], 0.5), '#241a1c'),
        onHead: () => {
          pen.area(
            pen.shape([-60, -40, -60, -80, -34, -116, 6, -126, 44, -112, 66, -76, 66, -38, 0, -56]),
            '#e0a32f',
          );
          for (const x of [-34, -8, 20, 46])
            pen.line(`M${x} -58C${x - 4} -84 ${x * 0.7} -104 ${x * 0.5} -116`, '#b87c1c', 3);
          pen.area(
            pen.shape([-66, -52, 0, -70, 72, -50, 70, -26, 0, -46, -66, -26], 0.8),
            '#c98b22',
          );
          pen.area(circle(4, -132, 17), '#fbf1dd');
        },
        front: () => {
          const wave = pose.wave * 5;
          arm(pen, [112, 190, 160, 300, 148, 210, 136, 150 + wave], '#c8502f', 56, 36);
          pen.moved(`translate(134 ${92 + wave}) rotate(-10)`, () => {
            pen.area('M-34 -24H-14L-8 -34H12L18 -24H38V30H-34Z', '#241a1c');
            pen.area(circle(2, 4, 19), '#8a8790');
            pen.flat(circle(2, 4, 12), '#1d2b3a');
            pen.flat(circle(-2, 0, 4), '#ffffff', 0.7);
            pen.flat(box(26, -18, 7, 5), '#e8623d');
          });
          fist(pen, 140, 132 + wave, -4, skins.sunny, 0.92);
        },
      },
      pose,
    ),
};
