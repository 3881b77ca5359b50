import { shadow, signature } from './goods-scene.ts';

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

export function mug(glaze: string, rim: string, heart: string): string {
  const outline = 'M112 176H278L270 392C268 404 122 404 120 392Z';
  return `${shadow(200, 404, 120)}<path d="M268 220C340 214 340 340 262 336" fill="none" stroke="${glaze}" stroke-width="22"/><path d="${outline}" fill="${glaze}"/><ellipse cx="195" cy="176" rx="83" ry="16" fill="${rim}"/><ellipse cx="195" cy="178" rx="72" ry="11" fill="#5a3726"/><path d="${outline}" fill="url(#shade)"/><path d="M160 270q0-22 20-22q15 0 17 14q2-14 17-14q20 0 20 22q0 26-37 50q-37-24-37-50Z" fill="${heart}"/><path d="M170 140C160 120 186 110 176 88M206 140C196 120 222 110 212 88" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round"/>`;
}

const covers = {
  plate: (accent: string) =>
    `<circle cx="200" cy="220" r="66" fill="#F4EBDD"/><circle cx="200" cy="220" r="48" fill="#fff" stroke="#E3D5BE" stroke-width="3"/><path d="M178 226C184 200 216 200 222 226C216 238 184 238 178 226Z" fill="${accent}"/><circle cx="190" cy="218" r="6" fill="#B3242F"/><circle cx="208" cy="214" r="7" fill="#4A7A3C"/>`,
  boat: (accent: string) =>
    `<circle cx="226" cy="178" r="26" fill="#F8E7CF"/><path d="M196 158V236H148Z" fill="#FDF8F0"/><path d="M204 172V236H244Z" fill="${accent}"/><path d="M140 246H260L240 272H160Z" fill="#FDF8F0"/><path d="M132 288C150 278 166 298 184 288S218 298 236 288S262 282 268 288" fill="none" stroke="#9CC7DA" stroke-width="6" stroke-linecap="round"/>`,
} as const;

export function book(
  cloth: string,
  accent: string,
  line: string,
  cover: keyof typeof covers,
): string {
  return `${shadow(205, 420, 130)}<path d="M96 96H288V412H96Z" fill="#F8F1E4"/><path d="M288 96L304 108V424L288 412Z" fill="#d8cdb8"/><path d="M96 412L112 424H304L288 412Z" fill="#e9dfcb"/><path d="M96 96H288V412H96Z" fill="${cloth}"/><path d="M96 96H112V412H96Z" fill="#000" fill-opacity=".25"/>${covers[cover](accent)}<rect x="134" y="318" width="132" height="10" rx="5" fill="#F4EBDD"/><rect x="156" y="340" width="88" height="7" rx="3.5" fill="${line}"/>${signature(150, 372, 0.7, '#F2CF74')}<path d="M96 96H288V412H96Z" fill="url(#shade)"/>`;
}

export function notebook(cloth: string, band: string): string {
  return `${shadow(205, 418, 125)}<g transform="rotate(4 200 260)"><rect x="106" y="104" width="196" height="306" rx="10" fill="#e9dfcb"/><rect x="100" y="98" width="196" height="306" rx="10" fill="${cloth}"/><path d="M100 108a10 10 0 0 1 10-10h14v306h-14a10 10 0 0 1-10-10Z" fill="#000" fill-opacity=".22"/><rect x="148" y="150" width="124" height="76" rx="5" fill="#FBF6EC"/><path d="M164 174H256M164 192H256M164 210H222" stroke="#C9BBA3" stroke-width="4" stroke-linecap="round"/><rect x="262" y="98" width="14" height="306" fill="${band}"/><path d="M176 404V446L186 436L196 446V404Z" fill="${band}"/><rect x="100" y="98" width="196" height="306" rx="10" fill="url(#shade)"/>${signature(134, 330, 0.8, '#F2CF74')}</g>`;
}

export function hoodie(
  cloth: string,
  hood: string,
  lining: string,
  pocket: string,
  star: string,
): string {
  const outline =
    'M150 110C160 70 240 70 250 110L296 134L352 300L308 322L284 250V424H116V250L92 322L48 300L104 134Z';
  return `${shadow(200, 432, 140)}<path d="${outline}" fill="${cloth}"/><path d="M150 110C160 70 240 70 250 110C250 150 226 168 200 172C174 168 150 150 150 110Z" fill="${hood}"/><path d="M164 112C174 90 226 90 236 112C234 140 220 152 200 154C180 152 166 140 164 112Z" fill="${lining}"/><path d="M140 330H260L276 396H124Z" fill="${pocket}"/><path d="M186 168V226M214 168V220" stroke="#FBF0D2" stroke-width="4" stroke-linecap="round"/><path d="M200 250l9 20 22 2-17 15 5 22-19-12-19 12 5-22-17-15 22-2Z" fill="${star}"/><path d="${outline}" fill="url(#shade)"/>`;
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

export function ball(leather: string, patch: string): string {
  const seams =
    'M200 196L200 150M252 234L296 218M232 296L258 334M168 296L142 334M148 234L104 218M200 150L158 130M200 150L242 130M296 218L290 172M296 218L318 254M258 334L304 330M258 334L240 374M142 334L96 330M142 334L160 374M104 218L110 172M104 218L82 254';
  return `${shadow(204, 398, 110)}<clipPath id="round"><circle cx="200" cy="256" r="134"/></clipPath><radialGradient id="globe" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#180a28" stop-opacity=".5"/></radialGradient><circle cx="200" cy="256" r="134" fill="${leather}"/><g clip-path="url(#round)"><path d="M200 196L252 234L232 296H168L148 234Z" fill="${patch}"/><path d="M158 130L242 130L230 96H170ZM290 172L318 254L352 232L330 150ZM304 330L240 374L262 408L340 372ZM96 330L160 374L138 408L60 372ZM110 172L82 254L48 232L70 150Z" fill="${patch}"/><path d="${seams}" fill="none" stroke="${patch}" stroke-width="5" stroke-linecap="round"/></g><circle cx="200" cy="256" r="134" fill="url(#globe)"/>${signature(150, 318, 0.8, '#5C2D91')}`;
}
