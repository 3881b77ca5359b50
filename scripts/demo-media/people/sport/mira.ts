import { arm, palm } from '../../drawing/arms.ts';
import { dress } from '../../drawing/body.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { circle } from '../../drawing/path.ts';
import type { Person } from '../person.ts';

export const mira: Person = {
  id: 'mira',
  inks: { style: 'painted', dark: '#5a2a6a', light: '#f4fbff' },
  pitch: 225,
  place: (pen, time) => {
    pen.sky(['#1f3f7d', '#5f8fcf', '#cfe6f5']);
    for (let ray = 0; ray < 4; ray += 1)
      pen.flat(
        `M${40 + ray * 100} -60L${-20 + ray * 120 + 10 * Math.sin(time * 6.28 + ray)} 360H${60 + ray * 130}L${90 + ray * 100} -60Z`,
        '#a5f0d8',
        0.16,
      );
    pen.flat('M-60 400C100 376 300 376 460 400V560H-60Z', '#e9f5fb');
    for (let index = 0; index < 22; index += 1)
      pen.flat(
        circle((index * 73) % 400, (index * 97 + time * 120) % 400, 2 + (index % 3)),
        '#ffffff',
        0.8,
      );
  },
  elsewhere: (pen, time) => {
    pen.sky(['#3a1f5e', '#8c5fae', '#f2c3d2']);
    pen.glow(80, 60, 200, '#fff0ff', 0.6);
    pen.glow(330, 90, 200, '#ffe2a0', 0.5);
    pen.line(`M-60 ${440 + 4 * Math.sin(time * 6.28)}C100 400 300 470 460 420`, '#ffffff', 3, 0.5);
  },
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [196, 218, 1.06],
        skull: skulls.small,
        skin: skins.pale,
        yaw: -0.3,
        tilt: 8,
        neck: 19,
        blush: 0.42,
        eyes: { kind: 'almond', lashes: true, colour: '#3f7fb8', size: 1 },
        brows: { colour: '#b8935a', width: 4, lift: [2, 2] },
        nose: 'button',
        mouth: { width: 17, smile: 0.9, open: 0.15, lips: 0.6, colour: '#cf5f78' },
        behind: () => {
          pen.area(circle(16, -86, 34, 30), '#e9cf8e');
          pen.line('M-6 -92C6 -108 30 -108 42 -92M-2 -80C12 -94 30 -92 40 -80', '#c79f52', 3);
        },
        body: (head) => {
          dress(head, { colour: '#3f6fd0', dark: '#1c2a6a', width: 74 }, 168, false);
          for (let index = 0; index < 26; index += 1)
            pen.flat(
              circle(-64 + ((index * 37) % 128), 178 + ((index * 53) % 150), 1.6 + (index % 2)),
              '#ffffff',
              0.9,
            );
        },
        hair: () => {
          const hair = pen.shape([
            -50, -8, -56, -44, -38, -84, 4, -94, 44, -80, 56, -40, 52, 0, 44, -26, 20, -52, -10,
            -50, -38, -32,
          ]);
          pen.area(hair, '#f0dca4');
          pen.rim(hair, '#ffffff', 5, 0.7);
          for (const [x, y] of [
            [-42, -52],
            [-24, -68],
            [0, -74],
            [24, -68],
            [42, -50],
          ] as const)
            pen.line(
              `M${x - 8} ${y + 6}C${x - 4} ${y - 8} ${x + 6} ${y - 8} ${x + 10} ${y + 4}`,
              '#c79f52',
              2.6,
            );
          for (const [x, y] of [
            [-34, -58],
            [-12, -72],
            [12, -72],
            [34, -58],
          ] as const)
            pen.flat(circle(x, y, 3), '#ffffff');
        },
        front: () => {
          const wave = pose.wave * 5;
          arm(pen, [-66, 160, -122, 150, -142, 70, -108 + wave, -20], '#8fb8ee', 34, 24);
          palm(pen, -100 + wave, -40, 24, skins.pale, 0.66);
          arm(pen, [66, 160, 112, 196, 138, 150 - wave], '#8fb8ee', 34, 24);
          palm(pen, 146, 132 - wave, 44, skins.pale, 0.64);
        },
      },
      pose,
    ),
};
