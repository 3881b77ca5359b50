/** Colours and state of one face. */
export interface Face {
  readonly sex: 'f' | 'm';
  readonly skin: string;
  readonly shadow: string;
  readonly light: string;
  readonly lip: string;
  readonly iris: string;
  readonly browColour: string;
  /** How far the eyes are open, 0 to 1. */
  readonly open: number;
}

export type Mouth = 'smile' | 'calm' | 'smirk' | 'talk';

/** Outline of the head on the canvas of 400 by 500. */
export const headOutline = {
  m: 'M139 188C138 140 164 112 200 112C236 112 262 140 261 188C261 216 258 240 250 261C241 284 222 305 200 305C178 305 159 284 150 261C142 240 139 216 139 188Z',
  f: 'M140 188C139 142 165 114 200 114C235 114 261 142 260 188C260 214 256 236 247 256C237 279 219 297 200 297C181 297 163 279 153 256C144 236 140 214 140 188Z',
} as const;

/** One eye around `x`; `mirrored` for the one on the right of the picture. */
export function eye({ sex, iris, open }: Face, x: number, mirrored: boolean): string {
  const side = mirrored ? -1 : 1;
  const height = 1.12 * (open < 0.2 ? 0.14 : open);
  const lash = sex === 'f' ? '17 -4' : '14 -1';
  return `<g transform="translate(${x} 208) scale(${1.16 * side} ${height})"><path d="M-14 2C-9 -8 7 -9 14 -1C8 7 -7 8 -14 2Z" fill="#fff8f0"/><circle cx="1" cy="-.5" r="6.2" fill="${iris}"/><circle cx="1" cy="-.5" r="2.8" fill="#120a0a"/><circle cx="${-1.5 * side}" cy="-3" r="1.7" fill="#fff"/><path d="M-15 3C-9 -9 8 -10.5 ${lash}" fill="none" stroke="#22140f" stroke-width="${sex === 'f' ? 3.6 : 2.6}" stroke-linecap="round"/></g>`;
}

export function brow({ sex, browColour }: Face, x: number, mirrored: boolean): string {
  const y = sex === 'f' ? 186 : 189;
  return `<path transform="translate(${x} ${y}) scale(${mirrored ? -1 : 1} 1)" d="M-16 5C-8 -4 6 -6 17 1" fill="none" stroke="${browColour}" stroke-width="${sex === 'f' ? 4 : 6.5}" stroke-linecap="round" stroke-opacity=".9"/>`;
}

export function nose({ sex, shadow, light }: Face, softFilter: string): string {
  const line =
    sex === 'f'
      ? 'M205 208C208 221 211 232 212 237C210 245 201 246 193 242'
      : 'M205 204C209 220 213 234 214 240C212 250 200 251 191 246';
  return `<path d="${line}" fill="none" stroke="${shadow}" stroke-width="3.4" stroke-linecap="round"/><path d="M197 200C196 216 195 226 194 236" stroke="${light}" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" fill="none" filter="${softFilter}"/>`;
}

const mouths: Record<Mouth, (face: Face) => string> = {
  smile: ({ sex, lip, shadow }) =>
    `<path d="M176 259C188 264 212 264 224 259C220 278 210 284 200 284C190 284 180 278 176 259Z" fill="#7a2a30"/><path d="M178.5 261C189 265.5 211 265.5 221.5 261C219 273 209 277 200 277C191 277 181 273 178.5 261Z" fill="#fff8ef"/><path d="M175 258.5C187 264 213 264 225 258.5" fill="none" stroke="${sex === 'f' ? lip : shadow}" stroke-width="${sex === 'f' ? 4.5 : 3}" stroke-linecap="round"/><path d="M180 272C187 287 213 287 220 272" fill="none" stroke="${lip}" stroke-width="${sex === 'f' ? 5.5 : 3.2}" stroke-linecap="round"/><path d="M168 252C165 258 166 264 169 268M232 252C235 258 234 264 231 268" fill="none" stroke="${shadow}" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/>`,
  calm: ({ lip, shadow }) =>
    `<path d="M177 265C186 259 194 257 200 261C206 257 214 259 223 265C212 268 188 268 177 265Z" fill="${lip}"/><path d="M180 267C188 280 212 280 220 267C210 270 190 270 180 267Z" fill="${lip}" fill-opacity=".82"/><path d="M175 264.5C190 269 210 269 225 264.5" fill="none" stroke="${shadow}" stroke-width="2.2" stroke-linecap="round"/>`,
  smirk: ({ lip, shadow }) =>
    `<path d="M176 266C192 272 212 270 226 258" fill="none" stroke="${lip}" stroke-width="4.5" stroke-linecap="round"/><path d="M186 279C194 283 206 283 214 278" fill="none" stroke="${shadow}" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
  talk: ({ lip }) =>
    `<path d="M182 260C190 256 210 256 218 260C220 278 212 288 200 288C188 288 180 278 182 260Z" fill="#6b1f2a" stroke="${lip}" stroke-width="4"/><path d="M186 262C194 259 206 259 214 262L213 267H187Z" fill="#fffaf2"/>`,
};

export function mouth(face: Face, kind: Mouth): string {
  const place =
    face.sex === 'f'
      ? 'translate(200 262) scale(.86) translate(-200 -268)'
      : 'translate(200 264) scale(.95) translate(-200 -266)';
  return `<g transform="${place}">${mouths[kind](face)}</g>`;
}
