import { circle, mix, type Points } from './path.ts';
import type { Head } from './figure.ts';
import type { Pen } from './pen.ts';

const shift = (points: Points, dx: number): number[] =>
  points.map((value, index) => (index % 2 ? value : value + dx));

/** A beard around the mouth; `longer` reaches below the chin, `high` is where it begins at the ears. */
export function beard({ pen, skull, yaw, face }: Head, colour: string, longer = 8, high = 8): void {
  const { cheek, jaw, chin, length } = skull;
  const dx = yaw * 10;
  const whole = shift(
    [
      -cheek + 1,
      high,
      -cheek + 9,
      26,
      -33,
      37,
      -18,
      36,
      0,
      34,
      18,
      36,
      33,
      37,
      cheek - 9,
      26,
      cheek - 1,
      high,
      cheek + 2,
      34,
      jaw + 5,
      60,
      chin + 8,
      length + longer - 4,
      0,
      length + longer + 2,
      -chin - 8,
      length + longer - 4,
      -jaw - 5,
      60,
      -cheek - 2,
      34,
    ],
    dx,
  );
  if (longer < 2)
    pen.within(face, () => {
      if (pen.style === 'halftone') pen.dots(pen.shape(whole), 1.7, colour);
      else pen.flat(pen.shape(whole), colour, 0.26);
    });
  else {
    const path = pen.shape(whole, 0.9);
    pen.area(path, colour);
    pen.shade(
      path,
      pen.shape(shift([20, 30, 30, 60, 8, length + longer + 8, 90, length + longer, 90, 10], dx)),
      mix(colour, '#140b12', 0.4),
      0.6,
    );
    if (longer > 4)
      pen.line(
        `M${dx * 1.5 - 9} 66C${dx * 1.5 - 4} 69 ${dx * 1.5 + 4} 69 ${dx * 1.5 + 9} 66`,
        mix(colour, '#140b12', 0.4),
        2.4,
      );
  }
}

export function moustache(
  { pen, yaw }: Head,
  colour: string,
  kind: 'bushy' | 'thin' | 'curled',
): void {
  const half = {
    bushy: [0, 36, 14, 35, 27, 42, 33, 52, 16, 49, 0, 46],
    thin: [0, 38, 12, 38, 22, 44, 12, 43, 0, 43],
    curled: [0, 36, 14, 34, 30, 44, 43, 36, 44, 26, 49, 38, 36, 53, 16, 49, 0, 44],
  }[kind];
  const left: number[] = [];
  for (let index = half.length - 2; index > 0; index -= 2)
    left.push(-(half[index] ?? 0), half[index + 1] ?? 0);
  pen.area(pen.shape(shift([...half, ...left.slice(0, -2)], yaw * 18), 0.9), colour, false);
}

export function freckles({ pen, yaw, skin }: Head): void {
  const dx = yaw * 16;
  for (const [x, y] of [
    [-34, 20],
    [-26, 25],
    [-18, 20],
    [-40, 28],
    [-30, 33],
    [36, 20],
    [28, 25],
    [20, 20],
    [42, 28],
    [32, 33],
    [-5, 14],
    [5, 12],
  ] as const)
    pen.flat(circle(x + dx, y, 1.7), skin[1], 0.85);
}

/** Lines of age: under the eyes, at the mouth, on the forehead. */
export function wrinkles({ pen, yaw, skin }: Head, deep = 0.7): void {
  const dx = yaw * 16;
  pen.line(
    `M${dx - 34} 14C${dx - 26} 19 ${dx - 18} 18 ${dx - 13} 13M${dx + 34} 14C${dx + 26} 19 ${dx + 18} 18 ${dx + 13} 13`,
    skin[1],
    2.2,
    deep,
  );
  pen.line(
    `M${dx - 17} 31C${dx - 28} 38 ${dx - 31} 46 ${dx - 31} 56M${dx + 17} 31C${dx + 28} 38 ${dx + 31} 46 ${dx + 31} 56`,
    skin[1],
    2.4,
    deep,
  );
  pen.line(
    `M${dx - 24} -44C${dx - 8} -48 ${dx + 8} -48 ${dx + 24} -44M${dx - 18} -54C${dx - 6} -57 ${dx + 6} -57 ${dx + 18} -54M${dx - 44} -3L${dx - 51} -7M${dx - 44} 3L${dx - 51} 4`,
    skin[1],
    2,
    deep * 0.7,
  );
}

export function glasses(
  head: Head,
  kind: 'round' | 'square' | 'cat' | 'shades',
  colour: string,
  y = 0,
): void {
  const { pen, yaw } = head;
  for (const side of [-1, 1]) {
    const narrow = side * yaw > 0 ? 1 - 0.22 * Math.abs(yaw) : 1;
    const x = yaw * 16 + side * 25 * narrow;
    pen.moved(`translate(${x.toFixed(1)} ${y}) scale(${(side * narrow).toFixed(2)} 1)`, () => {
      const frame = {
        round: circle(0, 1, 20),
        square: 'M-20 -14H19Q23 -14 22 -8L20 12Q19 17 13 17H-13Q-19 17 -20 11Z',
        cat: 'M-20 -9C-10 -14 8 -16 29 -20C28 4 20 17 4 17C-14 17 -20 8 -20 -9Z',
        shades: 'M-21 -12H24C26 8 18 20 2 20C-14 20 -22 6 -21 -12Z',
      }[kind];
      if (kind === 'shades') {
        pen.flat(frame, colour);
        pen.flat('M-14 -8L-2 -8L-13 10C-16 4 -16 -2 -14 -8Z', '#ffffff', 0.22);
      } else pen.flat(frame, '#ffffff', 0.16);
      pen.line(frame, colour, kind === 'round' ? 3.4 : 4.6);
      pen.line('M20 -4L34 -8', colour, 3.4);
    });
  }
  pen.line(
    `M${yaw * 16 - 6} ${y - 2}C${yaw * 18 - 2} ${y - 6} ${yaw * 18 + 2} ${y - 6} ${yaw * 16 + 6} ${y - 2}`,
    colour,
    3.6,
  );
}

export function earrings({ pen, skull, yaw, faces }: Head, draw: (pen: Pen) => void): void {
  for (const side of [-1, 1]) {
    if (side * faces > 0.3) continue;
    pen.moved(`translate(${side * (skull.cheek + 6) - yaw * 9} 26)`, () => draw(pen));
  }
}

export function headphones({ pen, skull }: Head, colour: string, pad: string): void {
  const width = skull.cheek + 8;
  pen.line(
    `M${-width} 0C${-width - 4} ${-skull.top * 1.5} ${width + 4} ${-skull.top * 1.5} ${width} 0`,
    colour,
    10,
  );
  for (const side of [-1, 1]) {
    pen.area(
      pen.shape(
        [
          side * (width - 8),
          -24,
          side * (width + 8),
          -26,
          side * (width + 15),
          0,
          side * (width + 8),
          28,
          side * (width - 8),
          26,
        ],
        0.9,
      ),
      pad,
    );
    pen.area(
      pen.shape(
        [
          side * (width + 6),
          -20,
          side * (width + 17),
          -16,
          side * (width + 20),
          0,
          side * (width + 17),
          18,
          side * (width + 6),
          22,
        ],
        0.9,
      ),
      colour,
    );
  }
}

/** A microphone whose head lies at the point; the handle goes down, turned by degrees. */
export function microphone(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  grille = '#c9c3d4',
  handle = '#241a2e',
): void {
  pen.moved(`translate(${x} ${y}) rotate(${turn})`, () => {
    pen.area(pen.shape([-9, 16, 9, 16, 7, 110, -7, 110], 0.2), handle);
    pen.area(circle(0, 0, 20, 22), grille);
    pen.line(
      'M-17 -8L14 14M-10 -17L18 6M-18 4L2 20M17 -8L-14 14M10 -17L-18 6M18 4L-2 20',
      handle,
      1.5,
      0.55,
    );
    pen.flat('M-17 14H17V22H-17Z', '#e0b84a');
  });
}

export function ball(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  kind: 'football' | 'volleyball',
  turn: number,
): void {
  pen.moved(`translate(${x} ${y}) rotate(${turn}) scale(${radius / 60})`, () => {
    const round = circle(0, 0, 60);
    pen.area(round, kind === 'football' ? '#fdf8ee' : '#fbe7b0');
    pen.within(round, () => {
      if (kind === 'football') {
        pen.flat('M0 -22L21 -7L13 18H-13L-21 -7Z', '#241a2e');
        for (let side = 0; side < 5; side += 1)
          pen.moved(`rotate(${side * 72})`, () => {
            pen.line('M0 -22V-42', '#241a2e', 3);
            pen.flat('M-16 -48L0 -42L16 -48L12 -66H-12Z', '#241a2e');
            pen.line('M16 -48L30 -34', '#241a2e', 3);
          });
      } else {
        pen.flat('M-60 -60H-8C-14 -34 -12 -14 2 2C-20 -4 -42 -4 -64 6Z', '#3c6fb5');
        pen.flat('M2 2C24 14 34 34 36 64H70V-6C46 -10 22 -8 2 2Z', '#3c6fb5');
        pen.line(
          'M2 2C-12 -14 -14 -34 -8 -60M2 2C22 -8 46 -10 64 -6M2 2C-6 24 -6 40 2 62M26 -6C14 -24 12 -40 18 -62M-26 -2C-20 20 -24 40 -34 54M22 16C34 28 46 32 60 32',
          '#241a2e',
          2.4,
        );
      }
    });
    pen.shade(round, 'M20 -64C46 -10 30 40 -20 62H70V-70Z', '#2a1838', 0.25);
  });
}
