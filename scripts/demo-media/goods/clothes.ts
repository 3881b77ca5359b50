import { lettering, signature } from './lettering.ts';
import { shadow } from './scene.ts';

/** Digits are drawn as lines, so that no font has to be there when the pictures are made. */
const digits = {
  '9': '<circle cx="200" cy="250" r="27"/><path d="M227 250C229 284 216 308 186 312"/>',
  '7': '<path d="M172 224H228C206 250 196 280 192 312"/>',
} as const;

export function jersey(cloth: string, trim: string, digit: keyof typeof digits): string {
  const outline =
    'M120 120L170 96C180 122 220 122 230 96L280 120L348 180L306 228L284 208V420C240 432 160 432 116 420V208L94 228L52 180Z';
  return `${shadow(200, 430, 130)}<path d="${outline}" fill="${cloth}"/><path d="M170 96C180 122 220 122 230 96L240 101C226 138 174 138 160 101Z" fill="${trim}"/><path d="M52 180L94 228L104 218L62 170ZM348 180L306 228L296 218L338 170Z" fill="${trim}"/><g fill="none" stroke="${trim}" stroke-width="19" stroke-linecap="round" stroke-linejoin="round">${digits[digit]}</g><path d="${outline}" fill="url(#shade)"/>${signature(140, 358, 0.9, '#17121f')}`;
}

export function hoodie(
  cloth: string,
  hood: string,
  lining: string,
  pocket: string,
  word: string,
  ink: string,
): string {
  const outline =
    'M150 110C160 70 240 70 250 110L296 134L352 300L308 322L284 250V424H116V250L92 322L48 300L104 134Z';
  return `${shadow(200, 432, 140)}<path d="${outline}" fill="${cloth}"/><path d="M150 110C160 70 240 70 250 110C250 150 226 168 200 172C174 168 150 150 150 110Z" fill="${hood}"/><path d="M164 112C174 90 226 90 236 112C234 140 220 152 200 154C180 152 166 140 164 112Z" fill="${lining}"/><path d="M140 330H260L276 396H124Z" fill="${pocket}"/><path d="M186 168V226M214 168V220" stroke="#FBF0D2" stroke-width="4" stroke-linecap="round"/>${lettering(word, 200, 262, word.length > 5 ? 17 : 30, ink, 2.8)}<path d="${outline}" fill="url(#shade)"/>`;
}

export function cap(cloth: string, brim: string, thread: string): string {
  const crown = 'M96 300C88 190 140 146 206 146C274 146 316 194 308 300C240 276 164 276 96 300Z';
  return `${shadow(196, 396, 140)}<path d="${crown}" fill="${cloth}"/><path d="M206 146C170 176 156 226 156 284M206 146C246 176 260 226 262 284" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/><circle cx="206" cy="146" r="9" fill="${brim}"/><path d="${crown}" fill="url(#shade)"/><path d="M88 306C150 268 256 268 316 306C352 330 350 376 312 380C268 352 136 352 92 380C54 376 52 330 88 306Z" fill="${brim}"/><path d="M88 306C150 268 256 268 316 306" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/><path d="M209 190l8 18 20 2-15 14 4 20-17-11-17 11 4-20-15-14 20-2Z" fill="${thread}"/>${signature(146, 322, 0.85, thread)}`;
}

export function apron(cloth: string, pocket: string, thread: string): string {
  const outline =
    'M152 112H248L262 206C266 222 300 226 308 240V424C240 438 160 438 92 424V240C100 226 134 222 138 206Z';
  return `${shadow(200, 436, 120)}<path d="M156 116C156 50 244 50 244 116" fill="none" stroke="${pocket}" stroke-width="11"/><path d="M92 252C66 262 60 300 72 344M308 252C334 262 340 300 328 344" fill="none" stroke="${pocket}" stroke-width="9" stroke-linecap="round"/><path d="${outline}" fill="${cloth}"/><path d="M152 112H248L250 128H150Z" fill="${pocket}"/><rect x="132" y="292" width="136" height="92" rx="6" fill="${pocket}"/><path d="M200 292V384" stroke="#000" stroke-opacity=".18" stroke-width="3"/><path d="M138 302H262" stroke="${thread}" stroke-width="3" stroke-dasharray="8 6"/><path d="M182 176V214M174 176V192C174 202 190 202 190 192V176M214 214V176C228 182 228 200 214 202" fill="none" stroke="${thread}" stroke-width="5" stroke-linecap="round"/><path d="${outline}" fill="url(#shade)"/>${signature(146, 246, 0.85, thread)}`;
}

/** A striped scarf over a rail: the long end in front, the short end behind it. */
export function scarf(wool: string, stripe: string): string {
  const end = (x: number, width: number, bottom: number) => {
    const stripes = [150, 176, 250, 276, 322, 348]
      .filter((y) => y + 14 < bottom)
      .map((y) => `<rect x="${x}" y="${y}" width="${width}" height="14" fill="${stripe}"/>`)
      .join('');
    const fringe = Array.from({ length: 9 }, (_, index) => {
      const at = x + 6 + (index * (width - 12)) / 8;
      return `<path d="M${at} ${bottom}V${bottom + 24}"/>`;
    }).join('');
    return `<g stroke="${wool}" stroke-width="6" stroke-linecap="round">${fringe}</g><path d="M${x} 104C${x} 88 ${x + width} 88 ${x + width} 104V${bottom}H${x}Z" fill="${wool}"/>${stripes}`;
  };
  return `${shadow(200, 434, 120)}<g transform="rotate(-4 230 104)">${end(196, 92, 318)}<path d="M196 104C196 88 288 88 288 104V318H196Z" fill="#000" fill-opacity=".3"/></g><rect x="56" y="96" width="288" height="16" rx="8" fill="#8a6a3a"/><circle cx="56" cy="104" r="12" fill="#6d5029"/><circle cx="344" cy="104" r="12" fill="#6d5029"/><g transform="rotate(2 170 104)">${end(118, 104, 386)}<path d="M118 104C118 88 222 88 222 104V386H118Z" fill="url(#shade)"/><path d="M118 104C118 88 222 88 222 104V116H118Z" fill="#fff" fill-opacity=".14"/>${signature(130, 214, 0.66, stripe)}</g>`;
}
