/**
 * Explicit ARIA roles for the parts of a table: where they are laid out as blocks on narrow screens, some browsers no
 * longer treat them as a table. Spread them over the elements.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
