import { expect, it } from 'vitest';

import { searchWords } from '#domain/text/search/search-words.ts';
import { factOf } from './searched-facts.ts';
import { factsMeant } from './meant-facts.ts';
import { indexFacts } from './fact-index.ts';

const music = factOf.category(1);
const singers = factOf.category(2);
const categories = indexFacts([
  { name: 'Music', facts: [music, singers] },
  { name: 'Müzik', facts: [music, singers] },
  { name: 'Singers', facts: [singers] },
  { name: 'Bands and musicians', facts: ['@category:3'] },
  { name: 'Bands of boys', facts: ['@category:4'] },
]);
const meant = (typed: string) => factsMeant(searchWords(typed), categories);

it.each([
  ['music', [[music, singers]]],
  ['MÜZİK', [[music, singers]]],
  ['singer', [[singers]]],
  ['mus', [[]]],
  ['musician', [['@category:3']]],
  // Two are called so; both words of one of them say which.
  ['bands', [[]]],
  ['boys bands', [['@category:4'], ['@category:4']]],
  ['greece', [[factOf.country('GR')]]],
  ['Ελλάδα', [[factOf.country('GR')]]],
  ['Србија', [[factOf.country('RS')]]],
  ['united', [[]]],
  ['united kingdom', [[factOf.country('GB')], [factOf.country('GB')]]],
  ['ad günü', [[factOf.service('getVideo')], [factOf.service('getVideo')]]],
  ['singer greece', [[singers], [factOf.country('GR')]]],
  ['danae vellis', [[], []]],
])('%j means %j', (typed, facts) => expect(meant(typed)).toEqual(facts));
