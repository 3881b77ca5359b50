import { describe, expect, it } from 'vitest';

import { wrongVersions } from './wrong-versions.ts';

const required = { start: '1.169.5', h3: '>=1.15.11' };
const start = { name: 'start', version: '1.169.5' };
const wrong = (...h3: string[]) =>
  wrongVersions(required, [start, ...h3.map((version) => ({ name: 'h3', version }))]);

describe('the versions that are really installed', () => {
  it('pass when they are the exact one or above the floor', () => {
    for (const version of ['1.15.11', '1.15.100', '1.16.0', '2.0.0'])
      expect(wrong(version)).toEqual([]);
  });

  it('fail below the floor, by number and not by letter', () => {
    for (const version of ['1.15.9', '1.2.12', '0.99.99', '2.0.1-rc.18', '']) {
      expect(wrong(version)).toHaveLength(1);
    }
  });

  it('fail when one of several copies is wrong', () => {
    expect(wrong('1.15.11', '1.13.0')).toEqual(['h3 >=1.15.11 is needed and 1.13.0 is installed']);
  });

  it('fail for a newer one where it has to be exact, and for none', () => {
    const newer = { name: 'start', version: '1.169.6' };
    expect(wrongVersions({ start: '1.169.5' }, [newer])).toHaveLength(1);
    expect(wrongVersions({ start: '1.169.5' }, [])).toHaveLength(1);
  });
});
