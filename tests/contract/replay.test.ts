import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '../support/open-database.ts';
import { type BackendFixture, startBackend } from './backend-fixture.ts';
import { additions, deviations } from './deviations.ts';
import { pathnameOf, type Recording, recordings } from './recordings.ts';
import { type Outline, outlineOf, Replay } from './replay.ts';

/** The recorded outline, with the keys that ours may have on top if ours has them. */
function expected(recording: Recording, ours: Outline): Outline {
  const recorded = outlineOf(recording.response);
  if (recorded.keys === null || ours.keys === null) {
    // An empty list says nothing about the keys of its rows.
    const isList = Array.isArray(recording.response.body);
    return isList ? { ...recorded, keys: ours.keys } : recorded;
  }
  const allowed = additions.find(({ path }) => path.test(pathnameOf(recording)))?.keys ?? [];
  const added = allowed.filter((key) => ours.keys?.includes(key));
  return { ...recorded, keys: [...new Set([...recorded.keys, ...added])].toSorted() };
}

describe.each(databases)('the embedded back end on $name answers as WordPress did', ({ open }) => {
  let fixture: BackendFixture;
  let replay: Replay;
  beforeAll(async () => {
    fixture = await startBackend(open);
    replay = await Replay.start(fixture);
  });
  afterAll(() => fixture.close());

  it.each(recordings.map((recording) => [recording.name, recording] as const))(
    '%s',
    async (name, recording) => {
      const answer = await replay.play(recording);
      const ours = outlineOf(answer);
      const deviation = deviations.find((one) => one.recording === name);
      if (deviation) {
        expect({ status: ours.status, code: ours.code }).toEqual(deviation.ours);
        // An entry that is no longer a deviation has to be taken off the list.
        expect(ours).not.toEqual(expected(recording, ours));
      } else {
        expect(ours).toEqual(expected(recording, ours));
        expect(Array.isArray(answer.body)).toBe(Array.isArray(recording.response.body));
      }
    },
  );
});

describe('the list of deviations', () => {
  it('names recordings that exist, each once, and says why', () => {
    const names = deviations.map(({ recording }) => recording);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(recordings.map(({ name }) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const { why } of deviations) expect(why.length).toBeGreaterThan(20);
  });
});
