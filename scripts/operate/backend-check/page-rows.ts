import { fieldOf, ok, rowsOf, warning, type Row } from './row.ts';

export function menuRow(slug: string): Row {
  return {
    name: `Menu "${slug}"`,
    after: ['Menus over REST'],
    async look({ ask }) {
      const answer = await ask(`/wp-json/menus/v1/menus/${slug}`);
      if (answer.status === 200 && Array.isArray(fieldOf(answer.body, 'items'))) return ok();
      return warning({
        wrong: `There is no menu "${slug}".`,
        seen: 'A part of the footer is empty.',
        todo: `Make a menu whose name is "${slug}" under Appearance, Menus, and put pages into it.`,
      });
    },
  };
}

interface PageWords {
  /** What is missing without it. */
  readonly seen: string;
  /** Nothing is wrong without it. */
  readonly isOptional?: boolean;
}

export function pageRow(slug: string, { seen, isOptional = false }: PageWords): Row {
  return {
    name: `Page "${slug}"`,
    after: ['WordPress and its permalinks'],
    async look({ ask }) {
      const found = rowsOf(await ask(`/wp-json/wp/v2/pages?slug=${slug}`));
      if (found.length > 0) return ok();
      const todo = `Publish a page with the slug "${slug}" under Pages, Add Page.`;
      if (isOptional) return ok(`There is none, and need not be. ${seen} ${todo}`);
      return warning({ wrong: `There is no published page "${slug}".`, seen, todo });
    },
  };
}
