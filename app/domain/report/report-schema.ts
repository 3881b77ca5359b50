import * as v from 'valibot';
import { reportFields, needsReporter } from './report.ts';

/** Reports which of the two fields is missing. */
function reporterIsNamed({ reason, name, email }: v.InferOutput<typeof reportFields>) {
  return {
    name: !needsReporter(reason) || name !== '',
    email: !needsReporter(reason) || email !== '',
  };
}

/** A report as submitted by a visitor. */
export const reportSchema = v.pipe(
  reportFields,
  v.forward(
    v.check((report) => reporterIsNamed(report).name, 'required'),
    ['name'],
  ),
  v.forward(
    v.check((report) => reporterIsNamed(report).email, 'required'),
    ['email'],
  ),
);
