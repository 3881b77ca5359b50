/** An error response; thrown anywhere below the router, which turns it into a response. */
export class Failure extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`answered ${status}`);
    this.name = 'Failure';
    this.status = status;
    this.body = body;
  }
}

/** WordPress's error envelope. */
export function refusal(
  status: number,
  code: string,
  message: string,
  data: Readonly<Record<string, unknown>> = {},
): Failure {
  return new Failure(status, { code, message, data: { status, ...data } });
}

/** A parameter with an invalid type or range. */
export function invalidParameter(
  name: string,
  message: string,
  code = 'rest_invalid_type',
): Failure {
  return refusal(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, {
    params: { [name]: message },
    details: { [name]: { code, message, data: { param: name } } },
  });
}

/** Invalid parameters, each with the reason. */
export function invalidParameters(wrong: Readonly<Record<string, string>>): Failure {
  const code = 'rest_invalid_param';
  return refusal(400, code, `Invalid parameter(s): ${Object.keys(wrong).join(', ')}`, {
    params: wrong,
    details: Object.fromEntries(
      Object.entries(wrong).map(([param, message]) => [param, { code, message, data: { param } }]),
    ),
  });
}

export function noRoute(): Failure {
  return refusal(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}
