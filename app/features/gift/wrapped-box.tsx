import * as look from './gift.recipe.ts';

/** A gift box whose lid moves now and then; with reduced motion it is still. */
export function WrappedBox() {
  return (
    <svg
      className={look.box}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g className="lid">
        <rect x="3" y="8" width="18" height="4" rx="1" />
        <path d="M7.5 8a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.5-5 2.5 2.5 0 0 1 0 5" />
      </g>
      <path d="M12 8v13M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7" />
    </svg>
  );
}
