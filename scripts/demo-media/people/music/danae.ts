import { arm, fist } from '../../drawing/arms.ts';
import { dress } from '../../drawing/body.ts';
import { earrings, microphone } from '../../drawing/extras.ts';
import { skins, skulls } from '../../drawing/face.ts';
import { drawFigure } from '../../drawing/figure.ts';
import { box, circle } from '../../drawing/path.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Person } from '../person.ts';

/** A night sea with the lights of a ferry. */
function ferry(pen: Pen, time: number): void {
  pen.sky(['#1d0d38', '#4a2377', '#9a4f93', '#e99a78']);
  pen.glow(300, 130, 130, '#ffe2a0', 0.55);
  pen.flat(circle(300, 130, 42), '#ffe9b8');
  pen.flat(box(-60, 330, 520, 240), '#2a124c');
  for (const [y, w] of [
    [342, 92],
    [358, 66],
    [376, 84],
    [398, 50],
    [424, 70],
  ] as const)
    pen.flat(box(300 - w / 2 + 6 * Math.sin(time * 6.28 + y), y, w, 4), '#f4b98a', 0.55);
  const x = 18 + time * 16;
  pen.flat(`M${x} 318H${x + 92}L${x + 80} 336H${x + 10}Z`, '#160a2b');
  pen.flat(
    `M${x + 18} 302H${x + 72}V318H${x + 18}ZM${x + 48} 288H${x + 60}V304H${x + 48}Z`,
    '#241042',
  );
  for (const dx of [24, 34, 44, 54, 64]) pen.flat(box(x + dx, 307, 5, 5), '#ffe2a0');
}

function stageLights(pen: Pen, time: number): void {
  pen.sky(['#2a0f45', '#5c2d91', '#b2567f']);
  const swing = 14 * Math.sin(time * 6.28);
  pen.flat(`M60 -20L${-40 + swing} 520H${130 + swing}Z`, '#f6c56b', 0.22);
  pen.flat(`M340 -20L${270 - swing} 520H${450 - swing}Z`, '#f3a0c0', 0.24);
}

export const danae: Person = {
  id: 'danae',
  inks: { style: 'painted', dark: '#2a0f3d', light: '#fff4e2' },
  pitch: 205,
  place: ferry,
  elsewhere: stageLights,
  person: (pen, pose) =>
    drawFigure(
      pen,
      {
        at: [188, 196, 1.22],
        skull: skulls.oval,
        skin: skins.olive,
        yaw: 0.42,
        tilt: 5,
        lean: -4,
        eyes: { kind: 'almond', lashes: true, colour: '#4a2c17' },
        brows: { colour: '#241016', width: 5 },
        nose: 'straight',
        mouth: { width: 21, smile: 0.9, open: 0.3, lips: 0.7, colour: '#b23a4a' },
        behind: () => {
          const sway = pose.wave * 4;
          const back = pen.shape([
            -10,
            -98,
            40,
            -92,
            64,
            -50,
            62,
            10,
            70,
            70,
            60,
            130,
            20,
            150,
            -30,
            176,
            -86,
            214 + sway,
            -124 + sway,
            200,
            -98,
            168,
            -112 + sway,
            120,
            -84,
            70,
            -82,
            10,
            -72,
            -52,
          ]);
          pen.area(back, '#2c141c');
          pen.rim(back, '#e58f6a', 7, 0.8);
        },
        body: (head) => dress(head, { colour: '#e0ac3a', dark: '#8f4d22', width: 90 }, 200),
        hair: () => {
          const front = pen.shape([
            30, -96, 62, -62, 64, -16, 58, 14, 56, -22, 34, -52, 6, -64, -22, -40, -46, -4, -56, 50,
            -66, 110, -84, 150, -104, 96, -84, 40, -78, -20, -60, -74, -20, -100,
          ]);
          pen.area(front, '#3a1c22');
          pen.rim(front, '#f0a878', 6, 0.75);
          pen.line(
            'M-8 -82C-44 -60 -58 -10 -66 50M6 -84C-30 -70 -50 -30 -56 10',
            '#7a4038',
            2.4,
            0.7,
          );
        },
        onHead: (head) => earrings(head, () => pen.area(circle(0, 10, 9), '#e8c25a')),
        front: () => {
          const lift = pose.wave * 3;
          arm(pen, [96, 196, 118, 262, 92, 262, 62, 168 + lift], skins.olive[0], 44, 26);
          microphone(pen, 48, 98 + lift, -14);
          fist(pen, 62, 160 + lift, -14, skins.olive);
        },
      },
      pose,
    ),
};
