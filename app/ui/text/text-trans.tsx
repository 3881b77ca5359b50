import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Values that look like they contain a tag become nodes, which are rendered as they are. */
function asNodes(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}

/**
 * The component that the `Trans` macro compiles to (`lingui.config.ts`). Lingui parses a message's tags after
 * interpolating its values, so `<b>` in user input would be taken for one of the message's own tags and dropped
 * (docs/adr/0056).
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values && { values: asNodes(values) })} />;
}
