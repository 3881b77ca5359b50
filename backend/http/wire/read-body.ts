import { refusal } from './failure.ts';
import { readText, storable, parseJson, isRecord } from './call.ts';

/** Reads the parameters of a JSON or form body; an empty body has none. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(
      [...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]),
    );
  }
  if (text.trim() === '') return {};
  try {
    const value = parseJson(text);
    return isRecord(value) ? value : {};
  } catch {
    throw refusal(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
      json_error_code: 4,
      json_error_message: 'Syntax error',
    });
  }
}
