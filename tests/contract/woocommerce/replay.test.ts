import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '#tests/support/databases/open-database.ts';
import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';
import { additions, otherForms } from './deviations-of-form.ts';
import { deviations } from './deviations.ts';
import { differencesFrom, outcomeOf, patternOf, recordedShapes } from './recorded-shapes.ts';
import { type Recording, recordings } from './recordings.ts';
import { Replay } from './replay.ts';

const shapes = recordedShapes();

/** What is compared of a recording: at every depth, but for what is listed. */
function compared(recording: Recording, { status, body }: { status: number; body: unknown }) {
  const { name, request } = recording;
  const pair = { method: request.method, path: request.path, status, body };
  const allowed = additions.filter(({ path }) => path.test(patternOf(request.path)));
  const all = differencesFrom(recording, shapes, pair, (key) =>
    allowed.some(({ keys }) => keys.test(key)),
  );
  const used = new Set<string>();
  const differences = all.filter((difference) => {
    const other = otherForms.find(
      (one) => one.recordings.test(name) && one.differences.test(difference),
    );
    if (other) used.add(other.why);
    return !other;
  });
  return { differences, used };
}

describe.each(databases)('the embedded back end on $name answers as WordPress did', ({ open }) => {
  let fixture: BackendFixture;
  let replay: Replay;
  const used = new Set<string>();
  beforeAll(async () => {
    fixture = await startBackend(open);
    replay = await Replay.start(fixture);
  });
  afterAll(() => fixture.close());

  it.each(recordings.map((recording) => [recording.name, recording] as const))(
    '%s',
    async (name, recording) => {
      const answer = await replay.play(recording);
      const deviation = deviations.find((one) => one.recording === name);
      if (deviation) {
        const { status: to, code } = deviation.ours;
        expect(outcomeOf(answer.status, answer.body)).toBe(
          code === null ? String(to) : `${to} ${code}`,
        );
        // An entry that is no longer a deviation has to be taken off the list.
        expect(compared(recording, answer).differences).not.toEqual([]);
        return;
      }
      const found = compared(recording, answer);
      for (const why of found.used) used.add(why);
      expect(found.differences).toEqual([]);
    },
  );

  it('has each of the other forms that are listed somewhere', () => {
    expect(otherForms.filter(({ why }) => !used.has(why))).toEqual([]);
  });
});

describe('the list of deviations', () => {
  it('names recordings that exist, each once, and says why', () => {
    const names = deviations.map(({ recording }) => recording);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(recordings.map(({ name }) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const { why } of [...deviations, ...otherForms]) expect(why.length).toBeGreaterThan(20);
  });
});
