import type { Box } from './art.ts';
import { lettering, signature } from './lettering.ts';
import { shadow } from './scene.ts';

/** A signed picture in a frame with a wide mat. */
export function framed(
  art: (box: Box) => string,
  frame: string,
  ink: string,
  hand: number,
): string {
  return `${shadow(205, 424, 130)}<g transform="rotate(-2 200 260)"><rect x="84" y="64" width="232" height="336" fill="#180a28" fill-opacity=".24" transform="translate(6 8)"/><rect x="84" y="64" width="232" height="336" fill="${frame}"/><rect x="96" y="76" width="208" height="312" fill="#fdfaf4"/><rect x="118" y="98" width="164" height="206" fill="#180a28" fill-opacity=".3"/>${art({ x: 120, y: 100, width: 160, height: 202 })}${signature(142, 330, 0.95, ink, hand)}<path d="M96 76H304L96 388Z" fill="#fff" fill-opacity=".1"/><path d="M84 64H316L304 76H96Z" fill="#fff" fill-opacity=".16"/></g>`;
}

/** A poster between two rods. */
export function poster(
  art: (box: Box) => string,
  lines: readonly string[],
  ink: string,
  ground: string,
  hand: number,
): string {
  const text = lines
    .map((line, index) =>
      lettering(
        line,
        200,
        324 + index * 28,
        index === 0 ? Math.min(17, 196 / line.length) : 9,
        ink,
        2.4,
      ),
    )
    .join('');
  return `${shadow(200, 440, 120)}<path d="M120 40L200 22L280 40" fill="none" stroke="#8a6a3a" stroke-width="3"/><rect x="90" y="44" width="220" height="340" fill="#180a28" fill-opacity=".22" transform="translate(5 7)"/><rect x="90" y="44" width="220" height="340" fill="${ground}"/>${art({ x: 90, y: 44, width: 220, height: 262 })}${text}${signature(208, 262, 0.66, ink, hand)}<rect x="90" y="44" width="220" height="340" fill="url(#shade)" fill-opacity=".6"/><rect x="82" y="36" width="236" height="12" rx="5" fill="#8a6a3a"/><rect x="82" y="380" width="236" height="12" rx="5" fill="#8a6a3a"/>`;
}

/** A bag of cloth with something printed on it. */
export function tote(
  canvas: string,
  strap: string,
  printed: string,
  ink: string,
  hand: number,
): string {
  const bag = 'M96 186C160 192 240 192 304 186L318 420C250 432 150 432 82 420Z';
  return `${shadow(200, 430, 124)}<path d="M146 200C142 60 258 60 254 200" fill="none" stroke="${strap}" stroke-width="13"/><path d="${bag}" fill="${canvas}"/><g transform="translate(200 288)">${printed}</g><path d="${bag}" fill="url(#shade)"/><path d="M136 190V222H156V191M244 191V222H264V190" fill="${strap}"/><path d="M98 198C160 204 240 204 302 198" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2" stroke-dasharray="6 5"/>${signature(150, 384, 0.8, ink, hand)}`;
}

export const buta =
  '<g fill="none" stroke="#8c1f3a" stroke-width="5" stroke-linejoin="round"><path fill="#c8573f" d="M0 -66C44 -52 62 2 24 42C0 66 -46 58 -52 18C-56 -16 -24 -18 -16 2C-12 14 -22 20 -28 14"/></g><path d="M4 -38C26 -26 34 6 12 26C-4 38 -24 32 -28 14C-22 22 -10 16 -12 2C-16 -12 0 -18 4 -38Z" fill="#f2c14e"/><circle cx="8" cy="2" r="8" fill="#2f7179"/>';

/** A bag for records with a flap, worn across the shoulder. */
export function recordBag(): string {
  return `${shadow(200, 424, 140)}<path d="M84 210C60 60 340 60 316 210" fill="none" stroke="#0c2a33" stroke-width="14"/><rect x="66" y="176" width="268" height="240" rx="14" fill="#155e63"/><g fill="#16101f"><path d="M110 176C130 140 190 130 214 176Z"/><path d="M170 176C196 128 270 132 290 176Z" fill="#e8623d"/></g><path d="M66 190Q66 172 84 172H316Q334 172 334 190V318Q334 332 320 332H80Q66 332 66 318Z" fill="#2fa7a0"/><g fill="none" stroke="#0c2a33" stroke-width="3"><circle cx="200" cy="250" r="56"/><circle cx="200" cy="250" r="44"/><circle cx="200" cy="250" r="32"/></g><circle cx="200" cy="250" r="20" fill="#e8623d"/><circle cx="200" cy="250" r="4" fill="#0c2a33"/><path d="M110 326V356M290 326V356" stroke="#0c2a33" stroke-width="16"/><rect x="100" y="346" width="20" height="16" fill="#e0b84a"/><rect x="280" y="346" width="20" height="16" fill="#e0b84a"/>${lettering('FRIDAY', 200, 376, 18, '#fdf1dc', 2.6)}<path d="M66 190Q66 172 84 172H316Q334 172 334 190V402Q334 416 320 416H80Q66 416 66 402Z" fill="url(#shade)"/>`;
}
