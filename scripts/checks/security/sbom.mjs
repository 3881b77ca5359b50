import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { root } from '../../node-runtime.mjs';
import { ownLicences, isAllowed } from './licences.mjs';

/**
 * `npm run sbom`: the bill of materials (CycloneDX 1.6) of everything in the lock file, as `sbom.json`. npm's own `npm
 * sbom` refuses this tree, in which overrides hold versions of packages that others would not take.
 */

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function componentOf([path, entry]) {
  const name = entry.name ?? nameOf(path);
  const licence = entry.license ?? ownLicences[name];
  const [, algorithm = '', digest = ''] = /^(sha\d+)-(\S+)/.exec(entry.integrity ?? '') ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${entry.version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version: entry.version,
    purl,
    scope: entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required',
    ...(licence
      ? {
          licenses: [
            { expression: licence.replaceAll(/ (or|and) /g, (word) => word.toUpperCase()) },
          ],
        }
      : {}),
    ...(entry.inBundle ? { properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] } : {}),
    ...(digest
      ? {
          hashes: [
            {
              alg: algorithm.replace('sha', 'SHA-'),
              content: Buffer.from(digest, 'base64').toString('hex'),
            },
          ],
        }
      : {}),
  };
}

/** The bill of what a lock file holds. The same lock file gives the same bill. */
export function billOf({ name, version, packages }) {
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(componentOf);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  };
}

/** A sentence for each component that has no version or hash, or no licence that is allowed. */
export function faultsOf({ components }) {
  return components.flatMap(({ name, version, licenses, hashes, scope, properties }) => {
    const licence = licenses?.[0]?.expression;
    return [
      ...(version ? [] : [`${name} has no version`]),
      // What comes inside another package is covered by that one's hash.
      ...(hashes || properties ? [] : [`${name} ${version} has no hash`]),
      ...(licence ? [] : [`${name} ${version} names no licence`]),
      ...(licence && !isAllowed(licence, scope === 'excluded')
        ? [`${name} ${version} has the licence ${licence}, which no one has allowed`]
        : []),
    ];
  });
}

export function readLockFile() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}

if (process.argv[1] === import.meta.filename) {
  const bill = billOf(readLockFile());
  const path = join(root, 'sbom.json');
  writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages are in ${path}`);
}
