import { expect, it } from 'vitest';

import { categoryPath } from './category-path.ts';

function category(id: number, slug: string, children: readonly string[] = []) {
  return {
    id,
    slug,
    name: slug.toUpperCase(),
    description: '',
    children: children.map((child, index) => ({
      id: id * 10 + index,
      slug: child,
      name: child.toUpperCase(),
      description: '',
      children: [],
    })),
  };
}
const tree = [category(1, 'music', ['singers', 'bands']), category(2, 'sport')];

it('leads over the parent to the child category', () => {
  expect(categoryPath(tree, ['music', 'singers'])).toEqual([
    { name: 'MUSIC', path: '/products/music' },
    { name: 'SINGERS', path: '/products/music/singers' },
  ]);
});

it('ends at the parent where that is all that is known, and is empty for a category no one has', () => {
  expect(categoryPath(tree, ['sport'])).toEqual([{ name: 'SPORT', path: '/products/sport' }]);
  expect(categoryPath(tree, ['gone'])).toEqual([]);
});
