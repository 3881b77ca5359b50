/**
 * Instagram's logo; the icon set has no brand logos. Three plain shapes: the full outline (Simple Icons) looks the same
 * at this size and adds 2 kB to each page and to the initial script.
 */
export function InstagramMark() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden>
      <rect x="1.08" y="1.08" width="21.84" height="21.84" rx="6" strokeWidth={2.16} />
      <circle cx="12" cy="12" r="5.08" strokeWidth={2.16} />
      <circle cx="18.4" cy="5.6" r="1.44" fill="currentColor" stroke="none" />
    </svg>
  );
}
