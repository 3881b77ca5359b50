/** A stream of events as someone reads it. */
export interface ReadEvents {
  /** What came so far, each as it is on the wire, without beats. */
  readonly events: readonly string[];
  /** Resolves once it has ended. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Reads on and on. @param body of an answer */
export function readEvents({ body }: Response): ReadEvents {
  if (body === null) throw new Error('there is nothing to read');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: string[] = [];
  async function read(): Promise<void> {
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.filter((part) => !part.startsWith('event: beat')));
    }
  }
  return { events, ended: read(), close: () => reader.cancel() };
}

/** What someone is told who looks at orders. */
export const staleOrders = 'data: {"stale":["orders"]}';
