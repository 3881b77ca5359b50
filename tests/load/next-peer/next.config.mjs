/** @type {import('next').NextConfig} */
export default {
  // What is measured is the page and not what says who made it.
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
