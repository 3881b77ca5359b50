import type { Box } from './art.ts';
import { lettering, signature } from './lettering.ts';
import { shadow } from './scene.ts';

const cover: Box = { x: 94, y: 84, width: 204, height: 290 };

interface Book {
  readonly lines: readonly string[];
  readonly cloth: string;
  readonly ink: string;
  /** What is printed on the cover. */
  readonly art: (box: Box) => string;
  readonly hand: number;
  /** Where the title begins. */
  readonly at?: number;
  /** Thickness of the pages. */
  readonly thick?: number;
  readonly size?: number;
}

/** A book that stands on the table, seen a little from the right. */
export function book({
  lines,
  cloth,
  ink,
  art,
  hand,
  at = 110,
  thick = 20,
  size = 15,
}: Book): string {
  const { x, y, width, height } = cover;
  const right = x + width;
  const low = y + height;
  const leaves = [0.25, 0.5, 0.75]
    .map(
      (part) =>
        `<path d="M${right + thick * part} ${y + 12 * part}V${low + 12 * part}" stroke="#cdbfa4" stroke-width="1.2"/>`,
    )
    .join('');
  return `${shadow(208, 404, 130)}<path d="M${right} ${y}L${right + thick} ${y + 12}V${low + 12}L${right} ${low}Z" fill="#efe4cf"/>${leaves}<path d="M${x} ${low}L${x + thick} ${low + 12}H${right + thick}L${right} ${low}Z" fill="#d8cab0"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${cloth}"/>${art(cover)}${lines.map((line, index) => lettering(line, x + width / 2 + 4, at + index * size * 1.55, size, ink, 2.4)).join('')}${signature(x + 70, low - 44, 0.75, ink, hand)}<rect x="${x}" y="${y}" width="12" height="${height}" fill="#000" fill-opacity=".2"/><rect x="${x + 12}" y="${y}" width="1.6" height="${height}" fill="#fff" fill-opacity=".3"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#shade)" fill-opacity=".8"/>`;
}

/** A drawing in the middle of a cover, 100 units wide around 0. */
export const onCover =
  (drawing: string, y = 250) =>
  (): string =>
    `<g transform="translate(200 ${y})">${drawing}</g>`;

export const platter =
  '<circle r="70" fill="#FBF4E6"/><circle r="50" fill="#fff" stroke="#DCCDB2" stroke-width="2.5"/><path d="M-38 6C-26 -18 14 -20 30 0L42 -12V18L30 8C12 24 -26 24 -38 6Z" fill="#6f9fb4"/><circle cx="-26" cy="2" r="2.6" fill="#17293a"/><path d="M-10 -8C-6 0 -6 8 -10 14M4 -8C8 0 8 8 4 13" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none"/><path d="M-12 -32A26 26 0 0 1 26 -24L6 -18Z" fill="#f3c14b"/><path d="M20 30C30 24 36 28 34 36C28 40 22 38 20 30Z" fill="#5c8f4a"/>';

export const strudel =
  '<path d="M-78 24H78L70 36H-70Z" fill="#fff6e6"/><path d="M-66 24C-70 -10 -40 -26 0 -26C40 -26 70 -10 66 24Z" fill="#D9923C"/><path d="M-40 -18L-48 16M-16 -24L-20 20M10 -24L8 20M34 -20L36 16" stroke="#A8641E" stroke-width="4" stroke-linecap="round"/><path d="M66 24C68 4 58 -8 46 -14C40 0 44 14 50 24Z" fill="#F7DFA8"/><circle cx="56" cy="8" r="4" fill="#8C4A24"/><g fill="#fff"><circle cx="-30" cy="-20" r="2.4"/><circle cx="-4" cy="-22" r="2.4"/><circle cx="22" cy="-20" r="2.4"/><circle cx="-52" cy="-6" r="2.4"/><circle cx="0" cy="-8" r="2.4"/></g><path d="M-20 -44c-6 -12 6 -16 0 -28M16 -44c-6 -12 6 -16 0 -28" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>';

export const animals =
  '<g fill="none" stroke="#2A2233" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path fill="#FFFDF8" d="M-54 62C-68 10 -58 -16 -44 -46L-28 -22H8L24 -46C40 -16 48 12 34 62Z"/><path fill="#F3B9B2" d="M30 66C22 34 34 16 54 16C74 16 84 36 78 66ZM40 20C34 -8 42 -22 50 16M62 16C66 -14 78 -18 72 22"/><path d="M-36 -2L-22 4M14 -2L0 4M-20 30C-14 24 -6 24 0 30M42 34L50 38M70 34L62 38M52 54C55 50 59 50 62 54"/></g><g fill="#2A2233"><circle cx="-26" cy="12" r="3.4"/><circle cx="6" cy="12" r="3.4"/><circle cx="48" cy="44" r="2.6"/><circle cx="65" cy="44" r="2.6"/></g>';

export const road =
  '<path d="M-88 60C-40 40 -70 10 -20 0C30 -10 -10 -40 30 -56" fill="none" stroke="#FBF1DD" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/><g transform="translate(-34 34)"><rect x="-34" y="-26" width="68" height="36" rx="8" fill="#E8623D"/><rect x="-27" y="-20" width="14" height="12" rx="2" fill="#FBF1DD"/><rect x="-8" y="-20" width="14" height="12" rx="2" fill="#FBF1DD"/><rect x="11" y="-20" width="16" height="12" rx="2" fill="#FBF1DD"/><circle cx="-18" cy="12" r="8" fill="#1d2b3a"/><circle cx="18" cy="12" r="8" fill="#1d2b3a"/></g>';

export const curtain =
  '<path d="M-70 -60C-40 -46 40 -46 70 -60V40C50 20 40 -10 36 -48C10 -40 -10 -40 -36 -48C-40 -10 -50 20 -70 40Z" fill="#F2D58A"/><rect x="-44" y="4" width="88" height="58" fill="#FFF6E6"/><path d="M-44 4L0 38L44 4" fill="none" stroke="#7C1D3B" stroke-width="3"/><circle cx="0" cy="38" r="9" fill="#7C1D3B"/>';

export const staves =
  '<g stroke="#2B1B33" stroke-width="1.6">' +
  [-36, -26, -16, -6, 4]
    .map((y) => `<path d="M-84 ${y}H84"/><path d="M-84 ${y + 66}H84"/>`)
    .join('') +
  '</g><g fill="#2B1B33">' +
  [
    [-60, 0],
    [-36, -12],
    [-10, -22],
    [16, -6],
    [42, -30],
    [66, 2],
    [-52, 62],
    [-24, 44],
    [4, 52],
    [32, 36],
    [60, 58],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" transform="rotate(-20 ${x} ${y})"/><rect x="${x + 5}" y="${y - 32}" width="2" height="32"/>`,
    )
    .join('') +
  '</g>';

export const boats =
  '<g stroke="#FFF1DC" stroke-width="3" stroke-linejoin="round" fill="none"><path d="M-50 20H50L30 44H-30ZM0 20V-44L44 20M0 -44L-40 20"/><path d="M-84 62C-70 52 -56 72 -42 62S-14 52 0 62S28 72 42 62S70 52 84 62"/></g>';

export const toast =
  '<path d="M-34 -52H34L36 -14C34 12 14 18 14 18H-14C-14 18 -34 12 -36 -14Z" fill="#FAF4E8"/><path d="M-34 -24H35C34 10 14 16 14 16H-14C-14 16 -36 10 -34 -24Z" fill="#8C1F3F"/><path d="M0 18V62M-26 64H26" stroke="#FAF4E8" stroke-width="6" stroke-linecap="round"/>';
