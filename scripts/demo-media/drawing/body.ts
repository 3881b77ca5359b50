import { circle, mirrored, type Points } from './path.ts';
import type { Head } from './figure.ts';
import type { Pen } from './pen.ts';

/** The trunk with a neckline `depth` below the chin's end of the neck. */
export function trunk(pen: Pen, width: number, depth: number, open = 34): string {
  return pen.shape(
    mirrored([
      ...[0, depth, open * 0.6, depth - 5, open, 116, width * 0.78, 139],
      ...[width, 166, width + 10, 250, width + 14, 480, 0, 480],
    ]),
    0.85,
  );
}

interface Cloth {
  readonly width?: number;
  readonly colour: string;
  readonly dark: string;
  readonly trim?: string;
}

function fold(pen: Pen, cloth: string, dark: string, width: number): void {
  pen.shade(
    cloth,
    pen.shape([
      width * 0.55,
      150,
      width * 0.8,
      190,
      width * 0.62,
      300,
      width * 0.7,
      480,
      200,
      480,
      200,
      130,
    ]),
    dark,
    0.75,
  );
  pen.rim(cloth, '#ffffff', 4, 0.3);
}

export function tee(
  { pen }: Head,
  { width = 105, colour, dark, trim = dark }: Cloth,
  depth = 142,
): string {
  const cloth = trunk(pen, width, depth);
  pen.area(cloth, colour);
  fold(pen, cloth, dark, width);
  pen.line(pen.stroke([-33, 119, -20, depth - 4, 0, depth + 1, 20, depth - 4, 33, 119]), trim, 6);
  return cloth;
}

export function turtleneck({ pen }: Head, { width = 100, colour, dark }: Cloth): void {
  const cloth = trunk(pen, width, 122, 32);
  pen.area(cloth, colour);
  fold(pen, cloth, dark, width);
  const collar = pen.shape([-31, 84, 0, 92, 31, 84, 34, 124, 0, 136, -34, 124], 0.8);
  pen.area(collar, colour);
  pen.line('M-28 106C-10 114 10 114 28 106', dark, 2.4);
}

/** A jacket over a shirt. */
export function jacket(
  head: Head,
  { width = 112, colour, dark, trim = '#fff8ee' }: Cloth,
  tie?: string,
): void {
  const { pen } = head;
  pen.area(pen.shape([-36, 110, 0, 150, 36, 110, 60, 240, 60, 480, -60, 480, -60, 240], 0.3), trim);
  if (tie) pen.area('M-9 146L9 146L13 162L16 300L0 330L-16 300L-13 162Z', tie);
  else pen.line('M0 152V400', dark, 2, 0.4);
  pen.area('M-33 104L0 150L-26 172L-46 122Z', trim);
  pen.area('M33 104L0 150L26 172L46 122Z', trim);
  for (const side of [-1, 1]) {
    const half = pen.shape(
      [
        34,
        112,
        width * 0.78,
        138,
        width,
        166,
        width + 10,
        250,
        width + 14,
        480,
        2,
        480,
        4,
        330,
        14,
        250,
      ].map((value, index) => (index % 2 ? value : value * side)),
      0.6,
    );
    pen.area(half, colour);
    if (side > 0) fold(pen, half, dark, width);
    else pen.rim(half, '#ffffff', 4, 0.35);
    pen.area(
      `M${side * 33} 110L${side * 70} 172L${side * 52} 186L${side * 64} 200L${side * 5} 330L${side * 22} 190Z`,
      colour,
    );
    pen.line(
      `M${side * 33} 110L${side * 70} 172L${side * 52} 186L${side * 64} 200L${side * 5} 330`,
      dark,
      2.2,
    );
  }
  pen.flat(circle(10, 352, 4), dark);
}

export function hoodie(
  { pen }: Head,
  { width = 112, colour, dark, trim = '#fff8ee' }: Cloth,
): void {
  const cloth = trunk(pen, width, 146, 40);
  pen.area(pen.shape(mirrored([0, 88, 44, 82, 66, 106, 50, 142, 0, 162])), dark);
  pen.area(pen.shape([-25, 80, 25, 80, 27, 128, 0, 146, -27, 128], 0.6), dark, false);
  pen.area(cloth, colour);
  fold(pen, cloth, dark, width);
  for (const side of [-1, 1]) {
    pen.area(
      pen.shape(
        [58, 98, 68, 116, 50, 146, 4, 168, 2, 156, 34, 136].map((value, index) =>
          index % 2 ? value : value * side,
        ),
      ),
      colour,
    );
    pen.line(`M${side * 17} 160C${side * 20} 190 ${side * 15} 200 ${side * 19} 222`, trim, 4);
  }
}

/** Numbers are drawn as lines, so that no font has to be there. */
const digits: Record<string, string> = {
  '7': 'M-18 -28H18C4 -8 -4 10 -6 32',
  '9': 'M17 -10A17 17 0 1 1 17 -12C17 14 10 28 -8 32',
};

export function jersey(
  head: Head,
  { width = 112, colour, dark, trim = '#fff8ee' }: Cloth,
  digit: string,
): void {
  const { pen } = head;
  const cloth = trunk(pen, width, 150);
  pen.area(cloth, colour);
  pen.within(cloth, () => {
    for (const side of [-1, 1])
      pen.flat(
        `M${side * 40} 112L${side * 58} 112L${side * 104} 480L${side * 84} 480Z`,
        trim,
        0.95,
      );
  });
  fold(pen, cloth, dark, width);
  pen.line('M-34 117L0 153L34 117', trim, 8);
  pen.moved('translate(0 228) scale(1.05)', () => pen.line(digits[digit] ?? '', trim, 11));
}

export function leather(head: Head, { width = 112, colour, dark, trim = '#fff8ee' }: Cloth): void {
  const { pen } = head;
  tee(head, { width: width - 14, colour: trim, dark: '#cbbfae' }, 148);
  for (const side of [-1, 1]) {
    const flip = (points: Points): Points =>
      points.map((value, index) => (index % 2 ? value : value * side));
    const half = pen.shape(
      flip([
        38,
        108,
        width * 0.8,
        136,
        width + 2,
        164,
        width + 12,
        250,
        width + 16,
        480,
        34,
        480,
        46,
        300,
        58,
        200,
      ]),
      0.5,
    );
    pen.area(half, colour);
    pen.rim(half, '#ffffff', 4, 0.4);
    pen.area(
      `M${side * 36} 104L${side * 86} 168L${side * 66} 180L${side * 84} 204L${side * 44} 250L${side * 50} 180Z`,
      colour,
    );
    pen.line(
      `M${side * 36} 104L${side * 86} 168L${side * 66} 180L${side * 84} 204L${side * 44} 250`,
      dark,
      2.6,
    );
    pen.line(`M${side * 44} 252L${side * 36} 480`, '#c9c3d4', 3);
  }
}

export function chefCoat(head: Head, { width = 112, colour, dark, trim = dark }: Cloth): void {
  const { pen } = head;
  const cloth = trunk(pen, width, 130, 32);
  pen.area(cloth, colour);
  fold(pen, cloth, dark, width);
  pen.area(pen.shape([-35, 96, -4, 128, -8, 142, -42, 124], 0.4), colour);
  pen.area(pen.shape([35, 96, 4, 128, 8, 142, 42, 124], 0.4), colour);
  pen.line('M4 134C30 170 42 210 42 480', dark, 2.4);
  for (const y of [186, 232, 278, 324])
    for (const x of [-22, 24]) pen.flat(circle(x, y, 5.5), trim);
}

/** An apron over a shirt. */
export function apron(head: Head, shirt: Cloth, cloth: string, dark: string): void {
  const { pen } = head;
  tee(head, shirt, 138);
  const bib = pen.shape(
    mirrored([0, 190, 46, 188, 56, 196, 62, 300, 96, 330, 100, 480, 0, 480]),
    0.4,
  );
  pen.line('M-46 192C-48 160 -44 140 -37 122M46 192C48 160 44 140 37 122', cloth, 13);
  pen.area(bib, cloth);
  pen.shade(bib, 'M30 180C44 260 40 360 60 480H140V180Z', dark, 0.6);
}

/** Bare shoulders and a dress that begins `y` below the eyes. */
export function dress(
  { pen, skin }: Head,
  { width = 92, colour, dark }: Cloth,
  y = 196,
  straps = true,
): void {
  const shoulders = trunk(pen, width, 118, 28);
  pen.area(shoulders, skin[0]);
  pen.shade(
    shoulders,
    pen.shape([width * 0.6, 130, width * 0.72, 200, width * 0.6, 480, 200, 480, 200, 130]),
    skin[1],
    0.8,
  );
  pen.rim(shoulders, '#fff0dc', 5, 0.45);
  pen.line('M-44 152C-30 158 -20 158 -10 152M44 152C30 158 20 158 10 152', skin[1], 2.4, 0.7);
  const cloth = pen.shape(
    [
      -width * 0.86,
      y - 12,
      -42,
      y - 4,
      0,
      y + 16,
      42,
      y - 4,
      width * 0.86,
      y - 12,
      width * 0.94,
      480,
      -width * 0.94,
      480,
    ],
    0.7,
  );
  if (straps) pen.line(`M-52 ${y}C-54 160 -50 145 -46 136M52 ${y}C54 160 50 145 46 136`, colour, 8);
  pen.area(cloth, colour);
  pen.shade(
    cloth,
    pen.shape([width * 0.3, y, width * 0.44, 300, width * 0.3, 480, 200, 480, 200, y - 30]),
    dark,
    0.7,
  );
}
