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

const storedItem = v.looseObject({ title: v.record(v.string(), v.string()), url: v.string() });

/** A menu as it is kept, its words by language. Ours: the menus plugin only reads, and in one language. */
export const storedMenuSchema = v.looseObject({
  slug: v.string(),
  /** 0 where there is no such menu yet. */
  version: v.number(),
  items: v.array(storedItem),
});
export type WireStoredMenu = v.InferOutput<typeof storedMenuSchema>;

/** The whole menu as it shall be, if it still is in the version that its sender saw. */
export const menuWriteSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: v.pipe(v.array(storedItem), v.maxLength(50)),
});
