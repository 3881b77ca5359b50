import * as v from 'valibot';

export const menuItemSchema = v.looseObject({
  ID: v.number(),
  title: v.string(),
  url: v.string(),
  menu_order: v.optional(v.number()),
  menu_item_parent: v.optional(v.union([v.string(), v.number()])),
});
export type WireMenuItem = v.InferOutput<typeof menuItemSchema>;

export const menuSchema = v.looseObject({
  term_id: v.number(),
  name: v.string(),
  slug: v.string(),
  items: v.array(menuItemSchema),
});
export type WireMenu = v.InferOutput<typeof menuSchema>;

/** The list of menus has no items. */
export const menuListSchema = v.array(
  v.looseObject({ term_id: v.number(), name: v.string(), slug: v.string() }),
);
