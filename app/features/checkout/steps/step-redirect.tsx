import { Navigate, useRouterState } from '@tanstack/react-router';

/**
 * Redirects to the step that has to be completed first. Waits until the router is idle, because the first page of a
 * visit is still loading.
 */
export function StepRedirect(props: {
  to: '/{-$locale}/checkout/shipping' | '/{-$locale}/checkout/payment';
  only: string | undefined;
}) {
  const isAtRest = useRouterState({ select: ({ status }) => status === 'idle' });
  return isAtRest ? <Navigate to={props.to} search={{ only: props.only }} replace /> : null;
}
