import { Navigate, useRouterState } from '@tanstack/react-router';

/** To the step that comes first. Not before the router is at rest: the first page of a visit is still on its way. */
export function StepRedirect(props: {
  to: '/{-$locale}/checkout/shipping' | '/{-$locale}/checkout/payment';
  only: string | undefined;
}) {
  const isAtRest = useRouterState({ select: ({ status }) => status === 'idle' });
  return isAtRest ? <Navigate to={props.to} search={{ only: props.only }} replace /> : null;
}
