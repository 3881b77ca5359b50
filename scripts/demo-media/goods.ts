import { apron, ball, book, cap, hoodie, jersey, mug, notebook } from './goods-shapes.ts';
import { poster, print, scarf, tote, vinyl } from './goods-more-shapes.ts';
import { scene } from './goods-scene.ts';

/** Walls and tables the goods stand in front of: wall above, wall below, table. */
const stages = {
  lilac: ['#E9D9F7', '#B996DD', '#D9C2EF'],
  sky: ['#DCE8F7', '#8FB2DE', '#C4D8F0'],
  sand: ['#F3EBDD', '#D9C5A3', '#EADBC1'],
  mint: ['#DDEBDD', '#9DBB9D', '#C7DBC7'],
  peach: ['#FBE9DC', '#E7B692', '#F3D3BA'],
  sage: ['#E6EDE0', '#A7BE9A', '#CCDBC3'],
  honey: ['#F9EFC9', '#E3BF55', '#F1DB94'],
  iris: ['#D7D6F2', '#7C79C4', '#B4B2E2'],
  rose: ['#FBE3EA', '#E0A0B4', '#F2C9D5'],
  sea: ['#D9EEF0', '#83BCC2', '#BADDE0'],
} as const;

/** The pictures of goods by file name; one drawing serves several colours. */
export const goods: Readonly<Record<string, string>> = {
  vinyl: scene(stages.lilac, vinyl('#5C2D91', '#7E4EB6', '#D4AF37', '#F3E09D')),
  'vinyl-sea': scene(stages.sea, vinyl('#0F4A52', '#2F8388', '#F0C9A0', '#F8E7CF')),
  'vinyl-ember': scene(stages.peach, vinyl('#5E1C2B', '#B5442E', '#F0A63C', '#FBE0A8')),
  jersey: scene(stages.sky, jersey('#B3242F', '#F6F2EA', '9')),
  'jersey-blue': scene(stages.sand, jersey('#20407C', '#F1ECE0', '7')),
  print: scene(stages.sand, print('#4A2377', '#7E4EB6', '#1F2A44', '#DDA679', '#1B1620')),
  'print-clay': scene(stages.mint, print('#8A3D22', '#E08A5B', '#22504A', '#F6D3BD', '#7C2F1A')),
  tote: scene(stages.mint, tote('#F4EBD8', '#E9DDC4', '#5C2D91', '#8a6a14')),
  'tote-berry': scene(stages.rose, tote('#6B1D4F', '#8A3A6C', '#F3E09D', '#F3E09D')),
  mug: scene(stages.peach, mug('#FDF8F0', '#EFE4D4', '#8C2F55')),
  'mug-night': scene(stages.honey, mug('#2B2140', '#3B2F57', '#F3C14E')),
  book: scene(stages.sage, book('#8A3D22', '#D4932B', '#E8B98A', 'plate')),
  'book-sea': scene(stages.sky, book('#1D4E6B', '#F0C9A0', '#9CC7DA', 'boat')),
  notebook: scene(stages.lilac, notebook('#22504A', '#D4AF37')),
  hoodie: scene(stages.honey, hoodie('#38195C', '#271042', '#4A2377', '#2f1450', '#D4AF37')),
  'hoodie-gold': scene(stages.iris, hoodie('#D9A227', '#8E6510', '#F0C659', '#C08A17', '#38195C')),
  poster: scene(stages.iris, poster('#0E1030', '#7C6BE0', '#3C3F9A', 'stage')),
  'poster-rose': scene(stages.rose, poster('#52104A', '#E68AA6', '#8C2F55', 'sea')),
  cap: scene(stages.peach, cap('#C4502C', '#9C3B1D', '#FBF0E0')),
  'cap-violet': scene(stages.sage, cap('#38195C', '#271042', '#D4AF37')),
  apron: scene(stages.rose, apron('#F4EBD8', '#D9C5A3', '#B5442E')),
  'apron-blue': scene(stages.sea, apron('#23497F', '#1A3661', '#F3E09D')),
  scarf: scene(stages.sky, scarf('#B3242F', '#F6F2EA')),
  ball: scene(stages.mint, ball('#FBF8F2', '#241a2e')),
};
