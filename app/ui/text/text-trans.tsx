import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Values with what looks like a tag become nodes, which are shown as they are. */
function asNodes(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}

/**
 * What the macro `Trans` becomes (`lingui.config.ts`). Lingui looks for the tags of a sentence after it has filled in
 * its values, so that `<b>` in what someone typed would be taken for one of the sentence's own and dropped
 * (docs/adr/0056).
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values && { values: asNodes(values) })} />;
}
