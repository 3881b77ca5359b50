import { art, type Box } from './art.ts';
import {
  animals,
  boats,
  book,
  curtain,
  onCover,
  platter,
  road,
  staves,
  strudel,
  toast,
} from './books.ts';
import { apron, cap, hoodie, jersey, scarf } from './clothes.ts';
import { buta, framed, poster, recordBag, tote } from './paper.ts';
import { album, single } from './records.ts';
import { scene } from './scene.ts';
import { baker, ball, bingo, lace, live, morning, mug, postcards } from './things.ts';

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

const of = (id: string, what: 'person' | 'place' | 'elsewhere', view?: string) => (box: Box) =>
  art(id, box, what, view);

/** The pictures of goods by the slug of the product; no two are alike. */
export const goods: Readonly<Record<string, string>> = {
  'night-ferry-vinyl': scene(
    stages.lilac,
    album({
      title: 'NIGHT FERRY',
      art: of('danae', 'place', '60 30 360 360'),
      vinyl: '#5C2D91',
      label: '#E6C968',
      ink: '#F6DFA0',
      hand: 0,
    }),
  ),
  'harbour-lights-single': scene(
    stages.sea,
    single('HARBOUR LIGHTS', '#F0C9A0', '#0F4A52', '#16101F', '#2F8388'),
  ),
  'kitchen-mugham-vinyl': scene(
    stages.peach,
    album({
      title: 'KITCHEN MUGHAM',
      art: of('nigar', 'person', '30 50 340 340'),
      vinyl: '#20495A',
      label: '#F2C14E',
      ink: '#FFF3DC',
      hand: 1,
      strip: '#8C1F3A',
    }),
  ),
  'lemons-and-thunder-vinyl': scene(
    stages.honey,
    album({
      title: 'LEMONS AND THUNDER',
      art: of('konstantin', 'elsewhere', '20 60 360 360'),
      vinyl: '#F4C93C',
      label: '#160F22',
      ink: '#FFF4DC',
      hand: 2,
    }),
  ),
  'night-scores-vinyl': scene(
    stages.iris,
    album({
      title: 'NIGHT SCORES',
      art: of('rauf', 'person', '40 60 330 330'),
      vinyl: '#2B1B33',
      label: '#B9A5D6',
      ink: '#2B1B33',
      hand: 1,
      strip: '#B9A5D6',
    }),
  ),
  'record-stall-vinyl': scene(
    stages.sage,
    album({
      title: 'THE RECORD STALL',
      art: of('kwame', 'person', '20 40 360 360'),
      vinyl: '#16101F',
      label: '#B3242F',
      ink: '#FFF4DC',
      hand: 2,
      strip: '#B3242F',
    }),
  ),
  'paper-boats-lyrics': scene(
    stages.sky,
    book({
      lines: ['PAPER', 'BOATS'],
      cloth: '#4A2377',
      ink: '#F6DFA0',
      art: onCover(boats, 236),
      hand: 0,
      thick: 14,
      size: 19,
    }),
  ),
  'island-table-cookbook': scene(
    stages.sage,
    book({
      lines: ['ISLAND', 'TABLE'],
      cloth: '#1F5F86',
      ink: '#FBF4E6',
      art: onCover(platter, 244),
      hand: 1,
      thick: 26,
      size: 20,
    }),
  ),
  'sunday-lunch-cookbook': scene(
    stages.peach,
    book({
      lines: ['SUNDAY', 'LUNCH'],
      cloth: '#9A3F5C',
      ink: '#FFF1DC',
      art: onCover(strudel, 250),
      hand: 2,
      thick: 26,
      size: 20,
    }),
  ),
  'small-animals-book': scene(
    stages.rose,
    book({
      lines: ['SMALL ANIMALS', 'BIG WORRIES'],
      cloth: '#BFE0D2',
      ink: '#2A2233',
      art: onCover(animals, 240),
      hand: 0,
      thick: 12,
      size: 12,
    }),
  ),
  'slow-roads-book': scene(
    stages.sand,
    book({
      lines: ['SLOW ROADS'],
      cloth: '#2F5A52',
      ink: '#1D2B3A',
      art: (box) => art('ilkin', box, 'place', '0 0 400 500') + onCover(road, 280)(),
      hand: 1,
      thick: 18,
      size: 17,
    }),
  ),
  'letters-from-the-wings': scene(
    stages.rose,
    book({
      lines: ['LETTERS FROM', 'THE WINGS'],
      cloth: '#7C1D3B',
      ink: '#F2D58A',
      art: onCover(curtain, 240),
      hand: 2,
      thick: 18,
      size: 13,
    }),
  ),
  'eight-bars-sheet-music': scene(
    stages.lilac,
    book({
      lines: ['EIGHT BARS'],
      cloth: '#F6EEDC',
      ink: '#2B1B33',
      art: onCover(staves, 220),
      hand: 1,
      thick: 6,
      size: 16,
    }),
  ),
  'toast-notebook': scene(
    stages.sage,
    book({
      lines: ['TOASTS'],
      cloth: '#26395C',
      ink: '#F6DFA0',
      art: onCover(toast, 226),
      hand: 2,
      thick: 14,
      size: 20,
    }),
  ),
  'match-shirt-no-9': scene(stages.sky, jersey('#B3242F', '#F6F2EA', '9')),
  'captain-shirt-no-7': scene(stages.sand, jersey('#20407C', '#F1ECE0', '7')),
  'clay-court-cap': scene(stages.peach, cap('#C4502C', '#9C3B1D', '#FBF0E0')),
  'eight-lines-cap': scene(stages.sage, cap('#38195C', '#271042', '#D4AF37')),
  'tour-hoodie-2026': scene(
    stages.honey,
    hoodie('#38195C', '#271042', '#4A2377', '#2f1450', '2026', '#D4AF37'),
  ),
  'level-up-hoodie': scene(
    stages.sky,
    hoodie('#D9CDF2', '#A58FD6', '#F1EBFC', '#C4B4EA', 'LEVEL UP', '#5C2D91'),
  ),
  'loud-birthday-hoodie': scene(
    stages.iris,
    hoodie('#D9A227', '#8E6510', '#F0C659', '#C08A17', 'LOUD', '#38195C'),
  ),
  'canvas-tote': scene(stages.mint, tote('#F4EBD8', '#E0D2B4', buta, '#8C1F3A', 1)),
  'night-ferry-tote': scene(
    stages.rose,
    tote('#4A2377', '#38195C', `<g transform="translate(0 6)">${boats}</g>`, '#F6DFA0', 0),
  ),
  'record-bag': scene(stages.sand, recordBag()),
  'baker-apron': scene(stages.rose, apron('#F4EBD8', '#D9C5A3', '#B5442E')),
  'island-apron': scene(stages.sea, apron('#23497F', '#1A3661', '#F3E09D')),
  'away-match-scarf': scene(stages.sky, scarf('#B3242F', '#F6F2EA')),
  'captain-scarf': scene(stages.honey, scarf('#1F4FA0', '#F4C64F')),
  'framed-portrait': scene(stages.sand, framed(of('emir', 'person'), '#241A2E', '#10203A', 1)),
  'stage-poster': scene(
    stages.iris,
    poster(
      of('konstantin', 'person', '40 40 320 380'),
      ['LIMASSOL', 'ONE NIGHT'],
      '#F3C14B',
      '#160F22',
      2,
    ),
  ),
  'night-ferry-poster': scene(
    stages.rose,
    poster(
      of('danae', 'place', '40 10 330 393'),
      ['NIGHT FERRY', 'ELEVEN HARBOURS'],
      '#F6DFA0',
      '#2A124C',
      0,
    ),
  ),
  'good-morning-mug': scene(stages.peach, mug('#FDF8F0', '#EFE4D4', morning)),
  'angry-baker-mug': scene(stages.honey, mug('#5C2D91', '#4A2377', baker)),
  'saturday-live-mug': scene(stages.sea, mug('#1F3F5C', '#18324A', live)),
  'signed-match-ball': scene(stages.mint, ball('#FBF8F2', '#241a2e')),
  'portrait-in-character': scene(
    stages.sea,
    framed(of('varvara', 'person'), '#F4F1EA', '#5C2D91', 2),
  ),
  'worries-poster': scene(
    stages.mint,
    poster(
      (box) =>
        `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#F3B9B2"/><g transform="translate(192 180) scale(1.15)">${animals}</g>`,
      ['ALL MY WORRIES'],
      '#2A2233',
      '#FFFAF2',
      0,
    ),
  ),
  'postcard-set': scene(
    stages.sand,
    postcards((box, place) =>
      place === 0
        ? art('ilkin', box, 'elsewhere')
        : place === 1
          ? art('emir', box, 'place')
          : art('ilkin', box, 'place'),
    ),
  ),
  'landlord-bingo': scene(stages.sky, bingo()),
  'lucky-lace': scene(stages.lilac, lace()),
};
