import { type FieldRules, isSame, kept } from '#backend/http/wire/field-rules.ts';
import { ofBoth } from './order-fields.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Line fields of a new order that can only have the values derived from the ordered product. */
const lineFacts = ['name', 'tax_class', 'subtotal', 'total', 'price', 'sku'] as const;

/** The same for a new order, whose lines are compared by position. */
export const newOrderFields: FieldRules = {
  ...ofBoth,
  customer_id: kept,
  line_items: {
    kind: 'kept',
    alike(sent, shown) {
      if (!Array.isArray(sent) || !Array.isArray(shown)) return false;
      return sent.every((line: unknown, place) => {
        const made: unknown = shown[place];
        if (!isRecord(line) || !isRecord(made)) return false;
        return lineFacts.every(
          (name) => line[name] === undefined || isSame(line[name], made[name]),
        );
      });
    },
  },
  shipping_lines: {
    kind: 'kept',
    alike(sent, shown) {
      if (!Array.isArray(sent) || !Array.isArray(shown)) return false;
      return sent.every((line: unknown, place) => {
        const made: unknown = shown[place];
        if (!isRecord(line) || !isRecord(made)) return false;
        const { id: _, ...said } = line;
        return isSame(said, made);
      });
    },
  },
};
