import { factsWithClosures } from '#app/server/availability/closures.server.ts';
import { readLineFacts } from '#app/server/backend/orders/line-facts.server.ts';
import type { AskedLine } from '#domain/checkout/asked-lines.ts';
import type { NewOrderOf } from '#domain/checkout/checkout.ts';
import { defaultLocale } from '#domain/locale.ts';
import type { LineFacts } from '#domain/order/line-facts.ts';

function askedOf({ celebrityId, lines }: NewOrderOf): AskedLine[] {
  return lines.map((line) =>
    line.kind === 'service'
      ? { kind: line.kind, id: line.id, celebrityId, service: line.request.service }
      : { kind: line.kind, id: line.id, productId: line.productId },
  );
}

/** Facts by line, only for lines that belong to their order's celebrity. */
export async function factsOf(
  orders: readonly NewOrderOf[],
): Promise<ReadonlyMap<string, LineFacts>> {
  const facts = await factsWithClosures(
    await readLineFacts(orders.flatMap(askedOf), defaultLocale),
  );
  const sellers = new Map(
    orders.flatMap(({ celebrityId, lines }) => lines.map(({ id }) => [id, celebrityId] as const)),
  );
  return new Map(
    facts
      .filter(({ id, celebrityId }) => sellers.get(id) === celebrityId)
      .map((one) => [one.id, one]),
  );
}
