import type { Box } from './art.ts';
import { lettering, signature } from './lettering.ts';
import { shadow } from './scene.ts';

/** A mug with something printed on its front. */
export function mug(glaze: string, rim: string, printed: string): string {
  const outline = 'M104 170H282L274 388C272 408 114 408 112 388Z';
  return `${shadow(200, 404, 124)}<path d="M272 214C352 206 352 346 266 342" fill="none" stroke="${glaze}" stroke-width="24"/><path d="M272 214C352 206 352 346 266 342" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="24"/><path d="${outline}" fill="${glaze}"/><clipPath id="mug"><path d="${outline}"/></clipPath><g clip-path="url(#mug)"><g transform="translate(193 292)">${printed}</g></g><path d="${outline}" fill="url(#shade)"/><ellipse cx="193" cy="170" rx="89" ry="17" fill="${rim}"/><ellipse cx="193" cy="172" rx="77" ry="12" fill="#4b2c1f"/><path d="M168 138C158 118 184 108 174 86M206 138C196 118 222 108 212 86" stroke="#fff" stroke-opacity=".65" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

export const morning = `<circle cy="6" r="40" fill="#f3b33f"/>${Array.from({ length: 12 }, (_, turn) => `<path transform="rotate(${turn * 30} 0 6)" d="M-4 -46L0 -66L4 -46Z" fill="#f3b33f"/>`).join('')}<path d="M-16 0C-12 -7 -6 -7 -3 0M5 0C9 -7 15 -7 18 0M-14 14C-6 26 10 26 16 14" fill="none" stroke="#5a2f10" stroke-width="4" stroke-linecap="round"/>${lettering('GOOD MORNING', 0, 72, 12, '#3a2236', 2.8)}`;

export const baker = `<path d="M-46 -20C-66 -46 -40 -70 -18 -60C-6 -78 20 -76 28 -62C54 -68 62 -38 44 -20L42 -4H-44Z" fill="#fff4dc"/><path d="M-40 6L-8 16M40 6L8 16" stroke="#fff4dc" stroke-width="9" stroke-linecap="round"/><circle cx="-22" cy="26" r="6" fill="#fff4dc"/><circle cx="22" cy="26" r="6" fill="#fff4dc"/><path d="M0 50C14 38 30 44 44 34C44 58 20 62 0 56C-20 62 -44 58 -44 34C-30 44 -14 38 0 50Z" fill="#f3c14b"/><path d="M-14 74C-6 68 6 68 14 74" stroke="#fff4dc" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const live = `<rect x="-62" y="-44" width="124" height="52" rx="12" fill="#f0785a"/><circle cx="-40" cy="-18" r="8" fill="#fff3df"/>${lettering('LIVE', 14, -29, 22, '#fff3df', 3.2)}${lettering('SATURDAY', 0, 28, 14, '#fff3df', 2.6)}<path d="M-66 66C-50 56 -34 76 -18 66S14 56 30 66S58 72 66 64" fill="none" stroke="#8fd0e8" stroke-width="6" stroke-linecap="round"/>`;

/** Photographs in a fan. */
export function postcards(art: (box: Box, place: number) => string): string {
  const cards = [-17, -3, 11].map((turn, index) => {
    const box = { x: 110, y: 136, width: 180, height: 236 };
    return `<g transform="translate(${index * 16 - 16} ${index * 10 - 10}) rotate(${turn} 200 400)"><rect x="104" y="130" width="192" height="270" fill="#180a28" fill-opacity=".2"/><rect x="100" y="124" width="200" height="272" fill="#fffdf8"/>${art({ ...box, height: 222 }, index)}</g>`;
  });
  return `${shadow(200, 420, 140)}${cards.join('')}<g transform="translate(16 10) rotate(11 200 400)">${lettering('WISH YOU WERE HERE', 200, 370, 8, '#1d2b3a', 2.2)}<rect x="258" y="142" width="26" height="32" fill="#e8623d" stroke="#fffdf8" stroke-width="3"/></g>`;
}

/** Cards of a game, some fields taken. */
export function bingo(): string {
  const card = (turn: number, paper: string, seed: number): string => {
    const cells = Array.from({ length: 25 }, (_, cell) => {
      const [x, y] = [118 + (cell % 5) * 34, 176 + Math.floor(cell / 5) * 34];
      const kind = (cell * 7 + seed) % 6;
      const signs = [
        'M8 22V12L16 6L24 12V22Z',
        'M16 6C10 14 10 22 16 24C22 22 22 14 16 6Z',
        'M8 10H24V22H8ZM8 16H24',
        'M10 24V8H22V24M18 16H19',
        'M8 20C12 8 20 8 24 20',
        'M16 6V24M8 15H24',
      ];
      const taken =
        (cell * 11 + seed) % 5 < 2
          ? `<circle cx="${x + 16}" cy="${y + 15}" r="12" fill="#c8502f" fill-opacity=".55"/>`
          : '';
      return `<rect x="${x}" y="${y}" width="32" height="32" fill="#fffdf8" stroke="#33203a" stroke-width="1.6"/><path transform="translate(${x} ${y})" d="${signs[kind]}" fill="none" stroke="#33203a" stroke-width="2"/>${taken}`;
    });
    return `<g transform="rotate(${turn} 200 270)"><rect x="108" y="124" width="192" height="238" rx="8" fill="#180a28" fill-opacity=".22" transform="translate(4 5)"/><rect x="108" y="124" width="192" height="238" rx="8" fill="${paper}"/>${lettering('LANDLORD BINGO', 204, 142, 12, '#33203a', 2.4)}${cells.join('')}</g>`;
  };
  return `${shadow(200, 412, 140)}${card(-12, '#6aa6a0', 2)}${card(5, '#f3c14b', 4)}<g transform="rotate(38 300 380)"><rect x="232" y="372" width="110" height="16" rx="7" fill="#c8502f"/><path d="M232 372L212 380L232 388Z" fill="#f4e4c8"/></g>`;
}

/** A skate's lace in an open box. */
export function lace(): string {
  return `${shadow(200, 410, 150)}<path d="M70 250L330 250L346 392H54Z" fill="#2d5aa8"/><path d="M70 250H330L318 190H82Z" fill="#16305f"/><path d="M82 190H318L312 120H88Z" fill="#3f6fd0"/><path d="M82 190H318L312 120H88Z" fill="#fff" fill-opacity=".12"/>${lettering('GOOD LUCK', 200, 146, 16, '#f4fbff', 2.6)}<g fill="none" stroke="#f4fbff" stroke-width="11" stroke-linecap="round"><path d="M112 238C104 196 172 190 196 214C220 238 270 232 282 204C292 186 262 182 244 198C220 220 176 250 142 232"/><path d="M282 204C300 214 296 236 288 244"/></g><g fill="none" stroke="#bcd6f2" stroke-width="2" stroke-dasharray="5 6"><path d="M112 238C104 196 172 190 196 214C220 238 270 232 282 204C292 186 262 182 244 198C220 220 176 250 142 232"/></g><path d="M288 238V262" stroke="#e0b84a" stroke-width="10" stroke-linecap="round"/><path d="M54 392L70 250H330L346 392Z" fill="url(#shade)"/><g transform="rotate(-5 180 330)"><rect x="104" y="284" width="150" height="90" rx="4" fill="#fffdf8"/>${signature(124, 314, 0.85, '#5C2D91', 1)}</g><path d="M300 296l6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2Z" fill="#f4fbff"/>`;
}
export function ball(leather: string, patch: string): string {
  const seams =
    'M200 196L200 150M252 234L296 218M232 296L258 334M168 296L142 334M148 234L104 218M200 150L158 130M200 150L242 130M296 218L290 172M296 218L318 254M258 334L304 330M258 334L240 374M142 334L96 330M142 334L160 374M104 218L110 172M104 218L82 254';
  return `${shadow(204, 398, 110)}<clipPath id="round"><circle cx="200" cy="256" r="134"/></clipPath><radialGradient id="globe" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#180a28" stop-opacity=".5"/></radialGradient><circle cx="200" cy="256" r="134" fill="${leather}"/><g clip-path="url(#round)"><path d="M200 196L252 234L232 296H168L148 234Z" fill="${patch}"/><path d="M158 130L242 130L230 96H170ZM290 172L318 254L352 232L330 150ZM304 330L240 374L262 408L340 372ZM96 330L160 374L138 408L60 372ZM110 172L82 254L48 232L70 150Z" fill="${patch}"/><path d="${seams}" fill="none" stroke="${patch}" stroke-width="5" stroke-linecap="round"/></g><circle cx="200" cy="256" r="134" fill="url(#globe)"/>${signature(150, 318, 0.8, '#5C2D91')}`;
}
