import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { json } from './answer.ts';
import type { Call } from './call.ts';
import { readBody } from './read-body.ts';
import { Failure, invalidParameter, refusal } from './failure.ts';

type Endpoint = (call: Call) => Promise<Response>;

/** The endpoints that handle the items of a batch. */
export interface BatchEndpoints {
  readonly create: Endpoint;
  readonly update: Endpoint;
  /** Not set for resources that are never deleted. */
  readonly delete?: Endpoint;
}

const mostItems = 100;

function itemsOf(body: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const items = body[name] ?? [];
  if (Array.isArray(items)) return items;
  throw invalidParameter(name, `${name} is not of type array.`);
}

function idOf(item: unknown): number {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0;
}

/** The request as if this item had been sent alone. */
function single(call: Call, item: unknown, id: number | null): Call {
  const headers = new Headers({ 'content-type': 'application/json' });
  const authorization = call.request.headers.get('authorization');
  if (authorization !== null) headers.set('authorization', authorization);
  const url = new URL(call.url);
  url.searchParams.set('force', 'true');
  return {
    ...call,
    url,
    request: new Request(url, { method: 'POST', headers, body: JSON.stringify(item) }),
    params: id === null ? call.params : [...call.params, String(id)],
  };
}

/** The result of one item: its row, or WooCommerce's error object. */
async function outcome(endpoint: Endpoint, call: Call, id: number): Promise<unknown> {
  try {
    return await (await endpoint(call)).json();
  } catch (error) {
    if (error instanceof Failure) return { id, error: error.body };
    throw error;
  }
}

/** Runs the items of a batch one by one, in order; a failed item does not stop the others, as in WooCommerce. */
export async function batch(call: Call, endpoints: BatchEndpoints): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'batch');
  const known: Call = { ...call, caller };
  const body = await readBody(call.request);
  const toCreate = itemsOf(body, 'create');
  const toUpdate = itemsOf(body, 'update');
  const toDelete = itemsOf(body, 'delete');
  if (toCreate.length + toUpdate.length + toDelete.length > mostItems) {
    throw refusal(413, 'woocommerce_rest_request_entity_too_large', 'Too many items.');
  }
  const never: Endpoint = () => Promise.reject(notAllowed(caller, 'delete'));
  const run = async (items: readonly unknown[], endpoint: Endpoint, isNew: boolean) => {
    const rows: unknown[] = [];
    for (const item of items) {
      const id = idOf(item);
      rows.push(await outcome(endpoint, single(known, item, isNew ? null : id), id));
    }
    return rows;
  };
  return json({
    create: await run(toCreate, endpoints.create, true),
    update: await run(toUpdate, endpoints.update, false),
    delete: await run(toDelete, endpoints.delete ?? never, false),
  });
}
