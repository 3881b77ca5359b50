import * as v from 'valibot';

/** Lists of the reports at the desk. */
export const reportLists = ['open', 'objections', 'decided'] as const;

export type ReportList = (typeof reportLists)[number];

export const reportListSchema = v.picklist(reportLists);

export const reportPageSize = 20;
