/**
 * What each part of a table is, said in words: where a narrow screen lays the parts out as blocks, some browsers no
 * longer take them for a table. Spread them over the elements.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
