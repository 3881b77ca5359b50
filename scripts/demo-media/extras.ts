/** Beards, glasses, hats and jewellery, as SVG on the canvas of 400 by 500. */

export function beard(
  kind: 'stubble' | 'full',
  sex: 'f' | 'm',
  hairColour: string,
  hairFill: string,
  skin: string,
): string {
  const full = kind === 'full';
  const aroundMouth = full
    ? `<path d="M176 258C186 252 214 252 224 258C225 276 214 283 200 283C186 283 175 276 176 258Z" fill="${skin}" fill-opacity=".9"/>`
    : '';
  return `<path d="M${sex === 'f' ? 142 : 139} 214C141 262 152 312 200 ${full ? 326 : 314}C248 312 259 262 261 214C256 238 248 250 232 248C216 242 184 242 168 248C152 250 144 238 139 214Z" fill="${full ? hairFill : hairColour}" fill-opacity="${full ? 1 : 0.22}"/>${aroundMouth}`;
}

export const glasses = {
  round:
    '<g fill="#fff" fill-opacity=".14" stroke="#241a2e" stroke-width="4"><circle cx="172" cy="208" r="22"/><circle cx="228" cy="208" r="22"/><path d="M194 205C198 201 202 201 206 205M150 204L138 200M250 204L262 200" fill="none"/></g>',
  shades:
    '<g><path d="M146 194H196C198 222 188 232 170 232C152 232 145 220 146 194ZM204 194H254C255 220 248 232 230 232C212 232 202 222 204 194Z" fill="#17121f"/><path d="M196 198C199 195 201 195 204 198M146 197L137 194M254 197L263 194" stroke="#17121f" stroke-width="4"/><path d="M154 200L172 200L160 224ZM212 200L230 200L218 224Z" fill="#fff" fill-opacity=".16"/></g>',
} as const;

export function earrings(kind: 'stud' | 'drop', sex: 'f' | 'm'): string {
  const [left, right] = sex === 'f' ? [141, 259] : [137, 263];
  const drop =
    kind === 'drop'
      ? `<path d="M${left} 246V262M${right} 246V262" stroke="#E9C65B" stroke-width="4" stroke-linecap="round"/>`
      : '';
  return `<circle cx="${left}" cy="240" r="5" fill="#E9C65B"/><circle cx="${right}" cy="240" r="5" fill="#E9C65B"/>${drop}`;
}

export const headphones =
  '<path d="M130 206C116 70 284 70 270 206" fill="none" stroke="#221a30" stroke-width="12" stroke-linecap="round"/><rect x="116" y="186" width="26" height="56" rx="12" fill="#2d2340"/><rect x="258" y="186" width="26" height="56" rx="12" fill="#2d2340"/><rect x="120" y="194" width="6" height="40" rx="3" fill="#D4AF37"/>';

const hats = {
  cap: (colour: string) =>
    `<path d="M132 176C126 112 158 84 202 84C246 84 276 112 269 176C226 158 176 158 132 176Z" fill="${colour}"/><path d="M130 178C170 150 240 150 282 182C290 192 280 198 270 192C230 170 176 170 136 184Z" fill="#00000055"/><path d="M128 178C170 148 246 150 290 184C296 194 284 200 272 192C232 170 176 168 134 184Z" fill="${colour}"/><circle cx="202" cy="84" r="5" fill="#00000044"/>`,
  chef: () =>
    '<path d="M140 140C100 130 104 70 150 74C160 30 244 30 254 74C300 70 304 130 262 140L262 172C224 160 178 160 140 172Z" fill="#fdfaf5"/><path d="M140 146C180 134 222 134 262 146" stroke="#d9d1c6" stroke-width="3" fill="none"/>',
  band: (colour: string) =>
    `<path d="M131 168C150 142 250 142 269 168L268 188C246 164 154 164 132 188Z" fill="${colour}"/><path d="M132 184C154 160 246 160 268 184" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`,
  beanie: (colour: string) =>
    `<path d="M130 170C122 96 160 70 200 70C240 70 278 96 270 170Z" fill="${colour}"/><path d="M150 158C150 110 166 84 184 74M200 156V72M250 158C250 110 234 84 216 74" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="4"/><path d="M126 158C170 140 230 140 274 158L276 186C232 166 168 166 124 186Z" fill="${colour}"/><path d="M126 158C170 140 230 140 274 158L276 186C232 166 168 166 124 186Z" fill="#fff" fill-opacity=".16"/><path d="M144 154V178M164 149V172M184 146V169M204 146V168M224 147V170M244 151V174M262 156V180" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`,
} as const;

export function hat(kind: keyof typeof hats, colour: string): string {
  return hats[kind](colour);
}
