import { listOf } from './call.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The named fields of a row; `billing.email` is a nested field. */
function only(row: unknown, fields: readonly (readonly string[])[]): unknown {
  if (Array.isArray(row)) return row.map((one) => only(one, fields));
  if (!isRecord(row)) return row;
  const kept: Record<string, unknown> = {};
  for (const [name = ''] of fields) {
    if (!Object.hasOwn(row, name)) continue;
    const deeper = fields.filter(([first]) => first === name).map((path) => path.slice(1));
    kept[name] = deeper.some((path) => path.length === 0) ? row[name] : only(row[name], deeper);
  }
  return kept;
}

/** The response with only the fields in `_fields=id,name`, as in every WordPress endpoint. */
export async function withFields(answer: Response, url: URL): Promise<Response> {
  const asked = (listOf(url, '_fields') ?? []).map((field) => field.trim());
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (asked.length === 0 || !answer.ok || !isJson) return answer;
  const body: unknown = await answer.json();
  const fields = asked.slice(0, 200).map((field) => field.split('.'));
  return Response.json(only(body, fields), answer);
}
