import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

import { defaultFirst, sizeOf } from './graphql-connection.ts';
import {
  type QueryCost,
  rowsOfLists,
  connections,
  weightOfGoods,
  listOfGoods,
  rowOfGoods,
  nothing,
  endless,
} from './query-cost.ts';

/** The maximum nesting depth of selections, with fragments expanded; the product's own query has depth 6. */
export const maxDepth = 12;
/**
 * The maximum number of fields that one request's operations may select, multiplied by list rows; the product's own
 * query selects 51,000.
 */
export const maxCost = 120_000;
/** The maximum number of aliases in one request's operations, with fragments expanded. */
export const maxAliases = 30;

type Variables = Readonly<Record<string, unknown>>;

/** The cost of one operation in a document; each fragment is visited once, however often it is spread. */
class CostOfOperation {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  readonly #known = new Map<string, QueryCost>();

  constructor(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) {
    const fragments = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    );
    this.#variables = { ...Object.fromEntries(defaults), ...variables };
  }

  ofSelections(set: SelectionSetNode | undefined): QueryCost {
    let sum = nothing;
    for (const selection of set?.selections ?? []) {
      const cost =
        selection.kind === Kind.FIELD
          ? this.#ofField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.ofSelections(selection.selectionSet)
            : this.#ofFragment(selection.name.value);
      sum = {
        fields: sum.fields + cost.fields,
        aliases: sum.aliases + cost.aliases,
        depth: Math.max(sum.depth, cost.depth),
      };
    }
    return sum;
  }

  #ofField(field: FieldNode): QueryCost {
    const below = this.ofSelections(field.selectionSet);
    const rows = this.#rowsOf(field);
    const isOfGoods = field.name.value === 'products';
    return {
      fields: isOfGoods
        ? listOfGoods + rows * (rowOfGoods + weightOfGoods * below.fields)
        : 1 + rows * below.fields,
      aliases: below.aliases + (field.alias ? 1 : 0),
      depth: below.depth + (field.selectionSet ? 1 : 0),
    };
  }

  #ofFragment(name: string): QueryCost {
    const known = this.#known.get(name);
    if (known) return known;
    this.#known.set(name, endless);
    const cost = this.ofSelections(this.#fragments.get(name)?.selectionSet);
    this.#known.set(name, cost);
    return cost;
  }

  #rowsOf({ name, arguments: sent }: FieldNode): number {
    if (!connections.includes(name.value)) return rowsOfLists.get(name.value) ?? 1;
    const value = sent?.find((argument) => argument.name.value === 'first')?.value;
    const first =
      value?.kind === Kind.INT
        ? Number(value.value)
        : value?.kind === Kind.VARIABLE
          ? this.#variables[value.name.value]
          : defaultFirst;
    // At least one: the fields of an empty list are still visited.
    return Math.max(1, sizeOf({ first: typeof first === 'number' ? first : defaultFirst }));
  }
}

/**
 * The cost of a document: that of its most expensive operation. Computed before validation, which is costly too.
 * @param variables of the request
 */
export function costOf(document: DocumentNode, variables: Variables): QueryCost {
  const costs = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) =>
      new CostOfOperation(document, operation, variables).ofSelections(operation.selectionSet),
    );
  return {
    fields: Math.max(0, ...costs.map(({ fields }) => fields)),
    aliases: Math.max(0, ...costs.map(({ aliases }) => aliases)),
    depth: Math.max(0, ...costs.map(({ depth }) => depth)),
  };
}
