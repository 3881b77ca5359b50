import {
  brows,
  eyes,
  mouth,
  nose,
  outline,
  type BrowSpec,
  type EyeSpec,
  type MouthSpec,
  type NoseKind,
  type Pose,
  type Skin,
  type Skull,
} from './face.ts';
import { circle } from './path.ts';
import type { Pen } from './pen.ts';

/** What hair, beards and hats are drawn around. */
export interface Head {
  readonly pen: Pen;
  readonly skull: Skull;
  /** -1 looks far to the left, 1 far to the right. */
  readonly yaw: number;
  /** As it is in the still: which ear is seen does not change within a film. */
  readonly faces: number;
  readonly skin: Skin;
  /** The outline of the face as a path. */
  readonly face: string;
  readonly pose: Pose;
}

type Draw = (head: Head) => void;

/** One person. Lengths are units of the head: its eyes lie at 0, its chin at about 82, the shoulders at 150. */
export interface Figure {
  /** Where the eyes lie in the picture, and the size. */
  readonly at: readonly [x: number, y: number, scale: number];
  readonly skull: Skull;
  readonly skin: Skin;
  readonly yaw: number;
  /** Degrees. */
  readonly tilt?: number;
  readonly eyes: EyeSpec;
  readonly brows: BrowSpec;
  readonly nose: NoseKind;
  readonly noseSize?: number;
  readonly mouth: MouthSpec;
  readonly ink?: string;
  /** Where the face is dark: its far edge, its far half as on posters, or nowhere. */
  readonly shadow?: 'edge' | 'half' | 'none';
  readonly blush?: number;
  readonly neck?: number;
  /** Degrees that the shoulders are turned. */
  readonly lean?: number;
  readonly behind?: Draw;
  readonly body: Draw;
  /** Upon the skin, under the features: beards, freckles. */
  readonly onFace?: Draw;
  readonly hair?: Draw;
  /** Upon everything of the head: glasses, hats. */
  readonly onHead?: Draw;
  /** In front: arms and what they hold. */
  readonly front?: Draw;
  readonly ears?: boolean;
}

export function drawFigure(pen: Pen, figure: Figure, pose: Pose): void {
  const { at, skull, skin, neck = 25, ink = pen.inks.dark } = figure;
  const yaw = Math.max(-1, Math.min(1, figure.yaw + pose.turn));
  const face = pen.shape(outline(skull, yaw));
  const head: Head = { pen, skull, yaw, faces: figure.yaw, skin, face, pose };
  const [base, shadow, lips, blush] = skin;
  const tilt = `rotate(${((figure.tilt ?? 0) + pose.tilt).toFixed(1)} 0 96)`;
  const sway = `${(at[0] + pose.turn * 26).toFixed(1)} ${(at[1] + pose.tilt * 0.7).toFixed(1)}`;
  pen.moved(`translate(${sway}) scale(${at[2]})`, () => {
    pen.moved(tilt, () => figure.behind?.(head));
    pen.moved(`rotate(${figure.lean ?? 0} 0 150)`, () => {
      const throat = pen.shape(
        [
          -neck,
          40,
          neck,
          40,
          neck,
          100,
          neck + 16,
          126,
          neck + 34,
          136,
          0,
          190,
          -neck - 34,
          136,
          -neck - 16,
          126,
          -neck,
          100,
        ],
        0.7,
      );
      pen.area(throat, base);
      const low = skull.length;
      pen.shade(
        throat,
        pen.shape([
          -70,
          low - 60,
          70,
          low - 60,
          neck + 8 + yaw * 6,
          low + 12,
          8 + yaw * 14,
          low + 27,
          -neck + 2 + yaw * 8,
          low + 12,
        ]),
        shadow,
        0.9,
      );
      figure.body(head);
    });
    pen.moved(tilt, () => {
      if (figure.ears !== false) {
        for (const side of [-1, 1]) {
          if (side * figure.yaw > 0.3) continue;
          const x = side * (skull.cheek + 1) - yaw * 9;
          const ear = pen.shape([
            x,
            -8,
            x + side * 9,
            -10,
            x + side * 11,
            4,
            x + side * 6,
            22,
            x,
            24,
          ]);
          pen.area(ear, base);
          pen.line(
            `M${x + side * 3} -2C${x + side * 8} -2 ${x + side * 6} 10 ${x + side * 2} 13`,
            shadow,
            2,
          );
        }
      }
      pen.area(face, base);
      shadeFace(pen, figure, face, yaw);
      if (pen.style !== 'halftone' && figure.blush !== 0) {
        for (const side of [-1, 1]) {
          const x = yaw * 15 + side * 33 * (side * yaw > 0 ? 0.8 : 1);
          pen.within(face, () => pen.flat(circle(x, 29, 12, 10), blush, figure.blush ?? 0.22));
        }
      }
      figure.onFace?.(head);
      if (!(figure.shadow === 'half' && pen.style !== 'wash'))
        nose(pen, figure.nose, yaw, [shadow, ink], figure.noseSize);
      eyes(pen, figure.eyes, yaw, pose.eyes, ink);
      brows(pen, figure.brows, yaw, figure.eyes.apart);
      const spoken = pose.speaks;
      const speaking =
        spoken === undefined
          ? {}
          : { open: spoken * 0.62, smile: (figure.mouth.smile ?? 0.6) * 0.7 };
      mouth(pen, { ...figure.mouth, ...speaking }, yaw, lips, ink);
      figure.hair?.(head);
      figure.onHead?.(head);
    });
    figure.front?.(head);
  });
}

function shadeFace(
  pen: Pen,
  { shadow = 'edge', skin, skull }: Figure,
  face: string,
  yaw: number,
): void {
  const dark = skin[1];
  const far = yaw < -0.05 ? -1 : 1;
  const x = yaw * 20;
  if (shadow === 'half') {
    const points = [
      2, -95, 6, -40, 1, -16, 4, -2, 9, 14, 15, 27, 4, 36, 7, 43, 3, 58, 8, 66, 4, 72, 8, 110, 130,
      110, 130, -95,
    ];
    pen.shade(
      face,
      pen.shape(
        points.map((value, index) => (index % 2 ? value : x + far * value)),
        0.6,
      ),
      dark,
    );
  } else if (shadow === 'edge') {
    const { cheek, length } = skull;
    const edge = [
      cheek * 0.78,
      -90,
      cheek * 0.74,
      -20,
      cheek * 0.58,
      12,
      cheek * 0.5,
      44,
      cheek * 0.1,
      length - 5,
      -20,
      length + 12,
      90,
      length + 20,
      120,
      -90,
    ];
    pen.shade(
      face,
      pen.shape(
        edge.map((value, index) => (index % 2 ? value : yaw * 8 + far * value)),
        0.9,
      ),
      dark,
      pen.style === 'painted' ? 0.8 : 0.62,
    );
  }
  pen.rim(face, '#fff0dc', 6, 0.5);
}
