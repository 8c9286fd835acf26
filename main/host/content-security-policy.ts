const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * What the window may load: its own files and nothing else, whatever a transcript or an error message brings in.
 * React sets styles through the object model, which needs no 'unsafe-inline'.
 * `data:` and `blob:` images are figures drawn in the page.
 */
export const CONTENT_SECURITY_POLICY = DIRECTIVES.join('; ');
