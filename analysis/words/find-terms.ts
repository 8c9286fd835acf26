import { GLOSSARY, TERM_GROUPS, type TermGroup } from './glossary.ts';

const named = (text: string): string => text.toLowerCase().replaceAll(/[’'_-]/g, '');

/**
 * The groups with those of their terms that hold every word of `query` in name, text, source or the name of their group,
 * case and hyphens aside; groups without any are left out. An empty query finds all.
 */
export function findTerms(query: string): readonly TermGroup[] {
  const words = named(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return TERM_GROUPS.map(({ name, keys }) => ({
    name,
    keys: keys.filter((key) => {
      const { name: term, text, source } = GLOSSARY[key];
      const all = named([name, key, term, text, source ?? ''].join(' '));
      return words.every((word) => all.includes(word));
    }),
  })).filter(({ keys }) => keys.length > 0);
}
