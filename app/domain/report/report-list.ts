import * as v from 'valibot';

/** The report lists at the desk. */
export const reportLists = ['open', 'objections', 'decided'] as const;

export type ReportList = (typeof reportLists)[number];

export const reportListSchema = v.picklist(reportLists);

export const reportPageSize = 20;
