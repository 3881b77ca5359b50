import { arm, fist } from '../../drawing/arms.ts';
import { jersey } from '../../drawing/body.ts';
import { ball } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const tijana: Person = {
  id: 'tijana',
  inks: { style: 'poster', dark: '#14213d', light: '#fff4dc' },
  pitch: 196,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#f4c64f');
    pen.flat('M-60 330L460 210V560H-60Z', '#ef8f4c');
    for (let x = -40; x < 440; x += 36) pen.line(`M${x} ${322 - x * 0.23}V520`, '#fff4dc', 2, 0.5);
    for (let y = 0; y < 6; y += 1)
      pen.line(`M-60 ${360 + y * 34}L460 ${240 + y * 34}`, '#fff4dc', 2, 0.5);
    pen.line('M-60 332L460 212', '#fff4dc', 12);
    ball(pen, 316, 92 + 8 * Math.sin(time * 6.28), 52, 'volleyball', 20 + time * 60);
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#8fc3e8');
    pen.flat('M-60 380H460V560H-60Z', '#ef8f4c');
    ball(pen, 70, 110, 60, 'volleyball', -20);
    ball(pen, 350, 190, 36, 'volleyball', 60);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [178, 206, 1.1],
        skull: { ...skulls.long, length: 90, cheek: 51 },
        skin: skins.sunny,
        yaw: 0.3,
        tilt: -7,
        neck: 24,
        shadow: 'half',
        eyes: { kind: 'almond', colour: '#3a6d8f', lashes: true, size: 0.92 },
        brows: { colour: '#8a5a28', width: 5, slant: 2 },
        nose: 'wedge',
        mouth: { width: 22, smile: 0.9, open: 0.3, lips: 0.35, colour: '#c2554a' },
        behind: () => {
          const swing = pose.wave * 12;
          pen.area(
            pen.shape([
              -20,
              -86,
              -66,
              -104,
              -112 - swing * 0.4,
              -70,
              -128 - swing,
              0,
              -110 - swing,
              60,
              -98 - swing,
              4,
              -84,
              -40,
              -50,
              -60,
            ]),
            '#d99c3c',
          );
          pen.line(`M-60 -92C-100 -84 -116 -40 ${-114 - swing} 20`, '#f4d27c', 3);
        },
        body: (head) =>
          jersey(head, { colour: '#1f4fa0', dark: '#123372', trim: '#fff4dc', width: 112 }, '7'),
        hair: () => {
          pen.area(
            pen.shape(
              [
                -48, -4, -60, -50, -48, -98, 0, -116, 50, -98, 64, -50, 56, -10, 46, -40, 0, -52,
                -38, -38,
              ],
              0.9,
            ),
            '#d99c3c',
          );
          pen.line('M-44 -74C-20 -100 20 -100 50 -72', '#f4d27c', 3);
          pen.area(
            pen.shape([-62, -58, 0, -76, 66, -60, 64, -42, 0, -58, -60, -40], 0.8),
            '#d8343f',
          );
          pen.line('M-54 -76L-58 -100', '#d8343f', 12);
        },
        front: () => {
          const wave = pose.wave * 4;
          arm(pen, [110, 178, 156, 250, 138, 190 + wave], skins.sunny[0], 46, 32);
          fist(pen, 132, 168 + wave, -8, skins.sunny, 0.95);
          pen.area(pen.shape([108, 180, 128, 190, 152, 230, 126, 258, 96, 230], 0.6), '#1f4fa0');
        },
      },
      pose,
    ),
};
