import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/_account/my-products/new')({});
