/** The styles of the documentation page; its CSP contains their hash, so that no other styles can be injected. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d1530; --soft: #5b5470; --line: #ded9ea; --paper: #fff; --tint: #f5f2fb; --brand: #5c2d91; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1edf9; --soft: #b6aecb; --line: #3b3250; --paper: #16101f; --tint: #211932; --brand: #c9a6f2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Fira Sans", system-ui, sans-serif; }
.page { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--brand); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav a { display: inline-block; padding: .25rem 0; }
code { font: .875rem/1.5 ui-monospace, "Cascadia Code", monospace; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; background: var(--paper); }
summary { padding: .625rem .875rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
details[open] > summary { background: var(--tint); border-radius: .5rem .5rem 0 0; border-bottom: 1px solid var(--line); }
.method { display: inline-block; min-width: 4.5rem; color: var(--brand); font-weight: 600; }
.does { display: block; color: var(--soft); }
.inside { padding: .5rem .875rem 1rem; }
dl { margin: .25rem 0; display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; }
dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.kind { display: block; font-size: .875rem; color: var(--ink); }
.inside:target { scroll-margin-top: 4rem; }
@media (max-width: 36rem) { summary code { display: block; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin: 0 0 .5rem; } }
`;
