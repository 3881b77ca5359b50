/** Colours that portraits are drawn in. All are our own choices, no picture was sampled. */

/** Base, shadow, light and lip colour of a skin. */
export const skins = {
  porcelain: ['#F6D3BD', '#D99B83', '#FFE9DA', '#C97F6E'],
  fair: ['#EFC0A0', '#C98664', '#FBDCC3', '#B96D58'],
  olive: ['#DDA679', '#AE7047', '#F0C69E', '#A85F47'],
  tan: ['#C68A5C', '#8F5833', '#E0AC80', '#964E38'],
  brown: ['#96603C', '#5F3720', '#B98058', '#77382A'],
  deep: ['#6A4029', '#3D2114', '#8E5C3F', '#6B2C25'],
} as const;

/** Base and light of a hair colour. */
export const hairColours = {
  black: ['#1B1620', '#3A3142'],
  espresso: ['#2F1D17', '#5A3A2B'],
  chestnut: ['#5A3220', '#8C5636'],
  auburn: ['#7C2F1A', '#B8542F'],
  honey: ['#B27C3A', '#E2B56C'],
  blonde: ['#D9B266', '#F5DDA2'],
  silver: ['#8E8B97', '#D3D0DA'],
  plum: ['#3A1650', '#7B3FA0'],
} as const;

/** Backdrop: edge, spot light, colour of the shape behind the person. */
export const backdrops = {
  violet: ['#3B1764', '#8E55C9', '#B98AE6'],
  gold: ['#B98A1E', '#F2CF74', '#FBE7B4'],
  rose: ['#8C2F55', '#E68AA6', '#F7C0CF'],
  teal: ['#0F4A52', '#3E9A9C', '#8FD0CB'],
  clay: ['#8A3D22', '#E08A5B', '#F4B78F'],
  ink: ['#171327', '#4A3B78', '#6E5BA8'],
  sage: ['#4A5E43', '#9DB68A', '#CBDBBB'],
  sky: ['#23497F', '#77A6DC', '#BAD5F2'],
  sand: ['#A58A68', '#E8D5B7', '#F7EBD8'],
  berry: ['#52104A', '#B44A9E', '#DB8FCB'],
  cream: ['#D8C6A9', '#F6EBDA', '#FFFFFF'],
  night: ['#0E1030', '#3C3F9A', '#7C6BE0'],
} as const;

/** The shape behind the person in its colour, as SVG. */
export const backdropShapes = {
  disc: (c: string): string => `<circle cx="200" cy="210" r="150" fill="${c}" fill-opacity=".34"/>`,
  arch: (c: string): string =>
    `<path d="M64 500V210A136 136 0 0 1 336 210V500Z" fill="${c}" fill-opacity=".32"/>`,
  beams: (c: string): string =>
    `<path d="M60 -20L-40 520H150ZM340 -20L250 520H440Z" fill="${c}" fill-opacity=".26"/><path d="M200 -20L120 520H280Z" fill="${c}" fill-opacity=".18"/>`,
  rings: (c: string): string =>
    `<g fill="none" stroke="${c}" stroke-opacity=".34" stroke-width="20"><circle cx="200" cy="220" r="100"/><circle cx="200" cy="220" r="150"/><circle cx="200" cy="220" r="200"/></g>`,
  split: (c: string): string => `<path d="M210 0H400V500H150Z" fill="${c}" fill-opacity=".26"/>`,
  grid: (c: string): string =>
    `<g stroke="${c}" stroke-opacity=".2" stroke-width="2">${[40, 100, 160, 220, 280, 340].map((x) => `<path d="M${x} 0V500"/>`).join('')}${[50, 130, 210, 290, 370, 450].map((y) => `<path d="M0 ${y}H400"/>`).join('')}</g><circle cx="285" cy="130" r="70" fill="${c}" fill-opacity=".4"/>`,
};
