const tails = new Map<string, Promise<unknown>>();

/** Does works of one name one after the other in this process, and those of other names at the same time. */
export async function oneAfterAnother<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = tails.get(name) ?? Promise.resolve();
  const done = before.then(work, work);
  tails.set(name, done);
  try {
    return await done;
  } finally {
    if (tails.get(name) === done) tails.delete(name);
  }
}
