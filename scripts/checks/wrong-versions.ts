/** Versions by package: exactly one (`1.2.3`) or at least one (`>=1.2.3`). */
export type RequiredVersions = Readonly<Record<string, string>>;

/** A copy of a package that lies in `node_modules`; a package may have several. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
}

function isAtLeast(version: string, floor: string): boolean {
  // A pre-release comes before its release and is never what we ask for.
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [have, need] = [version, floor].map((text) => text.split('.').map(Number));
  const at = need?.findIndex((part, index) => have?.[index] !== part) ?? -1;
  return at === -1 || (have?.[at] ?? 0) > (need?.[at] ?? 0);
}

function fits(version: string, required: string): boolean {
  return required.startsWith('>=') ? isAtLeast(version, required.slice(2)) : version === required;
}

/** @returns a sentence for each package that is missing, and for each copy of one that has another version */
export function wrongVersions(
  required: RequiredVersions,
  installed: readonly InstalledPackage[],
): string[] {
  return Object.entries(required).flatMap(([name, version]) => {
    const copies = installed.filter((copy) => copy.name === name);
    if (copies.length === 0) return [`${name} ${version} is needed and is not installed`];
    return copies
      .filter((copy) => !fits(copy.version, version))
      .map((copy) => `${name} ${version} is needed and ${copy.version} is installed`);
  });
}
