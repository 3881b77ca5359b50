/** What a row of `npm run backend:check` is made of. */

/** One answer of the WordPress; `body` is null where it is no JSON. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** How long a list is, where that is said. */
  readonly total: number | null;
  /** It sends to the same path with a slash at its end: what WordPress does with paths that it does not know. */
  readonly isSentToSlash: boolean;
}

interface Question {
  readonly withKey?: boolean;
  readonly method?: string;
  readonly body?: unknown;
}

/** Settings of the app by the names of their environment variables. */
export type AppSettings = Readonly<Record<string, string | undefined>>;

/** The shop that is looked at. */
export interface Shop {
  /** Asks with the service credential when `withKey`, else as no one. */
  readonly ask: (path: string, question?: Question) => Promise<Answered>;
  /** The same with the service credential. */
  readonly asService: (path: string, question?: Omit<Question, 'withKey'>) => Promise<Answered>;
  readonly url: string;
  /** Whether a test order may be placed. */
  readonly mayWrite: boolean;
  readonly settings: AppSettings;
  readonly now: Date;
}

/** Something that is not as it should be. */
export interface Fault {
  readonly wrong: string;
  /** What a person will see because of it. */
  readonly seen: string;
  /** What to do, and where in wp-admin. */
  readonly todo: string;
}

/** What a row came to. A gap breaks the main job, with a warning it works less well. */
export type Verdict =
  | { readonly status: 'ok'; readonly says?: string }
  | { readonly status: 'untried'; readonly says: string }
  | { readonly status: 'gap' | 'warning'; readonly fault: Fault };

export interface Row {
  readonly name: string;
  /** Rows whose gaps leave this one open. */
  readonly after?: readonly string[];
  readonly look: (shop: Shop) => Promise<Verdict>;
}

export function ok(says?: string): Verdict {
  return says === undefined ? { status: 'ok' } : { status: 'ok', says };
}

export function gap(fault: Fault): Verdict {
  return { status: 'gap', fault };
}

export function warning(fault: Fault): Verdict {
  return { status: 'warning', fault };
}

/** A field of an object; undefined where it has none, or is no object. */
export function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map(Object.entries(body)).get(name);
}

export function codeOf({ body }: Pick<Answered, 'body'>): unknown {
  return fieldOf(body, 'code');
}

export function isList({ status, body }: Answered): boolean {
  return status === 200 && Array.isArray(body);
}

/** Rows of a list; none where it is no list. */
export function rowsOf({ status, body }: Answered): readonly unknown[] {
  return status === 200 && Array.isArray(body) ? body : [];
}

/** What WordPress says where no plugin answers. */
export function isNowhere(answer: Answered): boolean {
  return answer.body === null || codeOf(answer) === 'rest_no_route';
}

/** Settings of a group by their ids; WooCommerce lists each of them twice. */
export function settingsOf(answer: Answered): ReadonlyMap<unknown, unknown> {
  return new Map(rowsOf(answer).map((row) => [fieldOf(row, 'id'), fieldOf(row, 'value')]));
}
