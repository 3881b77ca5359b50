import { describe, expect, it } from 'vitest';

import { billOf, faultsOf, readLockFile } from './sbom.mjs';

describe('the bill of materials', () => {
  const lock = readLockFile();
  const bill = billOf(lock);

  it('lists every package of the lock file with its version and a licence that is allowed', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const inLock = Object.entries(lock.packages).filter(([path, { link }]) => path && !link);
    expect(bill.components).toHaveLength(inLock.length);
    expect(inLock.length).toBeGreaterThan(500);
    expect(faultsOf(bill)).toEqual([]);
  });

  it('names each package once, as other tools look it up', () => {
    const refs = bill.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const start = bill.components.find(({ name }) => name === '@tanstack/react-start');
    expect(start?.purl).toBe(`pkg:npm/%40tanstack/react-start@${start?.version}`);
    expect(start?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
  });

  it('finds what has no version, no hash, no licence or one that is not allowed', () => {
    const packages = {
      'node_modules/a': { license: 'MIT', integrity: 'sha512-AAAA' },
      'node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/c': { version: '1.0.0', integrity: 'sha512-AAAA' },
      'node_modules/d': { version: '1.0.0', license: 'AGPL-3.0-only', integrity: 'sha512-AAAA' },
      'node_modules/e': {
        ...{ version: '1.0.0', license: 'GPL-2.0-or-later', integrity: 'sha512-AAAA' },
      },
      'node_modules/f': { version: '1.0.0', license: 'GPL-2.0 OR MIT', integrity: 'sha512-AAAA' },
    };
    expect(faultsOf(billOf({ name: 'x', version: '1', packages }))).toEqual([
      'a has no version',
      'b 1.0.0 has no hash',
      'c 1.0.0 names no licence',
      'd 1.0.0 has the licence AGPL-3.0-only, which no one has allowed',
      'e 1.0.0 has the licence GPL-2.0-or-later, which no one has allowed',
    ]);
  });
});
