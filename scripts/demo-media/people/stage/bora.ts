import { arm, fist } from '../../drawing/arms.ts';
import { hoodie } from '../../drawing/body.ts';
import { moustache } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const bora: Person = {
  id: 'bora',
  inks: { style: 'poster', dark: '#231032', light: '#fff4dc' },
  pitch: 100,
  place: (pen, time) => {
    pen.flat(box(-60, -60, 520, 620), '#7a4bb8');
    pen.flat(circle(200, 230, 176), '#5c2d91');
    const roll = time * 20;
    for (let turn = 0; turn < 10; turn += 1)
      pen.moved(`rotate(${turn * 36 + roll} 200 230) translate(200 20)`, () =>
        turn % 2
          ? pen.flat('M-16 0C-8 -10 8 -10 16 0C8 8 -8 8 -16 0Z', '#f3c14b')
          : pen.flat(circle(0, 0, 9), '#f08a6a'),
      );
  },
  elsewhere: (pen) => {
    pen.flat(box(-60, -60, 520, 620), '#f08a6a');
    for (let x = -60; x < 460; x += 80) pen.flat(box(x, -60, 40, 620), '#f6a888');
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [200, 208, 1.14],
        skull: { ...skulls.round, top: 84, cheek: 62, jaw: 58, chin: 32, length: 84 },
        skin: skins.tan,
        yaw: -0.08,
        tilt: 4,
        neck: 38,
        shadow: 'edge',
        eyes: { kind: 'wide', colour: '#3a2012' },
        brows: { colour: '#1c1014', width: 9, lift: [0, 15] },
        nose: 'broad',
        noseSize: 1.1,
        mouth: { width: 18, smile: 0.5, lips: 0.15, y: 58 },
        body: (head) => {
          hoodie(head, { colour: '#f3c14b', dark: '#c98a22', trim: '#fff4dc', width: 130 });
        },
        onFace: (head) => {
          moustache(head, '#1c1014', 'curled');
          pen.flat('M-40 -58C-34 -70 -22 -76 -12 -78C-20 -68 -28 -60 -34 -50Z', '#fff4dc', 0.4);
        },
        onHead: () => {
          pen.area(
            pen.shape([-66, -58, 0, -76, 66, -58, 62, -40, 0, -56, -62, -40], 0.8),
            '#fff4dc',
          );
          pen.area(
            pen.shape(
              [
                -62, -62, -80, -96, -52, -126, -20, -120, 6, -136, 36, -120, 66, -122, 82, -92, 62,
                -60, 0, -76,
              ],
              0.9,
            ),
            '#fff4dc',
          );
          pen.line('M-30 -76L-36 -104M0 -82V-112M30 -76L38 -104', '#d9c7a4', 3.4);
        },
        front: () => {
          const wave = pose.wave * 5;
          arm(pen, [124, 200, 156, 320, 112, 216 + wave], '#f3c14b', 60, 42);
          pen.moved(`translate(0 -44) rotate(${-34 + pose.wave * 10} 92 226)`, () => {
            pen.area(
              pen.shape([-20, 214, 120, 214, 126, 222, 120, 234, -20, 234, -26, 224], 0.5),
              '#c98b4a',
            );
            pen.area('M-48 219H-20V229H-48ZM122 219H150V229H122Z', '#8a5428');
          });
          fist(pen, 98, 182 + wave, -34, skins.tan);
        },
      },
      pose,
    ),
};
